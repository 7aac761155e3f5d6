### El Capitán en français.

game-name = El Capitán
game-about = Parcourez la Méditerranée du XVᵉ siècle, construisez des entrepôts là où l’argent affluera, et amassez la plus grosse fortune en trois décomptes.
game-time = 60 à 120 minutes
game-designers = Wolfgang Kramer et Horst-Rainer Rösner
game-sources = Certaines valeurs imprimées sont reconstituées
option-porto = Porto
option-porto-about = Une ville riche, à trois ports ; un entrepôt qui y ferme est perdu pour de bon.
option-lisboa = Lisboa
option-lisboa-about = Les entrepôts n’y coûtent presque rien et rapportent tout de suite.
option-canarias = Islas Canarias
option-canarias-about = Fait entrer en jeu le pirate, qui bloque les ports et perçoit la taxe de Protection.
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
deck-destinations = cartes Objectif
deck-connections = cartes Connexion
pirate-name = le pirate
card-marseille-1 = Marseille (1 sceau)
card-marseille-2 = Marseille (2 sceaux)
card-marseille-3 = Marseille (3 sceaux)
card-venezia-1 = Venezia (1 sceau)
card-venezia-2 = Venezia (2 sceaux)
card-venezia-3 = Venezia (3 sceaux)
card-constantinople-1 = Constantinople (1 sceau)
card-constantinople-2 = Constantinople (2 sceaux)
card-constantinople-3 = Constantinople (3 sceaux)
card-valencia-1 = Valencia (1 sceau)
card-valencia-2 = Valencia (2 sceaux)
card-valencia-3 = Valencia (3 sceaux)
card-napoli-1 = Napoli (1 sceau)
card-napoli-2 = Napoli (2 sceaux)
card-napoli-3 = Napoli (3 sceaux)
card-athina-1 = Athina (1 sceau)
card-athina-2 = Athina (2 sceaux)
card-athina-3 = Athina (3 sceaux)
card-tanger-1 = Tanger (1 sceau)
card-tanger-2 = Tanger (2 sceaux)
card-tanger-3 = Tanger (3 sceaux)
card-tunis-1 = Tunis (1 sceau)
card-tunis-2 = Tunis (2 sceaux)
card-tunis-3 = Tunis (3 sceaux)
card-alexandria-1 = Alexandria (1 sceau)
card-alexandria-2 = Alexandria (2 sceaux)
card-alexandria-3 = Alexandria (3 sceaux)
card-marseille-venezia = Marseille – Venezia
card-marseille-constantinople = Marseille – Constantinople
card-marseille-valencia = Marseille – Valencia
card-marseille-napoli = Marseille – Napoli
card-marseille-athina = Marseille – Athina
card-marseille-tanger = Marseille – Tanger
card-marseille-tunis = Marseille – Tunis
card-marseille-alexandria = Marseille – Alexandria
card-venezia-constantinople = Venezia – Constantinople
card-venezia-valencia = Venezia – Valencia
card-venezia-napoli = Venezia – Napoli
card-venezia-athina = Venezia – Athina
card-venezia-tanger = Venezia – Tanger
card-venezia-tunis = Venezia – Tunis
card-venezia-alexandria = Venezia – Alexandria
card-constantinople-valencia = Constantinople – Valencia
card-constantinople-napoli = Constantinople – Napoli
card-constantinople-athina = Constantinople – Athina
card-constantinople-tanger = Constantinople – Tanger
card-constantinople-tunis = Constantinople – Tunis
card-constantinople-alexandria = Constantinople – Alexandria
card-valencia-napoli = Valencia – Napoli
card-valencia-athina = Valencia – Athina
card-valencia-tanger = Valencia – Tanger
card-valencia-tunis = Valencia – Tunis
card-valencia-alexandria = Valencia – Alexandria
card-napoli-athina = Napoli – Athina
card-napoli-tanger = Napoli – Tanger
card-napoli-tunis = Napoli – Tunis
card-napoli-alexandria = Napoli – Alexandria
card-athina-tanger = Athina – Tanger
card-athina-tunis = Athina – Tunis
card-athina-alexandria = Athina – Alexandria
card-tanger-tunis = Tanger – Tunis
card-tanger-alexandria = Tanger – Alexandria

