### Légende et leçons de Capitol, en français.

## Légende

legend-zone = Zone
legend-zone-about = Il y a trois zones de chaque couleur. Après chaque manche, on décompte chaque zone : le plus d’étages y donne la première place.
legend-square = Case libre
legend-square-about = De la place pour un immeuble ou une fontaine.
legend-shape = Toit de la zone
legend-shape-about = Tous les immeubles de cette zone ont un toit de cette forme, ronde ou triangulaire. Les trois zones d’une couleur n’ont jamais toutes la même.
legend-building = Immeuble terminé
legend-building-about = Le chiffre est sa hauteur. Un permis le place dans une zone : le premier a un étage, les suivants sont aussi hauts que le plus haut, ou d’un étage de plus.
legend-unfinished = Immeuble en construction
legend-unfinished-about = Les cartes étage le font monter, une carte toit le termine pour de bon.
legend-roof = Toits
legend-roof-about = Combien de toits ronds et triangulaires il reste. Une carte toit en pose un sur un immeuble.
legend-standing = Rang dans une zone
legend-standing-about = Les étages d’un joueur et les points qu’ils rapporteraient si l’on décomptait maintenant. Le meilleur est en tête.
legend-fountain = Fontaine
legend-fountain-about = Elle rapporte un point de plus au premier et au deuxième de sa zone. Elle occupe une case.
legend-large-square = Grande case
legend-large-square-about = De la place pour un amphithéâtre ou un temple, et rien d’autre.
legend-amphitheatre = Amphithéâtre
legend-amphitheatre-about = À la pioche, le premier de sa zone prend deux cartes de plus, le deuxième une de plus.
legend-temple = Temple
legend-temple-about = Il double tous les points de sa zone.
legend-floor-card = Carte étage
legend-floor-card-about = Construisez deux étages, sur des immeubles en construction ou pour en commencer. Le chiffre ne compte qu’aux enchères.
legend-roof-card = Carte toit
legend-roof-card-about = Posez un de vos toits sur un immeuble en construction : il est terminé. Le chiffre ne compte qu’aux enchères.
legend-permit = Permis
legend-permit-about = Placez un immeuble terminé dans une zone de cette couleur. Le chiffre ne compte qu’aux enchères.
legend-seen = Carte avec un œil
legend-seen-about = Tout le monde a vu cette carte : elle a été piochée à découvert ou montrée lors d’une enchère.
legend-back = Dos de carte
legend-back-about = Une carte que vous ne connaissez pas. Le dos montre sa sorte : toit, étage ou permis.
legend-sealed = Offre scellée
legend-sealed-about = Cette personne a terminé son offre. Toutes les offres se révèlent ensemble.
legend-pile = Pile et défausse
legend-pile-about = Combien de cartes dans la pile et dans sa défausse. Une pile vide reprend sa défausse sans la mélanger : la plus ancienne carte d’abord.
legend-supply = Réserve d’étages
legend-supply-about = Le nombre d’étages restants pour tout le monde. Sans étages, une carte étage n’a aucun effet.
legend-auction = Marteau
legend-auction-about = À côté, ce qui est mis aux enchères. La plus forte offre l’emporte et est défaussée ; l’aménagement est aussitôt placé.
legend-sum = Offre en cours
legend-sum-about = Le total des cartes de votre offre. Le plus haut total l’emporte ; personne ne voit le vôtre avant que toutes les offres soient révélées.
legend-player = Le jeu d’un joueur
legend-player-about = Les points marqués jusqu’ici. À côté, toits, immeubles et cartes.
legend-consul = Consul
legend-consul-about = Le consul joue en premier et passe devant les autres quand des offres restent à égalité. La charge passe à gauche après chaque manche.
legend-turn = Lampe
legend-turn-about = Elle indique qui doit choisir.
legend-passed = A passé
legend-passed-about = Cette personne a passé et ne joue plus jusqu’à la fin de la construction.
legend-phase = Manche et phase
legend-phase-about = Quatre manches, chacune avec construction, enchères, décompte et pioche.

## Leçons

