### El Capitán en français.

game-name = El Capitán
game-about = Naviguer en Méditerranée au XVe siècle, bâtir des entrepôts là où l’argent va couler, et amasser la plus grosse fortune en trois jours de paie.
game-time = 60 à 120 minutes
game-designers = Wolfgang Kramer et Horst-Rainer Rösner
game-sources = Certains chiffres imprimés sont reconstitués
option-porto = Porto
option-porto-about = Une ville riche avec trois places de port ; ce qui y ferme est perdu pour de bon.
option-lisboa = Lisboa
option-lisboa-about = Les entrepôts n’y coûtent presque rien et rapportent tout de suite.
option-canarias = Islas Canarias
option-canarias-about = Fait entrer le pirate, qui bloque les ports et prélève une taxe de protection.
options-advice = Pour commencer, n’ajoutez qu’une ville extérieure. Deux ou les trois conviennent aux joueurs expérimentés, de préférence à quatre ou cinq.

## Noms

city-marseille = Marseille
city-venezia = Venezia
city-constantinople = Constantinople
city-valencia = Valencia
city-napoli = Napoli
city-athina = Athina
city-tanger = Tanger
city-tunis = Tunis
city-alexandria = Alexandria
city-porto = Porto
city-lisboa = Lisboa
city-canarias = Islas Canarias
deck-destinations = cartes destination
deck-connections = cartes liaison
pirate-name = le pirate

## Événements

event-starts = { $who } commence la partie.
event-card-destination = La destination { $city } ({ $seals ->
    [one] { $seals } sceau
   *[other] { $seals } sceaux
 }) arrive à l’étalage, au prix de { $cost }.
event-card-connection = La liaison { $city } – { $from } arrive à l’étalage, au prix de { $cost }.
event-buy-destination = { $who } achète la destination { $city } ({ $seals ->
    [one] { $seals } sceau
   *[other] { $seals } sceaux
 }) pour { $cost }.
event-buy-connection = { $who } achète la liaison { $city } – { $from } pour { $cost }.
event-sail = { $who } rejoint directement { $city }.
event-sail-connection = { $who } rejoint { $city } par la liaison.
event-sail-route = { $who } rejoint { $city } par la route maritime, avec les sceaux de la carte { $card }.
event-build = { $who } construit un { $colour ->
    [neutral] entrepôt neutre
   *[main] entrepôt
 } à { $city }, case { $site }, pour { $cost }.
event-reopen = { $who } rouvre un { $colour ->
    [neutral] entrepôt neutre
   *[main] entrepôt
 } à { $city }, case { $site }.
event-fortress = { $who } construit une forteresse à { $city } pour { $cost }.
event-loan = { $who } va à la banque et emprunte { $amount }.
event-end = { $who } termine son tour.
event-pass = { $who } ne peut ni construire ni emprunter, et passe.
event-repay = { $who } rembourse { $extended ->
    [yes] l’emprunt prolongé
   *[no] l’emprunt
 } de { $amount } en payant { $cost }.
event-extend = { $who } prolonge l’emprunt de { $amount } ; il faudra rendre { $cost }.
event-starter = { $who } désigne { $who_starts } pour commencer la phase suivante.
event-pirate = { $who } envoie le pirate à { $city }, place { $space }, pour y prélever la taxe de protection.
event-pirate-paid = { $who } déplace le pirate à { $city }, place { $space }, pour { $cost }.
event-pirate-card = { $who } déplace le pirate à { $city }, place { $space }, avec { $card }{ $way ->
    [route] {" "}comme route maritime
   *[straight] {""}
 }.
event-pirate-via = { $who } fait passer le pirate par { $city }, avec { $card }{ $way ->
    [route] {" "}comme route maritime
   *[straight] {""}
 }.

## Les choix en peu de mots : le verbe de la notation, et ce qui le suit

verb-buy = Acheter
verb-sail = Naviguer
verb-build = Construire
verb-reopen = Rouvrir
verb-fortress = Construire une forteresse
verb-loan = Emprunter
verb-end = Terminer le tour
verb-pass = Passer
verb-repay = Rembourser
verb-extend = Prolonger
verb-starter = Faire commencer
verb-pirate = Déplacer le pirate
choice-buy-destination = { $city } ({ $seals ->
    [one] { $seals } sceau
   *[other] { $seals } sceaux
 }) pour { $cost }
