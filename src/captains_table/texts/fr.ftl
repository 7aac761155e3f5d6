### Ce que dit le programme lui-même. Les jeux ont leurs propres textes dans leurs dossiers.

## À la table

news = Ce qui s’est passé
ask-choice = À { $who } de jouer
ask-how = Tapez un numéro ou un coup (Tab complète) · aide
ask-only = Entrée pour confirmer · aide
ask-dice = Qu’est-ce qui est sorti ?
prompt-dice = dés
prompt-choose = Choisissez votre coup.
prompt-choose-other = { $choosers ->
    [one] { $who } choisit son coup.
   *[other] { $who } choisissent leur coup.
}
go-on = Entrée pour continuer
narrow = Il faut { $needed } colonnes pour dessiner la table ; ce terminal n’en a que { $width }.
curtain = Passez le clavier à { $who }. Les autres, regardez ailleurs.
curtain-enter = { $who } : appuyez sur Entrée pour jouer
left = Vous avez quitté la partie.
result = Fin de la partie
result-won = { $name } gagne avec un score de { $score }.
result-shared = { $names } partagent la victoire avec un score de { $score }.
list-and = { $names } et { $last }
about = { $what } : { $text }

## Ce qu’on peut taper à la table

word-why = pourquoi
word-hint = indice
word-undo = annuler
word-log = journal
word-rules = règles
word-legend = légende
word-table = table
word-save = sauver
word-help = aide
word-quit = quitter
word-show = montrer
help-choices = Pour jouer un coup, tapez son numéro, son texte complet ou le début de celui-ci (Tab complète). Autres commandes :
help-why = pourquoi COUP : pourquoi ce coup est interdit, article des règles à l’appui, ou ce qu’il ferait
help-hint = le coup qu’un bot jouerait
help-undo = annuler le dernier coup, tant que rien de caché n’a été révélé
help-log = tout ce qui s’est passé depuis le début
help-rules = le sommaire des règles ; règles 5 pour un chapitre, règles 5.6 pour un article
help-legend = ce qu’est chaque symbole de la table et à quoi il sert
help-table = redessiner la table (Entrée fait de même)
help-save = sauver FICHIER : enregistrer la partie, à reprendre avec play --resume FICHIER
help-help = cette liste
help-quit = quitter la partie

wrong = « { $typed } » n’est pas possible ici. Tapez « aide » pour voir les commandes.
wrong-nearly = « { $typed } » n’est pas possible ici. Essayez : { $close }
why-what = Quel coup ? Par exemple : pourquoi { $example }
why-which = « { $typed } » peut être plusieurs coups. Par exemple : pourquoi { $example }
why-unknown = « { $typed } » n’est pas un coup de ce jeu. La liste ci-dessus montre comment les coups s’écrivent.
why-unknown-nearly = « { $typed } » n’est pas un coup de ce jeu. Essayez : { $close }
why-legal = Ce coup est permis. { $sentence }
hint-dice = Il n’y a pas d’indices pour les dés et les cartes.
hint-sure = Confiance : { $sure } % ; chances de victoire : environ { $share } %.
hint-aim = Suite prévue :
hint-share = Environ { $share } % de chances de victoire.
hint-next = Deuxième choix : { $choice }
hint-next-share = Environ { $share } % de chances de victoire au lieu de { $best } %.
hint-next-even = Il est à peu près aussi bon.
reason-loss = Les bots en attendent nettement moins que du meilleur coup.
reason-experience = Aucun gain ne se distingue, mais de telles positions ont été gagnées plus souvent dans les parties d’entraînement des bots.
reason-short-sighted = Il rapporte plus tout de suite, mais de telles positions ont été gagnées moins souvent dans les parties d’entraînement des bots.
rules-how = Tapez « règles » suivi d’un numéro : 5 pour un chapitre, 5.6 pour un article.
rules-sources = † indique d’où vient une règle : captains-table rules JEU ARTICLE donne la source.
rules-unknown = Il n’y a pas d’article « { $asked } ». Essayez : { $known }
save-what = Dans quel fichier ? Par exemple : sauver partie.txt
save-over = { $file } existe déjà. Le remplacer ? [o/N]
save-failed = Impossible d’écrire { $file } : { $why }
save-done = Partie enregistrée dans { $file }.
save-offer = Enregistrer la partie ? Nom du fichier, ou Entrée pour ne pas l’enregistrer :
yes = oui

## Apprendre

learn-next = Entrée pour continuer
learn-how = Tapez un numéro ou un coup (Tab complète) · montrer : voir la solution · légende · quitter
learn-unknown = « { $typed } » n’est pas un coup de ce jeu.
learn-done = Bravo, leçon terminée.
learn-left = Vous avez quitté la leçon.
legend-none = Ce jeu n’a pas de légende.
lesson-otherwise = C’est permis, mais la leçon porte sur autre chose. Essayez encore.

## Choisir un jeu

choose-welcome = Bienvenue à la Table du Capitaine !
choose-game = Quel jeu ? Numéro ou nom :
choose-seats = Qui joue ? Noms séparés par des virgules (bot pour un bot), de { $low } à { $high } en tout [{ $usual }] :
choose-options = Options ? Numéros ou noms séparés par des virgules, Entrée pour aucune :
choose-wrong = « { $typed } » ne figure pas dans la liste.
choose-clash = Combinaison impossible : { $why }
default-name = Skipper

## Dans le navigateur

ui-language = Langue
ui-theme = Thème
ui-theme-auto = Auto
ui-theme-light = Clair
ui-theme-dark = Sombre
ui-home = Accueil
ui-loading = Un instant…
ui-close = Fermer
ui-cancel = Annuler
ui-save = Enregistrer
ui-name = Nom
ui-you = (vous)
ui-error-offline = Le serveur est injoignable pour le moment.
ui-error-unknown = Une erreur s’est produite.
ui-no-table = Cette table n’existe pas.
ui-no-game = Ce jeu n’existe pas.
ui-connection-lost = Connexion perdue. Nouvelle tentative en cours ; la partie n’est pas perdue.
ui-offline = Vous êtes hors ligne, ou le serveur est injoignable. Nouvelle tentative en cours…
ui-app-about = Des jeux de société dans le navigateur, avec vos amis et contre des bots.
ui-title-new = Nouvelle table : { $game }
ui-title-rules = Règles : { $game }
ui-title-learn = Apprendre à jouer à { $game }

