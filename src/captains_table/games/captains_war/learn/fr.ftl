### Leçons de Captains’ War, en français.

lesson-loot-title = Le butin
lesson-loot-promise = Six dés, dont deux pour vous.
lesson-loot-1 = On gagne aux points de Réputation : Embarcations, Attributs, pistes, Bataille navale et abordages. Vous êtes Ada. Voici votre feuille ; ce que vous gagnez y est entouré.
lesson-loot-2 = Vous avez lancé six dés. Écartez-en un : les autres ne pourront pas le prendre, vous si. Cinq pièces, c’est trop pour eux : écartez le dé jaune.
lesson-loot-3 = Prenez maintenant deux dés. Votre prochaine Embarcation, le radeau, coûte un bois et une ressource au choix. Prenez le bois.
lesson-loot-4 = Prenez le rhum comme seconde ressource. Ben et Cleo choisissent leurs deux dés en même temps.
lesson-loot-5 = Votre bois et votre rhum sont entourés. Plusieurs peuvent prendre le même dé ; seul celui que vous avez écarté vous était réservé.
lesson-loot-otherwise-1 = C’est permis, mais quelqu’un prendra cinq pièces. Écartez le dé jaune.
lesson-loot-otherwise-2 = Utile aussi, mais le radeau demande du bois. Prenez le bois.
lesson-loot-otherwise-3 = Cela marche, mais payons le radeau : prenez le rhum.

lesson-command-title = Commandement et cadenas
lesson-command-promise = Acheter, acquérir, recruter.
lesson-command-1 = Après le butin, chacun commande : acheter des ressources à 3 Or, faire une acquisition, recruter. Le cadenas de votre piste des Embarcations ne s’ouvre qu’avec la première d’entre elles.
lesson-command-2 = Vous avez du bois et du rhum : acquérez le radeau.
lesson-command-3 = Le bois est payé. Payez le rhum pour la ressource au choix.
lesson-command-4 = Le radeau vaut 2 points, et le premier cadenas est ouvert : la piste continue. Acquérez tôt, sinon les dés rouges sont perdus.
lesson-command-5 = Il vous reste 3 Or. Recrutez un pirate de Force 1 pour 2 Or.
lesson-command-6 = C’est tout. Vos choix restent cachés jusqu’à ce que chacun ait fini.
lesson-command-otherwise-1 = D’abord le radeau : acquérez-le.
lesson-command-otherwise-2 = Possible, mais renforçons l’équipage : recrutez un pirate de Force 1.
lesson-command-otherwise-3 = Gardez le reste. Terminez votre commandement.

lesson-boarding-title = L’abordage
lesson-boarding-promise = Choisir un équipage en secret, comparer, prendre cinq Or.
lesson-boarding-1 = C’est votre tour actif : personne d’autre ne peut attaquer, et vous une seule fois. Ben a 4 Or, Cleo en a 7. L’un et l’autre ont quelques pirates.
lesson-boarding-2 = Cleo a plus à perdre. Attaquez Cleo.
lesson-boarding-3 = Choisissez jusqu’à trois pirates, le plus fort d’abord. Tous ceux qui combattent sont perdus, quel que soit le vainqueur. Envoyez votre pirate de Force 3.
lesson-boarding-4 = L’égalité profite à la défense : 3 peut ne pas suffire. Ajoutez votre pirate de Force 2.
lesson-boarding-5 = Gardez les autres pour la Bataille navale finale. Fermez votre équipage ; les deux équipages sont alors révélés.
lesson-boarding-6 = Vos 5 battent les 3 de Cleo. Prenez 5 Or, ou deux cases d’une piste. Prenez l’Or.
lesson-boarding-7 = Chaque feuille remplit une ligne d’abordage : attaque pour vous, défense pour Cleo. Le TNT protège Cleo jusqu’à la fin de son prochain tour actif.
lesson-boarding-otherwise-1 = C’est permis, mais Cleo est plus riche. Attaquez Cleo.
lesson-boarding-otherwise-2 = Trop faible : Cleo peut envoyer une Force 3. Commencez par votre pirate de Force 3.
lesson-boarding-otherwise-3 = Pour être tranquille, ajoutez le pirate de Force 2.
lesson-boarding-otherwise-4 = Cinq suffisent. Fermez votre équipage.
lesson-boarding-otherwise-5 = Avancer serait bien, mais il vous faut de l’Or. Prenez l’Or.

lesson-count-title = Le décompte
lesson-count-promise = Comment finit une partie, et d’où viennent les points.
lesson-count-1 = Vous venez de gagner un abordage. C’était le cinquième de Cleo, et cinq abordages mettent fin à la partie : voici le dernier choix.
lesson-count-2 = Avancez de deux cases sur la piste des Embarcations.
lesson-count-3 = Le décompte commence par les acquisitions : votre radeau et deux Attributs valent 7. Les trois Embarcations et l’Attribut de Ben valent 15. Aucune série complète : pas de bonus de commandement.
lesson-count-4 = Bataille navale : il vous reste une Force de 8, à Cleo 7, à Ben rien. La première place vaut 20, la deuxième 14. Sans pirate, Ben n’a rien.
lesson-count-5 = Piste des Attributs : avec cinq cases, vous êtes en tête, pour 12. Ben et Cleo, à égalité avec deux cases, reçoivent chacun 8.
lesson-count-6 = Ligne d’abordage : deux attaques valent 1 ; aucune coûterait 5. Vous gagnez 40 à 27 à 24, alors que Ben avait les meilleures Embarcations.
lesson-count-otherwise-1 = Ce serait permis. Pour ce décompte, avancez sur la piste des Embarcations.

lesson-solo-title = Solo contre un capitaine
lesson-solo-promise = Ses dés découlent des vôtres.
lesson-solo-1 = En solo contre Mathurin Brise-Lame. Vous partagez une feuille : pièces, ressources et pirates viennent des mêmes réserves. Le radeau est à vous deux dès le début.
lesson-solo-2 = Aucun dé n’est écarté. Prenez-en deux sur six ; le capitaine en prend ensuite deux autres, selon un tableau. Prenez le jaune 4.
lesson-solo-3 = Jaune et bleu lui laissent le rouge et le noir. Prenez le bois.
lesson-solo-4 = Gardez votre Or cette fois et terminez votre commandement. Le capitaine agit : il coche deux cases et gagne un pirate. Trois dés bleus décident s’il vous aborde.
lesson-solo-5 = Deux de ses dés sont identiques : il vous aborde ! Choisissez jusqu’à trois défenseurs. Envoyez votre pirate de Force 3.
lesson-solo-6 = L’égalité serait pour vous. Fermez votre équipage ; trois dés jaunes choisissent alors le sien : petit, son plus faible ; moyen, personne ; grand, son plus fort.
lesson-solo-7 = Seul son plus faible est venu : vous gagnez. Prenez de l’Or ou avancez. La partie continue ainsi jusqu’à l’épuisement d’une réserve ou au cinquième abordage.
lesson-solo-otherwise-1 = Possible, mais voyez ce que cela lui laisse. Prenez le dé jaune.
lesson-solo-otherwise-2 = Cela lui donnerait d’autres dés. Prenez le bois.
lesson-solo-otherwise-3 = Gardez votre Or cette fois : terminez votre commandement.
lesson-solo-otherwise-4 = Trop faible. Envoyez votre pirate de Force 3.
lesson-solo-otherwise-5 = Un pirate fort suffit. Fermez votre équipage.
