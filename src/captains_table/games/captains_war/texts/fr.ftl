game-name = Captains’ War
game-about = Des dés et des crayons pour un à six pirates : pillez, faites l’acquisition d’Embarcations et d’Attributs, recrutez et abordez les autres.
game-time = 30 à 45 minutes
game-designers = Alexandre Aguilar
game-sources = La plupart des valeurs sont reconstituées
options-one = Quel Capitaine légendaire défiez-vous ?
option-brise-lame = Mathurin Brise-Lame
option-brise-lame-about = Solo. Commence comme vous ; prend de l’Or quand il gagne un abordage. Le plus facile à battre.
option-fer-blanc = Ondine Fer-Blanc
option-fer-blanc-about = Solo. Commence avec une ressource de chaque sorte et un équipage solide ; avance sur une piste après un abordage gagné. La plus difficile à battre.
option-tire-bourse = Baron Tire-Bourse
option-tire-bourse-about = Solo. Reçoit 1 PO chaque fois que vous achetez une ressource. Assez facile à battre.
option-veuve-carmine = La Veuve Carmine
option-veuve-carmine-about = Solo. Grand équipage, mais ne recrute jamais ; avance sur une piste après un abordage gagné. Difficile à battre.

## Noms

captain-brise-lame = Mathurin Brise-Lame
captain-fer-blanc = Ondine Fer-Blanc
captain-tire-bourse = Baron Tire-Bourse
captain-veuve-carmine = La Veuve Carmine
resource-pearls = perles
resource-wood = bois
resource-gems = gemmes
resource-rum = rhum
track-boat = piste des Embarcations
track-attribute = piste des Attributs
thing-raft = le radeau
thing-longboat = la chaloupe
thing-sloop = le sloop
thing-galleon = le galion
thing-eye-patch = le cache-œil
thing-hook = le crochet
thing-parrot = le perroquet
thing-wooden-leg = la jambe de bois
short-raft = radeau
short-longboat = chaloupe
short-sloop = sloop
short-galleon = galion
short-eye-patch = cache-œil
short-hook = crochet
short-parrot = perroquet
short-wooden-leg = jambe de bois
face-pearls = perles
face-wood = bois
face-gems = gemmes
face-rum = rhum
face-pearls-2 = double perles
face-wood-2 = double bois
face-gems-2 = double gemmes
face-rum-2 = double rhum
face-joker = le joker
die-pearls = le dé bleu « perles »
die-wood = le dé bleu « bois »
die-gems = le dé bleu « gemmes »
die-rum = le dé bleu « rhum »
die-pearls-2 = le dé bleu « double perles »
die-wood-2 = le dé bleu « double bois »
die-gems-2 = le dé bleu « double gemmes »
die-rum-2 = le dé bleu « double rhum »
die-joker = le dé bleu « joker »
die-yellow = le dé jaune
die-black = le dé noir
die-red = le dé rouge
colour-blue = un dé bleu
colour-yellow = le dé jaune
colour-black = le dé noir
colour-red = le dé rouge
red-boat-1 = 1 cercle sur la piste des Embarcations
red-boat-2 = 2 cercles sur la piste des Embarcations
red-boat-3 = 3 cercles sur la piste des Embarcations
red-boat-4 = 4 cercles sur la piste des Embarcations
red-attribute-1 = 1 cercle sur la piste des Attributs
red-attribute-2 = 2 cercles sur la piste des Attributs
red-attribute-3 = 3 cercles sur la piste des Attributs
red-attribute-4 = 4 cercles sur la piste des Attributs
red-either-1 = 1 cercle sur une piste au choix
red-either-2 = 2 cercles sur une piste au choix
red-either-3 = 3 cercles sur une piste au choix
red-either-4 = 4 cercles sur une piste au choix
phase-setup = mise en place
phase-loot = butin
phase-command = commandement
phase-boarding = abordage
phase-over = partie terminée

## Événements

