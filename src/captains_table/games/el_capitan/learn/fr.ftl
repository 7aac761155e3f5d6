### Leçons d’El Capitán, en français.

## Légende

legend-city = Ville
legend-city-about = Le chiffre à côté du nom est ce que vaut la majorité en ce moment : la valeur du prochain emplacement libre. La deuxième place en rapporte la moitié.
legend-site = Emplacement de construction
legend-site-about = Son numéro est en haut, sa valeur en bas. Les entrepôts occupent les emplacements dans l’ordre.
legend-next-site = Prochain emplacement libre
legend-next-site-about = Le prochain entrepôt de la ville va sur l’emplacement au cadre de laiton ; sa valeur est ce que la majorité rapporte en ce moment.
legend-closing-site = Case de fermeture
legend-closing-site-about = Un entrepôt construit ici ferme celui de l’emplacement le plus bas de la ville. Dès que l’emplacement 12 est occupé, rien ne ferme plus.
legend-last-space = Dernière case
legend-last-space-about = On n’y construit jamais. Dès que l’emplacement 12 est occupé, c’est sa valeur que rapporte la majorité.
legend-closed = Entrepôt fermé
legend-closed-about = Il est posé sur l’image de sa ville et ne compte pas. Son propriétaire peut l’y rouvrir gratuitement au lieu de construire.
legend-warehouse = Entrepôt
legend-warehouse-about = Construisez-le dans la ville où se trouve votre bateau, au prix de votre port. Être dans beaucoup de villes, ou y avoir la majorité, rapporte au décompte.
legend-neutral = Entrepôt neutre
legend-neutral-about = Seulement à deux joueurs : il prend des emplacements et des majorités à l’adversaire, mais ne rapporte rien.
legend-fort-site = Emplacement de forteresse
legend-fort-site-about = Vous pouvez construire une forteresse par ville, à ce prix.
legend-fortress = Forteresse
legend-fortress-about = Au décompte, elle rapporte la moitié de ce que vaut la ville, ou le tout dans la ville la plus construite.
legend-berth = Port
legend-berth-about = Le chiffre est le prix d’un entrepôt tant que votre bateau y est. Un bateau qui arrive prend le premier port libre.
legend-ship = Bateau
legend-ship-about = Il se déplace avec des cartes. Vous construisez dans la ville où il est au port ; pour emprunter, il va à la banque.
legend-pirate = Bateau pirate
legend-pirate-about = Seulement avec Islas Canarias : il bloque le port où il se trouve. Qui arrive à Islas Canarias le déplace et perçoit une taxe de Protection.
legend-destination = Carte Objectif avec ses sceaux
legend-destination-about = Elle vous mène à sa ville, d’où que vous veniez ; ou, depuis une ville, d’autant d’étapes qu’elle a de sceaux. Le chiffre est son prix.
legend-connection = Carte Connexion
legend-connection-about = Elle vous mène de l’une de ses deux villes à l’autre. Le chiffre est son prix.
legend-deck = Pioche
legend-deck-about = Combien de cartes restent à piocher, et combien sont défaussées. On complète l’étalage à la fin de chaque tour.
legend-loan = Emprunt à la banque
legend-loan-about = La somme reçue, le nombre de cartes restantes et ce que l’on rend au décompte / après prolongation. Il prend tout votre tour.
legend-debt = Emprunt
legend-debt-about = En haut, la somme reçue ; en bas, la somme due ou, chez les autres, le nombre d’emprunts de ce montant. Au décompte, on rembourse l’emprunt ou on le prolonge une fois.
legend-extended = Emprunt prolongé
legend-extended-about = Il faut le rembourser au prochain décompte, au montant le plus élevé.
legend-bonus = Carte Bonus
legend-bonus-about = Dès que vous avez des entrepôts ouverts dans neuf villes, vous prenez la plus haute carte Bonus restante. Elle est payée au troisième décompte.
legend-spread = Présence commerciale
legend-spread-about = En haut un nombre de villes, en bas ce qu’il rapporte : au décompte, on vous paie les villes où vous avez un entrepôt ouvert.
legend-pennant = Pavillon d’un joueur
legend-pennant-about = Il montre dans combien de villes quelqu’un a un entrepôt ouvert.
legend-player = Le jeu d’un joueur
legend-player-about = L’argent en main ; entre parenthèses, ce qui reste une fois les emprunts remboursés. À côté, bâtiments, emprunts et cartes.
legend-turn = Lanterne
legend-turn-about = Elle indique à qui de jouer.
legend-starter = Barre
legend-starter-about = Le premier joueur de la phase. Après un décompte, le plus pauvre désigne le suivant.
legend-phase = Phase et tour de table
legend-phase-about = Il y a trois phases. Chacune se termine par un décompte.