ui-welcome = Bienvenue à la Table du Capitaine
ui-welcome-about = Choisissez un jeu et affrontez tout de suite des bots, ou ouvrez une table pour vos amis. Pas de compte : un nom suffit.
ui-welcome-alone = Choisissez un jeu et affrontez des bots, ou jouez à plusieurs sur cet appareil. Tout se passe dans votre navigateur : ni compte, ni serveur, ni même connexion une fois la page chargée.
ui-games = Jeux
ui-play-now = Jouer
ui-play-now-game = Jouer à { $game }
ui-play-title = { $game } contre des bots
ui-opponents = Adversaires
ui-solo = Solo
ui-level = Niveau
ui-your-name = Votre nom
ui-start-game = Commencer la partie
ui-new-table = Nouvelle table
ui-new-table-game = Nouvelle table : { $game }
ui-rules = Règles
ui-rules-game = Règles : { $game }
ui-rules-title = { $game } : les règles
ui-source = D’où vient cette règle
ui-source-told = Source : { $source }.
ui-source-about = À propos de ces règles
ui-learn = Apprendre
ui-learn-game = Apprendre : { $game }
ui-learn-title = Comment jouer à { $game }
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
ui-play-position = Jouer à partir d’ici
ui-play-lesson = Suivre cette leçon
ui-play-learn = Apprendre et jouer ici
ui-legend = Légende
ui-legend-title = Légende : { $game }
ui-contents = Sommaire
ui-my-tables = Mes tables
ui-mine-turn = À vous de jouer
ui-mine-invited = Invitations
ui-mine-others = Aux autres de jouer
ui-mine-waiting = Pas encore commencées
ui-mine-over = Terminées
ui-mine-score = { $name } { $score }
ui-mine-agreed = arrêtée d’un commun accord
ui-mine-resigned = terminée par abandon
ui-mine-more = Tout afficher ({ $count })
ui-mine-remove = Retirer
ui-mine-remove-which = Retirer : { $game }, { $people }
ui-open-tables = Tables avec des places libres
ui-open-tables-none = Aucune table publique n’a de place libre pour le moment.
ui-bots-compiled = Les bots jouent avec les règles compilées.
ui-bots-pure = Les bots jouent avec les règles non compilées : les plus forts examinent environ vingt fois moins de coups.
ui-engine-starting = Préparation des jeux…
ui-engine-ready = Les jeux sont prêts.
ui-engine-broken = Les jeux n’ont pas pu démarrer. Vérifiez votre connexion et réessayez.
ui-engine-again = Réessayer
ui-storage-full = Votre navigateur n’a plus de place. Enregistrez vos parties dans un fichier : la suite sera perdue à la fermeture de cette page.
ui-update = Une nouvelle version est disponible. Vos parties sont conservées.
ui-update-now = Mettre à jour
ui-opening = Préparation de la table…
ui-alone = Vos parties
ui-alone-about = Vos parties sont enregistrées dans ce navigateur, et nulle part ailleurs. Enregistrez-les dans un fichier pour en garder une copie ou pour continuer sur un autre appareil.
ui-alone-kept = Cette page fonctionne sans connexion.
ui-alone-save = Enregistrer toutes les parties
ui-alone-load = Charger des parties depuis un fichier
ui-alone-loaded = { $count ->
    [0] Ce fichier ne contient aucune partie.
    [one] 1 partie chargée.
   *[other] { $count } parties chargées.
}
ui-alone-server = Pour jouer avec des amis sur d’autres appareils, il faut un serveur. Un ordinateur avec Python suffit : installez-y Captain’s Table et lancez-le ainsi :
ui-your-turn = À vous de jouer
ui-state-over = Partie terminée
ui-state-held = Partie suspendue
ui-state-playing = Partie en cours
ui-state-open = { $open ->
    [1] 1 place libre
   *[other] { $open } places libres
}
ui-device = Un autre appareil
ui-device-about = Retrouvez votre nom et vos places ailleurs grâce à un code à usage unique.
ui-device-make = Créer un code
ui-device-code = À saisir sur l’autre appareil dans les { $minutes } minutes.
ui-device-enter = Code d’un autre appareil
ui-device-use = Utiliser le code
ui-devices = Vos appareils
ui-devices-here = cet appareil
ui-devices-unknown = Navigateur inconnu
ui-devices-seen = dernière utilisation le { $day }
ui-devices-revoke = Déconnecter

ui-devices-revoke-which = Déconnecter : { $device }

