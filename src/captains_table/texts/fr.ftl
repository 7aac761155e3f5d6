### Ce que dit le programme lui-même. Les jeux ont leurs propres textes dans leurs dossiers.

## À la table

news = Ce qui s’est passé
ask-choice = À { $who } de jouer
ask-how = un numéro ou la notation (TAB complète) · aide
ask-only = Entrée pour le faire · aide
ask-dice = Qu’est-ce qui est sorti ?
prompt-dice = dés
prompt-choose = Choisissez votre coup.
prompt-choose-other = { $choosers ->
    [one] { $who } choisit son coup.
   *[other] { $who } choisissent leur coup.
}
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
word-legend = légende
word-table = table
word-save = sauver
word-help = aide
word-quit = quitter
word-show = montrer
help-choices = Un choix se tape par son numéro, sa notation ou le début de celle-ci. TAB complète. Et aussi :
help-why = pourquoi TEXTE : pourquoi une chose est impossible, avec la clause des règles ; ou ce qu’elle ferait
help-hint = ce qu’un robot choisirait
help-undo = reprendre le dernier choix, tant que rien de caché n’a été révélé
help-log = tout ce qui s’est passé
help-rules = les chapitres des règles ; règles 5 pour un chapitre, règles 5.6 pour une clause
help-legend = ce qu’est chaque symbole de la table et à quoi il sert
help-table = redessiner la table, comme Entrée
help-save = sauver FICHIER : écrire la partie, à reprendre avec play --resume FICHIER
help-help = cette liste
help-quit = quitter la table

wrong = « { $typed } » n’est pas possible ici. aide montre ce qu’on peut taper.
wrong-nearly = « { $typed } » n’est pas possible ici. Peut-être : { $close }
why-what = pourquoi quoi ? Par exemple : pourquoi, puis la notation d’un choix qui manque.
why-unknown = « { $typed } » n’existe pas dans ce jeu. La liste ci-dessus montre à quoi ressemble un choix.
why-unknown-nearly = « { $typed } » n’existe pas dans ce jeu. Peut-être : { $close }
why-legal = C’est possible. { $sentence }
hint-dice = Les dés ne suivent aucun conseil.
hint-sure = Sûr à { $sure } % ; il vous resterait environ { $share } % de chances.
hint-aim = Ensuite :
rules-how = règles suivi d’un numéro montre un chapitre (5) ou une clause (5.6).
rules-unknown = Il n’y a pas de clause « { $asked } ». Il y a : { $known }
save-what = Dans quel fichier ? Par exemple : sauver partie.txt
save-over = { $file } existe déjà. L’écraser ? [o/N]
save-failed = Impossible d’écrire { $file } : { $why }
save-done = Partie sauvée dans { $file }.
save-offer = Sauver la partie ? Nom de fichier, ou Entrée pour non :
yes = oui

## Learning

learn-next = Entrée pour continuer
learn-how = Tapez un numéro ou un coup (Tab complète) · montrer : voir la solution · légende · quitter
learn-unknown = « { $typed } » n’est pas un coup de ce jeu.
learn-done = Bravo, leçon apprise.
learn-left = Vous avez quitté la leçon.
legend-none = Ce jeu n’a pas de légende.
lesson-otherwise = C’est permis, mais la leçon porte sur autre chose. Essayez encore.

## Choisir un jeu

choose-welcome = Bienvenue à la table du capitaine !
choose-game = Quel jeu ? Numéro ou nom :
choose-seats = Qui joue ? Noms séparés par des virgules, bot pour un robot, de { $low } à { $high } en tout [{ $usual }] :
choose-options = Options ? Numéros ou noms séparés par des virgules, Entrée pour aucune :
choose-wrong = « { $typed } » n’est pas au choix.
choose-clash = Cela ne va pas ensemble : { $why }
default-name = Skipper

## Dans le navigateur

ui-language = Langue
ui-theme = Clair ou sombre
ui-theme-auto = Auto
ui-theme-light = Clair
ui-theme-dark = Sombre
ui-home = Vers la page d’accueil
ui-loading = Un instant …
ui-close = Fermer
ui-cancel = Annuler
ui-save = Enregistrer
ui-name = Nom
ui-you = (vous)
ui-error-offline = Le serveur ne répond pas en ce moment.
ui-error-unknown = Cela n’a pas marché.
ui-no-table = Cette table n’existe pas.
ui-no-game = Ce jeu n’existe pas.
ui-connection-lost = La connexion est perdue. Nous réessayons ; rien de la partie n’est perdu.