lesson-build-title = Construire, couvrir, placer
lesson-build-promise = De la carte à l’immeuble dans la ville.
lesson-build-1 = Neuf zones, quatre manches. Après chaque manche, qui a le plus d’étages dans une zone y marque des points. Vous êtes Ada. Construisons !
lesson-build-2 = Jouez une carte étage : elle donne deux étages. La valeur d’une carte ne sert qu’aux enchères.
lesson-build-3 = Prenez le premier étage et commencez un nouvel immeuble.
lesson-build-4 = Posez le second étage dessus : votre immeuble passe à deux étages.
lesson-build-5 = Ben et Cleo passent : cette phase est finie pour eux. Vous pouvez continuer sans eux. Jouez une carte toit.
lesson-build-6 = Choisissez un toit rond ou triangulaire. Une fois couvert, un immeuble est terminé et ne change plus.
lesson-build-7 = Jouez un permis, de la couleur que vous voulez. Il amène un immeuble terminé dans une zone de cette couleur.
lesson-build-8 = Choisissez un immeuble d’un étage et une zone vide. Le premier immeuble d’une zone n’a jamais qu’un étage.
lesson-build-otherwise-1 = C’est permis, mais commençons par construire : jouez une carte étage.
lesson-build-otherwise-2 = Cela commencerait un deuxième immeuble. Posez cet étage sur celui que vous avez commencé.
lesson-build-otherwise-3 = Plus tard. Terminez d’abord votre immeuble : jouez une carte toit.
lesson-build-otherwise-4 = Pas maintenant. Jouez un permis pour amener un immeuble en ville.

lesson-zone-title = Hauteurs et toits d’une zone
lesson-zone-promise = Où un immeuble peut aller, et où il ne peut pas entrer.
lesson-zone-1 = Ben a ouvert Campus Martius avec un étage et un toit rond. Les suivants y ont tous un toit rond, et sont aussi hauts que le plus haut, ou plus hauts d’un étage.
lesson-zone-2 = Jouez un permis bleu : Campus Martius est bleue.
lesson-zone-3 = Placez votre immeuble de deux étages à toit rond dans Campus Martius. Vous y aurez deux étages, Ben un seul.
lesson-zone-4 = Désormais, seuls des immeubles de deux ou trois étages y entrent. Faire monter une zone peut en exclure les autres.
lesson-zone-5 = Deux zones roses ont déjà des toits triangulaires. Les trois zones d’une couleur n’ont jamais toutes la même forme. Jouez votre permis rose.
lesson-zone-6 = La troisième zone rose n’accepte donc que des toits ronds. Ouvrez Esquilinus avec votre immeuble d’un étage à toit rond.
lesson-zone-otherwise-1 = Bonne carte, mais pas ici. Jouez un permis bleu.
lesson-zone-otherwise-2 = C’est permis, mais Ben reste devant. Choisissez l’immeuble de deux étages à toit rond, dans Campus Martius.
lesson-zone-otherwise-3 = Pas celle-là : jouez le permis rose.
lesson-zone-otherwise-4 = Possible, mais profitons de la zone libre : un étage, toit rond, dans Esquilinus.

lesson-auction-title = L’enchère
lesson-auction-promise = Miser en secret, payer, placer une fontaine.
lesson-auction-1 = Quand tout le monde a passé, trois aménagements sont mis aux enchères. Une fontaine rapporte un point de plus au premier et au deuxième de sa zone. Vous menez à Palatinus.
lesson-auction-2 = Misez pour la fontaine : c’est la valeur des cartes qui compte. Commencez par la plus forte, le permis bleu 7.
lesson-auction-3 = Ajoutez le permis bleu 4. Votre offre est de 11, et personne ne la voit encore.
lesson-auction-4 = Cela devrait suffire. Terminez votre offre ; toutes les offres sont alors révélées ensemble.
lesson-auction-5 = Vous l’emportez avec 11 contre 9 et 8. Vous perdez vos deux cartes, les autres gardent les leurs. Placez la fontaine là où vous menez : Palatinus.
lesson-auction-6 = À sommes égales, la plus forte carte décide ; puis l’ordre à partir du consul. Ne rien miser ne coûte rien.
lesson-auction-otherwise-1 = Commencez par la plus forte carte que vous voulez miser : le 7.
lesson-auction-otherwise-2 = Ajoutez le 4 pour arriver à 11.
lesson-auction-otherwise-3 = Davantage serait gaspillé. Terminez votre offre.
lesson-auction-otherwise-4 = Vous n’avez pas d’étage là-bas : cette fontaine ne vous rapporterait rien. Choisissez Palatinus.