ui-seats = Places
ui-seat-me = Moi
ui-seat-open = Place libre
ui-seat-bot = Bot
ui-seat-local = Joueur sur cet appareil
ui-seat-who = Qui joue à la place { $letter }
ui-seat-name = Nom à la place { $letter }
ui-seat-level = Niveau du bot à la place { $letter }
ui-seat-add = Ajouter une place
ui-seat-remove = Retirer la dernière place
ui-options-one = Choisissez une option
ui-options = Options
ui-agreed = Réglages de la table
ui-first = Qui commence
ui-first-drawn = Tirage au sort
ui-undo-policy = Annulation des coups
ui-undo-free = Libre tant que rien de caché n’est révélé, puis avec l’accord des autres
ui-undo-consent = Seulement avec l’accord des autres
ui-undo-none = Jamais
ui-pace = Rythme
ui-pace-live = En direct
ui-pace-correspondence = Par correspondance
ui-clock = Pendule
ui-clock-minutes = { $minutes ->
    [0] Aucune
   *[other] { $minutes } minutes par joueur, plus { $increment } secondes par coup
}
ui-absence = Un bot remplace les absents après
ui-absence-days = { $days ->
    [1] 1 jour
   *[other] { $days } jours
}
ui-hints-allowed = Indices autorisés
ui-listed = Table publique : elle figure dans la liste, tout le monde peut s’y asseoir
ui-open-table = Ouvrir la table
ui-waiting = En attente des autres
ui-waiting-about = Envoyez le lien aux autres. Avec ce lien, on prend une place libre ou on regarde la partie.
ui-waiting-guest = Lisez les réglages de la table, puis prenez une place libre ou regardez la partie.
ui-coming = Ce qui vous attend
ui-coming-clock-none = Sans pendule
ui-coming-hints-yes = Autorisés
ui-coming-hints-no = Désactivés
ui-coming-hints = Indices
ui-coming-options-none = Aucune
ui-undo-strict = Tant que rien de caché n’a été révélé
ui-host = hôte
ui-invited = invitation envoyée
ui-invitation = On vous invite à cette partie.
ui-accept = Accepter
ui-decline = Décliner
ui-remove-guest = Exclure
ui-remove-guest-who = Exclure : { $name }
ui-seat-fill = Mettre un bot
ui-seat-fill-which = Mettre un bot : place { $letter }
ui-seat-free = Libérer
ui-seat-free-which = Libérer : place { $letter }
ui-seat-drop = Supprimer
ui-seat-drop-which = Supprimer : place { $letter }
ui-start-fewer = { $count ->
    [one] Commencer tout de suite en solo
   *[other] Commencer tout de suite à { $count }
}
ui-close-table = Fermer la table
ui-close-ask = Fermer cette table pour tout le monde ?
ui-closed = Cette table est fermée
ui-join = S’asseoir ici
ui-start-with-bots = Commencer avec des bots aux places libres
ui-leave = Quitter ma place
ui-link = Lien vers cette table
ui-copy = Copier
ui-copy-link = Copier le lien vers cette table
ui-copied = Copié
ui-code = Code QR
ui-code-about = Code QR du lien vers cette table
ui-only-here = Vos amis ne peuvent pas ouvrir cette table : le serveur n’est accessible que depuis cet ordinateur. Pour jouer avec d’autres sur votre réseau, arrêtez-le et relancez-le ainsi :