choice-buy-connection = { $city } – { $from } pour { $cost }
choice-sail = droit sur { $city } (carte à { $seals ->
    [one] { $seals } sceau
   *[other] { $seals } sceaux
 })
choice-sail-connection = vers { $city } par la liaison
choice-sail-route = vers { $city } par la route maritime ({ $card })
choice-build = { $colour ->
    [neutral] un entrepôt neutre
   *[main] un entrepôt
 }, case { $site }, pour { $cost }
choice-reopen = { $colour ->
    [neutral] un entrepôt neutre
   *[main] un entrepôt
 }, case { $site }
choice-fortress = pour { $cost }
choice-loan = { $amount }
choice-repay = { $amount } en payant { $cost }{ $extended ->
    [yes] {" "}(prolongé)
   *[no] {""}
 }
choice-extend = { $amount }, puis rendre { $cost }
choice-starter = { $who_starts }
choice-pirate = à { $city }, place { $space }
choice-pirate-paid = à { $city }, place { $space }, pour { $cost }
choice-pirate-card = à { $city }, place { $space }, avec { $card }{ $way ->
    [route] {" "}comme route maritime
   *[straight] {""}
 }
choice-pirate-via = par { $city }, avec { $card }{ $way ->
    [route] {" "}comme route maritime
   *[straight] {""}
 }

## Ce qui s’ensuit

told-closed = { $who } voit fermer son { $colour ->
    [neutral] entrepôt neutre
   *[main] entrepôt
 } à { $city }, case { $site }.
told-left = { $who } voit fermer son { $colour ->
    [neutral] entrepôt neutre
   *[main] entrepôt
 } à { $city }, case { $site } ; cet entrepôt quitte la partie.
told-bonus = { $who } a des entrepôts dans neuf villes et prend la carte bonus de { $amount }.
told-paid-at-once = { $rank ->
    [first] À { $city }, la banque verse aussitôt { $amount } à { $who } pour la majorité.
   *[behind] À { $city }, la banque verse aussitôt { $amount } à { $who } : la moitié, faute de majorité.
 }
told-all-built = { $who } a tout construit : jour de paie { $phase } à la fin de cette manche.
told-protection = { $who } paie { $amount } de taxe de protection à { $who_gets }.
told-displaced = À { $city }, { $who } cède la place au pirate : son bateau passe sur la place { $space }.
told-reshuffled = La défausse, mélangée, forme une nouvelle pioche de { $deck }.
told-payday = Jour de paie { $phase }.
told-income = { $who } reçoit { $amount } { $why ->
    [spread] pour { $detail ->
        [one] { $detail } ville
       *[other] { $detail } villes
     }
    [first] pour la majorité à { $city }
    [second] pour la deuxième place à { $city }
    [present] pour un entrepôt à { $city }
    [fortress] pour une forteresse à { $city }
    [fortress-whole] pour une forteresse à { $city }, là où il y a le plus d’entrepôts
   *[bonus] pour la carte bonus
 }.
told-money-check = Bilan après le jour de paie { $phase } :
told-wealth = { $who } a { $money ->
    [one] { $money } florin
   *[other] { $money } florins
 } et une fortune de { $wealth }.

## La table

label-phase = Phase { $phase } · Manche { $round }
label-starting = { $who } commence
label-display = Étalage
label-destinations = Destinations :
label-connections = Liaisons :
label-deck = { $deck } en pioche, { $discards } en défausse
label-bank = Banque :
label-loans = { $count } × { $amount }
label-money = { $money ->
    [one] { $money } florin
   *[other] { $money } florins
 }
label-wealth = fortune { $wealth }
label-stock = à bâtir
label-hand = main :
label-no-cards = aucune carte
label-loans-of = emprunts
label-bonus = bonus { $amount }
label-ship = bateau
label-ship-off = hors du plateau
label-ship-bank = à la banque
label-ship-adrift = devant { $city }
label-ship-city = à { $city }, place { $space }
label-closed = fermés
label-legend = lettres : entrepôts · ◆ : sceau · [A] : bateau au port · ▲ : forteresse · * : case de fermeture · ! : pirate
label-pirate = pirate à { $city }
label-harbour = port
label-forts = forteresses
label-pays = paie { $amount }

