### Ce que dit le programme lui-même. Les jeux ont leurs propres textes dans leurs dossiers.

## À la table

news = Ce qui s’est passé
ask-choice = À { $who } de choisir
ask-how = un numéro ou la notation (TAB complète) · aide
ask-only = Entrée pour le faire · aide
ask-dice = Qu’est-ce qui est sorti ?
prompt-dice = dés
go-on = Entrée pour continuer
narrow = La table est dessinée sur { $needed } colonnes, ce terminal n’en a que { $width }.
curtain = Le clavier passe à { $who }. Les autres regardent ailleurs.
curtain-enter = Entrée quand { $who } est en place
left = La table est débarrassée.
result = Fin de la partie
result-won = { $name } gagne avec { $score }.
result-shared = { $names } partagent la victoire avec { $score }.
list-and = { $names } et { $last }

## Ce qu’on peut taper à la table

word-why = pourquoi
word-hint = conseil
word-undo = annuler
word-log = journal
word-rules = règles
word-table = table
word-save = sauver
word-help = aide
word-quit = quitter
help-choices = Un choix se tape par son numéro, sa notation ou le début de celle-ci. TAB complète. Et aussi :
help-why = pourquoi TEXTE : pourquoi une chose est impossible, avec la clause des règles ; ou ce qu’elle ferait
help-hint = ce qu’un robot choisirait
help-undo = reprendre le dernier choix, tant que rien de caché n’a été révélé
help-log = tout ce qui s’est passé
help-rules = les chapitres des règles ; règles 5 pour un chapitre, règles 5.6 pour une clause
help-table = redessiner la table, comme Entrée
help-save = sauver FICHIER : écrire la partie, à reprendre avec play --resume FICHIER
help-help = cette liste
help-quit = quitter la table

wrong = « { $typed } » n’est pas possible ici. aide montre ce qu’on peut taper.
wrong-nearly = « { $typed } » n’est pas possible ici. Peut-être : { $close }
why-what = pourquoi quoi ? Par exemple : pourquoi, puis la notation d’un choix qui manque.
why-unknown = « { $typed } » n’existe pas dans ce jeu. Peut-être : { $close }
why-legal = C’est possible. { $sentence }
hint-dice = Les dés ne suivent aucun conseil.
hint-sure = Sûr à { $sure } % ; il vous resterait environ { $share } % de chances.
hint-aim = Ensuite :
undo-nothing = Il n’y a rien à reprendre.
undo-shown = Quelque chose de caché a été révélé depuis : ce qui est fait est fait.
rules-how = règles suivi d’un numéro montre un chapitre (5) ou une clause (5.6).
rules-unknown = Il n’y a pas de clause « { $asked } ». Il y a : { $known }
save-what = Dans quel fichier ? Par exemple : sauver partie.txt
save-over = { $file } existe déjà. L’écraser ? [o/N]
save-failed = Impossible d’écrire { $file } : { $why }
save-done = Partie sauvée dans { $file }.
save-offer = Sauver la partie ? Nom de fichier, ou Entrée pour non :
yes = oui

## Choisir un jeu

choose-welcome = Bienvenue à la table du capitaine !
choose-game = Quel jeu ? Numéro ou nom :
choose-seats = Qui joue ? Noms séparés par des virgules, bot pour un robot, de { $low } à { $high } en tout [{ $usual }] :
choose-options = Options ? Numéros ou noms séparés par des virgules, Entrée pour aucune :
choose-wrong = « { $typed } » n’est pas au choix.
choose-clash = Cela ne va pas ensemble : { $why }
default-name = Skipper

## Ce qu’affichent les commandes

players = { $low ->
    [one] { $high ->
        [one] 1 personne
       *[other] de 1 à { $high } personnes
    }
   *[other] de { $low } à { $high } personnes
}
only-players = { $high ->
    [one] pour 1 personne seulement
   *[other] pour { $numbers } personnes seulement
}
options = Options
check-good = { $file } : correct ({ $game }, { $players ->
    [one] 1 personne
   *[other] { $players } personnes
}, { $events ->
    [one] 1 événement
   *[other] { $events } événements
}, { $ended ->
    [yes] terminée
   *[no] inachevée
})
edition-figures = Édition { $name }, chiffres { $digest }
edition-good = { $file } : correct (édition { $name }, chiffres { $digest })
edition-same = Ce sont les chiffres de l’édition fournie avec le jeu.
edition-other = Les chiffres diffèrent de l’édition fournie avec le jeu ({ $label }).
simulate-head = { $game } · { $players ->
    [one] 1 personne
   *[other] { $players } personnes
} · { $games ->
    [one] 1 partie
   *[other] { $games } parties
} · graine { $seed }
simulate-length = une partie compte
simulate-decisions = décisions
simulate-real = dont véritables
simulate-chances = hasards
simulate-events = événements en tout
simulate-score = scores
simulate-wins = victoires
least = minimum
mean = moyenne
most = maximum
records-written = { $games ->
    [one] 1 partie est écrite dans { $folder }.
   *[other] { $games } parties sont écrites dans { $folder }.
}