ui-board = Plateau
ui-board-words = Le plateau en texte
ui-board-common = Sur la table
ui-open-large = Afficher en grand
ui-own = Ce que vous avez
ui-hand = En main :
ui-hand-none = aucune carte
ui-would = Cliquez pour jouer :
ui-would-more = { $count ->
    [one] et 1 autre coup
   *[other] et { $count } autres coups
}
ui-would-then = Conséquence :
ui-confirm-all = Confirmer chaque coup
ui-zoom-in = Agrandir
ui-zoom-out = Réduire
ui-panels = À côté du plateau
ui-tab-do = Jouer
ui-tab-players = Joueurs
ui-tab-log = Journal
ui-tab-chat = Discussion
ui-turn = Tour
ui-turn-of = À { $who } de jouer
ui-prompt-for = { $who } : { $prompt }
ui-turn-chance = Tirage de cartes ou lancer de dés
ui-past = Position antérieure
ui-undo = Annuler le coup
ui-undo-ask = Demander l’annulation
ui-taken-back = Coup annulé.
ui-restart = Recommencer
ui-hint = Indice
ui-hint-says = Un bot jouerait ainsi :
ui-hint-do = Jouer ce coup
ui-clause = Lire la règle { $clause }
ui-choices = Vos coups possibles
ui-choices-about = Survolez un coup pour mettre ses pièces en évidence sur le plateau.
ui-filter = Chercher parmi { $count } coups
ui-nothing-past = Vous regardez une position antérieure.
ui-nothing-watching = Vous regardez la partie.
ui-spectator = Spectateur·rice
ui-watching = { $count ->
    [one] 1 personne regarde
   *[other] { $count } personnes regardent
}
ui-nothing-busy = Un instant…
ui-nothing-wait = Ce n’est pas à vous de jouer.
ui-player-away = un bot joue à sa place
ui-player-resigned = abandon
ui-player-thinking = réfléchit…
ui-player-thinking-for = réfléchit { $seconds } s…
ui-player-offline = hors ligne
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
    [1] Un événement depuis votre dernière visite
   *[other] { $count } événements depuis votre dernière visite
}
ui-news-seen = Compris
ui-news-step = Revoir pas à pas
ui-since = { $count ->
    [1] Depuis votre tour : 1 coup
   *[other] Depuis votre tour : { $count } coups
}
ui-skip = Passer
ui-skip-about = Montrer aussitôt tous les coups en attente (Échap)
ui-show-pace = Coups des autres
ui-show-pace-slow = Lents
ui-show-pace-normal = Normaux
ui-show-pace-fast = Rapides
ui-show-pace-off = Instantanés
ui-sounds = Sons
ui-revision = Les règles ont changé
ui-revision-held = Cette partie a été jouée selon d’anciennes règles. L’événement { $number } n’est plus conforme aux règles actuelles : vous voyez la table juste avant. Reprenez à partir d’ici selon les règles actuelles, ou laissez la partie telle quelle.
ui-revision-watched = Cette partie a été jouée selon d’anciennes règles. L’événement { $number } n’est plus conforme aux règles actuelles : vous voyez la table juste avant. Les joueurs peuvent reprendre à partir d’ici.
ui-revision-ended = Cette partie s’est terminée selon d’anciennes règles. L’événement { $number } n’est plus conforme aux règles actuelles : vous voyez la table juste avant. Le fichier de la partie contient tous les événements.
ui-revision-broken = L’événement { $number } de cette partie ne peut plus être rejoué : vous voyez la table juste avant.
ui-revision-fits = Cette partie a commencé selon d’anciennes règles et continue selon les règles actuelles. Certains résultats peuvent différer de ce que vous avez vu.
ui-revision-over = Cette partie a été jouée selon d’anciennes règles. Certains résultats peuvent différer de ceux que vous aviez vus.
ui-revision-decided = { $who } a décidé de reprendre selon les règles actuelles après l’événement { $number }.
ui-revision-change = { $clause }, { $date }
ui-revision-go-on = Reprendre à partir d’ici
ui-revision-keep = Laisser telle quelle
ui-revision-kept = Personne ne peut jouer tant que la partie n’est pas reprise.
ui-chat-empty = Aucun message pour l’instant.
ui-chat-say = Écrire un message
ui-chat-send = Envoyer
ui-mute = Ignorer
ui-mute-who = Ignorer { $name }
ui-muted = Les messages de { $name } sont ignorés.
ui-unmute = Ne plus ignorer
ui-curtain = Passez l’appareil à { $who }
ui-curtain-about = Les autres, regardez ailleurs pendant que { $who } joue.
ui-curtain-me = C’est moi, { $who }
ui-consent = Accepter l’annulation ?
ui-consent-undo = { $who } voudrait annuler son dernier coup.
ui-consent-restart = { $who } voudrait recommencer son tour.
ui-consent-yes = Accepter
ui-consent-no = Refuser
ui-consent-waiting = Demande envoyée aux autres
ui-consent-waiting-about = Votre coup sera annulé dès que tout le monde aura accepté.
ui-consent-withdraw = Retirer ma demande
ui-menu = Menu
ui-menu-title = Cette table
ui-record = Télécharger la partie
ui-come-back = Reprendre la place de { $who }
ui-hand-over = Laisser un bot jouer un moment pour { $who }
ui-resign = Abandonner
ui-resign-as = Abandonner au nom de { $who }
ui-resign-ask = Abandonner la partie ?
ui-resign-about = C’est définitif. Un bot prend votre place pour que les autres puissent finir leur partie.
ui-resign-ends = C’est définitif. Il ne reste plus d’adversaire, la partie s’arrête donc là.
ui-end-propose = Proposer d’arrêter la partie
ui-end-alone = Arrêter la partie ici
ui-end-ask = Arrêter la partie ici ?
ui-end-about = La partie s’arrête avec les scores du moment, sans vainqueur.
ui-replace = Proposer un bot à la place de { $who }
ui-vote = Vote
ui-vote-end = { $who } propose d’arrêter la partie ici. Les scores restent tels quels, sans vainqueur.
ui-vote-replace = { $who } voudrait qu’un bot joue pendant l’absence de { $other }.
ui-vote-yes-end = Arrêter la partie
ui-vote-no-end = Continuer
ui-vote-yes-replace = Laisser jouer un bot
ui-vote-no-replace = Attendre { $other }
ui-vote-waiting = Sans réponse pour l’instant : { $names }
ui-vote-withdraw = Retirer la proposition
ui-turn-elsewhere = { $count ->
    [one] C’est à vous de jouer à une autre table
   *[other] C’est à vous de jouer à { $count } autres tables
}
ui-notify = Me prévenir sur cet appareil quand c’est à moi de jouer
ui-notify-about = Quand c’est à vous de jouer et que la page est fermée, cet appareil affiche une notification.
ui-notify-denied = Le navigateur n’autorise pas les notifications de cette page. Autorisez-les dans ses réglages, puis réessayez.
ui-notes = Notifications par e-mail ou webhook
ui-notes-only-webhook = Notifications par webhook
ui-notes-email = E-mail
ui-notes-webhook = Webhook
ui-notes-on = Vous recevrez une notification quand ce sera à vous de jouer.
ui-notes-confirm = Un e-mail vous a été envoyé. Ouvrez le lien qu’il contient pour confirmer votre adresse.
ui-notes-key = Les appels du webhook sont signés avec cette clé :
ui-notes-off = Vous ne recevrez pas de notification.

ui-after = Après la partie
ui-rematch = Revanche
ui-result-agreed = Partie arrêtée d’un commun accord, sans vainqueur.
ui-result-resigned = { $count ->
    [one] { $name } gagne par abandon de { $losers }.
   *[other] { $name } gagne : { $losers } ont abandonné.
}
ui-result-given-up = Partie abandonnée.
ui-rematch-invited = { $who } vous propose une revanche.
ui-rematch-open = Une nouvelle table est ouverte pour la revanche.
ui-rematch-accept = Accepter la revanche
ui-rematch-look = Aller à la nouvelle table
ui-final-count = Décompte final
ui-chart = Évolution des scores
ui-chart-start = Début
ui-chart-end = { $count } événements
ui-chart-event = Après l’événement
ui-chart-table = Sous forme de tableau
ui-percent = { $share } %
ui-analysis = Analyser la partie
ui-analysis-chances = Évolution des chances de victoire
ui-analysis-about = Estimées par un bot qui ne voit que ce que chaque place pouvait voir.
ui-analysis-progress = Les bots examinent chaque coup : { $done } événements sur { $count }
ui-analysis-slips = Les coups les plus coûteux
ui-analysis-none = Aucun coup n’a vraiment coûté de chances de victoire.
ui-analysis-slip = { $who } : chances de victoire en baisse de { $cost } points
ui-analysis-go = Voir la position avant l’événement { $number }
ui-analysis-chosen = Joué : { $move }
ui-analysis-better = Mieux : { $move }
ui-analysis-fault = Avec le coup joué : { $fault }
ui-replay = Relecture
ui-replay-open = Revoir la partie
ui-replay-first = Au début
ui-replay-back = Étape précédente
ui-replay-play = Lecture
ui-replay-pause = Pause
ui-replay-forward = Étape suivante
ui-replay-last = À la fin
ui-replay-moment = Position
ui-replay-at = { $at } sur { $count }
ui-replay-now = Retour au présent
ui-copy-moment = Copier le lien vers ce moment
ui-fork = Continuer à partir d’ici contre des bots