## Le décompte

count-payday = Jour de paie { $phase }
count-money-check = Bilan après le jour de paie { $phase }
count-spread = Présence
count-bonus = Bonus
count-total = Total
count-cities = { $detail ->
    [one] { $detail } ville
   *[other] { $detail } villes
 }
count-first = 1re
count-second = 2e
count-present = là
count-fortress = ▲
count-fortress-whole = ▲▲
count-legend = ▲ forteresse · ▲▲ forteresse dans une des villes les plus remplies
count-money = Argent
count-wealth = Fortune

## Pourquoi pas : chaque clause en une phrase

clause-1-1 = Les villes forment une grille ; seules sont voisines celles qui se touchent par un côté.
clause-1-2 = Une ville a des places de port, des cases de forteresse et douze cases d’entrepôt ; rien ne se construit sur la treizième case.
clause-1-3 = Chacun reçoit six entrepôts et une forteresse par phase, et commence avec 20 florins.
clause-1-4 = Quatre destinations et six liaisons sont visibles à l’étalage.
clause-1-5 = La banque n’a qu’un nombre limité de cartes emprunt de chaque sorte.
clause-1-6 = Avant tout, il faut savoir qui commence.
clause-1-7 = Tout est visible, sauf l’ordre des pioches.
clause-2-1 = Les tours se suivent dans le sens horaire, manche après manche, jusqu’au jour de paie.
clause-2-2 = { $case ->
    [end] Le tour ne peut pas encore finir : il faut construire, ou emprunter sans rien faire d’autre.
   *[done] Une seule construction ou un seul emprunt par tour.
 }
clause-2-3 = Après la construction, le bateau reste où il est ; seuls des achats peuvent suivre.
clause-2-4 = Un tour d’emprunt ne contient rien d’autre : après un achat, un voyage ou un déplacement du pirate, il n’est plus possible d’emprunter.
clause-2-5 = Pas d’emprunt dans la première manche de la partie.
clause-2-6 = Ensuite, l’argent et les cartes qui restent ne permettraient plus de construire dans ce tour.
clause-2-7 = On ne passe que lorsqu’on ne peut rien faire d’autre.
clause-3-1 = { $case ->
    [cost] La carte { $card } coûte { $cost }, et { $who } a { $money }.
    [wait] L’étalage est d’abord complété.
    [full] Une carte n’apparaît qu’à la fin d’un tour, tant que l’étalage n’est pas complet.
   *[display] La carte { $card } n’est pas à l’étalage.
 }
clause-3-2 = Cette carte ne peut pas apparaître maintenant : elle n’est pas parmi celles qui restent à révéler.
clause-3-3 = Une carte destination montre une ville et ses sceaux, une carte liaison deux villes.
clause-3-4 = { $case ->
    [hand] { $who } n’a pas la carte { $card }.
    [link] Cette liaison ne part pas de là où est le bateau.
    [pirate] Cette liaison ne part pas de là où est le pirate.
    [named] La ville nommée sur la carte se rejoint directement, pas avec les sceaux.
   *[reach] { $city } est trop loin pour { $seals ->
        [one] { $seals } sceau
       *[other] { $seals } sceaux
     }.
 }
clause-3-5 = Depuis la banque ou l’extérieur du plateau, seule une carte destination mène à une ville.
clause-3-6 = Un voyage doit finir dans une autre ville que celle d’où il part.
clause-3-7 = Le port est plein à { $city }, et aucun autre voyage ne pourrait suivre.
clause-3-8 = Un bateau ne change pas pour une place moins chère du même port.
clause-3-9 = Un bateau ne libère sa place de port qu’en partant.
clause-4-1 = Pour emprunter, le bateau va à la banque.
clause-4-2 = La banque n’a plus de carte emprunt de { $amount }.
clause-4-3 = Un seul emprunt par tour, et le tour finit avec lui.
clause-5-1 = { $case ->
    [harbour] Pour construire, le bateau doit occuper une place de port.
    [stock] { $who } n’a plus d’entrepôt de cette sorte à construire dans cette phase.
   *[cost] Un entrepôt coûte ici { $cost }, et { $who } a { $money }.
 }