## Aide des commandes

usage = usage :
heading-commands = commandes
heading-arguments = arguments
heading-options = options
arg-help = afficher cette aide
arg-version = afficher la version
arg-lang = langue : en, fr ou de (par défaut : celle de l’environnement)
arg-game = le jeu : { $games }
cli-about = El Capitán, Capitol et Captains' War à une même table. Sans commande : choisir un jeu et jouer.
cli-more = captains-table COMMANDE --help en dit plus sur une commande.
cmd-games = lister les jeux
cmd-play = jouer à ce clavier, avec des personnes et des robots
cmd-replay = raconter une partie enregistrée
cmd-check = vérifier que des parties enregistrées sont correctes
cmd-simulate = faire jouer beaucoup de parties à des robots et compter
cmd-arena = faire jouer des robots les uns contre les autres, et les classer
cmd-analyse = voir l’évolution des chances dans une partie enregistrée, et ce qui a coûté le plus
cmd-rules = lire les règles, ou une clause
cmd-edition = montrer les chiffres imprimés, ou vérifier un fichier de chiffres
arg-json-games = en JSON
arg-json-simulate = en JSON
arg-json-replay = un objet JSON par ligne : la position avant le premier événement et après chacun ; avec --at, celle-là seulement
arg-at = la position après N événements (0 : avant le premier), et ce qui y a mené
arg-seats = qui joue, séparés par des virgules : un nom pour une personne ; bot pour un robot, bot:1 à bot:5 pour un robot de ce niveau, bot:greedy ou bot:random
arg-options = options du jeu, séparées par des virgules
arg-captain = raccourci de --options : le capitaine d’une partie en solo
arg-seed = un nombre : la même graine amène les mêmes dés et les mêmes cartes
arg-edition = un fichier d’autres chiffres imprimés
arg-first = qui commence : un siège (A, B, ...) ou un nom ; sinon, tirage au sort
arg-resume = reprendre la partie de ce fichier
arg-dice = mine : lancer et tirer à une vraie table, et taper ce qui est sorti
arg-file = une partie enregistrée
arg-files = des parties enregistrées
arg-players = combien de personnes jouent
arg-games = combien de parties
arg-records = écrire chaque partie dans ce dossier
arg-force = écraser les parties qui s’y trouvent
arg-bots = qui joue, siège par siège : level1 à level5, greedy ou random, séparés par des virgules (un seul suffit pour tous)
arg-clause = une clause (5.6 ou EC 5.6) ou un chapitre (5)
arg-check = un fichier de chiffres à vérifier
arg-arena-bots = qui participe : level1 à level5, greedy, random, ou module:Classe pour un robot à soi, séparés par des virgules
arg-arena-games = au moins tant de parties ; chaque groupe joue dans tous les ordres de sièges
arg-workers = combien de processus (par défaut : un par cœur)
arg-cluster = l’adresse d’une grappe Dask sur laquelle jouer, par exemple tcp://scheduler:8786
arg-csv = écrire chaque résultat dans ce fichier
arg-plot = dessiner un graphique dans ce fichier SVG
arg-markdown = en tableau pour un document, avec qui a battu qui
arg-iterations = combien réfléchir à chaque choix
arena-head = { $game } · { $players } { $players ->
    [one] personne
   *[other] personnes
} · { $games } { $games ->
    [one] partie
   *[other] parties
} · graine { $seed }
arena-bot = robot
arena-rating = cote
arena-games = parties
arena-won = gagné
arena-score = points
arena-time = un choix
analyse-head = { $game } · { $file }
analyse-after = évén.
analyse-slips = Ce qui a coûté le plus :
analyse-none = Aucun choix n’a rien coûté.
analyse-slip = l’événement { $number } a coûté { $cost } % des chances de gagner