card-tunis-alexandria = Tunis – Alexandria

## Événements

event-starts = { $who } commence la partie.
event-card-destination = La carte Objectif { $city } ({ $seals ->
    [one] { $seals } sceau
   *[other] { $seals } sceaux
 }) arrive à l’étalage, au prix de { $cost ->
    [one] { $cost } florin
   *[other] { $cost } florins
 }.
event-card-connection = La carte Connexion { $city } – { $from } arrive à l’étalage, au prix de { $cost ->
    [one] { $cost } florin
   *[other] { $cost } florins
 }.
event-buy-destination = { $who } achète la carte Objectif { $city } ({ $seals ->
    [one] { $seals } sceau
   *[other] { $seals } sceaux
 }) pour { $cost ->
    [one] { $cost } florin
   *[other] { $cost } florins
 }.
event-buy-connection = { $who } achète la carte Connexion { $city } – { $from } pour { $cost ->
    [one] { $cost } florin
   *[other] { $cost } florins
 }.
event-sail = { $who } navigue vers { $city } avec sa carte Objectif.
event-sail-connection = { $who } navigue vers { $city } avec sa carte Connexion.
event-sail-route = { $who } navigue vers { $city } avec la carte { $card } en Déplacement.
event-build = { $who } construit un { $colour ->
    [neutral] entrepôt neutre
   *[main] entrepôt
 } à { $city }, emplacement { $site }, pour { $cost ->
    [one] { $cost } florin
   *[other] { $cost } florins
 }.
event-reopen = { $who } rouvre un { $colour ->
    [neutral] entrepôt neutre
   *[main] entrepôt
 } à { $city }, emplacement { $site }.
event-fortress = { $who } construit une forteresse à { $city } pour { $cost ->
    [one] { $cost } florin
   *[other] { $cost } florins
 }.
event-loan = { $who } va à la banque et emprunte { $amount } florins.
event-end = { $who } termine son tour.
event-pass = { $who } ne peut ni construire ni emprunter, et passe.
event-repay = { $who } rembourse { $extended ->
    [yes] son emprunt prolongé
   *[no] son emprunt
 } de { $amount } florins en payant { $cost } florins.
event-extend = { $who } prolonge son emprunt de { $amount } florins ; il faudra en rendre { $cost }.
event-starter = { $who } choisit qui commencera la phase suivante : { $who_starts }.
event-pirate = { $who } envoie le pirate à { $city }, port { $space }, percevoir la taxe de Protection.
event-pirate-paid = { $who } déplace le pirate à { $city }, port { $space }, pour { $cost ->
    [one] { $cost } florin
   *[other] { $cost } florins
 }.
event-pirate-card = { $who } déplace le pirate à { $city }, port { $space }, avec la carte { $card }{ $way ->
    [route] {" "}en Déplacement
   *[straight] {""}
 }.
event-pirate-via = { $who } fait passer le pirate par { $city }, avec la carte { $card }{ $way ->
    [route] {" "}en Déplacement
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
 }) pour { $cost ->
    [one] { $cost } florin
   *[other] { $cost } florins
 }
choice-buy-connection = { $city } – { $from } pour { $cost ->
    [one] { $cost } florin
   *[other] { $cost } florins
 }
choice-sail = vers { $city } (Objectif, carte à { $seals ->
    [one] { $seals } sceau
   *[other] { $seals } sceaux
 })
choice-sail-connection = vers { $city } (Connexion)
choice-sail-route = vers { $city } (Déplacement, carte { $card })
choice-build = { $colour ->
    [neutral] un entrepôt neutre
   *[main] un entrepôt
 } à { $city }, emplacement { $site }, pour { $cost ->
    [one] { $cost } florin
   *[other] { $cost } florins
 }