clause-5-2 = { $case ->
    [choose] Le premier entrepôt d’une ville va sur la case 1 ou la case 2 : il faut choisir.
   *[fixed] La case ne se choisit que pour le premier entrepôt d’une ville.
 }
clause-5-3 = Un entrepôt va sur la case qui suit la plus haute case occupée.
clause-5-4 = Un entrepôt sur une case de fermeture ferme le premier de la chaîne.
clause-5-5 = Les douze cases sont prises à { $city }.
clause-5-6 = { $who } aurait quatre entrepôts de suite à { $city } ; le maximum est de trois.
clause-5-7 = Les cartes bonus vont aux premiers qui ont des entrepôts dans neuf villes, une au plus par personne.
clause-6-1 = { $case ->
    [harbour] Pour rouvrir un entrepôt, le bateau doit être au port de sa ville.
   *[other] { $who } n’a pas d’entrepôt fermé de cette sorte à { $city }.
 }
clause-6-2 = Rouvrir un entrepôt est la construction du tour.
clause-7-1 = { $case ->
    [harbour] Pour construire une forteresse, le bateau doit occuper une place de port.
    [stock] { $who } n’a plus de forteresse à construire dans cette phase.
    [own] { $who } a déjà une forteresse à { $city }.
    [full] Il n’y a plus de case de forteresse libre à { $city }.
   *[cost] La forteresse coûte ici { $cost }, et { $who } a { $money }.
 }
clause-7-2 = Une forteresse va sur la case libre de plus petit numéro.
clause-8-1 = Le jour de paie vient à la fin de la manche où quelqu’un a tout construit.
clause-8-2 = La présence rapporte selon le nombre de villes où l’on a un entrepôt ouvert.
clause-8-3 = La majorité dans une ville rapporte la valeur de la prochaine case libre, la deuxième place la moitié.
clause-8-4 = Une forteresse rapporte la moitié de ce que paie sa ville, et le tout là où il y a le plus d’entrepôts.
clause-8-5 = Une ville sans entrepôt ne paie rien.
clause-8-6 = Les cartes bonus rapportent au troisième jour de paie.
clause-9-1 = { $case ->
    [order] Les emprunts se règlent d’abord, un par un : ceux qu’il faut rembourser, puis les autres, les remboursements avant les prolongations.
    [due] Cet emprunt doit être remboursé maintenant : après le troisième jour de paie, aucun n’est plus prolongé.
   *[none] On ne rembourse et ne prolonge qu’après un jour de paie.
 }
clause-9-2 = Rembourser maintenant cet emprunt coûte { $cost }, et { $who } a { $money } ; il peut être prolongé.
clause-9-3 = { $who } est à découvert et ne peut rien acheter ni construire qui coûte de l’argent.
clause-9-4 = La fortune est l’argent moins ce qui est dû sur les emprunts.
clause-9-5 = { $case ->
    [due] { $who } doit d’abord désigner qui commence la phase suivante.
    [nobody] Personne n’occupe cette place.
   *[none] Après un jour de paie, et alors seulement, la personne la moins riche désigne qui commence la phase suivante.
}
clause-9-6 = De nouveaux entrepôts et une forteresse arrivent avec la phase suivante.
clause-9-7 = La partie est finie.
clause-10-1 = Il n’y a d’entrepôts neutres qu’à deux.
clause-10-2 = Tant qu’il reste des entrepôts à construire, ceux de la couleur principale doivent être plus nombreux que les neutres.
clause-10-3 = Cette suite serait trop longue : pour { $who }, trois entrepôts au plus de la couleur principale, et quatre des deux couleurs.
clause-10-4 = À deux, une phase finit quand quelqu’un a tout construit dans ses deux couleurs.
clause-10-5 = À deux, la présence ne compte que la couleur principale.
clause-10-6 = À deux, seule la première place rapporte, et seulement à une couleur principale.
clause-10-7 = On peut rouvrir des entrepôts fermés de ses deux couleurs.
clause-10-8 = La personne la moins riche choisit qui commence la phase suivante.
clause-11-1 = { $city } n’est pas en jeu dans cette partie.
clause-11-2 = Une ville extérieure ne s’atteint que par une route maritime depuis une autre ville, et se quitte par une destination ou une route maritime.
clause-11-3 = Les villes extérieures comptent pour la présence comme les autres.
clause-11-4 = Dans une ville extérieure, tout entrepôt ouvert assure au moins la moitié.
clause-11-5 = Lisboa paie aussitôt l’entrepôt qu’on y construit ; à deux joueurs, pas un entrepôt neutre.
clause-11-6 = Ce qui ferme à Porto quitte la partie.
clause-11-7 = Le pirate n’est pas en jeu dans cette partie.
clause-11-8 = { $case ->
    [owed] { $who } vient de rejoindre Islas Canarias et doit encore, dans ce tour, envoyer le pirate dans une autre ville.
    [moored] Après le déplacement gratuit du pirate, le bateau ne voyage plus dans ce tour.
    [made] Le déplacement gratuit du pirate a déjà eu lieu dans ce tour.
   *[none] Le pirate ne se déplace gratuitement que pour qui vient de rejoindre Islas Canarias et reste à son port.
 }