ui-welcome = Bienvenue à la table du capitaine
ui-welcome-about = Choisissez un jeu et affrontez tout de suite des robots, ou ouvrez une table pour vos amis. Aucun compte, un nom suffit.
ui-games = Jeux
ui-play-now = Jouer
ui-play-now-game = Jouer : { $game }
ui-play-title = { $game } contre des robots
ui-opponents = Adversaires
ui-level = Force
ui-your-name = Votre nom
ui-start-game = Commencer la partie
ui-new-table = Nouvelle table
ui-new-table-game = Nouvelle table : { $game }
ui-rules = Règles
ui-rules-game = Règles : { $game }
ui-rules-title = Règles : { $game }
ui-learn = Apprendre
ui-learn-game = Apprendre : { $game }
ui-learn-title = Comment jouer : { $game }
ui-learn-none = Il n’y a pas encore de leçons pour ce jeu.
ui-learn-lessons = Leçons
ui-learn-steps = { $count ->
    [one] { $count } étape
   *[other] { $count } étapes
}
ui-learn-begun = Commencée
ui-learn-done = Terminée
ui-learn-at = { $at } sur { $count }
ui-learn-progress = Progression
ui-learn-read = Lisez le texte, puis appuyez sur « Suivant ».
ui-learn-shown = Voilà où cela mène. Le coup sera annulé dans un instant.
ui-learn-next = Suivant
ui-learn-show = Montrez-moi
ui-learn-again = Recommencer
ui-learn-leave = Quitter
ui-learn-over = Bravo : vous avez terminé cette leçon.
ui-learn-next-lesson = Leçon suivante : { $title }
ui-legend = Légende
ui-legend-about = Ce que signifient les symboles
ui-contents = Sommaire
ui-my-tables = Mes tables
ui-open-tables = Tables avec une place libre
ui-open-tables-none = Aucune table annoncée n’a de place libre en ce moment.
ui-your-turn = À vous de jouer
ui-state-over = La partie est finie
ui-state-held = En suspens
ui-state-playing = En cours
ui-state-waiting = On attend du monde
ui-state-open = { $open ->
    [1] 1 place libre
   *[other] { $open } places libres
}
ui-device = Un autre appareil
ui-device-about = Emportez votre nom et vos places avec un code qui sert une fois.
ui-device-make = Créer un code
ui-device-code = À saisir sur l’autre appareil dans les { $minutes } minutes.
ui-device-enter = Code d’un autre appareil
ui-device-use = Utiliser le code

ui-seats = Places
ui-seat-me = Moi
ui-seat-open = Place libre
ui-seat-bot = Robot
ui-seat-local = Personne devant cet appareil
ui-seat-who = Qui occupe la place { $letter }
ui-seat-name = Nom à la place { $letter }
ui-seat-level = Force du robot à la place { $letter }
ui-seat-add = Ajouter une place
ui-seat-remove = Retirer la dernière place
ui-options = Options
ui-agreed = Convenu à la table
ui-first = Qui commence
ui-first-drawn = Tiré au sort
ui-undo-policy = Reprendre un coup
ui-undo-free = Tant que rien de caché n’est révélé, puis avec l’accord des autres
ui-undo-consent = Seulement avec l’accord des autres
ui-undo-none = Jamais
ui-pace = Rythme
ui-pace-live = En direct
ui-pace-correspondence = Par correspondance
ui-clock = Pendule
ui-clock-minutes = { $minutes ->
    [0] Aucune
   *[other] { $minutes } minutes chacun, et { $increment } secondes par coup
}
ui-absence = Un robot prend la place après
ui-absence-days = { $days ->
    [1] 1 jour
   *[other] { $days } jours
}
ui-hints-allowed = Les conseils sont permis
ui-listed = Tout le monde peut venir : annoncer la table dans la liste
ui-open-table = Ouvrir la table
ui-waiting = On attend les autres
ui-waiting-about = Envoyez le lien à celles et ceux qui vont jouer. Qui l’ouvre prend une place libre, ou regarde.
ui-join = S’asseoir ici
ui-start-with-bots = Commencer, des robots aux places libres
ui-leave = Quitter la place
ui-link = Lien vers cette table
ui-copy = Copier
ui-copy-link = Copier le lien vers cette table
ui-copied = Copié