choice-reopen = { $colour ->
    [neutral] un entrepôt neutre
   *[main] un entrepôt
 } à { $city }, emplacement { $site }
choice-fortress = pour { $cost ->
    [one] { $cost } florin
   *[other] { $cost } florins
 }
choice-loan = { $amount } florins
choice-repay = { $extended ->
    [yes] l’emprunt prolongé
   *[no] l’emprunt
 } de { $amount } florins en payant { $cost } florins
choice-extend = l’emprunt de { $amount } florins ({ $cost } à rendre)
choice-starter = { $who_starts }
choice-pirate = à { $city }, port { $space }
choice-pirate-paid = à { $city }, port { $space }, pour { $cost ->
    [one] { $cost } florin
   *[other] { $cost } florins
 }
choice-pirate-card = à { $city }, port { $space }, avec la carte { $card }{ $way ->
    [route] {" "}en Déplacement
   *[straight] {""}
 }
choice-pirate-via = par { $city }, avec la carte { $card }{ $way ->
    [route] {" "}en Déplacement
   *[straight] {""}
 }

## Ce qui s’ensuit

told-closed = { $colour ->
    [neutral] L’entrepôt neutre
   *[main] L’entrepôt
 } de { $who } à { $city }, emplacement { $site }, ferme.
told-left = { $colour ->
    [neutral] L’entrepôt neutre
   *[main] L’entrepôt
 } de { $who } à { $city }, emplacement { $site }, ferme et quitte la partie.
told-bonus = { $who } a des entrepôts dans neuf villes et prend la carte Bonus de { $amount } florins.
told-paid-at-once = { $rank ->
    [first] À { $city }, la banque verse aussitôt { $amount ->
    [one] { $amount } florin
   *[other] { $amount } florins
 } à { $who } pour la majorité.
   *[behind] À { $city }, la banque verse aussitôt { $amount ->
    [one] { $amount } florin
   *[other] { $amount } florins
 } à { $who } : la moitié seulement, faute de majorité.
 }
told-all-built = { $who } a tout construit : décompte { $phase } à la fin de ce tour de table.
told-protection = { $who } paie { $amount ->
    [one] { $amount } florin
   *[other] { $amount } florins
 } de taxe de Protection à { $who_gets }.
told-displaced = À { $city }, le pirate prend la place de { $who }, qui passe au port { $space }.
told-reshuffled = La défausse, mélangée, forme une nouvelle pioche de { $deck }.
told-payday = Décompte { $phase }.
told-income = { $who } reçoit { $amount ->
    [one] { $amount } florin
   *[other] { $amount } florins
 } { $why ->
    [spread] pour sa présence commerciale dans { $detail ->
        [one] { $detail } ville
       *[other] { $detail } villes
     }
    [first] pour la majorité à { $city }
    [second] pour la deuxième place à { $city }
    [present] pour un entrepôt à { $city }
    [fortress] pour une forteresse à { $city }
    [fortress-whole] pour une forteresse à { $city }, une des villes qui ont le plus d’entrepôts
   *[bonus] pour la carte Bonus
 }.
told-money-check = Bilan après le décompte { $phase } :
told-wealth = { $who } a { $money ->
    [one] { $money } florin
   *[other] { $money } florins
 } et une fortune de { $wealth ->
    [one] { $wealth } florin
   *[other] { $wealth } florins
 }.

## La table

label-phase = Phase { $phase } · Tour { $round }
label-starting = { $who } commence
label-display = Étalage
label-destinations = Objectif :
label-connections = Connexion :
label-deck = { $deck } en pioche, { $discards } en défausse
label-bank = Banque :
label-loans = { $count } × { $amount }
label-money = { $money ->
    [one] { $money } florin
   *[other] { $money } florins
 }