clause-11-9 = Le pirate doit aller dans une autre ville, sur une de ses places de port, et l’une d’elles au moins doit être libre.
clause-11-10 = { $case ->
    [moved] Le pirate a déjà été déplacé dans ce tour.
    [underway] Le pirate est en route : son déplacement doit finir avec des cartes.
    [hand] { $who } n’a pas la carte { $card }.
    [nowhere] Ensuite, les cartes en main ne pourraient plus finir le déplacement du pirate.
   *[cost] Le trajet du pirate jusqu’à { $city } ne se paie pas ainsi : chaque étape du plus court chemin a son prix, et { $who } a { $money }.
 }

## Ce qui est sur le plateau

piece-city = { $city } : rapporte { $amount }
piece-site = Case { $site } de { $city }, valeur { $value }
piece-site-closing = Case de fermeture { $site } de { $city }, valeur { $value }
piece-site-last = La case après la dernière case de { $city }, valeur { $value }
piece-berth = Place de port { $space } de { $city } : un entrepôt y coûte { $cost }
piece-fort-site = Case de forteresse de { $city }, pour { $cost }
piece-fortress = Forteresse de { $who } à { $city }
piece-warehouse = Entrepôt de { $who } sur la case { $site } de { $city }
piece-warehouse-neutral = Entrepôt neutre de { $who } sur la case { $site } de { $city }
piece-closed = Entrepôt fermé de { $who } à { $city }
piece-closed-neutral = Entrepôt neutre fermé de { $who } à { $city }
piece-destination = Destination { $city } avec { $seals ->
    [1] un sceau
   *[other] { $seals } sceaux
 }, pour { $cost }
piece-connection = Liaison { $city } – { $from }, pour { $cost }
piece-deck-destinations = Cartes destination : { $count } dans la pioche, { $discards } dans la défausse
piece-deck-connections = Cartes liaison : { $count } dans la pioche, { $discards } dans la défausse
piece-loan = Emprunt de { $amount }, { $count ->
    [1] encore une carte
   *[other] encore { $count } cartes
 } ; à rembourser avec { $due }, après prolongation avec { $extended }
piece-debt = Emprunt de { $who } : { $amount }, à rembourser avec { $due }
piece-debt-extended = Emprunt prolongé de { $who } : { $amount }, à rembourser avec { $due }
piece-bonus = Carte bonus de { $amount } pour des entrepôts dans neuf villes
piece-spread = { $cities ->
    [one] Une ville rapporte { $amount }
   *[other] { $cities } villes rapportent { $amount }
 } au jour de paie
piece-reach = { $who } est dans { $cities ->
    [1] une ville
   *[other] { $cities } villes
 }
piece-player = { $who }
piece-stock-warehouse = { $count ->
    [1] Un entrepôt
   *[other] { $count } entrepôts
 } à construire pour { $who }
piece-stock-neutral = { $count ->
    [1] Un entrepôt neutre
   *[other] { $count } entrepôts neutres
 } à construire pour { $who }
piece-stock-fortress = { $count ->
    [1] Une forteresse
   *[other] { $count } forteresses
 } à construire pour { $who }
