### Capitol : tout ce que dit le jeu, en français.

game-name = Capitol
game-about = Construisez, couvrez et placez des immeubles dans les neuf zones de la Rome antique, et prenez-y la tête par le nombre d’étages.
game-time = 60 à 90 minutes
game-designers = Alan R. Moon et Aaron Weissblum
game-sources = La disposition des zones est reconstituée

## Les choses

card-roof = toit
card-floor = étage
card-permit-blue = permis bleu
card-permit-pink = permis rose
card-permit-mauve = permis mauve
deck-roof = cartes toit
deck-floor = cartes étage
deck-permit = cartes permis
shape-round = toit rond
shape-triangular = toit triangulaire
colour-blue = bleue
colour-pink = rose
colour-mauve = mauve
zone-campus-martius = Campus Martius
zone-insula-tiberina = Insula Tiberina
zone-capitolinus = Capitolinus
zone-quirinalis = Quirinalis
zone-viminalis = Viminalis
zone-esquilinus = Esquilinus
zone-palatinus = Palatinus
zone-caelius = Caelius
zone-aventinus = Aventinus
phase-setup = mise en place
phase-construction = construction
phase-improvement = aménagement
phase-draw = pioche
phase-over = partie terminée

## Les événements

event-consul = { $who } commence comme consul.
event-deal = { $who } reçoit la carte { $card } { $value }.
event-top = Nouvelle carte visible : { $card } { $value }.
event-play = { $who } joue la carte { $card } { $value }.
event-burn = { $who } défausse la carte { $card } { $value } sans effet.
event-pass = { $who } passe.
event-raise = { $who } fait passer un immeuble à { $height } étages.
event-raise-new = { $who } commence un nouvel immeuble.
event-roof = { $height ->
    [one] { $who } pose un { $shape } sur un immeuble d’un étage.
   *[other] { $who } pose un { $shape } sur un immeuble de { $height } étages.
}
event-place = { $height ->
    [one] { $who } place dans la zone { $zone } un immeuble d’un étage à { $shape }.
   *[other] { $who } place dans la zone { $zone } un immeuble de { $height } étages à { $shape }.
}
event-bid = { $who } mise la carte { $card } { $value }.
event-done = { $improvement ->
    [fountain] { $who } a terminé son offre pour la fontaine.
    [amphitheatre] { $who } a terminé son offre pour l’amphithéâtre.
   *[temple] { $who } a terminé son offre pour le temple.
}
event-site = { $improvement ->
    [fountain] { $who } place la fontaine dans la zone { $zone }.
    [amphitheatre] { $who } place l’amphithéâtre dans la zone { $zone }.
   *[temple] { $who } place le temple dans la zone { $zone }.
}
event-draw = { $who } pioche la carte { $card } { $value }.
event-draw-unseen = { $who } pioche dans la pile de { $deck }.

## Les choix en peu de mots : le verbe de la notation, et ce qui le suit

verb-play = Jouer
verb-burn = Défausser
verb-pass = Passer
verb-raise = Élever
verb-roof = Couvrir
verb-place = Placer
verb-bid = Miser
verb-bid-done = Terminer l’offre (carte STOP)
verb-fountain = Placer la fontaine
verb-amphitheatre = Placer l’amphithéâtre
verb-temple = Placer le temple
verb-draw = Piocher
choice-play = { $card } { $value }
choice-burn = { $card } { $value }
choice-raise = un immeuble à { $height } étages
choice-raise-new = un nouvel immeuble
choice-roof = { $height ->
    [one] un étage avec un { $shape }
   *[other] { $height } étages avec un { $shape }
}
choice-place = { $height ->
    [one] un étage à { $shape }, zone { $zone }
   *[other] { $height } étages à { $shape }, zone { $zone }
}
choice-bid = { $card } { $value }
choice-done = la carte STOP (offre terminée)
choice-site = zone { $zone }
choice-draw = { $card } { $value }
choice-draw-unseen = dans la pile de { $deck }

## Ce qui suit tout seul