label-wealth = fortune { $wealth }
label-stock = à construire
label-hand = main :
label-no-cards = aucune carte
label-loans-of = emprunts
label-bonus = bonus { $amount }
label-ship = bateau
label-ship-off = hors du plateau
label-ship-bank = à la banque
label-ship-adrift = devant { $city }
label-ship-city = à { $city }, port { $space }
label-closed = fermés
label-legend = lettres : entrepôts · ◆ : sceau · [A] : bateau au port · ▲ : forteresse · * : case de fermeture · ! : pirate
label-pirate = pirate à { $city }
label-harbour = port
label-forts = forteresses
label-pays = vaut { $amount }

## Le décompte

count-payday = Décompte { $phase }
count-money-check = Bilan après le décompte { $phase }
count-spread = Présence
count-bonus = Bonus
count-total = Total
count-cities = { $detail ->
    [one] { $detail } ville
   *[other] { $detail } villes
 }
count-first = 1re
count-second = 2e
count-present = présent
count-fortress = ▲
count-fortress-whole = ▲▲
count-legend = ▲ forteresse · ▲▲ forteresse dans une des villes qui ont le plus d’entrepôts
count-money = Argent
count-wealth = Fortune

## Pourquoi pas : chaque clause en une phrase

clause-1-1 = Les villes forment une grille ; seules sont voisines celles qui se touchent par un côté.
clause-1-2 = Une ville a des ports, des emplacements de forteresse et douze emplacements d’entrepôt ; rien ne se construit sur la treizième case.
clause-1-3 = Chacun reçoit six entrepôts et une forteresse par phase, et commence avec 20 florins.
clause-1-4 = Quatre cartes Objectif et six cartes Connexion sont visibles à l’étalage.
clause-1-5 = La banque n’a qu’un nombre limité de cartes Emprunt de chaque montant.
clause-1-6 = Il faut d’abord savoir qui commence.
clause-1-7 = Tout est visible, sauf l’ordre des pioches.
clause-2-1 = On joue dans le sens horaire, tour de table après tour de table, jusqu’au décompte.
clause-2-2 = { $case ->
    [end] Le tour ne peut pas encore finir : il faut construire, ou emprunter sans rien faire d’autre.
   *[done] Une seule construction ou un seul emprunt par tour.
 }
clause-2-3 = Après la construction, le bateau ne bouge plus ; seuls des achats sont encore possibles.
clause-2-4 = Emprunter occupe tout le tour : c’est impossible après un achat, un voyage ou un déplacement du pirate.
clause-2-5 = Pas d’emprunt au premier tour de la partie.
clause-2-6 = Ensuite, l’argent et les cartes restants ne permettraient plus de construire ce tour-ci.
clause-2-7 = On ne peut passer que s’il n’y a rien d’autre à faire.
clause-3-1 = { $case ->
    [cost] La carte { $card } coûte { $cost ->
    [one] { $cost } florin
   *[other] { $cost } florins
 }, et { $who } en a { $money }.
    [wait] L’étalage doit d’abord être complété.
    [full] Les nouvelles cartes n’arrivent qu’à la fin d’un tour, pour compléter l’étalage.
   *[display] La carte { $card } n’est pas à l’étalage.
 }
clause-3-2 = Cette carte ne peut pas arriver maintenant : elle n’est pas dans la pioche.
clause-3-3 = Une carte Objectif montre une ville et des sceaux, une carte Connexion deux villes.
clause-3-4 = { $case ->
    [hand] { $who } n’a pas la carte { $card }.
    [link] Cette carte Connexion ne part pas de la ville où est le bateau.
    [pirate] Cette carte Connexion ne part pas de la ville où est le pirate.
    [named] La ville de la carte se rejoint en Objectif, pas en Déplacement.
   *[reach] { $city } est trop loin pour { $seals ->
        [one] { $seals } sceau
       *[other] { $seals } sceaux
     }.
 }