lesson-draw-title = La pioche
lesson-draw-promise = Quelles cartes prendre, et ce que donne un amphithéâtre.
lesson-draw-1 = Après le décompte, chacun pioche six cartes. Dans une zone avec amphithéâtre, le premier en pioche deux de plus, le deuxième une. Vous y menez : piochez-en huit.
lesson-draw-2 = La carte du dessus de chaque pile est visible. Il vous reste peu de permis : piochez le permis rose 6.
lesson-draw-3 = Chaque carte piochée découvre la suivante. Un immeuble a besoin d’étages : piochez une carte étage.
lesson-draw-4 = Un 8 apparaît, une carte forte aux enchères. Tout le monde voit que vous le prenez. Piochez-le.
lesson-draw-5 = Une bonne main mêle étages, toits, permis et quelques fortes valeurs. À la dernière manche, on ne pioche plus : jouez ce que vous avez.
lesson-draw-otherwise-1 = Prenez d’abord le permis.
lesson-draw-otherwise-2 = Cette fois, prenez une carte étage.

lesson-temple-title = Le décompte d’une zone
lesson-temple-promise = Premier, deuxième, égalités, et un temple qui double tout.
lesson-temple-1 = Troisième manche. À Campus Martius, vous avez trois étages et Ben un seul. À Caelius, Cleo et vous avez un étage chacun.
lesson-temple-2 = La dernière enchère porte sur un temple. Il double tous les points de sa zone, cette manche et la suivante. Misez une carte forte.
lesson-temple-3 = Terminez votre offre.
lesson-temple-4 = Personne ne mise contre vous. Placez le temple là où vous menez et où coule une fontaine : Campus Martius.
lesson-temple-5 = Le décompte : en tête, vous marquez 2, plus 1 pour la fontaine, le tout doublé : 6 points. Ben, deuxième : 1 pour la fontaine, doublé : 2.
lesson-temple-6 = À Caelius, Cleo et vous êtes à égalité. L’immeuble le plus haut départage ; les vôtres se valent : vous partagez la première place, et personne n’est deuxième.
lesson-temple-otherwise-1 = Misez quelque chose : un temple vaut bien une carte.
lesson-temple-otherwise-2 = Une carte suffit cette fois. Terminez votre offre.
lesson-temple-otherwise-3 = Là, le temple ne doublerait presque rien pour vous. Choisissez Campus Martius.
## Le coach, la première fois qu’une décision se présente
coach-action = Étages, toits et permis ne rapportent qu’ensemble : construisez, couvrez, puis placez dans une zone où vous aurez le plus d’étages. Qui passe ne construit plus avant la manche suivante.
coach-no-effect = Défausser une carte vous laisse dans la phase pendant que les autres continuent. Passer garde la carte pour les enchères.
coach-raise = La hauteur décide de la zone : le premier immeuble d’une zone a un étage, chaque suivant égale le plus haut ou le dépasse d’un étage. Gardez quelques immeubles bas.
coach-roof = Un toit termine un immeuble pour de bon. Chaque zone n’accepte qu’une forme de toit : prenez celle de la zone visée.
coach-place = Chaque zone est décomptée après chaque manche : 2 points pour le plus d’étages, plus les fontaines. Placez là où vous prenez la tête ou la gardez.
coach-bid = Tout le monde mise en secret ; la plus forte somme l’emporte et elle seule est payée. Misez des cartes qui ne vous servent pas à construire, ou rien si le gain ne vous aide pas.
coach-fountain = Une fontaine ajoute un point à sa zone à chaque décompte, pour la première et la deuxième place. Mettez-la là où vous avez une bonne avance.
coach-amphitheatre = Après chaque décompte, le premier de sa zone pioche deux cartes de plus, le deuxième une. Mettez-le là où vous resterez en tête.
coach-temple = Un temple double tous les points de sa zone à chaque décompte. Mettez-le là où vous menez, de préférence avec des fontaines.
coach-draw = Ces cartes forment votre main pour la manche suivante : il vous faut des étages, des toits et des permis. Les fortes valeurs servent aux enchères.