event-first = { $who } commence.
event-blue = Un dé bleu montre : { $face }.
event-yellow = { $coins ->
    [one] Le dé jaune montre { $coins } pièce.
   *[other] Le dé jaune montre { $coins } pièces.
}
event-black = Le dé noir montre un pirate de Force { $force }.
event-red = Le dé rouge montre : { $red }.
event-aside = { $who } écarte { $die }.
event-take = { $who } prend { $die }.
event-take-yellow = { $coins ->
    [one] { $who } prend le dé jaune : { $coins } pièce.
   *[other] { $who } prend le dé jaune : { $coins } pièces.
}
event-take-black = { $who } prend le dé noir : un pirate de Force { $force }.
event-take-red = { $who } prend le dé rouge : { $red }.
event-choose = { $who } choisit : { $resource }.
event-step = { $who } avance sur la { $track }.
event-buy = { $who } achète pour { $gold } PO : { $resource }.
event-acquire = { $who } acquiert { $thing }.
event-pay = { $who } paie avec : { $resource }.
event-recruit = { $who } recrute un pirate de Force { $force } pour { $gold } PO.
event-done = { $who } termine la phase de commandement.
event-attack = { $who } aborde { $who_defends }.
event-hold = { $who } n’aborde personne.
event-crew = { $who } engage un pirate de Force { $force }.
event-crew-done = { $who } a composé son équipage.
event-reward-gold = { $who } prend jusqu’à { $gold } PO.
event-reward-track = { $who } barre jusqu’à { $count } cercles de la { $track }.
event-reward-none = Il n’y a rien à prendre pour { $who }.

## Les choix en peu de mots : le verbe de la notation, et ce qui le suit

verb-aside = Écarter
verb-take = Prendre
verb-choose = Choisir
verb-step = Avancer
verb-buy = Acheter
verb-acquire = Acquérir
verb-recruit = Recruter
verb-done = Terminer la phase
verb-pay = Payer avec
verb-attack = Aborder
verb-hold = N’aborder personne
verb-crew = Engager
verb-crew-done = Valider l’équipage
verb-reward = Prendre
choice-aside = { $die }
choice-take = { $die }
choice-take-yellow = { $coins ->
    [1] le dé jaune : 1 pièce
   *[other] le dé jaune : { $coins } pièces
}
choice-take-black = le dé noir : un pirate de Force { $force }
choice-take-red = le dé rouge : { $red }
choice-choose = { $resource }
choice-step = sur la { $track }
choice-buy = { $resource } pour { $gold } PO
choice-acquire = { $thing }
choice-recruit = Force { $force } pour { $gold } PO
choice-pay = { $resource }
choice-attack = { $who_defends }
choice-crew = un pirate de Force { $force }
choice-crew-done = l’équipage tel quel
choice-reward-gold = jusqu’à { $gold } PO
choice-reward-track = jusqu’à { $count } cercles de la { $track }
choice-reward-none = rien

## Ce qui s’ensuit