clause-3-5 = Depuis la banque ou hors du plateau, seule une carte Objectif mène à une ville.
clause-3-6 = Un voyage doit finir dans une autre ville que celle d’où il part.
clause-3-7 = Les ports sont tous occupés à { $city }, et aucun autre voyage ne pourrait suivre.
clause-3-8 = Un bateau ne peut pas passer à un port moins cher de la même ville.
clause-3-9 = Un bateau ne libère son port qu’en partant.
clause-4-1 = Pour emprunter, le bateau va à la banque.
clause-4-2 = La banque n’a plus de carte Emprunt de { $amount } florins.
clause-4-3 = Un seul emprunt par tour, et il termine le tour.
clause-5-1 = { $case ->
    [harbour] Pour construire, le bateau doit être au port.
    [stock] { $who } n’a plus d’entrepôt de cette sorte à construire dans cette phase.
   *[cost] Un entrepôt coûte ici { $cost ->
    [one] { $cost } florin
   *[other] { $cost } florins
 }, et { $who } en a { $money }.
 }
clause-5-2 = { $case ->
    [choose] Le premier entrepôt d’une ville va sur l’emplacement 1 ou 2 : il faut choisir.
   *[fixed] L’emplacement ne se choisit que pour le premier entrepôt d’une ville.
 }
clause-5-3 = Un entrepôt va sur l’emplacement qui suit le plus haut emplacement occupé.
clause-5-4 = Un entrepôt construit sur une case de fermeture ferme le premier de la chaîne.
clause-5-5 = Les douze emplacements sont occupés à { $city }.
clause-5-6 = { $who } aurait quatre entrepôts côte à côte à { $city } ; le maximum est de trois.
clause-5-7 = Les cartes Bonus vont aux premiers à avoir des entrepôts dans neuf villes, une seule par joueur.
clause-6-1 = { $case ->
    [harbour] Pour rouvrir un entrepôt, le bateau doit être au port de sa ville.
   *[other] { $who } n’a pas d’entrepôt fermé de cette sorte à { $city }.
 }
clause-6-2 = Rouvrir un entrepôt compte comme la construction du tour.
clause-7-1 = { $case ->
    [harbour] Pour construire une forteresse, le bateau doit être au port.
    [stock] { $who } n’a plus de forteresse à construire dans cette phase.
    [own] { $who } a déjà une forteresse à { $city }.
    [full] Il n’y a plus d’emplacement de forteresse libre à { $city }.
   *[cost] La forteresse coûte ici { $cost ->
    [one] { $cost } florin
   *[other] { $cost } florins
 }, et { $who } en a { $money }.
 }
clause-7-2 = Une forteresse va sur l’emplacement libre de plus petit numéro.
clause-8-1 = Le décompte a lieu à la fin du tour de table où quelqu’un a tout construit.
clause-8-2 = La présence commerciale rapporte selon le nombre de villes où l’on a un entrepôt ouvert.
clause-8-3 = La majorité dans une ville rapporte la valeur du prochain emplacement libre, la deuxième place la moitié.
clause-8-4 = Une forteresse rapporte la moitié de ce que vaut sa ville, ou le tout là où il y a le plus d’entrepôts.
clause-8-5 = Une ville sans entrepôt ne rapporte rien.
clause-8-6 = Les cartes Bonus rapportent au troisième décompte.
clause-9-1 = { $case ->
    [order] Les emprunts se règlent un par un : d’abord ceux qu’il faut rembourser, puis les autres, les remboursements avant les prolongations.
    [due] Cet emprunt doit être remboursé maintenant : après le troisième décompte, aucun ne peut être prolongé.
   *[none] On ne rembourse et ne prolonge qu’après un décompte.
 }