ui-board = Plateau
ui-board-words = La table en mots
ui-board-common = Sur la table
ui-zoom-in = Agrandir
ui-zoom-out = Réduire
ui-panels = À côté du plateau
ui-tab-do = Choisir
ui-tab-players = Joueurs
ui-tab-log = Journal
ui-tab-chat = Discussion
ui-turn = Tour
ui-turn-of = À { $who } de choisir
ui-prompt-for = { $who } : { $prompt }
ui-turn-chance = Les cartes et les dés décident
ui-past = Un regard en arrière
ui-undo = Reprendre
ui-undo-ask = Demander à reprendre
ui-taken-back = C’est repris.
ui-restart = Recommencer
ui-hint = Conseil
ui-hint-says = Un robot ferait ceci :
ui-hint-do = Le faire
ui-clause = { $clause } dans les règles
ui-choices = Ce que vous pouvez faire
ui-choices-about = Pointez un choix, et ses pièces brillent sur le plateau.
ui-filter = Chercher parmi { $count } choix
ui-nothing-past = On ne choisit rien dans le passé.
ui-nothing-watching = Vous regardez la partie.
ui-nothing-busy = Un instant …
ui-nothing-wait = Ce n’est pas à vous de jouer.
ui-player-away = un robot remplace
ui-player-thinking = réfléchit …
ui-player-offline = absent
ui-score = Score
ui-winner = Victoire
ui-log-earlier = { $count ->
    [1] 1 événement plus ancien
   *[other] { $count } événements plus anciens
}
count-player = { $who }
ui-count = Voir le décompte
ui-go-on = Continuer
ui-news = { $count ->
    [1] Une chose s’est passée depuis votre dernier regard
   *[other] { $count } choses se sont passées depuis votre dernier regard
}
ui-news-seen = C’est vu
ui-news-step = Pas à pas
ui-revision = Les règles ont changé
ui-revision-held = Cette partie a été jouée selon d’anciennes règles. L’événement { $number } n’est plus conforme aux règles actuelles : vous voyez la table juste avant. Reprenez d’ici selon les règles actuelles, ou laissez la partie telle quelle.
ui-revision-watched = Cette partie a été jouée selon d’anciennes règles. L’événement { $number } n’est plus conforme aux règles actuelles : vous voyez la table juste avant. Les personnes qui jouent peuvent reprendre d’ici.
ui-revision-ended = Cette partie s’est terminée selon d’anciennes règles. L’événement { $number } n’est plus conforme aux règles actuelles : vous voyez la table juste avant. La partie à télécharger contient tous les événements.
ui-revision-broken = L’événement { $number } de cette partie ne peut plus être rejoué : vous voyez la table juste avant.
ui-revision-fits = Cette partie a commencé selon d’anciennes règles et continue selon les règles actuelles. Certains résultats peuvent différer de ce que vous avez vu.
ui-revision-over = Cette partie a été jouée selon d’anciennes règles. Certains résultats peuvent différer de ceux d’alors.
ui-revision-decided = { $who } a décidé de reprendre selon les règles actuelles après l’événement { $number }.
ui-revision-change = { $clause }, { $date }
ui-revision-go-on = Reprendre d’ici
ui-revision-keep = Laisser telle quelle
ui-revision-kept = Personne ne peut jouer tant que la partie n’est pas reprise.
ui-chat-empty = Personne n’a encore rien dit.
ui-chat-say = Dire quelque chose
ui-chat-send = Envoyer
ui-mute = Ignorer
ui-mute-who = Ignorer { $name }
ui-muted = Les messages de { $name } sont ignorés.
ui-unmute = Écouter à nouveau
ui-curtain = L’appareil passe à { $who }
ui-curtain-about = Les autres regardent ailleurs pendant le choix de { $who }.
ui-curtain-me = C’est moi, { $who }
ui-consent = Peut-on reprendre cela ?
ui-consent-undo = { $who } voudrait reprendre son dernier choix.
ui-consent-restart = { $who } voudrait recommencer son tour.
ui-consent-yes = D’accord
ui-consent-no = Non
ui-consent-waiting = On demande aux autres
ui-consent-waiting-about = Votre choix sera repris dès que tout le monde aura accepté.
ui-consent-withdraw = Laisser comme c’est
ui-menu = Menu
ui-menu-title = Cette table
ui-record = Télécharger la partie
ui-resign = Laisser un robot jouer pour { $who }
ui-come-back = Reprendre la place de { $who }
ui-notify = Me prévenir dans ce navigateur quand c’est à moi
ui-notes = Par courriel ou web hook
ui-notes-email = Courriel
ui-notes-webhook = Web hook
ui-notes-on = Vous serez prévenu quand ce sera à vous.
ui-notes-off = Vous ne serez pas prévenu.