told-goods = { $who } entoure : { $resource } ×{ $count }.
told-goods-lost = { $who } perd, faute de place : { $resource } ×{ $count }.
told-coins = { $coins ->
    [one] { $who } entoure { $coins } pièce.
   *[other] { $who } entoure { $coins } pièces.
}
told-coins-lost = { $coins ->
    [one] { $who } perd { $coins } pièce : il n’en reste plus à entourer.
   *[other] { $who } perd { $coins } pièces : il n’en reste plus à entourer.
}
told-joker-lost = { $who } perd le joker : le coffre est plein.
told-pirate = { $who } entoure un pirate de Force { $force }.
told-pirate-lower = { $who } entoure un pirate de Force { $force } : plus de place en Force { $wanted }.
told-pirate-lost = Un pirate de Force { $force } est perdu : { $who } n’a plus de place.
told-steps = { $count ->
    [one] { $who } barre { $count } cercle de la { $track }, jusqu’au cercle { $circle }.
   *[other] { $who } barre { $count } cercles de la { $track }, jusqu’au cercle { $circle }.
}
told-steps-past-end = { $count ->
    [one] { $who } perd { $count } cercle au bout de la { $track }.
   *[other] { $who } perd { $count } cercles au bout de la { $track }.
}
told-steps-at-padlock = { $count ->
    [one] { $who } perd { $count } cercle devant un cadenas de la { $track }.
   *[other] { $who } perd { $count } cercles devant un cadenas de la { $track }.
}
told-steps-nowhere = { $count ->
    [one] { $who } perd { $count } cercle : les deux pistes sont bloquées.
   *[other] { $who } perd { $count } cercles : les deux pistes sont bloquées.
}
told-boarding-bonus = { $who } obtient un bonus d’abordage permanent de +{ $bonus }.
told-track-pr = { $who } obtient { $pr } PR sur la piste.
told-acquired = { $who } possède maintenant { $thing } : { $pr } PR.
told-command-bonus = { $who } complète les acquisitions de la { $track } : bonus de commandement de { $pr } PR.
told-command-bonus-late = { $who } complète à son tour les acquisitions de la { $track } : bonus de commandement de { $pr } PR.
told-fought = { $who } ({ $crew }, total { $total }) aborde { $who_defends } ({ $crew_defends }, total { $total_defends }) : { $who_wins } l’emporte.
told-tnt = Le TNT protège maintenant { $who }.
told-stolen = { $who } vole { $gold } PO à { $who_loses }.
told-captain-dice = Le tableau attribue à { $who } { $colour } et { $colour_second }.
told-captain-joker = { $held ->
    [0] Avec le joker, { $who } choisit : { $resource } (réserve vide).
   *[other] Avec le joker, { $who } choisit : { $resource } (sa réserve la plus faible où il reste de la place : { $held }).
}
told-captain-blue = { $held ->
    [0] { $who } prend { $die } : sa réserve est vide.
   *[other] { $who } prend { $die } : c’est sa réserve la plus faible ({ $held }).
}
told-captain-blue-only = { $who } prend { $die } : le joker d’abord, puis un double, puis un simple.
told-captain-track-behind = { $who } avance sur la { $track }, avec { $gap ->
    [one] { $gap } cercle
   *[other] { $gap } cercles
} de retard sur { $who_leads }.
told-captain-track-boats = { $who } avance sur la { $track }, sans retard sur { $who_leads }.
told-captain-track-other = { $who } avance sur la { $track }, l’autre piste étant bloquée.
told-captain-acquires = { $who } acquiert { $thing } ({ $pr } PR{ $bonus ->
    [0] {""}
   *[other] , bonus de commandement compris
}), sa seule acquisition possible.
told-captain-acquires-dearer = { $who } acquiert { $thing } : de ses deux acquisitions possibles, celle qui rapporte le plus ({ $pr } PR{ $bonus ->
    [0] {""}
   *[other] , bonus de commandement compris
}).
told-captain-acquires-cheaper = { $who } acquiert { $thing } : ses deux acquisitions possibles rapportent { $pr } PR, celle-ci demande moins d’Or.
told-captain-acquires-boat = { $who } acquiert { $thing } : ses deux acquisitions possibles rapportent { $pr } PR pour autant d’Or, l’Embarcation passe d’abord.
told-captain-acquires-nothing = { $who } ne peut payer aucune acquisition.
told-captain-buys = { $who } achète pour { $gold } PO la ressource qui lui manque : { $resource }.
told-captain-pays = { $who } paie la ressource au choix avec ce dont il lui reste le plus : { $resource } ({ $left }).
told-captain-recruits = { $who } recrute pour { $price } PO le pirate le plus fort possible : Force { $force }.
told-captain-last-recruit = { $who } recrute un dernier pirate de Force { $force } pour { $price } PO.
told-captain-recruits-nobody = { $who } ne peut recruter personne avec { $gold } PO.
told-captain-never-recruits = { $who } ne recrute jamais.
told-captain-may-not-recruit = { $who } ne recrute pas : le tableau ne le permet pas avec ces dés.
told-captain-tribute = { $who } reçoit { $gold } PO, car { $who_buys } achète une ressource.
told-captain-boards = Deux dés identiques : { $who } aborde { $who_defends }.
told-captain-stays = Pas de paire exacte : { $who } n’aborde pas { $who_defends }.
told-captain-without-pirates = { $who } n’a pas de pirate et ne peut pas aborder { $who_defends }.
told-captain-sends = { $who } engage un pirate de Force { $force }.
told-captain-sends-nobody = { $who } n’engage personne avec ce dé.
told-captain-sends-weakest = Personne n’a été engagé : { $who } se bat avec son seul pirate le plus faible, de Force { $force }.
told-captain-steals = { $who } prend { $gold } PO ; { $who_loses } en perd { $lost }.
told-captain-copies = { $who } n’a plus de pirate et en reçoit un de Force { $force }, d’après le plus faible de { $who_has } (Force { $wanted }).
told-captain-copies-none = { $who } n’a plus de pirate, et il n’y a pas de place pour un pirate comme celui de { $who_has } (Force { $force }).
told-end-boardings = { $count ->
    [one] { $who } a participé à { $count } abordage : la partie s’achève.
   *[other] { $who } a participé à { $count } abordages : la partie s’achève.
}
told-end-common-boardings = { $count ->
    [1] Un abordage a eu lieu : la partie s’achève.
   *[other] { $count } abordages ont eu lieu : la partie s’achève.
}
told-end-coins = { $who } a entouré sa dernière pièce : la partie s’achève.
told-end-common-coins = La dernière pièce commune est entourée : la partie s’achève.
told-end-bonuses = { $who } a deux bonus de commandement : la partie s’achève.
told-end-resource = Il n’y a plus de cercle libre pour une ressource commune ({ $resource }) : la partie s’achève.
told-end-turns = Le tour { $turn } était le dernier : la partie s’achève.
told-count-acquisitions = { $who } : { $pr } PR pour { $boats ->
    [one] { $boats } Embarcation
   *[other] { $boats } Embarcations
} et { $attributes ->
    [one] { $attributes } Attribut
   *[other] { $attributes } Attributs
}.
told-count-command = { $who } : { $pr } PR de bonus de commandement.
told-count-tracks = { $who } : { $pr } PR entourés sur les pistes.
told-count-naval = { $who } : { $pr } PR pour le rang { $rank } à la Bataille navale, avec une Force de { $force }.
told-count-attributes = { $who } : { $pr } PR pour le rang { $rank } sur la piste des Attributs, avec { $circles ->
    [one] { $circles } cercle.
   *[other] { $circles } cercles.
}
told-count-line = { $who } : { $pr } PR pour { $attacks ->
    [one] { $attacks } attaque lancée.
   *[other] { $attacks } attaques lancées.
}
told-count-goods = { $who } : { $pr } PR pour les ressources non utilisées.
told-count-total = { $who } : { $pr } PR au total.
told-wins = { $who } gagne avec { $pr } PR.
told-wins-by-force = { $who } gagne avec { $pr } PR : à égalité de points, sa Force est supérieure.
told-wins-by-gold = { $who } gagne avec { $pr } PR : à égalité de points et de Force, son Or départage.
told-wins-shared = { $who } partage la victoire avec { $pr } PR.
told-wins-as-captain = { $who } gagne : à égalité ({ $pr } PR), la victoire va au Capitaine.