piece-ship = Bateau de { $who } à { $city }, place de port { $space }
piece-ship-adrift = Bateau de { $who } au large de { $city }
piece-ship-bank = Bateau de { $who } à la banque
piece-ship-off = Bateau de { $who }, hors du plateau
piece-pirate = Le pirate à { $city }
piece-turn = C’est à { $who } de jouer

## Ce qui a changé dans les règles

change-neutral-in-lisboa = À deux, un entrepôt neutre construit à Lisboa ne rapporte rien.

## Ce qu’il faut décider : pour qui choisit, et pour les autres

prompt-buy = Achetez une carte pour naviguer{ $loan ->
    [yes] , ou faites un emprunt
   *[no] {""}
} : vous avez { $money ->
    [one] { $money } florin
   *[other] { $money } florins
}.
prompt-buy-other = Il faut une carte à { $who } pour naviguer, avec { $money ->
    [one] { $money } florin
   *[other] { $money } florins
}.
prompt-sail = Naviguez vers une ville où construire{ $loan ->
    [yes] , ou faites un emprunt
   *[no] {""}
} : vous avez { $money ->
    [one] { $money } florin
   *[other] { $money } florins
}.
prompt-sail-other = { $who } s’apprête à naviguer, avec { $money ->
    [one] { $money } florin
   *[other] { $money } florins
}.
prompt-build = Construisez à { $city }{ $elsewhere ->
    [yes] , ou gagnez une autre ville
   *[no] {""}
}{ $loan ->
    [yes] , ou faites un emprunt
   *[no] {""}
} : vous avez { $money ->
    [one] { $money } florin
   *[other] { $money } florins
}.
prompt-build-other = { $who } peut construire à { $city }, avec { $money ->
    [one] { $money } florin
   *[other] { $money } florins
}.
prompt-loan = { $money ->
    [0] Sans argent, vous ne pouvez construire nulle part : faites un emprunt.
    [one] Avec { $money } florin, vous ne pouvez construire nulle part : faites un emprunt.
   *[other] Avec { $money } florins, vous ne pouvez construire nulle part : faites un emprunt.
}
prompt-loan-other = { $money ->
    [0] Sans argent, { $who } ne peut construire nulle part et doit emprunter.
    [one] Avec { $money } florin, { $who } ne peut construire nulle part et doit emprunter.
   *[other] Avec { $money } florins, { $who } ne peut construire nulle part et doit emprunter.
}
prompt-pass = Vous ne pouvez ni construire ni emprunter : passez.
prompt-pass-other = { $who } ne peut ni construire ni emprunter et doit passer.
prompt-built = { $more ->
    [yes] Vous avez construit : achetez des cartes pour la suite, ou terminez votre tour.
   *[no] Vous avez construit et il ne reste rien à faire : terminez votre tour.
}
prompt-built-other = { $who } a construit et va terminer son tour.
prompt-charge = Vous voici aux Islas Canarias : envoyez le pirate dans un port percevoir la taxe de Protection.
prompt-charge-other = { $who } doit envoyer le pirate dans un port percevoir la taxe de Protection.
prompt-pirate = Le pirate fait escale à { $city } : poursuivez sa route avec une autre carte.
prompt-pirate-other = { $who } poursuit la route du pirate, qui fait escale à { $city }.
prompt-pirate-first = Pour construire, vous devez d’abord déplacer le pirate{ $loan ->
    [yes]  ; sinon, faites un emprunt
   *[no] {""}
}.
prompt-pirate-first-other = Pour construire, { $who } doit d’abord déplacer le pirate.
prompt-debt = { $why ->
    [must] Remboursez votre emprunt : vous devez { $due } florins, sans prolongation possible.
    [poor] Avec { $money } florins, vous ne pouvez en rembourser { $due } : prolongez l’emprunt.
    [extending] Vous avez prolongé un emprunt du même montant : prolongez aussi celui-ci.
   *[choice] Remboursez { $due } florins ou prolongez l’emprunt : vous avez { $money } florins.
}
prompt-debt-other = { $why ->
    [must] { $who } doit rembourser { $due } florins.
   *[choice] { $who } rembourse { $due } florins ou prolonge l’emprunt.
}
prompt-starter = Vous avez la plus petite fortune : désignez qui commencera la phase { $phase }.
prompt-starter-other = { $who } a la plus petite fortune et désigne qui commencera la phase { $phase }.