## Ce qu’affichent les commandes

designed-by = de { $designers }
players = { $low ->
    [one] { $high ->
        [1] 1 joueur
       *[other] 1 à { $high } joueurs
    }
   *[other] { $low } à { $high } joueurs
}
only-players = { $high ->
    [1] à 1 joueur seulement
   *[other] à { $numbers } joueurs seulement
}
options = Options
check-good = { $file } : partie valide ({ $game }, { $players ->
    [1] 1 joueur
   *[other] { $players } joueurs
}, { $events ->
    [1] 1 événement
   *[other] { $events } événements
}, { $ended ->
    [yes] terminée
   *[no] inachevée
})
check-earlier = { $file } : partie jouée selon la révision { $rules } des règles, modifiées depuis : { $changes }
rules-changed = { $file }:{ $line } : « { $event } » (événement { $number }) n’est plus conforme aux règles, modifiées depuis la révision { $rules } : { $changes }
rules-changed-resume = La partie reprend juste avant. { $file } n’est pas modifié ; enregistrez la suite sous un autre nom.
edition-figures = Édition { $name }, empreinte { $digest }
edition-good = { $file } : édition valide ({ $name }, empreinte { $digest })
edition-same = Ce sont les valeurs de l’édition fournie avec le jeu.
edition-other = Les valeurs diffèrent de l’édition fournie avec le jeu ({ $label }).
simulate-head = { $game } · { $players ->
    [1] 1 joueur
   *[other] { $players } joueurs
} · { $games ->
    [1] 1 partie
   *[other] { $games } parties
} · graine { $seed }
simulate-length = par partie
simulate-decisions = décisions
simulate-real = dont vrais choix
simulate-chances = tirages et lancers
simulate-events = événements au total
simulate-score = scores
simulate-wins = victoires
least = minimum
mean = moyenne
most = maximum
records-written = { $games ->
    [one] 1 partie enregistrée dans { $folder }.
   *[other] { $games } parties enregistrées dans { $folder }.
}

## Aux tables du serveur

play-bot = Bot { $letter }
play-level-random = Mousse (joue au hasard)
play-level-random-about = Joue n’importe quel coup autorisé : pour essayer.
play-level-level1 = Matelot (niveau 1 : très facile)
play-level-level1-about = Très facile : passe souvent à côté du meilleur coup. Pour une première partie.
play-level-level2 = Bosco (niveau 2 : facile)
play-level-level2-about = Facile : idéal pour débuter. Bat le Matelot { $wins } fois sur 10.
play-level-level3 = Timonier (niveau 3 : moyen)
play-level-level3-about = Moyen : tire le maximum de chaque tour. Bat le Bosco { $wins } fois sur 10.
play-level-level4 = Capitaine (niveau 4 : fort)
play-level-level4-about = Fort : anticipe. Bat le Timonier { $wins } fois sur 10.
play-level-level5 = Amiral (niveau 5 : très fort)
play-level-level5-about = Très fort : réfléchit deux secondes à chaque coup. Bat le Capitaine { $wins } fois sur 10.
play-level-level5-alone = Dans un navigateur, il examine pendant ce temps bien moins de coups que sur un serveur : il est plus facile à battre.
play-level-level6 = Grand amiral (niveau 6 : sans limite)
play-level-level6-about = Le plus fort : réfléchit aussi longtemps que vous voulez. Pour analyser et étudier.
play-level-greedy = Marchand (prend ce qui rapporte le plus)
play-level-greedy-about = Prend ce qui rapporte le plus à la fin du tour, sans voir plus loin.
play-refused = Ce n’est pas possible ici.
play-invalid-setup = Cette table est impossible : { $why }
play-bad-name = Un nom compte de 1 à { $longest } caractères, sans virgule ni #.
play-name-taken = Quelqu’un s’appelle déjà { $name } à cette table.
play-seat-taken = La place { $seat } n’est pas libre.
play-unknown-seat = Il n’y a pas de place { $seat } à cette table.
play-unknown-level = Il n’y a pas de bot « { $level } ».
play-unknown-event = « { $typed } » n’est pas un coup de ce jeu.
play-no-use = Vous ne pouvez rien en faire pour le moment.
play-unknown-moment = Ce moment n’existe pas : la partie compte { $count ->
    [one] { $count } événement
   *[other] { $count } événements
}.
play-not-counted = Il n’y a pas de décompte à ce moment de la partie.
play-not-yours = La place { $seat } n’est pas la vôtre.
play-only-opener = Seul l’hôte de la table peut faire cela.
play-not-your-turn = Ce n’est pas à la place { $seat } de jouer.
play-stale = La partie a avancé entre-temps : regardez de nouveau le plateau.
play-not-begun = La partie n’a pas encore commencé.
play-has-begun = La partie a déjà commencé.
play-is-over = La partie est terminée.
play-is-held = Cette partie, jouée selon d’anciennes règles, n’est plus conforme aux règles actuelles. Décidez d’abord s’il faut reprendre à partir d’ici.
play-not-held = Tout ce qui a été joué ici est conforme aux règles.
play-only-players = Seuls les joueurs de cette table peuvent en décider.
play-newer-rules = Cette table a été jouée selon la révision { $rules } des règles ; ce serveur ne connaît que les révisions jusqu’à { $known }.
play-other-figures = Cette partie a été jouée avec d’autres valeurs imprimées ({ $edition }) que celles de ce serveur ({ $known }) : elle ne peut pas être affichée.
play-private-chat = Cette table est privée : seules les personnes qui y ont une place peuvent discuter.
play-unreadable-table = Table illisible : elle vient d’une autre version du serveur.
play-not-over = Seulement après la partie : d’ici là, il reste des secrets.
play-busy = Les bots sont occupés. Réessayez dans un instant.
play-nothing-to-undo = Il n’y a rien à annuler.
play-was-shown = Impossible d’annuler : quelque chose de caché a été révélé depuis.
play-nothing-asked = Personne n’a rien demandé.
play-no-undo = L’annulation est désactivée à cette table.
play-no-hints = Les indices sont désactivés à cette table.
play-too-long = Un message compte de 1 à { $longest } caractères.
play-is-closed = Cette table est fermée.
play-has-resigned = Vous avez abandonné à cette table et ne pouvez pas y revenir.
play-was-removed = L’hôte ne souhaite pas que vous jouiez à cette table.
play-wrong-number = Impossible à { $players } : ce jeu se joue de { $least } à { $most } joueurs, et certaines options fixent le nombre.
play-not-invited = Vous n’avez pas d’invitation à cette table.
play-not-away = { $minutes ->
    [0] Personne n’attend { $who }.
    [one] On n’attend pas { $who } depuis assez longtemps. Redemandez dans une minute.
   *[other] On n’attend pas { $who } depuis assez longtemps. Redemandez dans { $minutes } minutes.
}
play-vote-open = Répondez d’abord au vote en cours.
play-no-vote = Aucun vote n’attend votre réponse.
play-proposed-lately = { $minutes ->
    [one] Vous venez de le proposer. Redemandez dans une minute.
   *[other] Vous venez de le proposer. Redemandez dans { $minutes } minutes.
}
play-still-playing = Vous avez encore une place à cette table. Finissez la partie ou quittez d’abord votre place.
play-log-removed = L’hôte a exclu { $name }.
play-log-declined = { $name } décline l’invitation.
play-log-host = { $name } est désormais l’hôte.
play-log-closed = L’hôte a fermé la table.
play-log-deserted = La table a été fermée parce qu’il n’y avait plus personne.
play-log-handed-asked = Un bot joue pour { $who }.
play-log-handed-clock = Le temps de { $who } est écoulé. Un bot prend le relais.
play-log-handed-absent = L’absence de { $who } a trop duré. Un bot prend le relais.
play-log-handed-voted = En l’absence de { $who }, un bot prend le relais : les autres l’ont décidé.
play-log-returned = { $who } est de retour.
play-log-resigned = { $who } abandonne.
play-log-ended-resigned = La partie se termine par abandon.
play-log-ended-agreed = La partie est arrêtée d’un commun accord.
play-log-undo-refused = { $who } refuse l’annulation.
play-log-proposed-end = { $who } propose d’arrêter la partie.
play-log-proposed-replace = { $who } propose un bot à la place de { $who_else }.
play-log-refused-end = { $who } veut continuer.
play-log-refused-replace = { $who } préfère attendre { $who_else }.
play-log-withdrawn = { $who } retire sa proposition.
play-log-rematch = { $who } propose une revanche.