## Pourquoi pas : chaque article en une phrase

clause-1-1 = Un cercle dépensé ne se libère plus.
clause-1-2 = Cette face n’existe pas sur { $colour }.
clause-1-3 = Tout le monde commence avec les mêmes pirates, et de l’Or selon l’ordre du tour.
clause-1-4 = Il faut d’abord tirer au sort qui commence.
clause-2-1 = Pas maintenant : la phase en cours est « { $phase } ».
clause-2-2 = La partie s’achève avec le tour où une condition de fin est remplie.
clause-3-1 = { $case ->
    [roll] Les dés ne sont pas encore tous lancés.
    [die] Absent des dés lancés : { $die }.
   *[other] Le joueur actif écarte d’abord un dé.
}
clause-3-2 = { $case ->
    [die] Absent des dés lancés : { $die }.
    [aside] Ce dé a été écarté : { $die } est réservé à { $who_rolls }.
    [used] Déjà pris : { $die }.
    [rest] Déjà pris : { $die }. L’autre a été écarté et reste réservé à { $who_rolls }.
   *[other] Il faut d’abord prendre deux dés différents.
}
clause-3-3 = { $case ->
    [joker] Il faut d’abord choisir la ressource du joker.
   *[other] Il faut d’abord choisir une piste pour le dé rouge.
}
clause-3-4 = { $case ->
    [full] Plus aucun cercle libre : { $resource }.
   *[other] La { $track } est bloquée ici.
}
clause-3-5 = Il faut d’abord choisir la ressource du joker de ce cercle.
clause-4-1 = { $case ->
    [gold] Cela coûte { $price } PO, et il n’y en a que { $gold }.
    [full] Plus aucun cercle libre : { $resource }.
    [row] Plus aucun cercle libre en Force { $force }.
    [once] Une seule acquisition par tour.
   *[other] C’est la phase de commandement : achats, acquisition, recrutement.
}
clause-4-2 = { $case ->
    [missing] Il manque encore pour { $thing } :{ $pearls ->
        [0] {""}
       *[other] {" "}perles ×{ $pearls }
    }{ $wood ->
        [0] {""}
       *[other] {" "}bois ×{ $wood }
    }{ $gems ->
        [0] {""}
       *[other] {" "}gemmes ×{ $gems }
    }{ $rum ->
        [0] {""}
       *[other] {" "}rhum ×{ $rum }
    }{ $any ->
        [0] {""}
       *[other] {" "}au choix ×{ $any }
    }.
    [all] Toutes les acquisitions de la { $track } sont faites.
    [none] Il ne reste plus rien de cette ressource : { $resource }.
    [nothing] Il n’y a rien à payer maintenant.
   *[other] Il faut d’abord finir de payer l’acquisition.
}
clause-4-3 = Un cadenas fermé bloque la { $track } ; il s’ouvre avec { $thing }.
clause-4-4 = Le bonus de commandement est plus élevé pour qui complète une série en premier.
clause-4-5 = Les choix des autres restent cachés jusqu’à ce que tout le monde ait terminé.
clause-5-1 = { $case ->
    [pirates] Il faut un pirate pour aborder.
    [nobody] Il n’y a personne à aborder à cette place.
    [self] On ne peut pas s’aborder soi-même.
   *[other] C’est au joueur actif d’aborder quelqu’un, ou personne.
}
clause-5-2 = { $case ->
    [one] Une attaque se fait avec au moins un pirate.
    [full] { $count ->
        [one] Un équipage compte au plus { $count } pirate.
       *[other] Un équipage compte au plus { $count } pirates.
    }
    [nobody] Plus de pirate de Force { $force }.
    [order] Les pirates les plus forts viennent d’abord.
   *[other] Il faut maintenant composer un équipage.
}
clause-5-3 = L’attaque doit être supérieure à la défense.
clause-5-4 = { $case ->
    [gold] Pas d’Or à prendre : { $who_loses } n’en a pas.
    [coins] Pas d’Or à prendre : il ne reste plus de pièce à entourer.
    [none] Il y a une récompense à prendre.
   *[other] Le vainqueur choisit d’abord sa récompense.
}
clause-5-5 = Un abordage remplit une rangée d’abordage sur les deux feuilles quand les équipages sont révélés.
clause-5-6 = Les bonus d’abordage ne comptent que dans les abordages.
clause-5-7 = Le TNT protège { $who_defends } jusqu’à la fin de son prochain tour actif.
clause-6-1 = En duel, chaque classement récompense deux rangs.
clause-6-2 = En duel, on n’attaque pas deux fois de suite à son tour.
clause-6-3 = En duel et en solo, une Force de 0 prend quand même le deuxième rang.
clause-7-1 = La partie est terminée.
clause-7-2 = La Bataille navale et la piste des Attributs sont classées à la fin.
clause-7-3 = Les attaques lancées rapportent des points à la fin.
clause-7-4 = L’Or et les ressources restants ne comptent pas.
clause-7-5 = À égalité, la plus grande Force l’emporte, puis le plus d’Or.
clause-8-1 = Le joueur et le Capitaine partagent les cercles d’une seule feuille.
clause-8-2 = Le radeau est acquis aux deux camps dès le début.
clause-8-3 = Le Capitaine commence avec ce qu’indique sa carte.
clause-8-4 = Un bonus de commandement obtenu au même tour compte pour les deux camps.
clause-9-1 = { $case ->
    [roll] Les dés ne sont pas encore tous lancés.
   *[other] En solo, aucun dé n’est écarté.
}
clause-9-2 = Le commandement se fait comme à plusieurs.
clause-9-3 = Vos dés déterminent ceux du Capitaine.
clause-9-4 = Les dés bleus décident si le Capitaine aborde.
clause-9-5 = Le Capitaine prend ce dont il a le moins ; bloqué sur une piste, il avance sur l’autre.
clause-9-6 = Le Capitaine fait l’acquisition qui rapporte le plus, bonus de commandement compris.
clause-9-7 = Le dé jaune est lancé pour l’équipage du Capitaine.
clause-9-8 = Un Capitaine sans pirate en gagne un comme celui du joueur.
clause-9-9 = Un Capitaine vainqueur prend ce qu’indique sa carte.
clause-9-10 = On ne peut pas prendre d’Or à un Capitaine.
clause-9-11 = Certains Capitaines ont un pouvoir.
clause-10-1 = La partie est terminée.
clause-10-2 = Le Capitaine recrute un dernier pirate à la fin.
clause-10-3 = À égalité, le Capitaine gagne.

