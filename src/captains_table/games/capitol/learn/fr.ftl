### Leçons de Capitol, en français.

lesson-build-title = Construire, couvrir, poser
lesson-build-promise = De la carte à l’immeuble dans la ville.
lesson-build-1 = Neuf zones, quatre manches. Après chaque manche, qui a le plus d’étages dans une zone y marque des points. Vous êtes Ada. Construisons !
lesson-build-2 = Jouez une carte étage : elle donne deux étages. Le nombre d’une carte ne sert que dans les enchères.
lesson-build-3 = Prenez le premier étage et commencez un nouvel immeuble.
lesson-build-4 = Posez le second étage dessus : votre immeuble passe à deux étages.
lesson-build-5 = Ben et Cleo passent : cette phase est finie pour eux. Vous pouvez continuer sans eux. Jouez une carte toit.
lesson-build-6 = Choisissez un toit rond ou triangulaire. Une fois couvert, un immeuble est terminé et ne change plus.
lesson-build-7 = Jouez un permis, de la couleur que vous voulez. Il amène un immeuble terminé dans une zone de cette couleur.
lesson-build-8 = Choisissez un immeuble d’un étage et une zone vide. Le premier immeuble d’une zone a toujours un seul étage.
lesson-build-otherwise-1 = C’est permis, mais commençons par construire : jouez une carte étage.
lesson-build-otherwise-2 = Cela commencerait un deuxième immeuble. Posez cet étage sur celui que vous avez commencé.
lesson-build-otherwise-3 = Plus tard. Terminez d’abord votre immeuble : jouez une carte toit.
lesson-build-otherwise-4 = Pas maintenant. Jouez un permis pour amener un immeuble en ville.

lesson-zone-title = Hauteurs et toits d’une zone
lesson-zone-promise = Où un immeuble peut aller, et où il ne peut pas.
lesson-zone-1 = Ben a ouvert Campus Martius avec un étage et un toit rond. Les suivants y ont tous un toit rond, et sont aussi hauts que le plus haut, ou plus hauts d’un étage.
lesson-zone-2 = Jouez un permis bleu : Campus Martius est bleue.
lesson-zone-3 = Posez votre immeuble de deux étages à toit rond dans Campus Martius. Vous y aurez deux étages, Ben un seul.
lesson-zone-4 = Désormais, seuls des immeubles de deux ou trois étages y entrent. Faire monter une zone peut en exclure les autres.
lesson-zone-5 = Deux zones roses ont déjà des toits triangulaires. Les trois zones d’une couleur n’ont jamais toutes la même forme. Jouez votre permis rose.
lesson-zone-6 = La troisième zone rose n’accepte donc que des toits ronds. Ouvrez Esquilinus avec votre immeuble d’un étage à toit rond.
lesson-zone-otherwise-1 = Bonne carte, mais pas ici. Jouez un permis bleu.
lesson-zone-otherwise-2 = C’est permis, mais Ben reste devant. Choisissez l’immeuble de deux étages à toit rond, dans Campus Martius.
lesson-zone-otherwise-3 = Pas celle-là : jouez le permis rose.
lesson-zone-otherwise-4 = Possible, mais profitons de la zone libre : un étage, toit rond, dans Esquilinus.

lesson-auction-title = L’enchère
lesson-auction-promise = Miser en secret, payer, poser une fontaine.
lesson-auction-1 = Quand tout le monde a passé, trois aménagements sont mis aux enchères. Une fontaine rapporte un point de plus au premier et au deuxième de sa zone. Vous menez à Palatinus.
lesson-auction-2 = Misez pour la fontaine : c’est le nombre des cartes qui compte. Commencez par la plus forte, le permis bleu 7.
lesson-auction-3 = Ajoutez le permis bleu 4. Votre offre est de 11, et personne ne la voit encore.
lesson-auction-4 = Cela devrait suffire. Fermez votre offre ; toutes les offres sont alors révélées ensemble.
lesson-auction-5 = Vous l’emportez avec 11 contre 9 et 8. Vous perdez vos deux cartes, les autres gardent les leurs. Posez la fontaine là où vous menez : Palatinus.
lesson-auction-6 = À sommes égales, la plus forte carte décide ; puis l’ordre à partir du consul. Ne rien miser ne coûte rien.
lesson-auction-otherwise-1 = Commencez par la plus forte carte que vous voulez miser : le 7.
lesson-auction-otherwise-2 = Ajoutez le 4 pour arriver à 11.
lesson-auction-otherwise-3 = Davantage serait gaspillé. Fermez votre offre.
lesson-auction-otherwise-4 = Vous n’avez pas d’étage là-bas : cette fontaine ne vous rapporterait rien. Choisissez Palatinus.

lesson-draw-title = La pioche
lesson-draw-promise = Quelles cartes prendre, et ce que donne un amphithéâtre.
lesson-draw-1 = Après le décompte, chacun pioche six cartes. Dans une zone avec amphithéâtre, le premier en pioche deux de plus, le deuxième une. Vous y menez : piochez-en huit.
lesson-draw-2 = La carte du dessus de chaque pile est visible. Il ne vous reste guère de permis : piochez le permis rose 6.
lesson-draw-3 = Chaque carte piochée découvre la suivante. Un immeuble a besoin d’étages : piochez une carte étage.
lesson-draw-4 = Un 8 apparaît, une carte forte aux enchères. Tout le monde voit que vous le prenez. Piochez-le.
lesson-draw-5 = Une bonne main mêle étages, toits, permis et quelques grands nombres. À la dernière manche, on ne pioche plus : jouez ce que vous avez.
lesson-draw-otherwise-1 = Prenez d’abord le permis.
lesson-draw-otherwise-2 = Cette fois, prenez une carte étage.

lesson-temple-title = Décompter une zone
lesson-temple-promise = Premier, deuxième, égalités, et un temple qui double tout.
lesson-temple-1 = Troisième manche. À Campus Martius, vous avez trois étages et Ben un seul. À Caelius, Cleo et vous avez un étage chacun.
lesson-temple-2 = La dernière enchère porte sur un temple. Il double tous les points de sa zone, cette manche et la suivante. Misez une carte forte.
lesson-temple-3 = Fermez votre offre.
lesson-temple-4 = Personne ne mise contre vous. Posez le temple là où vous menez et où coule une fontaine : Campus Martius.
lesson-temple-5 = Le décompte : en tête, vous marquez 2, plus 1 pour la fontaine, le tout doublé : 6 points. Ben, deuxième : 1 pour la fontaine, doublé : 2.
lesson-temple-6 = À Caelius, Cleo et vous êtes à égalité. L’immeuble le plus haut départage ; les vôtres se valent : vous êtes tous deux premiers, et personne n’est deuxième.
lesson-temple-otherwise-1 = Misez quelque chose : un temple vaut bien une carte.
lesson-temple-otherwise-2 = Une carte suffit cette fois. Fermez votre offre.
lesson-temple-otherwise-3 = Là, le temple ne doublerait presque rien pour vous. Choisissez Campus Martius.