## Ce que dit le serveur

server-started = La Table du Capitaine est ouverte : { $address }
play-unknown-table = Cette table n’existe pas.
server-unknown-game = Ce jeu n’existe pas.
server-unknown-lesson = Cette leçon n’existe pas.
server-unknown-page = Il n’y a rien à cette adresse.
server-missing-page = Le lien est peut-être incomplet ou périmé. La page d’accueil vous permet d’ouvrir une table ou d’en rejoindre une.
server-missing-table = Le lien est peut-être incomplet. Demandez-le à la personne qui vous l’a envoyé, ou ouvrez votre propre table depuis la page d’accueil.
server-card-private = On vous invite à une table. Ouvrez le lien pour jouer à { $game } ou pour regarder, dans le navigateur et sans compte.
server-card-waiting = { $open ->
    [one] 1 place libre. Ouvrez le lien pour la prendre ou pour regarder.
   *[other] { $open } places libres. Ouvrez le lien pour en prendre une ou pour regarder.
}
server-card-playing = La partie est en cours. Ouvrez le lien pour regarder.
server-card-over = { $count ->
    [0] La partie est terminée.
    [one] Victoire de { $names }.
   *[other] Victoire partagée : { $names }.
} Ouvrez le lien pour revoir la partie.
server-wrong-method = Méthode non autorisée.
play-malformed = Requête incorrecte : { $why }
server-too-big = Requête trop longue : { $most } octets au maximum.
server-too-many = Trop de requêtes à la fois. Attendez un peu.
server-too-many-connections = Le serveur est complet pour le moment. Réessayez dans un instant.
server-file-in-use = Un autre serveur utilise déjà { $file }. Arrêtez-le d’abord ; pour en faire tourner plusieurs, utilisez PostgreSQL.
server-foreign-origin = Requête refusée : elle vient d’un autre site.
server-expired = Ce code n’est pas valable, ou ne l’est plus.
server-invalid-address = Adresse e-mail ou URL non valable.
server-broken = Une erreur s’est produite ; rien n’a changé. Réessayez.
server-needed = Cette page fonctionne sans serveur : elle ne peut joindre ni d’autres personnes ni d’autres appareils. Pour jouer à plusieurs, installez Captain’s Table sur un ordinateur et lancez-y { $command }.
play-not-stored = L’enregistrement dans votre navigateur a échoué : rien n’a changé. Libérez de la place, ou autorisez ce site à conserver des données.
play-bad-record = Impossible d’importer ces parties. { $why }
server-notification-turn = { $game } : c’est à vous de jouer
server-notification-over = { $game } : la partie est terminée
server-notification-vote = { $game } : on attend votre vote
server-notification-invited = { $game } : on vous invite à une partie
server-notification-text = { $subject }

    { $names }
    { $link }

    Se désabonner : { $stop }
server-no-email = Ce serveur ne peut pas envoyer d’e-mails.
server-no-push = Ce serveur ne peut pas envoyer de notifications aux appareils.
server-confirm-subject = Confirmez votre adresse e-mail
server-confirm-text = Quelqu’un a demandé à la Table du Capitaine d’envoyer des notifications à cette adresse. Si c’est vous, ouvrez ce lien dans les { $days } jours pour confirmer :

    { $link }

    Si ce n’est pas vous, ignorez cet e-mail. Vous n’en recevrez pas d’autre.