## Leçons

lesson-sail-title = Acheter, naviguer, construire
lesson-sail-promise = Votre premier entrepôt.
lesson-sail-1 = On gagne avec la plus grosse fortune après trois décomptes. L’argent vient de vos entrepôts dans les neuf villes. Vous êtes Ada, avec 20 florins et un bateau hors du plateau.
lesson-sail-2 = Hors du plateau, seule une carte Objectif mène à une ville. Achetez la carte Napoli à 3 sceaux pour 7 florins.
lesson-sail-3 = Jouez-la : naviguez vers Napoli.
lesson-sail-4 = Votre bateau prend le port le moins cher : un entrepôt y coûte 3 florins. Construisez-en un : le premier d’une ville va sur l’emplacement 1 ou 2.
lesson-sail-5 = Vous avez construit : plus de voyage ce tour-ci. Vous pourriez acheter des cartes, mais gardez vos 10 florins : terminez votre tour.
lesson-sail-otherwise-1 = Une bonne carte pour plus tard. Achetez d’abord Napoli à 3 sceaux.
lesson-sail-otherwise-2 = Gardez votre argent. Naviguez vers Napoli.
lesson-sail-otherwise-3 = Plus tard. Construisez ici un entrepôt.
lesson-sail-otherwise-4 = C’est permis, mais l’argent est rare. Terminez votre tour.

lesson-routes-title = Trois façons de naviguer
lesson-routes-promise = Objectif, Déplacement, Connexion.
lesson-routes-1 = Vous êtes à Athina avec la carte Tunis à 2 sceaux. Comme Objectif, elle vous mène à Tunis d’où que vous soyez. Comme Déplacement, elle vous fait avancer d’une ou deux étapes, de ville voisine en ville voisine.
lesson-routes-2 = Alexandria est voisine d’Athina et rapporte bien. Utilisez la carte Tunis comme Déplacement jusqu’à Alexandria.
lesson-routes-3 = Construisez un entrepôt. Il coûte 4 florins : les villes riches ont des ports chers.
lesson-routes-4 = Après avoir construit, vous pouvez encore acheter. Achetez la carte Connexion Tunis – Alexandria pour 1 florin : elle mène d’une ville à l’autre.
lesson-routes-5 = Terminez votre tour. Ben et Cleo construisent sans bouger.
lesson-routes-6 = À vous. Naviguez vers Tunis avec la carte Connexion.
lesson-routes-7 = Construisez à Tunis. Vous voilà dans trois villes ; être dans beaucoup de villes rapporte à chaque décompte.
lesson-routes-otherwise-1 = Possible, mais essayez le Déplacement : la carte Tunis, jusqu’à Alexandria.
lesson-routes-otherwise-2 = Construisez d’abord un entrepôt.
lesson-routes-otherwise-3 = Pensez au tour suivant : achetez la carte Connexion Tunis – Alexandria.
lesson-routes-otherwise-4 = Ce seraient vos derniers florins. Terminez votre tour.
lesson-routes-otherwise-5 = Un emprunt prendrait tout le tour. Naviguez vers Tunis.

lesson-closing-title = Fermetures et forteresses
lesson-closing-promise = Ce que fait une case de fermeture, et comment s’en protéger.
lesson-closing-1 = À Napoli se suivent trois entrepôts : un de Cleo, un de vous, un de Cleo. L’emplacement suivant, le 4, est sombre : c’est une case de fermeture. Y construire ferme le premier entrepôt de la chaîne.
lesson-closing-2 = Le premier est à Cleo, sur l’emplacement 1. Construisez sur la case de fermeture : vous aurez ici deux entrepôts et Cleo un seul.
lesson-closing-3 = L’entrepôt de Cleo est fermé et ne compte plus. Terminez votre tour.
lesson-closing-4 = Cleo l’a rouvert, gratuitement, sur l’emplacement 5. Le suivant, le 6, est sombre lui aussi, et le premier entrepôt de la chaîne est le vôtre.
lesson-closing-5 = Y construire fermerait votre propre entrepôt. Construisez plutôt une forteresse, pour 6 florins : elle ne ferme jamais.
lesson-closing-6 = Au décompte, une forteresse rapporte la moitié de ce que vaut la ville, ou le tout là où il y a le plus d’entrepôts.
lesson-closing-otherwise-1 = Bon à savoir, mais regardez l’emplacement 4 : construisez un entrepôt.
lesson-closing-otherwise-2 = Gardez vos florins. Terminez votre tour.
lesson-closing-otherwise-3 = Cela ne vous aiderait pas ici. Construisez une forteresse.