## Le dessin

label-turn = Tour { $turn } · { $phase }
label-turn-active = Tour { $turn } · { $phase } · joueur actif : { $who }
label-dice = Dés
label-no-dice = pas encore lancés
label-aside = écarté : { $shown }
label-coins = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}
label-force = Force
label-chest = Coffre
label-gold = { $gold } PO
label-circled = { $count }/{ $stock } pièces entourées
label-crew = Équipage (prix, cercles libres)
label-boats = Embarc.
label-attributes = Attributs
label-missing = manque : { $goods }
label-next = → { $name } : { $goods }
label-payable = payable
label-any = au choix
label-boardings = Abordages
label-attack = A
label-defence = D
label-bonus = bonus
label-command = Bonus de commandement : { $bonuses }
label-taken = pris : { $shown }
label-sent = engagés
label-pr = PR
label-either = au choix
label-legend = ● en réserve · × dépensé · ○ pris par le Capitaine · (×) barré · # cadenas fermé · PR : à cet instant
label-gains = Gains des cercles : PO (Or) · J joker · F pirate de cette Force · + bonus d’abordage · PR
label-legend-open = ● en réserve · × dépensé · (×) barré · # cadenas fermé · PR : à cet instant
head-name = Autres
head-pr = PR
head-gold = PO
head-coins = pièces
head-pearls = perles
head-wood = bois
head-gems = gemmes
head-rum = rhum
head-crew = Force 1–5
head-boat = embarc.
head-attribute = attrib.
head-boardings = A/D
head-bonus = bonus
head-command = comm.
gain-gold = { $size }PO
gain-joker = J
gain-joker-long = joker
gain-pirate = F{ $size }
gain-boarding = +{ $size }
gain-pr = { $size }PR
count-title = Le décompte
count-acquisitions = Embarcations et Attributs
count-command = Bonus de commandement
count-tracks = PR des pistes
count-naval = Bataille navale (Force)
count-attributes = Attributs (cercles)
count-line = Ligne d’abordage (attaques)
count-goods = Ressources non utilisées
count-total = Total