server-confirm-ask = Recevoir un e-mail à { $email } quand c’est à vous de jouer à cette table ?
server-confirm-button = Confirmer
server-confirm-done = Adresse confirmée. Vous recevrez un e-mail à { $email } quand ce sera à vous de jouer.
server-confirm-expired = Ce lien n’est pas valable, ou ne l’est plus.
server-unsubscribe-ask = Ne plus recevoir d’e-mails au sujet de cette table ?
server-unsubscribe-button = Se désabonner
server-unsubscribe-done = Vous ne recevrez plus d’e-mails au sujet de cette table.
backup-done = Sauvegarde enregistrée dans { $file }.

## Aide des commandes

usage = usage :
heading-commands = commandes{"\u00A0"}
heading-arguments = arguments{"\u00A0"}
heading-options = options{"\u00A0"}
meta-command = COMMANDE
meta-lang = LANGUE
meta-game = JEU
meta-file = FICHIER
meta-who = QUI
meta-folder = DOSSIER
meta-address = ADRESSE
meta-lesson = LEÇON
meta-clause = ARTICLE
meta-id = ID
meta-limit = NOM=N
arg-help = afficher cette aide
arg-version = afficher la version
arg-lang = langue : en, fr ou de (par défaut : celle de l’environnement)
arg-game = le jeu : { $games }
cli-about = El Capitán, Capitol et Captains’ War, à la même table. Sans commande : choisir un jeu et jouer.
cli-more = captains-table COMMANDE --help décrit une commande.
cmd-games = lister les jeux
cmd-play = jouer dans ce terminal, à plusieurs ou contre des bots
cmd-replay = relire une partie enregistrée, en texte
cmd-draw = dessiner la table d’une partie enregistrée
cmd-check = vérifier des parties enregistrées
cmd-simulate = faire jouer de nombreuses parties à des bots, avec statistiques
cmd-arena = opposer des bots et les classer
cmd-train = entraîner l’évaluation apprise d’un jeu en la faisant jouer contre elle-même
cmd-analyse = tracer les chances de victoire d’une partie enregistrée et relever les erreurs les plus coûteuses
cmd-learn = apprendre un jeu : comment jouer, puis de courtes leçons
cmd-rules = lire les règles, ou un seul article
cmd-edition = afficher les valeurs imprimées, ou vérifier un fichier d’édition
cmd-serve = démarrer le serveur web
cmd-backup = sauvegarder toutes les tables d’un serveur dans un fichier, sans l’arrêter
arg-json-games = en JSON
arg-json-simulate = en JSON
arg-json-replay = un objet JSON par ligne : la position avant le premier événement et après chacun ; avec --at, celle-là seulement
arg-at = la position après N événements (0 : avant le premier), et ce qui y a mené
arg-seats = les joueurs, séparés par des virgules : un nom pour une personne ; bot pour un bot, bot:1 à bot:5 pour un bot de ce niveau, bot:greedy ou bot:random
arg-output = l’image à écrire : .svg ou .png
arg-at-draw = la table après N événements (par défaut : après le dernier)
arg-seat = le point de vue de cette place (A, B, … ou un nom), avec ses coups possibles ; par défaut, celui des spectateurs
arg-layout = wide, large (par défaut), ou narrow, étroit, pour les téléphones
arg-theme = light, clair (par défaut), ou dark, sombre
arg-width = la largeur d’un .png en pixels
arg-options = options du jeu, séparées par des virgules
arg-captain = raccourci de --options : le capitaine d’une partie en solo
arg-seed = un nombre : la même graine donne les mêmes dés et les mêmes cartes
arg-edition = un fichier d’édition, avec d’autres valeurs imprimées
arg-first = qui commence : une place (A, B, …) ou un nom ; sinon, tirage au sort
arg-resume = reprendre la partie de ce fichier
arg-coach = avec un coach qui explique les décisions et signale les mauvais choix, contre des bots faciles
arg-dice = mine : lancez et tirez à une vraie table, puis tapez ce qui est sorti
arg-file = une partie enregistrée
arg-files = des parties enregistrées
arg-players = le nombre de joueurs
arg-games = le nombre de parties
arg-records = enregistrer chaque partie dans ce dossier
arg-force = remplacer les parties déjà enregistrées
arg-bots = les bots, place par place, séparés par des virgules : level1 à level6, greedy ou random (un seul vaut pour tous)
arg-lesson = le numéro ou le nom d’une leçon
arg-solve = laisser la leçon se jouer toute seule
arg-legend = montrer ce qu’est chaque symbole du jeu et à quoi il sert
arg-clause = un article (5.6 ou EC 5.6) ou un chapitre (5)
arg-check = un fichier d’édition à vérifier
arg-arena-bots = les bots en lice, séparés par des virgules : level1 à level6, greedy, random, ou module:Classe pour votre propre bot
arg-arena-games = le nombre minimal de parties ; chaque groupe joue dans tous les ordres de places
arg-arena-workers = le nombre de processus (par défaut : un par cœur)
arg-cluster = l’adresse d’un cluster Dask où jouer, par exemple tcp://scheduler:8786
arg-csv = écrire chaque résultat dans ce fichier
arg-plot = tracer un graphique dans ce fichier (.svg ou .png)
arg-markdown = en tableau Markdown, avec les confrontations directes
arg-iterations = le nombre d’itérations de recherche par coup
arg-study-at = analyser seulement la décision après N événements, avec le degré de certitude
arg-study-seconds = avec --at : le temps de réflexion (par défaut 20 s ; Ctrl-C l’arrête plus tôt)
arena-head = { $game } · { $players } { $players ->
    [1] joueur
   *[other] joueurs
} · { $games } { $games ->
    [1] partie
   *[other] parties
} · graine { $seed }
arena-bot = bot
arena-rating = cote
arena-games = parties
arena-won = victoires
arena-score = points
arena-time = par coup
arena-of = { $share } sur { $games }
arg-train-hours = la durée de l’entraînement, en heures (par défaut : 2)
arg-train-minutes = la durée de l’entraînement, en minutes
arg-train-rounds = s’arrêter après ce nombre de cycles en tout, même s’il reste du temps
arg-train-games = le nombre de parties jouées contre soi-même par cycle
arg-train-trials = le nombre de parties par match, chacune jouée à toutes les places avec les mêmes tirages
arg-train-players = seulement des parties à ce nombre de joueurs (par défaut : tous les nombres, et deux dans les matchs)
arg-train-search = le nombre d’itérations de recherche par coup quand les réseaux jouent contre eux-mêmes, à partir du deuxième cycle (par défaut : 0, un seul coup d’avance)
arg-train-out = le dossier où tout est enregistré (par défaut : training-JEU)
arg-train-resume = reprendre l’entraînement de ce dossier
train-head = Entraînement : { $game } · graine { $seed } · { $folder }
train-left = encore { $minutes } min environ
train-round = Cycle { $number } : { $games } parties, { $positions } positions, perte { $loss } ; { $won } % ({ $low }–{ $high } %) de victoires en { $trials } parties contre le meilleur réseau : { $replaced ->
    [yes] c’est le nouveau meilleur réseau
   *[no] l’ancien reste
}. Contre l’évaluation écrite à la main : { $hand } %.
train-first = Cycle { $number } : { $games } parties, { $positions } positions, perte { $loss } ; { $won } % ({ $low }–{ $high } %) de victoires en { $trials } parties contre l’évaluation écrite à la main : { $replaced ->
    [yes] c’est le meilleur réseau à ce jour
   *[no] l’évaluation écrite à la main reste
}.
train-none = Aucun réseau n’a encore battu l’évaluation écrite à la main. Prolongez l’entraînement : captains-table train { $game } --resume
train-done = Le meilleur réseau est celui du cycle { $number } : { $file }
train-tried = { $tried ->
    [one] Un réseau a été essayé ; remplacements : { $replaced }.
   *[other] { $tried } réseaux ont été essayés ; remplacements : { $replaced }.
} Chaque match a utilisé ses propres graines.
train-report = Rapport et courbe : { $folder }
train-column-round = cycle
train-column-games = parties
train-column-positions = positions
train-column-loss = perte
train-column-won = victoires contre le meilleur
train-column-hand = victoires contre l’évaluation écrite à la main
train-column-replaced = nouveau meilleur
train-curve = { $game } : parties gagnées avec une recherche courte, selon le nombre de parties jouées contre soi-même
train-curve-hand = contre l’évaluation écrite à la main
train-curve-best = contre le meilleur réseau
judge-none = Les bots, les indices et les analyses utilisent l’évaluation écrite à la main : ce jeu n’en a pas d’apprise.
judge-figures = Les bots, les indices et les analyses utilisent l’évaluation écrite à la main : celle qui est apprise ne connaît que les valeurs imprimées du jeu d’origine.
judge-revision = Les bots, les indices et les analyses utilisent l’évaluation écrite à la main : celle qui est apprise connaît une version antérieure des règles.
analyse-head = { $game } · { $file }
analyse-after = évén.
analyse-slips = Les erreurs les plus coûteuses :
analyse-none = Aucune erreur relevée.
analyse-slip = événement { $number } : chances de victoire en baisse de { $cost } points
analyse-fault = Avec le coup joué : { $chosen }
study-head = À { $name } de jouer, après { $number } événements
study-progress = { $iterations } itérations ; certitude du meilleur coup : { $sure } %
study-choice = chances de victoire : { $share } (entre { $low } et { $high }), essayé { $tries } fois
study-clear = C’est nettement le meilleur coup : supérieur au suivant avec { $sure } % de certitude, après { $iterations } itérations.
study-close = C’est serré : supérieur au suivant avec { $sure } % de certitude seulement, après { $iterations } itérations.
study-only = Il n’y a qu’un coup possible.
arg-host = l’adresse d’écoute (par défaut : 127.0.0.1, cette machine seulement ; 0.0.0.0 pour tout le réseau)
arg-port = le port d’écoute (par défaut : 8000)
arg-database = où enregistrer les tables : un fichier, ou postgresql://… (par défaut : CAPTAINS_TABLE_DATABASE, sinon un fichier dans votre dossier personnel)
arg-workers = le nombre de processus où les bots réfléchissent (par défaut : un de moins que le nombre de processeurs)
arg-compiled = le dossier d’une version compilée de ce programme ; les bots l’utilisent dès qu’elle est complète
arg-secret-file = un fichier contenant le secret qui signe les cookies (par défaut : créé et conservé dans la base)
arg-origin = une adresse publique du serveur, comme https://table.example ; option répétable
arg-limit = modifier une limite, comme tables=100 ; option répétable
arg-private-hooks = autoriser les webhooks vers des adresses du réseau local
arg-open = ouvrir la page dans un navigateur
arg-backup = le fichier à écrire
## Le coach d’une première partie
coach-round = Au dernier tour de jeu, c’est vous qui avez le plus gagné.
coach-round-other = Au dernier tour de jeu, c’est { $who } qui a le plus gagné.
coach-says = Coach :
coach-sure = Vraiment ?
coach-anyway = Jouer quand même
coach-again = Choisir autre chose
coach-anyway-ask = Jouer quand même ? (o/n)
ui-coach = Coach : explique les décisions, signale les mauvais choix
ui-coach-new = Vous découvrez { $game } ?
ui-coach-about = Jouez votre première partie contre des bots faciles, avec un coach : il explique chaque sorte de décision, vous avertit avant un mauvais choix et dit après chaque tour de jeu qui a le plus gagné, et pourquoi.
ui-coach-yes = Oui, avec le coach
ui-coach-no = Non, je connais le jeu
ui-coach-lessons = Suivre d’abord les leçons