lesson-payday-title = Un décompte
lesson-payday-promise = Qui reçoit quoi, et pourquoi.
lesson-payday-1 = Il vous reste un entrepôt. Quand quelqu’un a tout construit, on finit le tour de table, puis vient un décompte. Vous êtes à Athina.
lesson-payday-2 = Construisez votre dernier entrepôt à Athina. Avec trois entrepôts ouverts, vous y aurez la majorité.
lesson-payday-3 = Regardez le prochain emplacement libre d’Athina : il indique 10. C’est ce que rapporte la majorité : 10 florins pour vous, 5 pour Cleo, deuxième.
lesson-payday-4 = Terminez votre tour : c’est le décompte. Lisez-le avant de continuer.
lesson-payday-5 = Présence commerciale : Ben et Cleo sont dans quatre villes et reçoivent 10 florins. Vous êtes dans deux villes et ne recevez rien : implantez-vous plus largement.
lesson-payday-6 = À Marseille, Cleo et Ben ont chacun un entrepôt. Le premier de la chaîne l’emporte : Cleo reçoit 8 florins, Ben 4.
lesson-payday-7 = Votre forteresse de Valencia rapporte la moitié de 6 florins. En tout : 19 florins pour vous, 34 pour Ben, 41 pour Cleo. Deux villes fortes rapportent moins que quatre.
lesson-payday-otherwise-1 = Pas maintenant : construisez votre dernier entrepôt.
lesson-payday-otherwise-2 = L’argent vaudra plus au décompte. Terminez votre tour.

lesson-loan-title = Les emprunts
lesson-loan-promise = Quand on ne peut plus construire, et ce que cela coûte.
lesson-loan-1 = Il vous reste 1 florin. Un entrepôt à Napoli en coûte 3, et davantage là où mènent vos cartes. Qui ne peut pas construire doit emprunter.
lesson-loan-2 = Emprunter amène votre bateau à la banque et termine le tour. Empruntez 10 florins : au décompte vous rendez 12, ou vous prolongez et rendez 16 plus tard.
lesson-loan-3 = Ben et Cleo ont construit. Depuis la banque, seule une carte Objectif mène à une ville : naviguez vers Marseille.
lesson-loan-4 = Construisez un entrepôt à Marseille.
lesson-loan-5 = Un emprunt de 16 florins en coûte 20, ou 30 une fois prolongé. Emprunter tôt peut être rentable ; juste avant le dernier décompte, rarement.
lesson-loan-otherwise-1 = 16 florins coûtent plus cher. Prenez-en 10.
lesson-loan-otherwise-2 = Quittez d’abord la banque : naviguez vers Marseille.
lesson-loan-otherwise-3 = Vous êtes à bon port : construisez un entrepôt.
## Le coach, la première fois qu’une décision se présente
coach-buy = Une carte Objectif mène à sa ville d’où que vous veniez, une carte Connexion seulement de l’une de ses deux villes à l’autre. Visez une ville où un entrepôt de plus vous donne la première ou la deuxième place.
coach-sail = Vous construisez là où votre bateau est au port, au prix de ce port. Naviguez vers une ville dont le prochain emplacement libre a une forte valeur, ou vers une ville où vous n’avez pas encore d’entrepôt.
coach-build = Au décompte, la majorité dans une ville rapporte la valeur de son prochain emplacement libre, la deuxième place la moitié. Chaque nouvelle ville augmente aussi votre bonus de présence commerciale.
coach-loan = Un emprunt occupe tout votre tour, et vous rendrez plus que vous n’aurez reçu. Prenez le petit s’il suffit pour votre prochaine construction.
coach-pass = Passer ne vous coûte que ce tour. La prochaine fois, gardez assez d’argent pour une carte et un entrepôt.
coach-built = Après avoir construit, vous pouvez encore acheter des cartes pour plus tard, mais plus naviguer. N’achetez que ce qui vous servira : à la fin, l’argent compte, pas les cartes.
coach-charge = Dans la ville où arrive le pirate, les autres vous paient pour chacun de leurs bâtiments ouverts. Envoyez-le là où ils en ont beaucoup.
coach-pirate = Le pirate navigue avec des cartes comme un bateau, et plusieurs cartes de suite font un seul déplacement. Il bloque le port où il s’arrête.
coach-pirate-first = Le pirate bloque le port dont vous avez besoin. Une fois par tour, vous pouvez le déplacer, avec des cartes ou contre des florins.
coach-debt = Rembourser maintenant coûte moins cher que prolonger. Ne prolongez que s’il vous faut cet argent pour construire à la phase suivante.
coach-starter = Qui commence une phase a le premier choix des cartes et des ports. Le mieux est en général de commencer soi-même.