## Ce qui est sur le plateau

piece-crew = Équipage
piece-player = { $who }
piece-turn = Tour { $turn }
piece-die = { $die }
piece-die-figure = { $die } ({ $figure })
piece-die-red = { $die } ({ $red })
piece-die-aside = Écarté : { $die }
piece-die-aside-figure = Écarté : { $die } ({ $figure })
piece-die-aside-red = Écarté : { $die } ({ $red })
piece-raid = Dé bleu de l’abordage du Capitaine : { $face }
piece-to-move = { $who } doit choisir
piece-done = { $who } a choisi
piece-active = { $who } est le joueur actif
piece-tnt = Le TNT protège { $who }
piece-attacker = { $who } aborde
piece-defender = { $who } se défend
piece-flag = Bonus de commandement de { $who } : { $pr } PR
piece-flag-free = Bonus de commandement pour une série complète : { $first } PR, { $later } après quelqu’un d’autre
piece-score = { $who } : { $pr } PR si la partie s’arrêtait maintenant
piece-gold = { $who } a { $gold } PO ; pièces entourées : { $circled } sur { $stock }
piece-price = Une ressource s’achète { $gold } PO
piece-goods = { $resource } : { $who } en a { $held }, { $free ->
    [one] { $free } cercle libre
   *[other] { $free } cercles libres
}
piece-force = Pirates de Force { $force } : { $who } en a { $held }, { $free ->
    [one] { $free } cercle libre
   *[other] { $free } cercles libres
}, { $gold } PO chacun
piece-pirates = Pirates de Force { $force } : { $who } en a { $held }
piece-strength = { $count ->
    [one] { $who } a { $count } pirate, de Force { $force }
   *[other] { $who } a { $count } pirates, Force totale : { $force }
}
piece-circle = Cercle { $circle }, { $track }
piece-circle-gold = Cercle { $circle }, { $track } : { $size } PO
piece-circle-joker = Cercle { $circle }, { $track } : un joker
piece-circle-pirate = Cercle { $circle }, { $track } : un pirate de Force { $size }
piece-circle-boarding = Cercle { $circle }, { $track } : bonus d’abordage permanent de +{ $size }
piece-circle-pr = Cercle { $circle }, { $track } : { $size } PR
piece-padlock = Cadenas { $number }, { $track }, fermé
piece-padlock-open = Cadenas { $number }, { $track }, ouvert
piece-thing = { $name }
piece-owned = acquis
piece-attack = Un abordage en attaque
piece-defence = Un abordage en défense
piece-boarding = Une rangée d’abordage libre
piece-line = { $attacks ->
    [0] Aucune attaque lancée : { $pr } PR
    [one] { $attacks } attaque lancée : { $pr } PR
   *[other] { $attacks } attaques lancées : { $pr } PR
}
piece-bonus = Bonus d’abordage de { $who } : +{ $bonus }
piece-taken = { $who } prend { $die }
piece-sent = { $who } engage un pirate de Force { $force }
piece-attacks = { $who } : { $count ->
    [one] { $count } attaque
   *[other] { $count } attaques
}
piece-defences = { $who } : { $count ->
    [one] { $count } défense
   *[other] { $count } défenses
}
piece-progress = { $who }, { $track } : acquisitions { $owned } sur { $things }, cercles barrés { $crossed } sur { $circles }

## Ce qui a changé dans les règles