told-no-cards = { $who } n’a plus de cartes et passe.
told-bid = { $cards ->
    [one] { $who } offre { $sum }.
   *[other] { $who } offre { $values } = { $sum }.
}
told-no-bid = { $who } n’offre rien.
told-nobody = { $improvement ->
    [fountain] Aucune offre : la fontaine quitte la partie.
    [amphitheatre] Aucune offre : l’amphithéâtre quitte la partie.
   *[temple] Aucune offre : le temple quitte la partie.
}
told-won = { $improvement ->
    [fountain] { $who } remporte la fontaine avec { $sum }
    [amphitheatre] { $who } remporte l’amphithéâtre avec { $sum }
   *[temple] { $who } remporte le temple avec { $sum }
}{ $by ->
    [card] , grâce à sa carte la plus forte ({ $top }).
    [order] , grâce à l’ordre du tour : même somme, même carte la plus forte ({ $top }).
   *[sum] .
}
told-no-room = { $improvement ->
    [fountain] Aucune case libre : la fontaine quitte la partie.
    [amphitheatre] Aucune case libre : l’amphithéâtre quitte la partie.
   *[temple] Aucune case libre : le temple quitte la partie.
}
told-ranked = { $zone } : { $rank ->
    [1] { $who } prend la première place
    [2] { $who } prend la deuxième place
   *[0] { $who } n’obtient rien
} ({ $why ->
    [most] le plus d’étages
    [higher] égalité d’étages, immeuble plus haut
    [shared] égalité d’étages et de hauteur
    [lower] égalité d’étages, immeuble moins haut
    [next] juste derrière en étages
    [level] égalité pour la deuxième place
    [too-low] égalité d’étages, mais d’autres, plus hauts, se partagent la première place
    [behind-tie] derrière une égalité en tête, qui ne laisse pas de deuxième place
   *[behind] trop peu d’étages
}{ $temple ->
    [1] , le temple double
   *[0] {""}
}) : { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
told-score = { $points ->
    [one] { $who } marque { $points } point et en totalise { $score }.
   *[other] { $who } marque { $points } points et en totalise { $score }.
}
told-renewed = { $cards ->
    [one] La pile de { $deck } est vide : sa défausse (1 carte) est retournée.
   *[other] La pile de { $deck } est vide : sa défausse ({ $cards } cartes) est retournée.
}
told-extra = { $cards ->
    [one] Les amphithéâtres donnent à { $who } une carte de plus à piocher.
   *[other] Les amphithéâtres donnent à { $who } { $cards } cartes de plus à piocher.
}
told-all-empty = Toutes les piles sont vides : plus personne ne pioche dans cette manche.
told-round = La manche { $round } commence, { $who } est consul.

## Rangs et raisons dans le décompte

why-most = le plus d’étages
why-higher = égalité d’étages, immeuble plus haut
why-shared = égalité d’étages et de hauteur
why-lower = égalité d’étages, moins haut
why-next = juste derrière en étages
why-level = égalité pour la 2e place
why-too-low = égalité d’étages, trop bas pour partager la tête
why-behind = trop peu d’étages
why-behind-tie = derrière une égalité en tête
label-rank = { $rank ->
    [1] 1er
   *[2] 2e
}
label-doubled = temple ×2
label-column-zone = zone
label-column-rank = rang
label-column-player = nom
label-column-floors = ét./max.
label-column-points = points
label-column-why = raison
count-title = Décompte
count-zone = { $zone } { $fountains }≈
count-floors = { $floors }/{ $height }
count-legend = ≈ fontaines dans la zone

## Étiquettes du dessin

label-round = Manche { $round } sur { $rounds }
label-supply = { $floors ->
    [one] { $floors } étage en réserve
   *[other] { $floors } étages en réserve
}
label-auction = Enchère { $number } sur { $auctions } : { $what ->
    [fountain] une fontaine
    [amphitheatre] un amphithéâtre
   *[temple] un temple
}
label-drawing = { $cards ->
    [one] encore { $cards } carte à piocher pour { $who }
   *[other] encore { $cards } cartes à piocher pour { $who }
}
label-bidding = offres attendues : { $names }
label-bid = { $values } = { $sum }
label-blue = zones bleues
label-pink = zones roses
label-mauve = zones mauves
label-blue-short = bl
label-pink-short = ro
label-mauve-short = ma
label-amphitheatre = amphithéâtre
label-temple = temple
label-legend = ● rond  ▲ triangulaire  ≈ fontaine  · libre  [ ] grande case  A 5/2 +3 : étages/immeuble le plus haut, points si l’on décomptait maintenant  ° vue de tous
label-empty = vide
label-unseen = { $cards ->
    [one] + { $cards } carte cachée
   *[other] + { $cards } cartes cachées
}
label-pile = { $deck } :
label-discard = défausse :
label-hand = { $cards ->
    [0] pas de cartes
    [one] { $cards } carte :
   *[other] { $cards } cartes :
}
label-roof = toit
label-floor = étage
label-permit = permis
label-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
label-consul = consul
label-passed = a passé
label-finished = terminés
label-unfinished = en construction
label-roofs = toits restants

## Ce qui est imprimé sur les cartes

face-floor = étages
face-roof = toit
face-permit-blue = zone
face-permit-blue-zone = bleue
face-permit-pink = zone
face-permit-pink-zone = rose
face-permit-mauve = zone
face-permit-mauve-zone = mauve

## Articles de la règle

clause-1-1 = Il y a neuf zones, trois par couleur, avec de petites cases et une grande ; les fontaines imprimées occupent de petites cases.
clause-1-2 = La boîte ne contient qu’un nombre limité d’étages, de toits et d’aménagements.
clause-1-3 = Il ne reste pas de carte { $card } { $value } parmi les cartes non vues.
clause-1-4 = { $case ->
    [due] La distribution est en cours ; la prochaine carte ({ $deck }) est pour { $who }.
   *[past] Les cartes ne sont distribuées qu’au début, dans un ordre fixe.
}
clause-1-5 = On commence avec quatre immeubles terminés : d’un et de deux étages, à toit rond et à toit triangulaire.
clause-1-6 = Le consul est tiré au sort une seule fois, avant toute chose.
clause-1-7 = Le nombre de cartes en main est public ; les cartes restent secrètes tant que tous ne les ont pas vues.
clause-2-1 = Ce n’est pas le moment : la phase en cours est « { $phase } ».
clause-2-2 = Le consul passe à gauche après chacune des trois premières manches ; la dernière n’a pas de pioche.
clause-2-3 = La partie est terminée.
clause-3-1 = { $who } n’a pas la carte { $card } { $value }.
clause-3-2 = Passer est définitif jusqu’à la prochaine phase de construction.
clause-3-3 = Toute carte peut être défaussée sans effet.
clause-3-4 = La valeur d’une carte ne compte pas pendant la construction.
clause-3-5 = { $case ->
    [due] { $who } doit d’abord poser les étages de la carte.
    [empty] Il ne reste aucun étage dans la réserve.
    [card] Il faut d’abord jouer une carte étage.
   *[none] { $height ->
        [one] { $who } n’a pas d’immeuble d’un étage en construction.
       *[other] { $who } n’a pas d’immeuble de { $height } étages en construction.
    }
}
clause-3-6 = { $case ->
    [due] { $who } doit d’abord poser le toit de la carte.
    [card] Il faut d’abord jouer une carte toit.
    [no-building] { $who } n’a aucun immeuble en construction.
    [no-roof] { $who } n’a plus de toit.
    [shape] { $who } n’a plus de { $shape }.
   *[none] { $height ->
        [one] { $who } n’a pas d’immeuble d’un étage en construction.
       *[other] { $who } n’a pas d’immeuble de { $height } étages en construction.
    }
}
clause-3-7 = { $case ->
    [due] { $who } doit d’abord placer l’immeuble du permis.
    [card] Il faut d’abord jouer une carte permis.
    [no-building] { $who } n’a aucun immeuble terminé.
    [nowhere] { $who } n’a aucun immeuble terminé qui convienne à une zone { $colour }.
   *[none] { $height ->
        [one] { $who } n’a pas d’immeuble terminé d’un étage à { $shape }.
       *[other] { $who } n’a pas d’immeuble terminé de { $height } étages à { $shape }.
    }
}
clause-3-8 = Les immeubles devant soi se gardent d’une manche à l’autre, sans limite de nombre.
clause-4-1 = { $case ->
    [full] Il n’y a plus de petite case libre dans la zone { $zone }.
   *[colour] Le permis exige une zone { $colour }.
}
clause-4-2 = Dans la zone { $zone }, tous les immeubles ont un { $shape }.
clause-4-3 = Les deux autres zones { $colour }s ont déjà un { $shape } : la zone { $zone } doit prendre l’autre forme.
clause-4-4 = Le premier immeuble de la zone { $zone } doit avoir exactement un étage.
clause-4-5 = Le prochain immeuble de la zone { $zone } doit avoir { $low } ou { $high } étages.
clause-5-1 = { $case ->
    [due] Il faut d’abord découvrir la prochaine carte ({ $deck }).
   *[past] Une carte n’est découverte que lorsqu’elle arrive au-dessus de sa pile.
}
clause-5-2 = Une pile vide reprend sa défausse au début de la pioche et après chaque carte piochée.
clause-5-3 = Les cartes d’une offre gagnante sont défaussées dans l’ordre des cartes.
clause-6-1 = { $improvement ->
    [fountain] Cette enchère porte sur une fontaine.
    [amphitheatre] Cette enchère porte sur un amphithéâtre.
   *[temple] Cette enchère porte sur un temple.
}
clause-6-2 = { $case ->
    [not-held] Il n’y a pas de carte { $card } { $value } en main.
    [used] Toutes les cartes { $card } { $value } de la main sont déjà dans l’offre.
    [order] Les cartes d’une offre se posent de la plus forte à la plus faible ; { $card } { $value } aurait dû venir plus tôt.
   *[due] Il faut d’abord faire les offres pour l’aménagement.
}
clause-6-3 = La plus forte somme l’emporte ; à égalité, la carte la plus forte, puis l’ordre du tour à partir du consul.
clause-6-4 = L’offre gagnante est défaussée, les autres sont reprises.
clause-6-5 = Une offre sans carte ne participe pas ; sans aucune offre, l’aménagement quitte la partie.
clause-6-6 = { $case ->
    [full] { $improvement ->
        [fountain] Il n’y a plus de petite case libre dans la zone { $zone }.
       *[other] La grande case de la zone { $zone } est occupée.
    }
   *[due] { $who } doit d’abord placer l’aménagement.
}
clause-7-1 = Dans une zone, c’est le nombre d’étages qui compte, pas celui des immeubles.
clause-7-2 = La première place vaut 2 points plus 1 par fontaine, la deuxième 1 par fontaine.
clause-7-3 = À égalité pour la première place, l’immeuble le plus haut de la zone départage.
clause-7-4 = À égalité pour la deuxième place, tous marquent comme deuxièmes.
clause-7-5 = Un temple double tous les points de sa zone.
clause-8-1 = Chacun pioche six cartes une à une, chacune dans la pile de son choix.
clause-8-2 = Un amphithéâtre donne deux cartes de plus au premier de sa zone et une au deuxième.
clause-8-3 = La pile de { $deck } est vide.

## Ce qui est sur le plateau

piece-zone = { $zone }
piece-zone-shape = Dans la zone { $zone }, tous les immeubles ont un { $shape }
piece-building-in = { $height ->
    [one] Immeuble de { $who } dans la zone { $zone }, un étage
   *[other] Immeuble de { $who } dans la zone { $zone }, { $height } étages
}
piece-building = { $height ->
    [one] Immeuble de { $who } : un étage, { $shape }
   *[other] Immeuble de { $who } : { $height } étages, { $shape }
}
piece-unfinished = { $height ->
    [one] Immeuble en construction de { $who }, un étage
   *[other] Immeuble en construction de { $who }, { $height } étages
}
piece-fountain = Fontaine dans la zone { $zone }
piece-square = Case libre dans la zone { $zone }
piece-large-square = Grande case libre dans la zone { $zone }
piece-amphitheatre = Amphithéâtre dans la zone { $zone }
piece-temple = Temple dans la zone { $zone } : tous les points comptent double
piece-standing = { $zone } : { $floors ->
    [one] { $who } a un étage
   *[other] { $who } a { $floors } étages
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
} si l’on décomptait maintenant
piece-pile = Pile de { $deck } : { $cards } dans la pile, { $discard } dans la défausse
piece-pile-top = Sur la pile de { $deck } : { $card } { $value } ; { $cards } dans la pile, { $discard } dans la défausse
piece-auction = { $what ->
    [fountain] Enchère { $number } : une fontaine
    [amphitheatre] Enchère { $number } : un amphithéâtre
   *[temple] Enchère { $number } : un temple
}
piece-player = { $who }
piece-consul = { $who } est consul
piece-turn = À { $who } de jouer
piece-passed = { $who } a passé
piece-roofs = { $shape } : encore { $count } pour { $who }
piece-card = { $card } { $value }
piece-card-seen = { $card } { $value }, vue de tous
piece-hidden = Une carte de { $who } que personne d’autre ne connaît ({ $deck })
piece-bid = { $who } a terminé son offre
piece-sum = Offre de { $who } : { $sum }

## Ce qu’il faut décider : pour qui choisit, et pour les autres

prompt-action = { $cards ->
    [one] Jouez votre dernière carte, défaussez-la sans effet ou passez.
   *[other] Jouez une carte, défaussez-en une sans effet ou passez : vous avez { $cards } cartes.
}
prompt-action-other = { $cards ->
    [one] { $who } joue sa dernière carte ou passe.
   *[other] { $who } joue une de ses { $cards } cartes ou passe.
}
prompt-no-effect = { $cards ->
    [one] Votre dernière carte n’aurait aucun effet : défaussez-la ou passez.
   *[other] Aucune de vos { $cards } cartes n’aurait d’effet : défaussez-en une ou passez.
}
prompt-raise = { $left ->
    [one] Ajoutez un étage à un immeuble ou commencez-en un nouveau : il reste { $left } étage.
   *[other] Ajoutez un étage à un immeuble ou commencez-en un nouveau : il reste { $left } étages.
}
prompt-raise-other = { $left ->
    [one] { $who } construit des étages : il en reste { $left }.
   *[other] { $who } construit des étages : il en reste { $left }.
}
prompt-roof = Posez un toit sur un immeuble : il vous reste { $round } toits ronds et { $triangular } triangulaires.
prompt-roof-other = { $who } pose un toit sur un immeuble.
prompt-place = Placez un de vos immeubles terminés dans une zone { $colour }.
prompt-place-other = { $who } place un immeuble dans une zone { $colour }.
prompt-bid = Misez pour { $improvement ->
    [fountain] la fontaine
    [amphitheatre] l’amphithéâtre
   *[temple] le temple
} : { $offered ->
    [0] vous n’avez encore rien offert.
   *[other] votre offre est de { $offered }.
}
prompt-bid-other = { $choosers ->
    [one] { $who } mise
   *[other] { $who } misent
} en secret pour { $improvement ->
    [fountain] la fontaine
    [amphitheatre] l’amphithéâtre
   *[temple] le temple
}.
prompt-fountain = Vous remportez la fontaine : placez-la sur une petite case libre.
prompt-fountain-other = { $who } remporte la fontaine et la place.
prompt-amphitheatre = Vous remportez l’amphithéâtre : placez-le sur une grande case libre.
prompt-amphitheatre-other = { $who } remporte l’amphithéâtre et le place.
prompt-temple = Vous remportez le temple : placez-le sur une grande case libre.
prompt-temple-other = { $who } remporte le temple et le place.
prompt-draw = Piochez une carte : encore { $left } sur { $all }.
prompt-draw-other = { $who } pioche des cartes : encore { $left } sur { $all }.

## Ce qu’un choix rapporte ou coûte : raisons des indices et du coach

reason-zone = { $standing ->
    [0] Au prochain décompte, vous ne marquez rien à { $zone }, au lieu de { $before } points.
    [1] Vous êtes en tête à { $zone } : { $after } points au prochain décompte au lieu de { $before }.
   *[2] Vous prenez la deuxième place à { $zone } : { $after ->
        [one] { $after } point
       *[other] { $after } points
    } au prochain décompte au lieu de { $before }.
}
reason-zone-other = { $standing ->
    [0] Au prochain décompte, { $who } ne marque rien à { $zone }, au lieu de { $before } points.
    [1] { $who } est en tête à { $zone } : { $after } points au prochain décompte au lieu de { $before }.
   *[2] { $who } prend la deuxième place à { $zone } : { $after ->
        [one] { $after } point
       *[other] { $after } points
    } au prochain décompte au lieu de { $before }.
}
reason-extra = L’amphithéâtre de { $zone } vous donne { $after ->
    [one] { $after } carte
   *[other] { $after } cartes
} de plus à chaque pioche au lieu de { $before }.
reason-extra-other = L’amphithéâtre de { $zone } donne à { $who } { $after ->
    [one] { $after } carte
   *[other] { $after } cartes
} de plus à chaque pioche au lieu de { $before }.
reason-score = Vous avez { $after ->
    [one] { $after } point
   *[other] { $after } points
} au lieu de { $before }.
reason-score-other = { $who } a { $after ->
    [one] { $after } point
   *[other] { $after } points
} au lieu de { $before }.
reason-cards = Vous avez { $after ->
    [one] { $after } carte
   *[other] { $after } cartes
} en main au lieu de { $before }.
reason-cards-other = { $who } a { $after ->
    [one] { $after } carte
   *[other] { $after } cartes
} en main au lieu de { $before }.
reason-fitting = Vous avez { $after ->
    [one] { $after } immeuble terminé prêt à placer
   *[other] { $after } immeubles terminés prêts à placer
} au lieu de { $before }.
reason-fitting-other = { $who } a { $after ->
    [one] { $after } immeuble terminé prêt à placer
   *[other] { $after } immeubles terminés prêts à placer
} au lieu de { $before }.
reason-waiting = Vous avez { $after ->
    [one] { $after } immeuble terminé qui n’entre dans aucune zone
   *[other] { $after } immeubles terminés qui n’entrent dans aucune zone
}, au lieu de { $before }.
reason-waiting-other = { $who } a { $after ->
    [one] { $after } immeuble terminé qui n’entre dans aucune zone
   *[other] { $after } immeubles terminés qui n’entrent dans aucune zone
}, au lieu de { $before }.
reason-begun = Vous avez { $after ->
    [one] { $after } immeuble
   *[other] { $after } immeubles
} en construction au lieu de { $before }.
reason-begun-other = { $who } a { $after ->
    [one] { $after } immeuble
   *[other] { $after } immeubles
} en construction au lieu de { $before }.
reason-values = Votre main vaut { $after } aux enchères au lieu de { $before }.
reason-values-other = La main de { $who } vaut { $after } aux enchères au lieu de { $before }.
reason-bid = { $after ->
    [0] Vous n’avez aucune chance de remporter l’enchère.
   *[other] Vous avez environ { $after } % de chances de remporter l’enchère.
}
reason-bid-other = { $after ->
    [0] { $who } n’a aucune chance de remporter l’enchère.
   *[other] { $who } a environ { $after } % de chances de remporter l’enchère.
}

## Ce qu’on a, ce que sont les scores, et ce qui est gaspillé

standing = { $points ->
    [one] { $points } point
   *[other] { $points } points
 } · { $begun } en construction, { $finished ->
    [one] { $finished } terminé
   *[other] { $finished } terminés
 } · toits : { $round ->
    [one] { $round } rond
   *[other] { $round } ronds
 }, { $triangular ->
    [one] { $triangular } triangulaire
   *[other] { $triangular } triangulaires
 }
standing-bid = votre offre : { $bid } · { $points ->
    [one] { $points } point
   *[other] { $points } points
 } · { $begun } en construction, { $finished ->
    [one] { $finished } terminé
   *[other] { $finished } terminés
 } · toits : { $round ->
    [one] { $round } rond
   *[other] { $round } ronds
 }, { $triangular ->
    [one] { $triangular } triangulaire
   *[other] { $triangular } triangulaires
 }
score-now = Points jusqu’ici
score-end = Points
waste-3-3 = La carte serait défaussée sans aucun effet.
waste-6-6 = Aucune case n’est libre pour cet aménagement : l’offre gagnante serait dépensée pour rien.
region-auction = Enchère
region-piles = Piles et réserve

# Ce que toute la table suit
spotlight-auction = { $improvement ->
    [fountain] Enchère : une fontaine
    [amphitheatre] Enchère : un amphithéâtre
   *[temple] Enchère : un temple
}
spotlight-bid = { $made ->
    [yes] a fait son offre
   *[no] prépare son offre
}
spotlight-no-bid = aucune offre