ui-after = Après la partie
ui-rematch = Rejouer
ui-final-count = Décompte final
ui-chart = Les scores au fil du temps
ui-chart-start = Début
ui-chart-end = { $count } événements
ui-chart-event = Après l’événement
ui-chart-table = En tableau
ui-replay = Revoir la partie
ui-replay-open = Revoir la partie
ui-replay-first = Au début
ui-replay-back = Un pas en arrière
ui-replay-play = Lecture
ui-replay-pause = Pause
ui-replay-forward = Un pas en avant
ui-replay-last = À la fin
ui-replay-moment = Moment
ui-replay-at = { $at } sur { $count }
ui-replay-now = Retour au présent
ui-copy-moment = Copier le lien vers ce moment
ui-fork = Continuer d’ici contre des robots

## Ce qu’affichent les commandes

designed-by = de { $designers }
players = { $low ->
    [one] { $high ->
        [1] 1 personne
       *[other] de 1 à { $high } personnes
    }
   *[other] de { $low } à { $high } personnes
}
only-players = { $high ->
    [1] pour 1 personne seulement
   *[other] pour { $numbers } personnes seulement
}
options = Options
check-good = { $file } : correct ({ $game }, { $players ->
    [1] 1 personne
   *[other] { $players } personnes
}, { $events ->
    [1] 1 événement
   *[other] { $events } événements
}, { $ended ->
    [yes] terminée
   *[no] inachevée
})
check-earlier = { $file } : partie jouée selon la révision { $rules } des règles, modifiées depuis : { $changes }
rules-changed = { $file }:{ $line } : « { $event } » (événement { $number }) n’est plus conforme aux règles, modifiées depuis la révision { $rules } : { $changes }
rules-changed-resume = La partie reprend juste avant. { $file } reste intact ; enregistrez la suite sous un autre nom.
bot-unknown = il n’y a pas de bot « { $name } » (bots : { $bots } ; le vôtre : module:Classe)
bot-no-module = impossible d’importer le module « { $module } » du bot « { $name } » : { $why }
bot-no-class = le module « { $module } » n’a pas de classe « { $bot } » (bot « { $name } »)
bot-no-choose = le bot « { $name } » n’a pas de méthode choose(view, legal)
bot-of-record = { $file } a été joué avec le bot « { $name } ». Donnez-lui de nouveau une place : --seats Ada,{ $name }
edition-figures = Édition { $name }, chiffres { $digest }
edition-good = { $file } : correct (édition { $name }, chiffres { $digest })
edition-same = Ce sont les chiffres de l’édition fournie avec le jeu.
edition-other = Les chiffres diffèrent de l’édition fournie avec le jeu ({ $label }).
simulate-head = { $game } · { $players ->
    [1] 1 personne
   *[other] { $players } personnes
} · { $games ->
    [1] 1 partie
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

## Aux tables du serveur

play-bot = Robot { $letter }
play-level-random = Mousse (joue au hasard)
play-level-level1 = Matelot (niveau 1 : plein de bonne volonté)
play-level-level2 = Bosco (niveau 2 : tire le meilleur d'un tour)
play-level-level3 = Timonier (niveau 3 : réfléchit un peu à l'avance)
play-level-level4 = Capitaine (niveau 4 : réfléchit à l'avance)
play-level-level5 = Amiral (niveau 5 : prend le temps de réfléchir)
play-level-greedy = Marchand (prend ce qui vaut le plus)
play-refused = Cela ne se peut pas ici.
play-invalid-setup = Une telle table est impossible : { $why }
play-bad-name = Un nom a de 1 à { $longest } caractères, sans virgule ni #.
play-name-taken = Quelqu'un à la table s'appelle déjà { $name }.
play-seat-taken = La place { $seat } n'est pas libre.
play-unknown-seat = Il n'y a pas de place { $seat } à cette table.
play-unknown-level = Il n'y a pas de robot « { $level } ».
play-unknown-event = « { $typed } » n'existe pas dans ce jeu.
play-no-use = Il n’y a rien à faire avec cela pour le moment.
play-unknown-moment = La partie a eu { $count ->
    [one] { $count } événement
   *[other] { $count } événements
} ; ce moment n'existe pas.
play-not-counted = Rien n’a été compté à ce moment.
play-not-yours = La place { $seat } n'est pas la vôtre.
play-only-opener = Seul qui a ouvert la table peut faire cela.
play-not-your-turn = Ce n'est pas le tour de la place { $seat }.
play-stale = La partie a continué entre-temps. Regardez de nouveau.
play-not-begun = La partie n'a pas encore commencé.
play-has-begun = La partie a déjà commencé.
play-is-over = La partie est finie.
play-is-held = Cette partie, jouée selon d’anciennes règles, n’est plus conforme à celles d’aujourd’hui. Décidez d’abord s’il faut reprendre d’ici.
play-not-held = Tout ce qui a été joué ici est conforme aux règles.
play-only-players = Seules les personnes qui jouent à cette table peuvent en décider.
play-newer-rules = Cette table a été jouée selon la révision { $rules } des règles ; ce serveur ne les connaît que jusqu’à la { $known }.
play-unreadable-table = Cette table est illisible : elle a été écrite par une autre version du serveur.
play-not-over = Seulement après la partie : jusque-là il y a des secrets.
play-nothing-to-undo = Il n'y a rien à reprendre.
play-was-shown = Quelque chose de caché a été révélé depuis : ce qui est fait est fait.
play-nothing-asked = Personne n'a rien demandé.
play-no-undo = À cette table on ne reprend pas ses coups.
play-no-hints = À cette table on joue sans conseils.
play-too-long = Dites quelque chose, en { $longest } caractères au plus.

## Ce que dit le serveur

server-started = La Table du Capitaine est ouverte à { $address }
play-unknown-table = Cette table n’existe pas.
server-unknown-game = Ce jeu n'existe pas.
server-unknown-lesson = Cette leçon n’existe pas.
server-unknown-page = Il n'y a rien à cette adresse.
server-wrong-method = Cette adresse s'interroge autrement.
play-malformed = Cela n'a pas été compris : { $why }
server-too-big = C'est trop long ; { $most } octets sont permis.
server-too-many = C'était trop à la fois. Attendez un peu.
server-too-many-connections = Le serveur est complet pour le moment. Réessayez dans un instant.
server-foreign-origin = Cela venait d'un autre site et a été refusé.
server-expired = Ce code n'est pas (ou plus) valable.
server-invalid-address = Ce n'est pas une adresse de courriel, ni une adresse du web.
server-broken = Cela n'a pas pu se faire ; rien n'a changé. Veuillez réessayer.
server-notification-turn = { $game } : c'est votre tour
server-notification-over = { $game } : la partie est finie
server-notification-text = { $subject }

    { $names }
    { $link }

    Plus de lettres de ce genre : { $stop }
server-unsubscribe-ask = Ne plus envoyer de lettres au sujet de cette table ?
server-unsubscribe-button = Plus de lettres
server-unsubscribe-done = Aucune lettre ne sera plus envoyée au sujet de cette table.
backup-done = Tout est sauvegardé dans { $file }.

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
cmd-draw = dessiner la table d’une partie enregistrée
cmd-check = vérifier que des parties enregistrées sont correctes
cmd-simulate = faire jouer beaucoup de parties à des robots et compter
cmd-arena = faire jouer des robots les uns contre les autres, et les classer
cmd-analyse = voir l’évolution des chances dans une partie enregistrée, et ce qui a coûté le plus
cmd-learn = apprendre un jeu : comment jouer, et de courtes leçons
cmd-rules = lire les règles, ou une clause
cmd-edition = montrer les chiffres imprimés, ou vérifier un fichier de chiffres
cmd-serve = ouvrir les tables aux navigateurs
cmd-backup = sauvegarder toutes les tables d'un serveur dans un fichier, pendant qu'il tourne
arg-json-games = en JSON
arg-json-simulate = en JSON
arg-json-replay = un objet JSON par ligne : la position avant le premier événement et après chacun ; avec --at, celle-là seulement
arg-at = la position après N événements (0 : avant le premier), et ce qui y a mené
arg-seats = qui joue, séparés par des virgules : un nom pour une personne ; bot pour un robot, bot:1 à bot:5 pour un robot de ce niveau, bot:greedy ou bot:random ; module:Classe pour un bot à vous
arg-output = l’image à écrire : .svg ou .png
arg-at-draw = la table après N événements (par défaut : après le dernier)
arg-seat = vue de cette place (A, B, … ou un nom), avec ce qu’elle peut faire ; sinon vue des spectateurs
arg-layout = wide, large (par défaut), ou narrow, étroit, pour les téléphones
arg-theme = light, clair (par défaut), ou dark, sombre
arg-width = la largeur d’un .png en pixels
arg-options = options du jeu, séparées par des virgules
arg-captain = raccourci de --options : le capitaine d’une partie en solo
arg-seed = un nombre : la même graine amène les mêmes dés et les mêmes cartes
arg-edition = un fichier d’autres chiffres imprimés
arg-first = qui commence : un siège (A, B, …) ou un nom ; sinon, tirage au sort
arg-resume = reprendre la partie de ce fichier
arg-dice = mine : lancer et tirer à une vraie table, et taper ce qui est sorti
arg-file = une partie enregistrée
arg-files = des parties enregistrées
arg-players = combien de personnes jouent
arg-games = combien de parties
arg-records = écrire chaque partie dans ce dossier
arg-force = écraser les parties qui s’y trouvent
arg-bots = qui joue, siège par siège : level1 à level5, greedy ou random, séparés par des virgules (un seul suffit pour tous)
arg-lesson = le numéro ou le nom d’une leçon
arg-solve = laisser la leçon se résoudre toute seule
arg-legend = montrer ce qu’est chaque symbole du jeu et à quoi il sert
arg-clause = une clause (5.6 ou EC 5.6) ou un chapitre (5)
arg-check = un fichier de chiffres à vérifier
arg-arena-bots = qui participe : level1 à level5, greedy, random, ou module:Classe pour un robot à soi, séparés par des virgules
arg-arena-games = au moins tant de parties ; chaque groupe joue dans tous les ordres de sièges
arg-arena-workers = combien de processus (par défaut : un par cœur)
arg-cluster = l’adresse d’une grappe Dask sur laquelle jouer, par exemple tcp://scheduler:8786
arg-csv = écrire chaque résultat dans ce fichier
arg-plot = dessiner un graphique dans ce fichier (.svg, ou .png)
arg-markdown = en tableau pour un document, avec qui a battu qui
arg-iterations = combien réfléchir à chaque choix
arena-head = { $game } · { $players } { $players ->
    [1] personne
   *[other] personnes
} · { $games } { $games ->
    [1] partie
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
arg-host = l'adresse à écouter (par défaut : 127.0.0.1, cette machine seule ; 0.0.0.0 pour tout le réseau)
arg-port = le port à écouter (par défaut : 8000)
arg-database = où les tables sont gardées : un fichier, ou postgresql://… (par défaut : un fichier à vous ; ou selon CAPTAINS_TABLE_DATABASE)
arg-workers = dans combien de processus les robots réfléchissent (par défaut : un de moins qu'il n'y a de processeurs)
arg-secret-file = un fichier avec le secret qui signe les cookies (par défaut : il est créé et gardé dans la base)
arg-origin = une adresse où l'on atteint le serveur, comme https://table.example ; peut être répété
arg-limit = changer une limite, comme tables=100 ; peut être répété
arg-private-hooks = permettre les web hooks vers des adresses du réseau local
arg-open = montrer la page dans un navigateur
arg-backup = le fichier à écrire