clause-9-2 = Rembourser cet emprunt coûte { $cost } florins, et { $who } en a { $money } ; il peut être prolongé.
clause-9-3 = { $who } est à découvert et ne peut rien acheter ni construire de payant.
clause-9-4 = La fortune est l’argent moins ce qui est dû sur les emprunts.
clause-9-5 = { $case ->
    [due] { $who } doit d’abord désigner qui commencera la phase suivante.
    [nobody] Personne n’occupe cette place.
   *[none] C’est après un décompte que la plus petite fortune désigne qui commencera la phase suivante.
}
clause-9-6 = La phase suivante apporte de nouveaux entrepôts et une forteresse.
clause-9-7 = La partie est terminée.
clause-10-1 = Les entrepôts neutres n’existent qu’à deux joueurs.
clause-10-2 = Tant qu’il reste des entrepôts à construire, ceux de la couleur principale doivent être plus nombreux que les neutres.
clause-10-3 = { $who } ne peut avoir côte à côte que trois entrepôts de sa couleur principale, et quatre de ses deux couleurs.
clause-10-4 = À deux joueurs, une phase finit quand quelqu’un a tout construit dans ses deux couleurs.
clause-10-5 = À deux joueurs, la présence commerciale ne compte que la couleur principale.
clause-10-6 = À deux joueurs, seule la première place rapporte, et seulement à une couleur principale.
clause-10-7 = On peut rouvrir des entrepôts fermés de ses deux couleurs.
clause-10-8 = La plus petite fortune choisit qui commence la phase suivante.
clause-11-1 = { $city } n’est pas en jeu dans cette partie.
clause-11-2 = Une ville extérieure ne s’atteint que par un Déplacement depuis une autre ville, et se quitte par un Objectif ou un Déplacement.
clause-11-3 = Les villes extérieures comptent comme les autres pour la présence commerciale.
clause-11-4 = Dans une ville extérieure, un entrepôt ouvert assure au moins la moitié.
clause-11-5 = Lisboa paie aussitôt l’entrepôt qu’on y construit ; à deux joueurs, pas un entrepôt neutre.
clause-11-6 = Un entrepôt qui ferme à Porto est retiré de la partie.
clause-11-7 = Le pirate n’est pas en jeu dans cette partie.
clause-11-8 = { $case ->
    [owed] { $who } vient d’arriver à Islas Canarias et doit encore, ce tour-ci, envoyer le pirate dans une autre ville.
    [moored] Après le déplacement gratuit du pirate, le bateau ne voyage plus ce tour-ci.
    [made] Le déplacement gratuit du pirate a déjà eu lieu ce tour-ci.
   *[none] Le pirate ne se déplace gratuitement qu’après une arrivée à Islas Canarias, si le bateau y reste au port.
 }
clause-11-9 = Le pirate doit aller au port d’une autre ville, et celle-ci doit avoir au moins un port libre.
clause-11-10 = { $case ->
    [moved] Le pirate a déjà été déplacé ce tour-ci.
    [underway] Le pirate est en route : il faut finir son déplacement avec des cartes.
    [hand] { $who } n’a pas la carte { $card }.
    [nowhere] Ensuite, les cartes en main ne permettraient plus de finir le déplacement du pirate.
   *[cost] Le trajet du pirate jusqu’à { $city } ne se paie pas ainsi : chaque étape du plus court chemin a son prix, et { $who } a { $money ->
    [one] { $money } florin
   *[other] { $money } florins
 }.
 }

## Ce qui est sur le plateau

piece-city = { $city } : la majorité rapporte { $amount ->
    [one] { $amount } florin
   *[other] { $amount } florins
 }
piece-site = Emplacement { $site } à { $city }, valeur { $value }
piece-site-closing = Case de fermeture { $site } à { $city }, valeur { $value }
piece-site-next = Emplacement { $site } à { $city }, valeur { $value } : le prochain entrepôt se construit ici, pour { $cost } florins selon le port. La majorité rapporte ensuite { $then }
piece-site-next-closing = Case de fermeture { $site } à { $city }, valeur { $value } : le prochain entrepôt se construit ici, pour { $cost } florins selon le port, et ferme { $colour ->
    [neutral] l’entrepôt neutre
   *[main] l’entrepôt
 } de { $who }, emplacement { $closed }. La majorité rapporte ensuite { $then }
piece-site-last = Dernière case à { $city }, valeur { $value } : rien ne s’y construit
piece-berth = Port { $space } à { $city } : un entrepôt y coûte { $cost ->
    [one] { $cost } florin
   *[other] { $cost } florins
 }