change-dice-in-any-order = Les deux dés se prennent dans n’importe quel ordre et s’appliquent dans cet ordre.
change-captain-blocked = Un Capitaine bloqué sur la piste du dé rouge utilise ce dé sur l’autre piste.
change-captain-bonus = Quand un Capitaine compare deux acquisitions, le bonus de commandement compte aussi.

## Ce qu’il faut décider : pour qui choisit, et pour les autres

prompt-aside = Écartez un dé : personne d’autre que vous ne pourra le prendre.
prompt-aside-other = { $who } écarte un dé.
prompt-take = Prenez deux dés : choisissez le premier.
prompt-take-second = Prenez votre second dé : vous avez { $die }.
prompt-joker = Utilisez votre joker : choisissez une ressource.
prompt-joker-other = { $who } choisit une ressource pour un joker.
prompt-track = { $steps ->
    [one] Choisissez la piste où barrer votre cercle.
   *[other] Choisissez la piste où barrer vos { $steps } cercles.
}
prompt-loot-other = { $choosers ->
    [one] { $who } prend
   *[other] { $who } prennent
} deux dés en secret.
prompt-command = { $acquired ->
    [yes] Achetez, recrutez, puis terminez la phase de commandement : vous avez { $gold } PO.
   *[no] Achetez, recrutez, faites une acquisition, puis terminez la phase de commandement : vous avez { $gold } PO.
}
prompt-command-done = { $gold ->
    [0] Sans Or, vous ne pouvez rien payer : terminez la phase de commandement.
   *[other] Avec { $gold } PO, vous ne pouvez rien payer : terminez la phase de commandement.
}
prompt-command-other = { $choosers ->
    [one] { $who } achète, recrute et acquiert
   *[other] { $who } achètent, recrutent et acquièrent
} en secret.
prompt-pay = { $left ->
    [one] Payez { $thing } : encore { $left } ressource au choix.
   *[other] Payez { $thing } : encore { $left } ressources au choix.
}
prompt-attack = Abordez quelqu’un, ou personne.
prompt-attack-captain = Abordez le Capitaine, ou personne.
prompt-attack-other = { $who } peut aborder quelqu’un.
prompt-hold = { $why ->
    [pirates] Vous n’avez aucun pirate : pas d’abordage.
    [twice] Vous avez attaqué à votre dernier tour : pas d’abordage cette fois.
   *[tnt] Le TNT protège tout le monde sauf vous : pas d’abordage.
}
prompt-crew-attack = { $chosen ->
    [0] Vous abordez { $who_defends } : choisissez jusqu’à { $most } pirates, les plus forts d’abord.
   *[other] { $left ->
        [one] Vous abordez { $who_defends } : ajoutez un dernier pirate, ou validez votre équipage.
       *[other] Vous abordez { $who_defends } : ajoutez jusqu’à { $left } pirates, ou validez votre équipage.
    }
}
prompt-crew-defend = { $chosen ->
    [0] { $who_attacks } vous aborde : choisissez jusqu’à { $most } défenseurs, les plus forts d’abord.
   *[other] { $left ->
        [one] { $who_attacks } vous aborde : ajoutez un dernier défenseur, ou validez votre équipage.
       *[other] { $who_attacks } vous aborde : ajoutez jusqu’à { $left } défenseurs, ou validez votre équipage.
    }
}
prompt-crew-done = { $chosen ->
    [0] Vous n’avez aucun pirate pour vous défendre : validez.
   *[other] Personne d’autre ne peut rejoindre votre équipage : validez-le.
}
prompt-crew-other = { $who_attacks } aborde { $who_defends } : { $choosers ->
    [one] { $who } compose son équipage en secret.
   *[other] les équipages se composent en secret.
}
prompt-reward = Vous avez battu { $who_loses } : prenez de l’Or ou barrez des cercles sur une piste.
prompt-reward-none = Vous avez battu { $who_loses }, mais aucune récompense n’aurait d’effet.
prompt-reward-other = { $who } a battu { $who_loses } et choisit sa récompense.

## Ce qu’un choix rapporte ou coûte : raisons des indices et du coach