## Ce qu’un choix rapporte ou coûte : raisons des indices et du coach

reason-majority = { $standing ->
    [0] Vous ne recevez rien à { $city } au prochain décompte au lieu de { $before }.
    [1] Vous êtes en tête à { $city } : { $after } florins au prochain décompte au lieu de { $before }.
   *[2] Vous êtes en deuxième position à { $city } : { $after } florins au prochain décompte au lieu de { $before }.
}
reason-majority-other = { $standing ->
    [0] { $who } ne reçoit rien à { $city } au prochain décompte au lieu de { $before }.
    [1] { $who } est en tête à { $city } : { $after } florins au prochain décompte au lieu de { $before }.
   *[2] { $who } est en deuxième position à { $city } : { $after } florins au prochain décompte au lieu de { $before }.
}
reason-fortress = { $after ->
    [0] Vous n’avez pas de forteresse à { $city }, qui rapporterait { $before } florins au prochain décompte.
   *[other] Votre forteresse de { $city } rapporte { $after } florins au prochain décompte au lieu de { $before }.
}
reason-fortress-other = { $after ->
    [0] { $who } n’a pas de forteresse à { $city }, qui rapporterait { $before } florins au prochain décompte.
   *[other] À { $city }, la forteresse de { $who } rapporte { $after } florins au prochain décompte au lieu de { $before }.
}
reason-spread = Vous avez des entrepôts dans { $standing ->
    [one] { $standing } ville
   *[other] { $standing } villes
} : un bonus de { $after } florins au prochain décompte au lieu de { $before }.
reason-spread-other = { $who } a des entrepôts dans { $standing ->
    [one] { $standing } ville
   *[other] { $standing } villes
} : un bonus de { $after } florins au prochain décompte au lieu de { $before }.
reason-cash = { $after ->
    [0] Vous n’avez plus d’argent, au lieu de { $before } florins.
    [one] Vous avez 1 florin au lieu de { $before }.
   *[other] Vous avez { $after } florins au lieu de { $before }.
}
reason-cash-other = { $after ->
    [0] { $who } n’a plus d’argent, au lieu de { $before } florins.
    [one] { $who } a 1 florin au lieu de { $before }.
   *[other] { $who } a { $after } florins au lieu de { $before }.
}
reason-debt = { $after ->
    [0] Vous ne devez plus rien à la banque.
   *[other] Vous devez { $after } florins à la banque au lieu de { $before }.
}
reason-debt-other = { $after ->
    [0] { $who } ne doit plus rien à la banque.
   *[other] { $who } doit { $after } florins à la banque au lieu de { $before }.
}
reason-warehouses = { $after ->
    [0] Vous avez construit tous vos entrepôts.
    [one] Vous avez encore 1 entrepôt à construire au lieu de { $before }.
   *[other] Vous avez encore { $after } entrepôts à construire au lieu de { $before }.
}
reason-warehouses-other = { $after ->
    [0] { $who } a construit tous ses entrepôts.
    [one] { $who } a encore 1 entrepôt à construire au lieu de { $before }.
   *[other] { $who } a encore { $after } entrepôts à construire au lieu de { $before }.
}
reason-fortresses = { $after ->
    [0] Vous avez construit toutes vos forteresses.
    [one] Vous avez encore 1 forteresse à construire au lieu de { $before }.
   *[other] Vous avez encore { $after } forteresses à construire au lieu de { $before }.
}
reason-fortresses-other = { $after ->
    [0] { $who } a construit toutes ses forteresses.
    [one] { $who } a encore 1 forteresse à construire au lieu de { $before }.
   *[other] { $who } a encore { $after } forteresses à construire au lieu de { $before }.
}
reason-cards = Vous avez { $after ->
    [one] { $after } carte
   *[other] { $after } cartes
} en main au lieu de { $before }.
reason-cards-other = { $who } a { $after ->
    [one] { $after } carte
   *[other] { $after } cartes
} en main au lieu de { $before }.