piece-fort-site = Emplacement de forteresse à { $city }, pour { $cost ->
    [one] { $cost } florin
   *[other] { $cost } florins
 }
piece-fortress = Forteresse de { $who } à { $city }
piece-warehouse = Entrepôt de { $who } à { $city }, emplacement { $site }
piece-warehouse-neutral = Entrepôt neutre de { $who } à { $city }, emplacement { $site }
piece-closed = Entrepôt fermé de { $who } à { $city }
piece-closed-neutral = Entrepôt neutre fermé de { $who } à { $city }
piece-destination = Carte Objectif { $city } ({ $seals ->
    [1] 1 sceau
   *[other] { $seals } sceaux
 }), pour { $cost ->
    [one] { $cost } florin
   *[other] { $cost } florins
 }
piece-connection = Carte Connexion { $city } – { $from }, pour { $cost ->
    [one] { $cost } florin
   *[other] { $cost } florins
 }
piece-deck-destinations = Cartes Objectif : { $count } dans la pioche, { $discards } dans la défausse
piece-deck-connections = Cartes Connexion : { $count } dans la pioche, { $discards } dans la défausse
piece-loan = Emprunt de { $amount } florins, { $count ->
    [1] encore une carte
   *[other] encore { $count } cartes
 } ; { $due } florins à rendre, { $extended } après prolongation
piece-debt = Emprunt de { $who } : { $amount } florins, { $due } à rendre
piece-debt-extended = Emprunt prolongé de { $who } : { $amount } florins, { $due } à rendre
piece-debt-count = { $who } a { $count ->
    [1] 1 emprunt
   *[other] { $count } emprunts
 } de { $amount } florins, { $due } à rendre pour chacun
piece-debt-extended-count = { $who } a { $count ->
    [1] 1 emprunt prolongé
   *[other] { $count } emprunts prolongés
 } de { $amount } florins, { $due } à rendre pour chacun
piece-bonus = Carte Bonus de { $amount } florins pour des entrepôts dans neuf villes
piece-spread = Présence commerciale : { $cities ->
    [one] { $cities } ville rapporte
   *[other] { $cities } villes rapportent
 } { $amount ->
    [one] { $amount } florin
   *[other] { $amount } florins
 } au décompte
piece-reach = { $who } est dans { $cities ->
    [one] { $cities } ville
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
piece-ship = Bateau de { $who } à { $city }, port { $space }
piece-ship-adrift = Bateau de { $who } devant { $city }, sans port
piece-ship-bank = Bateau de { $who } à la banque
piece-ship-off = Bateau de { $who }, hors du plateau
piece-pirate = Le pirate à { $city }
piece-turn = À { $who } de jouer

## Ce qui a changé dans les règles

change-neutral-in-lisboa = À deux joueurs, un entrepôt neutre construit à Lisboa ne rapporte rien.

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
    [yes] , ou naviguez vers une autre ville
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
   *[no] Vous avez construit, il n’y a plus rien à faire : terminez votre tour.
}
prompt-built-other = { $who } a construit et va terminer son tour.
prompt-charge = Vous voici à Islas Canarias : envoyez le pirate dans un port percevoir la taxe de Protection.
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
    [0] Vous ne recevez rien à { $city } au prochain décompte, au lieu de { $before ->
    [one] { $before } florin
   *[other] { $before } florins
 }.
    [1] Vous avez la majorité à { $city } : { $after ->
    [one] { $after } florin
   *[other] { $after } florins
 } au prochain décompte au lieu de { $before }.
   *[2] Vous prenez la deuxième place à { $city } : { $after ->
    [one] { $after } florin
   *[other] { $after } florins
 } au prochain décompte au lieu de { $before }.
}
reason-majority-other = { $standing ->
    [0] { $who } ne reçoit rien à { $city } au prochain décompte, au lieu de { $before ->
    [one] { $before } florin
   *[other] { $before } florins
 }.
    [1] { $who } a la majorité à { $city } : { $after ->
    [one] { $after } florin
   *[other] { $after } florins
 } au prochain décompte au lieu de { $before }.
   *[2] { $who } prend la deuxième place à { $city } : { $after ->
    [one] { $after } florin
   *[other] { $after } florins
 } au prochain décompte au lieu de { $before }.
}
reason-fortress = { $after ->
    [0] Vous n’avez pas de forteresse à { $city } ; elle y rapporterait { $before ->
    [one] { $before } florin
   *[other] { $before } florins
 } au prochain décompte.
   *[other] À { $city }, votre forteresse rapporte { $after ->
    [one] { $after } florin
   *[other] { $after } florins
 } au prochain décompte au lieu de { $before }.
}
reason-fortress-other = { $after ->
    [0] { $who } n’a pas de forteresse à { $city } ; elle y rapporterait { $before ->
    [one] { $before } florin
   *[other] { $before } florins
 } au prochain décompte.
   *[other] À { $city }, la forteresse de { $who } rapporte { $after ->
    [one] { $after } florin
   *[other] { $after } florins
 } au prochain décompte au lieu de { $before }.
}
reason-spread = Vous avez des entrepôts dans { $standing ->
    [one] { $standing } ville
   *[other] { $standing } villes
} : votre présence commerciale rapporte { $after ->
    [one] { $after } florin
   *[other] { $after } florins
 } au prochain décompte au lieu de { $before }.