reason-acquisitions = Vos acquisitions valent { $after ->
    [one] { $after } point
   *[other] { $after } points
} au lieu de { $before }.
reason-acquisitions-other = Les acquisitions de { $who } valent { $after ->
    [one] { $after } point
   *[other] { $after } points
} au lieu de { $before }.
reason-command = Vos bonus de commandement valent { $after ->
    [one] { $after } point
   *[other] { $after } points
} au lieu de { $before }.
reason-command-other = Les bonus de commandement de { $who } valent { $after ->
    [one] { $after } point
   *[other] { $after } points
} au lieu de { $before }.
reason-track-points = Vous avez entouré { $after ->
    [one] { $after } point
   *[other] { $after } points
} sur les pistes au lieu de { $before }.
reason-track-points-other = { $who } a entouré { $after ->
    [one] { $after } point
   *[other] { $after } points
} sur les pistes au lieu de { $before }.
reason-naval = À la Bataille navale, vous êtes au rang { $standing } : { $after ->
    [one] { $after } point
   *[other] { $after } points
} au lieu de { $before }.
reason-naval-other = À la Bataille navale, { $who } est au rang { $standing } : { $after ->
    [one] { $after } point
   *[other] { $after } points
} au lieu de { $before }.
reason-attributes = Sur la piste des Attributs, vous êtes au rang { $standing } : { $after ->
    [one] { $after } point
   *[other] { $after } points
} au lieu de { $before }.
reason-attributes-other = Sur la piste des Attributs, { $who } est au rang { $standing } : { $after ->
    [one] { $after } point
   *[other] { $after } points
} au lieu de { $before }.
reason-gold = Vous avez { $after } PO au lieu de { $before }.
reason-gold-other = { $who } a { $after } PO au lieu de { $before }.
reason-boarding = Votre bonus d’abordage permanent est de +{ $after } au lieu de { $before }.
reason-boarding-other = Le bonus d’abordage permanent de { $who } est de +{ $after } au lieu de { $before }.
reason-goods = Vous avez { $after ->
    [one] { $after } ressource
   *[other] { $after } ressources
} au lieu de { $before }.
reason-goods-other = { $who } a { $after ->
    [one] { $after } ressource
   *[other] { $after } ressources
} au lieu de { $before }.
reason-circles = Vous avez barré { $after ->
    [one] { $after } cercle
   *[other] { $after } cercles
} de la { $track } au lieu de { $before }.
reason-circles-other = { $who } a barré { $after ->
    [one] { $after } cercle
   *[other] { $after } cercles
} de la { $track } au lieu de { $before }.
reason-missing = { $after ->
    [0] Vous avez toutes les ressources pour { $thing }.
    [one] Il vous manque { $after } ressource pour { $thing } au lieu de { $before }.
   *[other] Il vous manque { $after } ressources pour { $thing } au lieu de { $before }.
}
reason-missing-other = { $after ->
    [0] { $who } a toutes les ressources pour { $thing }.
    [one] Il manque à { $who } { $after } ressource pour { $thing } au lieu de { $before }.
   *[other] Il manque à { $who } { $after } ressources pour { $thing } au lieu de { $before }.
}
reason-force = Vos pirates ont une Force de { $after } au lieu de { $before }.
reason-force-other = Les pirates de { $who } ont une Force de { $after } au lieu de { $before }.
reason-line = Votre ligne d’abordage vaut { $after ->
    [one] { $after } point
   *[other] { $after } points
} au lieu de { $before }.
reason-line-other = La ligne d’abordage de { $who } vaut { $after ->
    [one] { $after } point
   *[other] { $after } points
} au lieu de { $before }.
reason-hope = { $before ->
    [0] Votre équipage a environ { $after } % de chances de l’emporter.
   *[other] Votre équipage a environ { $after } % de chances de l’emporter au lieu de { $before } %.
}
reason-hope-other = { $before ->
    [0] L’équipage de { $who } a environ { $after } % de chances de l’emporter.
   *[other] L’équipage de { $who } a environ { $after } % de chances de l’emporter au lieu de { $before } %.
}

## Ce qu’on a, ce que sont les scores, et ce qui est gaspillé

standing = { $gold } PO · perles { $pearls }, bois { $wood }, gemmes { $gems }, rhum { $rum } · équipage : Force { $force } · Embarcations { $boat }, Attributs { $attribute }
score-now = PR si la partie s’arrêtait maintenant
score-end = Points de Réputation
waste-3-4 = Votre feuille n’a plus de place pour ce dé : il serait perdu.
waste-4-3 = Un cadenas fermé bloque cette piste : les cercles seraient perdus.

# Ce que toute la table suit
spotlight-boarding = Abordage
spotlight-side = { $role ->
    [attack] attaque
   *[defend] défense
}{ $crew ->
    [choosing] , choisit son équipage
    [ready] , équipage prêt
    [rolls] , équipage tiré aux dés
   *[over] {""}
}
spotlight-bonus = bonus
spotlight-won = { $who } remporte l’abordage.