reason-spread-other = { $who } a des entrepôts dans { $standing ->
    [one] { $standing } ville
   *[other] { $standing } villes
} : sa présence commerciale rapporte { $after ->
    [one] { $after } florin
   *[other] { $after } florins
 } au prochain décompte au lieu de { $before }.
reason-cash = { $after ->
    [0] Vous n’avez plus d’argent, au lieu de { $before ->
    [one] { $before } florin
   *[other] { $before } florins
 }.
    [one] Vous avez { $after } florin au lieu de { $before }.
   *[other] Vous avez { $after } florins au lieu de { $before }.
}
reason-cash-other = { $after ->
    [0] { $who } n’a plus d’argent, au lieu de { $before ->
    [one] { $before } florin
   *[other] { $before } florins
 }.
    [one] { $who } a { $after } florin au lieu de { $before }.
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

## Ce qu’on a, ce que sont les scores, et ce qui est gaspillé

standing = { $money ->
    [one] { $money } florin
   *[other] { $money } florins
 } · à construire : { $warehouses ->
    [one] { $warehouses } entrepôt
   *[other] { $warehouses } entrepôts
 }, { $fortresses ->
    [one] { $fortresses } forteresse
   *[other] { $fortresses } forteresses
 }
standing-debts = { $money ->
    [one] { $money } florin
   *[other] { $money } florins
 } ({ $wealth } une fois les emprunts déduits) · à construire : { $warehouses ->
    [one] { $warehouses } entrepôt
   *[other] { $warehouses } entrepôts
 }, { $fortresses ->
    [one] { $fortresses } forteresse
   *[other] { $fortresses } forteresses
 }
score-now = Argent, emprunts déduits
score-end = Fortune
waste-9-7 = Seul l’argent compte désormais : vous paieriez pour rien.
region-cards = Étalage
region-bank = Banque
region-spread = Présence commerciale

# Ce que toute la table suit
spotlight-loans = Décompte { $phase } : emprunts
spotlight-majorities = majorités
spotlight-fortresses = forteresses
spotlight-money = argent
spotlight-debts = emprunts
spotlight-decides = rembourse ou prolonge
spotlight-most = { $amount ->
    [1] { $who } touche le plus : 1 florin.
   *[other] { $who } touche le plus : { $amount } florins.
}
spotlight-most-shared = { $amount ->
    [1] Égalité en tête : 1 florin chacun.
   *[other] Égalité en tête : { $amount } florins chacun.
}
