### Was das Programm selbst sagt. Die Spiele haben eigene Texte in ihren Ordnern.

## Am Tisch

news = Was geschehen ist
ask-choice = { $who } ist am Zug
ask-how = Gib eine Nummer oder einen Zug ein (Tab ergänzt) · hilfe
ask-only = Mit der Eingabetaste bestätigen · hilfe
ask-dice = Was wurde gewürfelt oder gezogen?
prompt-dice = Würfel
prompt-choose = Wähle deinen Zug.
prompt-choose-other = { $choosers ->
    [one] { $who } wählt einen Zug.
   *[other] { $who } wählen einen Zug.
}
go-on = Weiter mit der Eingabetaste
narrow = Der Tisch braucht { $needed } Spalten, dieses Terminal hat nur { $width }.
curtain = Gib die Tastatur an { $who } weiter. Alle anderen schauen weg.
curtain-enter = Eingabetaste drücken, sobald { $who } bereit ist
left = Du hast die Partie verlassen.
result = Endstand
result-won = { $name } gewinnt mit { $score }.
result-shared = { $names } teilen sich den Sieg mit { $score }.
list-and = { $names } und { $last }
about = { $what }: { $text }

## Was am Tisch eingegeben werden kann

word-why = warum
word-hint = tipp
word-undo = zurück
word-log = verlauf
word-rules = regeln
word-legend = legende
word-table = tisch
word-save = speichern
word-help = hilfe
word-quit = ende
word-show = zeigen
help-choices = Gib einen Zug mit seiner Nummer ein oder so, wie er in der Liste steht; der Anfang genügt, Tab ergänzt. Außerdem:
help-why = warum ZUG: welche Regel einen Zug verbietet, oder was er bewirken würde
help-hint = zeigt, was ein Bot tun würde
help-undo = nimmt den letzten Zug zurück, solange nichts aufgedeckt wurde
help-log = zeigt den ganzen Verlauf
help-rules = zeigt die Kapitel der Regeln; regeln 5 ein Kapitel, regeln 5.6 eine einzelne Regel
help-legend = zeigt, was jedes Zeichen auf dem Tisch ist und bewirkt
help-table = zeichnet den Tisch noch einmal, wie die Eingabetaste
help-save = speichern DATEI: speichert die Partie; weiter geht es mit play --resume DATEI
help-help = zeigt diese Liste
help-quit = verlässt die Partie

wrong = „{ $typed }“ geht hier nicht. „hilfe“ zeigt, was du eingeben kannst.
wrong-nearly = „{ $typed }“ geht hier nicht. Meinst du: { $close }
why-what = Welcher Zug? Zum Beispiel: warum { $example }
why-which = „{ $typed }“ kann mehrere Züge bedeuten. Zum Beispiel: warum { $example }
why-unknown = „{ $typed }“ ist kein Zug in diesem Spiel. Die Liste oben zeigt, wie ein Zug aussieht.
why-unknown-nearly = „{ $typed }“ ist kein Zug in diesem Spiel. Meinst du: { $close }
why-legal = Das ist erlaubt. { $sentence }
hint-dice = Für Würfel und Karten gibt es keine Tipps.
hint-sure = Sicherheit { $sure } %; Gewinnchance etwa { $share } %.
hint-aim = Danach:
hint-share = Gewinnchance etwa { $share } %.
hint-next = Nächstbester Zug: { $choice }
hint-next-share = Gewinnchance etwa { $share } % statt { $best } %.
hint-next-even = Er ist etwa gleich gut.
reason-loss = Die Bots versprechen sich davon deutlich weniger als von deinem besten Zug.
reason-experience = Kein einzelner Vorteil sticht heraus, aber solche Stellungen wurden in den Trainingspartien der Bots öfter gewonnen.
reason-short-sighted = Er bringt sofort mehr, aber solche Stellungen wurden in den Trainingspartien der Bots seltener gewonnen.
rules-how = „regeln“ mit einer Nummer zeigt ein Kapitel (5) oder eine einzelne Regel (5.6).
rules-sources = † verweist auf die Herkunft einer Regel: captains-table rules SPIEL REGEL nennt sie.
rules-unknown = Eine Regel „{ $asked }“ gibt es nicht. Es gibt: { $known }
save-what = In welche Datei? Zum Beispiel: speichern partie.txt
save-over = { $file } gibt es schon. Überschreiben? [j/N]
save-failed = { $file } lässt sich nicht speichern: { $why }
save-done = Gespeichert in { $file }.
save-offer = Partie speichern? Dateiname oder Eingabetaste für nein:
yes = ja

## Lernen

learn-next = Weiter mit der Eingabetaste
learn-how = Gib eine Nummer oder einen Zug ein (Tab ergänzt) · zeigen: Lösung ansehen · legende · ende
learn-unknown = „{ $typed }“ ist kein Zug in diesem Spiel.
learn-done = Gut gemacht: Lektion geschafft.
learn-left = Du hast die Lektion verlassen.
legend-none = Dieses Spiel hat keine Legende.
lesson-otherwise = Das ist erlaubt, aber in der Lektion geht es um etwas anderes. Versuche es noch einmal.

## Ein Spiel wählen

choose-welcome = Willkommen am Kapitänstisch!
choose-game = Welches Spiel? Nummer oder Name:
choose-seats = Wer spielt? { $low } bis { $high } Namen, durch Kommas getrennt, „bot“ für einen Bot [{ $usual }]:
choose-options = Optionen? Nummern oder Namen, durch Kommas getrennt, Eingabetaste für keine:
choose-wrong = „{ $typed }“ steht nicht zur Wahl.
choose-clash = Das lässt sich nicht kombinieren: { $why }
default-name = Skipper

## Im Browser

ui-language = Sprache
ui-theme = Farbschema
ui-theme-auto = Auto
ui-theme-light = Hell
ui-theme-dark = Dunkel
ui-home = Zur Startseite
ui-loading = Einen Augenblick …
ui-close = Schließen
ui-cancel = Abbrechen
ui-save = Speichern
ui-name = Name
ui-you = (du)
ui-error-offline = Der Server ist gerade nicht erreichbar.
ui-error-unknown = Das hat nicht geklappt.
ui-no-table = Diesen Tisch gibt es nicht.
ui-no-game = Dieses Spiel gibt es nicht.
ui-connection-lost = Die Verbindung ist unterbrochen. Wir versuchen es weiter; von der Partie geht nichts verloren.
ui-offline = Du bist offline, oder der Server ist nicht erreichbar. Wir versuchen es weiter …
ui-app-about = Brettspiele im Browser, mit anderen und gegen Bots.
ui-title-new = Neuer Tisch: { $game }
ui-title-rules = Regeln: { $game }
ui-title-learn = { $game } lernen

ui-welcome = Willkommen am Kapitänstisch
ui-welcome-about = Suche dir ein Spiel aus und spiele sofort gegen Bots, oder eröffne einen Tisch für deine Spielrunde. Ganz ohne Konto, ein Name genügt.
ui-welcome-alone = Suche dir ein Spiel aus und spiele gegen Bots oder mit anderen an diesem Gerät. Alles läuft in deinem Browser: ohne Konto, ohne Server und, sobald die Seite geladen ist, ohne Verbindung.
ui-games = Spiele
ui-play-now = Jetzt spielen
ui-play-now-game = Jetzt spielen: { $game }
ui-play-title = { $game } gegen Bots
ui-opponents = Gegner
ui-solo = Solo
ui-level = Spielstärke
ui-your-name = Dein Name
ui-start-game = Partie starten
ui-new-table = Neuer Tisch
ui-new-table-game = Neuer Tisch: { $game }
ui-rules = Regeln
ui-rules-game = Regeln: { $game }
ui-rules-title = Regeln von { $game }
ui-source = Woher das stammt
ui-source-told = Woher das stammt: { $source }.
ui-source-about = Über diese Regeln
ui-learn = Lernen
ui-learn-game = Lernen: { $game }
ui-learn-title = So spielt man { $game }
ui-learn-none = Für dieses Spiel gibt es noch keine Lektionen.
ui-learn-lessons = Lektionen
ui-learn-steps = { $count ->
    [one] 1 Schritt
   *[other] { $count } Schritte
}
ui-learn-begun = Begonnen
ui-learn-done = Geschafft
ui-learn-at = { $at } von { $count }
ui-learn-progress = Fortschritt
ui-learn-read = Lies den Text, dann drücke auf „Weiter“.
ui-learn-shown = So sieht es nach dem Zug aus. Er wird gleich zurückgenommen.
ui-learn-next = Weiter
ui-learn-show = Lösung zeigen
ui-learn-again = Von vorn
ui-learn-leave = Verlassen
ui-learn-over = Gut gemacht: Du hast diese Lektion geschafft.
ui-learn-next-lesson = Nächste Lektion: { $title }
ui-play-position = Ab hier spielen
ui-play-lesson = Diese Lektion spielen
ui-play-learn = Hier lernen und spielen
ui-legend = Legende
ui-legend-title = Legende: { $game }
ui-contents = Inhalt
ui-my-tables = Meine Tische
ui-mine-turn = Du bist am Zug
ui-mine-invited = Einladungen
ui-mine-others = Andere sind am Zug
ui-mine-waiting = Noch nicht begonnen
ui-mine-over = Beendet
ui-mine-score = { $name } { $score }
ui-mine-agreed = einvernehmlich beendet
ui-mine-resigned = durch Aufgabe beendet
ui-mine-more = Alle { $count } zeigen
ui-mine-remove = Entfernen
ui-mine-remove-which = Entfernen: { $game }, { $people }
ui-open-tables = Tische mit freiem Platz
ui-open-tables-none = Gerade ist an keinem öffentlichen Tisch ein Platz frei.
ui-bots-compiled = Die Bots rechnen mit kompilierten Regeln.
ui-bots-pure = Die Bots rechnen mit unkompilierten Regeln: Die stärksten prüfen nur etwa ein Zwanzigstel so viele Züge.
ui-engine-starting = Die Spiele werden vorbereitet …
ui-engine-ready = Die Spiele sind bereit.
ui-engine-broken = Die Spiele konnten nicht gestartet werden. Prüfe deine Verbindung und versuche es noch einmal.
ui-engine-again = Noch einmal versuchen
ui-storage-full = Dein Browser hat keinen Platz mehr. Speichere deine Partien in einer Datei: Was ab jetzt geschieht, ist verloren, sobald du diese Seite schließt.
ui-update = Eine neue Version ist da. Deine Partien bleiben, wie sie sind.
ui-update-now = Jetzt aktualisieren
ui-opening = Der Tisch wird vorbereitet …
ui-alone = Deine Partien
ui-alone-about = Deine Partien sind in diesem Browser gespeichert und nirgends sonst. Speichere sie in einer Datei, um eine Kopie zu haben oder auf einem anderen Gerät weiterzuspielen.
ui-alone-kept = Diese Seite funktioniert auch ohne Verbindung.
ui-alone-save = Alle Partien speichern
ui-alone-load = Partien aus einer Datei laden
ui-alone-loaded = { $count ->
    [0] In dieser Datei sind keine Partien.
    [one] 1 Partie geladen.
   *[other] { $count } Partien geladen.
}
ui-alone-server = Wer an einem anderen Gerät sitzt, kann nur über einen Server mitspielen. Dafür genügt ein Computer mit Python: Installiere dort Captain’s Table und starte es so:
ui-your-turn = Du bist am Zug
ui-state-over = Die Partie ist beendet
ui-state-held = Angehalten
ui-state-playing = Läuft
ui-state-open = { $open ->
    [one] 1 freier Platz
   *[other] { $open } freie Plätze
}
ui-device = Ein anderes Gerät
ui-device-about = Nimm deinen Namen und deine Plätze auf ein anderes Gerät mit. Der Code gilt nur einmal.
ui-device-make = Code erzeugen
ui-device-code = Gib ihn innerhalb von { $minutes } Minuten auf dem anderen Gerät ein.
ui-device-enter = Code von einem anderen Gerät
ui-device-use = Code einlösen
ui-devices = Deine Geräte
ui-devices-here = dieses Gerät
ui-devices-unknown = Unbekannter Browser
ui-devices-seen = zuletzt benutzt am { $day }
ui-devices-revoke = Abmelden

ui-devices-revoke-which = Abmelden: { $device }

ui-seats = Plätze
ui-seat-me = Ich
ui-seat-open = Freier Platz
ui-seat-bot = Bot
ui-seat-local = Person an diesem Gerät
ui-seat-who = Platz { $letter } besetzen mit
ui-seat-name = Name auf Platz { $letter }
ui-seat-level = Spielstärke des Bots auf Platz { $letter }
ui-seat-add = Platz hinzufügen
ui-seat-remove = Letzten Platz entfernen
ui-options-one = Wähle eine Option
ui-options = Optionen
ui-agreed = Vereinbarungen
ui-first = Wer beginnt
ui-first-drawn = Das Los entscheidet
ui-undo-policy = Zurücknehmen
ui-undo-free = Frei, bis etwas aufgedeckt wird, danach mit Zustimmung
ui-undo-consent = Nur mit Zustimmung der anderen
ui-undo-none = Nie
ui-pace = Tempo
ui-pace-live = Live
ui-pace-correspondence = Fernpartie
ui-clock = Uhr
ui-clock-minutes = { $minutes ->
    [0] Keine
   *[other] { $minutes } Minuten pro Person plus { $increment } Sekunden pro Zug
}
ui-absence = Ein Bot übernimmt nach
ui-absence-days = { $days ->
    [one] 1 Tag
   *[other] { $days } Tagen
}
ui-hints-allowed = Tipps erlauben
ui-listed = Öffentlich: in der Liste zeigen, alle dürfen mitspielen
ui-open-table = Tisch eröffnen
ui-waiting = Warten auf die anderen
ui-waiting-about = Schicke den Link an alle, die mitspielen sollen. Wer ihn öffnet, kann sich auf einen freien Platz setzen oder zuschauen.
ui-waiting-guest = Lies, was vereinbart ist. Dann setze dich auf einen freien Platz oder schaue zu.
ui-coming = Das erwartet dich
ui-coming-clock-none = Ohne Uhr
ui-coming-hints-yes = Erlaubt
ui-coming-hints-no = Ausgeschaltet
ui-coming-hints = Tipps
ui-coming-options-none = Keine
ui-undo-strict = Bis etwas Verdecktes aufgedeckt wird
ui-host = Gastgeber:in
ui-invited = eingeladen
ui-invitation = Du bist zu dieser Partie eingeladen.
ui-accept = Annehmen
ui-decline = Ablehnen
ui-remove-guest = Wegschicken
ui-remove-guest-who = Wegschicken: { $name }
ui-seat-fill = Bot setzen
ui-seat-fill-which = Bot setzen: Platz { $letter }
ui-seat-free = Freigeben
ui-seat-free-which = Freigeben: Platz { $letter }
ui-seat-drop = Entfernen
ui-seat-drop-which = Entfernen: Platz { $letter }
ui-start-fewer = { $count ->
    [one] Sofort allein beginnen
    [2] Sofort zu zweit beginnen
    [3] Sofort zu dritt beginnen
    [4] Sofort zu viert beginnen
    [5] Sofort zu fünft beginnen
   *[other] Sofort zu { $count } beginnen
}
ui-close-table = Tisch schließen
ui-close-ask = Diesen Tisch für alle schließen?
ui-closed = Dieser Tisch ist geschlossen
ui-join = Hier Platz nehmen
ui-start-with-bots = Jetzt starten, Bots auf die freien Plätze
ui-leave = Platz verlassen
ui-link = Link zu diesem Tisch
ui-copy = Kopieren
ui-copy-link = Link zu diesem Tisch kopieren
ui-copied = Kopiert
ui-code = QR-Code
ui-code-about = QR-Code mit dem Link zu diesem Tisch
ui-only-here = Andere können diesen Tisch nicht öffnen: Der Server ist nur auf diesem Computer erreichbar. Um mit anderen in deinem Netzwerk zu spielen, beende ihn und starte ihn so:

ui-board = Spielplan
ui-board-words = Der Tisch in Worten
ui-board-common = Auf dem Tisch
ui-open-large = Groß ansehen
ui-own = Was du hast
ui-hand = Auf der Hand:
ui-hand-none = keine Karten
ui-would = Mit einem Klick:
ui-would-more = { $count ->
    [one] und 1 weiterer Zug
   *[other] und { $count } weitere Züge
}
ui-would-then = Folge:
ui-confirm-all = Jeden Zug bestätigen
ui-zoom-in = Vergrößern
ui-zoom-out = Verkleinern
ui-panels = Neben dem Spielplan
ui-tab-do = Zug
ui-tab-players = Am Tisch
ui-tab-log = Verlauf
ui-tab-chat = Chat
ui-turn = Zug
ui-turn-of = Am Zug: { $who }
ui-prompt-for = { $who }: { $prompt }
ui-turn-chance = Karten und Würfel entscheiden
ui-past = Früherer Spielstand
ui-undo = Zurücknehmen
ui-undo-ask = Um Zurücknehmen bitten
ui-taken-back = Zurückgenommen.
ui-restart = Zug von vorn
ui-hint = Tipp
ui-hint-says = Ein Bot würde so spielen:
ui-hint-do = Übernehmen
ui-clause = Regel { $clause }
ui-choices = Deine Möglichkeiten
ui-choices-about = Zeige auf eine Möglichkeit, um sie auf dem Spielplan hervorzuheben.
ui-filter = { $count } Möglichkeiten durchsuchen
ui-nothing-past = Du siehst einen früheren Spielstand.
ui-nothing-watching = Du schaust zu.
ui-spectator = Zuschauer:in
ui-watching = { $count ->
    [one] 1 Person schaut zu
   *[other] { $count } Personen schauen zu
}
ui-nothing-busy = Einen Augenblick …
ui-nothing-wait = Du bist nicht am Zug.
ui-player-away = ein Bot springt ein
ui-player-resigned = hat aufgegeben
ui-player-thinking = überlegt …
ui-player-thinking-for = überlegt { $seconds } s …
ui-player-offline = offline
ui-score = Stand
ui-winner = Hat gewonnen
ui-log-earlier = { $count ->
    [one] 1 früherer Eintrag
   *[other] { $count } frühere Einträge
}
count-player = { $who }
ui-count = Wertung zeigen
ui-go-on = Weiter
ui-news = { $count ->
    [one] 1 Ereignis seit deinem letzten Besuch
   *[other] { $count } Ereignisse seit deinem letzten Besuch
}
ui-news-seen = Alles klar
ui-news-step = Schritt für Schritt
ui-since = { $count ->
    [one] Seit deinem Zug: 1 Zug
   *[other] Seit deinem Zug: { $count } Züge
}
ui-skip = Überspringen
ui-skip-about = Die wartenden Züge auf einmal zeigen (Esc)
ui-show-pace = Züge der anderen
ui-show-pace-slow = Langsam
ui-show-pace-normal = Normal
ui-show-pace-fast = Schnell
ui-show-pace-off = Alle auf einmal
ui-sounds = Töne
ui-revision = Die Regeln haben sich geändert
ui-revision-held = Diese Partie wurde nach früheren Regeln gespielt. Ereignis { $number } ist nach den heutigen Regeln nicht mehr möglich, deshalb siehst du den Stand davor. Spiele von hier aus nach den heutigen Regeln weiter, oder lass die Partie, wie sie ist.
ui-revision-watched = Diese Partie wurde nach früheren Regeln gespielt. Ereignis { $number } ist nach den heutigen Regeln nicht mehr möglich, deshalb siehst du den Stand davor. Wer mitspielt, kann von hier aus weiterspielen.
ui-revision-ended = Diese Partie ging nach früheren Regeln zu Ende. Ereignis { $number } ist nach den heutigen Regeln nicht mehr möglich, deshalb siehst du den Stand davor. Die heruntergeladene Partie enthält alle Ereignisse.
ui-revision-broken = Ereignis { $number } dieser Partie lässt sich nicht mehr nachspielen, deshalb siehst du den Stand davor.
ui-revision-fits = Diese Partie begann nach früheren Regeln und geht nach den heutigen weiter. Manches kann anders aussehen als bei deinem letzten Besuch.
ui-revision-over = Diese Partie wurde nach früheren Regeln gespielt. Manches kann anders aussehen als damals.
ui-revision-decided = { $who } hat entschieden: Nach Ereignis { $number } geht es mit den heutigen Regeln weiter.
ui-revision-change = { $clause }, { $date }
ui-revision-go-on = Von hier aus weiterspielen
ui-revision-keep = So lassen
ui-revision-kept = Hier geht es erst weiter, wenn jemand am Tisch von hier aus weiterspielt.
ui-chat-empty = Noch hat niemand etwas geschrieben.
ui-chat-say = Nachricht schreiben
ui-chat-send = Senden
ui-mute = Stummschalten
ui-mute-who = { $name } stummschalten
ui-muted = { $name } ist stummgeschaltet.
ui-unmute = Stummschaltung aufheben
ui-curtain = Gib das Gerät an { $who } weiter
ui-curtain-about = Alle anderen schauen weg, bis { $who } fertig ist.
ui-curtain-me = Ich bin { $who }
ui-consent = Zurücknehmen erlauben?
ui-consent-undo = { $who } möchte den letzten Zug zurücknehmen.
ui-consent-restart = { $who } möchte den ganzen Zug neu beginnen.
ui-consent-yes = Erlauben
ui-consent-no = Ablehnen
ui-consent-waiting = Die anderen werden gefragt
ui-consent-waiting-about = Dein Zug wird zurückgenommen, sobald alle zugestimmt haben.
ui-consent-withdraw = Doch nicht zurücknehmen
ui-menu = Menü
ui-menu-title = Dieser Tisch
ui-record = Partie herunterladen
ui-come-back = Als { $who } weiterspielen
ui-hand-over = Bot eine Weile für { $who } spielen lassen
ui-resign = Aufgeben
ui-resign-as = Als { $who } aufgeben
ui-resign-ask = Aufgeben?
ui-resign-about = Das ist endgültig. Ein Bot spielt für dich weiter, damit die anderen ihre Partie beenden können.
ui-resign-ends = Das ist endgültig. Danach ist niemand mehr übrig, gegen den gespielt werden kann, und die Partie endet.
ui-end-propose = Vorschlagen, die Partie zu beenden
ui-end-alone = Partie hier beenden
ui-end-ask = Partie hier beenden?
ui-end-about = Die Partie endet mit dem jetzigen Stand, und niemand gewinnt.
ui-replace = Bot für { $who } vorschlagen
ui-vote = Abstimmung
ui-vote-end = { $who } schlägt vor, die Partie hier zu beenden. Der Stand bleibt, wie er ist, und niemand gewinnt.
ui-vote-replace = { $other } ist nicht da. { $who } möchte einen Bot weiterspielen lassen.
ui-vote-yes-end = Partie beenden
ui-vote-no-end = Weiterspielen
ui-vote-yes-replace = Bot spielen lassen
ui-vote-no-replace = Auf { $other } warten
ui-vote-waiting = Noch keine Antwort: { $names }
ui-vote-withdraw = Zurückziehen
ui-turn-elsewhere = { $count ->
    [one] Du bist an einem anderen Tisch am Zug
   *[other] Du bist an { $count } anderen Tischen am Zug
}
ui-notify = Auf diesem Gerät Bescheid geben, wenn ich dran bin
ui-notify-about = Wenn du dran bist und die Seite geschlossen ist, zeigt dieses Gerät eine Benachrichtigung.
ui-notify-denied = Der Browser erlaubt dieser Seite keine Benachrichtigungen. Erlaube sie in seinen Einstellungen und versuche es noch einmal.
ui-notes = Benachrichtigung per E-Mail oder Webhook
ui-notes-only-webhook = Benachrichtigung per Webhook
ui-notes-email = E-Mail
ui-notes-webhook = Webhook
ui-notes-on = Du wirst benachrichtigt, wenn du am Zug bist.
ui-notes-confirm = Du hast eine E-Mail bekommen. Öffne den Link darin, um deine Adresse zu bestätigen.
ui-notes-key = Aufrufe des Webhooks werden mit diesem Schlüssel signiert:
ui-notes-off = Du wirst nicht benachrichtigt.

ui-after = Nach der Partie
ui-rematch = Revanche
ui-result-agreed = Die Partie wurde einvernehmlich beendet. Niemand gewinnt.
ui-result-resigned = { $count ->
    [one] { $name } gewinnt: { $losers } hat aufgegeben.
   *[other] { $name } gewinnt: { $losers } haben aufgegeben.
}
ui-result-given-up = Die Partie wurde aufgegeben.
ui-rematch-invited = { $who } lädt dich zur Revanche ein.
ui-rematch-open = Für die Revanche gibt es einen neuen Tisch.
ui-rematch-accept = Revanche annehmen
ui-rematch-look = Zum neuen Tisch
ui-final-count = Schlusswertung
ui-chart = Stand im Lauf der Partie
ui-chart-start = Beginn
ui-chart-end = { $count } Ereignisse
ui-chart-event = Nach Ereignis
ui-chart-table = Als Tabelle
ui-percent = { $share } %
ui-analysis = Partie analysieren
ui-analysis-chances = Gewinnchancen im Lauf der Partie
ui-analysis-about = Geschätzt von einem Bot, der jeweils nur sieht, was von diesem Platz aus zu sehen war.
ui-analysis-progress = Die Bots prüfen jeden Zug: { $done } von { $count } Ereignissen
ui-analysis-slips = Die teuersten Züge
ui-analysis-none = Kein Zug hat nennenswert Gewinnchancen gekostet.
ui-analysis-slip = { $who }: −{ $cost } Prozentpunkte Gewinnchance
ui-analysis-go = Spielstand vor Ereignis { $number } zeigen
ui-analysis-chosen = Gespielt: { $move }
ui-analysis-better = Besser: { $move }
ui-analysis-fault = Mit dem gespielten Zug: { $fault }
ui-replay = Wiedergabe
ui-replay-open = Wiedergabe öffnen
ui-replay-first = Zum Anfang
ui-replay-back = Einen Schritt zurück
ui-replay-play = Abspielen
ui-replay-pause = Anhalten
ui-replay-forward = Einen Schritt vor
ui-replay-last = Zum Ende
ui-replay-moment = Zeitpunkt
ui-replay-at = { $at } von { $count }
ui-replay-now = Zum aktuellen Stand
ui-copy-moment = Link zu diesem Zeitpunkt kopieren
ui-fork = Von hier aus gegen Bots weiterspielen

## Was die Befehle ausgeben

designed-by = von { $designers }
players = { $low ->
    [one] { $high ->
        [one] 1 Person
       *[other] 1 bis { $high } Personen
    }
   *[other] { $low } bis { $high } Personen
}
only-players = { $high ->
    [one] nur für 1 Person
   *[other] nur für { $numbers } Personen
}
options = Optionen
check-good = { $file }: in Ordnung ({ $game }, { $players ->
    [one] 1 Person
   *[other] { $players } Personen
}, { $events ->
    [one] 1 Ereignis
   *[other] { $events } Ereignisse
}, { $ended ->
    [yes] beendet
   *[no] nicht beendet
})
check-earlier = { $file }: gespielt nach Fassung { $rules } der Regeln; seither hat sich geändert: { $changes }
rules-changed = { $file }:{ $line }: „{ $event }“ (Ereignis { $number }) passt nicht mehr zu den Regeln; seit Fassung { $rules } hat sich geändert: { $changes }
rules-changed-resume = Die Partie geht von der Stelle davor aus weiter. { $file } bleibt unverändert; speichere unter einem anderen Namen.
edition-figures = Ausgabe { $name }, Prüfsumme { $digest }
edition-good = { $file }: in Ordnung (Ausgabe { $name }, Prüfsumme { $digest })
edition-same = Alle Werte stimmen mit der Ausgabe überein, die dem Spiel beiliegt.
edition-other = Die Werte weichen von der Ausgabe ab, die dem Spiel beiliegt ({ $label }).
simulate-head = { $game } · { $players ->
    [one] 1 Person
   *[other] { $players } Personen
} · { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
} · Startwert { $seed }
simulate-length = pro Partie
simulate-decisions = Entscheidungen
simulate-real = davon mit Auswahl
simulate-chances = Zufallsereignisse
simulate-events = Ereignisse insgesamt
simulate-score = Ergebnisse
simulate-wins = Siege
least = Minimum
mean = Mittel
most = Maximum
records-written = { $games ->
    [one] 1 Partie in { $folder } gespeichert.
   *[other] { $games } Partien in { $folder } gespeichert.
}

## An den Tischen des Servers

play-bot = Bot { $letter }
play-level-random = Schiffsjunge (spielt zufällig)
play-level-random-about = Macht irgendeinen erlaubten Zug: zum Ausprobieren.
play-level-level1 = Matrose (Stufe 1: sehr leicht)
play-level-level1-about = Sehr leicht: übersieht oft den besseren Zug. Für den ersten Versuch.
play-level-level2 = Bootsmann (Stufe 2: leicht)
play-level-level2-about = Leicht: gut, wenn das Spiel neu für dich ist. Schlägt den Matrosen in { $wins } von 10 Partien.
play-level-level3 = Steuermann (Stufe 3: mittel)
play-level-level3-about = Mittel: macht das Beste aus jedem Zug. Schlägt den Bootsmann in { $wins } von 10 Partien.
play-level-level4 = Kapitän (Stufe 4: stark)
play-level-level4-about = Stark: denkt voraus. Schlägt den Steuermann in { $wins } von 10 Partien.
play-level-level5 = Admiral (Stufe 5: sehr stark)
play-level-level5-about = Sehr stark: denkt zwei Sekunden über jeden Zug nach. Schlägt den Kapitän in { $wins } von 10 Partien.
play-level-level5-alone = Im Browser prüft er in dieser Zeit viel weniger Züge als auf einem Server und ist leichter zu schlagen.
play-level-level6 = Großadmiral (Stufe 6: ohne Grenze)
play-level-level6-about = Am stärksten: denkt so lange nach, wie du willst. Zum Analysieren und Studieren.
play-level-greedy = Händler (nimmt, was am meisten wert ist)
play-level-greedy-about = Nimmt, was am Ende des Zugs am meisten wert ist, und denkt nicht weiter.
play-refused = Das geht hier nicht.
play-invalid-setup = So lässt sich kein Tisch eröffnen: { $why }
play-bad-name = Ein Name hat 1 bis { $longest } Zeichen, ohne Komma und ohne #.
play-name-taken = Am Tisch gibt es schon jemanden namens { $name }.
play-seat-taken = Platz { $seat } ist nicht frei.
play-unknown-seat = An diesem Tisch gibt es keinen Platz { $seat }.
play-unknown-level = Es gibt keinen Bot „{ $level }“.
play-unknown-event = „{ $typed }“ ist kein Zug in diesem Spiel.
play-no-use = Damit kannst du gerade nichts tun.
play-unknown-moment = Die Partie hat { $count ->
    [one] 1 Ereignis
   *[other] { $count } Ereignisse
}; diesen Zeitpunkt gibt es nicht.
play-not-counted = Zu diesem Zeitpunkt wurde nichts gewertet.
play-not-yours = Platz { $seat } ist nicht deiner.
play-only-opener = Das kann nur, wer an diesem Tisch Gastgeber:in ist.
play-not-your-turn = Platz { $seat } ist nicht am Zug.
play-stale = Die Partie ist inzwischen weitergegangen. Sieh noch einmal hin.
play-not-begun = Die Partie hat noch nicht begonnen.
play-has-begun = Die Partie hat schon begonnen.
play-is-over = Die Partie ist zu Ende.
play-is-held = Diese Partie wurde nach früheren Regeln gespielt und passt nicht mehr zu den heutigen. Entscheide zuerst, ob sie von hier aus weitergeht.
play-not-held = Diese Partie passt zu den heutigen Regeln.
play-only-players = Das kann nur entscheiden, wer an diesem Tisch spielt.
play-newer-rules = Dieser Tisch wurde nach Fassung { $rules } der Regeln gespielt; dieser Server kennt sie nur bis Fassung { $known }.
play-other-figures = Diese Partie wurde mit anderen gedruckten Werten gespielt ({ $edition }), als dieser Server kennt ({ $known }), und kann nicht gezeigt werden.
play-private-chat = Dieser Tisch ist privat: Nur wer einen Platz hat, kann chatten.
play-unreadable-table = Dieser Tisch ist nicht lesbar: Er stammt von einer anderen Version des Servers.
play-not-over = Erst nach der Partie: Bis dahin ist manches geheim.
play-busy = Die Bots sind beschäftigt. Versuche es gleich noch einmal.
play-nothing-to-undo = Es gibt nichts zurückzunehmen.
play-was-shown = Seither wurde etwas aufgedeckt: Das lässt sich nicht mehr zurücknehmen.
play-nothing-asked = Niemand hat um etwas gebeten.
play-no-undo = An diesem Tisch ist Zurücknehmen ausgeschaltet.
play-no-hints = An diesem Tisch sind Tipps ausgeschaltet.
play-too-long = Eine Nachricht hat 1 bis { $longest } Zeichen.
play-is-closed = Dieser Tisch ist geschlossen.
play-has-resigned = Du hast an diesem Tisch aufgegeben und kannst nicht zurückkommen.
play-was-removed = Du wurdest von diesem Tisch weggeschickt.
play-wrong-number = Mit { $players ->
    [one] 1 Person
   *[other] { $players } Personen
} geht es an diesem Tisch nicht: Das Spiel ist für { $least } bis { $most } Personen, und manche Optionen legen die Zahl fest.
play-not-invited = Du bist nicht an diesen Tisch eingeladen.
play-not-away = { $minutes ->
    [0] Auf { $who } wartet gerade niemand.
    [one] { $who } gilt noch nicht als abwesend. Frage in einer Minute noch einmal.
   *[other] { $who } gilt noch nicht als abwesend. Frage in { $minutes } Minuten noch einmal.
}
play-vote-open = Beantworte zuerst die laufende Abstimmung.
play-no-vote = Es gibt keine Abstimmung, die auf dich wartet.
play-proposed-lately = { $minutes ->
    [one] Das hast du gerade erst vorgeschlagen. Frage in einer Minute noch einmal.
   *[other] Das hast du gerade erst vorgeschlagen. Frage in { $minutes } Minuten noch einmal.
}
play-still-playing = Du hast an diesem Tisch noch einen Platz. Spiele die Partie zu Ende oder verlasse erst deinen Platz.
play-log-removed = { $name } wurde weggeschickt.
play-log-declined = { $name } hat die Einladung abgelehnt.
play-log-host = { $name } ist jetzt Gastgeber:in.
play-log-closed = Der Tisch wurde geschlossen.
play-log-deserted = Der Tisch wurde geschlossen, weil niemand mehr da war.
play-log-handed-asked = Ein Bot spielt für { $who }.
play-log-handed-clock = Die Zeit von { $who } ist um. Ein Bot spielt weiter.
play-log-handed-absent = { $who } war zu lange weg. Ein Bot spielt weiter.
play-log-handed-voted = { $who } ist nicht da. Ein Bot spielt weiter, so haben es die anderen beschlossen.
play-log-returned = { $who } ist wieder da.
play-log-resigned = { $who } gibt auf.
play-log-ended-resigned = Die Partie ist durch Aufgabe beendet.
play-log-ended-agreed = Die Partie wurde einvernehmlich beendet.
play-log-undo-refused = { $who } lehnt das Zurücknehmen ab.
play-log-proposed-end = { $who } schlägt vor, die Partie zu beenden.
play-log-proposed-replace = { $who } schlägt vor, dass ein Bot für { $who_else } spielt.
play-log-refused-end = { $who } möchte weiterspielen.
play-log-refused-replace = { $who } möchte auf { $who_else } warten.
play-log-withdrawn = { $who } zieht den Vorschlag zurück.
play-log-rematch = { $who } lädt zur Revanche ein.

## Was der Server sagt

server-started = Captain’s Table läuft: { $address }
play-unknown-table = Diesen Tisch gibt es nicht.
server-unknown-game = Dieses Spiel gibt es nicht.
server-unknown-lesson = Diese Lektion gibt es nicht.
server-unknown-page = Unter dieser Adresse gibt es keine Seite.
server-missing-page = Vielleicht ist der Link unvollständig oder veraltet. Auf der Startseite kannst du einen Tisch eröffnen oder dich an einen setzen.
server-missing-table = Vielleicht ist der Link unvollständig. Frage die Person, die ihn geschickt hat, oder eröffne auf der Startseite einen eigenen Tisch.
server-card-private = Du bist an einen Tisch eingeladen. Öffne den Link, um { $game } zu spielen oder zuzuschauen: im Browser und ohne Konto.
server-card-waiting = { $open ->
    [one] 1 freier Platz. Öffne den Link, um ihn einzunehmen oder zuzuschauen.
   *[other] { $open } freie Plätze. Öffne den Link, um einen einzunehmen oder zuzuschauen.
}
server-card-playing = Die Partie läuft. Öffne den Link, um zuzuschauen.
server-card-over = { $count ->
    [0] Die Partie ist zu Ende.
    [one] { $names } hat gewonnen.
   *[other] { $names } haben gewonnen.
} Öffne den Link, um die Partie anzusehen.
server-wrong-method = Methode nicht erlaubt.
play-malformed = Das ließ sich nicht verarbeiten: { $why }
server-too-big = Zu groß: Erlaubt sind { $most } Bytes.
server-too-many = Zu viele Anfragen. Bitte warte ein wenig.
server-too-many-connections = Der Server ist gerade voll. Bitte versuche es gleich noch einmal.
server-file-in-use = Ein anderer Server benutzt { $file } schon. Beende ihn zuerst; für mehrere Server nimm PostgreSQL.
server-foreign-origin = Die Anfrage kam von einer anderen Website und wurde abgelehnt.
server-expired = Dieser Code ist ungültig oder abgelaufen.
server-invalid-address = Das ist keine gültige E-Mail-Adresse oder URL.
server-broken = Das hat nicht geklappt; es wurde nichts geändert. Bitte versuche es noch einmal.
server-needed = Diese Seite kommt ohne Server aus, deshalb erreicht sie weder andere Leute noch andere Geräte. Um mit anderen zu spielen, installiere Captain’s Table auf einem Rechner und starte dort { $command }.
play-not-stored = Dein Browser konnte das nicht speichern, also hat sich nichts geändert. Schaffe etwas Platz, oder erlaube dieser Website, Daten zu speichern.
play-bad-record = Diese Partien lassen sich nicht importieren. { $why }
server-notification-turn = { $game }: Du bist am Zug
server-notification-over = { $game }: Die Partie ist zu Ende
server-notification-vote = { $game }: Deine Stimme wird gebraucht
server-notification-invited = { $game }: Du bist zu einer Partie eingeladen
server-notification-text = { $subject }

    { $names }
    { $link }

    Abbestellen: { $stop }
server-no-email = Dieser Server kann keine E-Mails verschicken.
server-no-push = Dieser Server kann keine Benachrichtigungen an Geräte schicken.
server-confirm-subject = Bestätige deine E-Mail-Adresse
server-confirm-text = Jemand möchte, dass der Kapitänstisch Benachrichtigungen an diese Adresse schickt. Wenn du das warst, öffne zur Bestätigung innerhalb von { $days } Tagen diesen Link:

    { $link }

    Wenn du es nicht warst, ignoriere diese E-Mail. Du bekommst keine weitere.
server-confirm-ask = Soll eine E-Mail an { $email } gehen, wenn du an diesem Tisch am Zug bist?
server-confirm-button = Bestätigen
server-confirm-done = Bestätigt. Du bekommst eine E-Mail an { $email }, wenn du am Zug bist.
server-confirm-expired = Dieser Link ist ungültig oder abgelaufen.
server-unsubscribe-ask = Benachrichtigungen zu diesem Tisch abbestellen?
server-unsubscribe-button = Abbestellen
server-unsubscribe-done = Abbestellt: Zu diesem Tisch bekommst du keine E-Mails mehr.
backup-done = Alles ist in { $file } gesichert.

## Hilfe zu den Befehlen

usage = Aufruf:
heading-commands = Befehle
heading-arguments = Argumente
heading-options = Optionen
meta-command = BEFEHL
meta-lang = SPRACHE
meta-game = SPIEL
meta-file = DATEI
meta-who = WER
meta-folder = ORDNER
meta-address = ADRESSE
meta-lesson = LEKTION
meta-clause = REGEL
meta-id = ID
meta-limit = NAME=N
arg-help = zeigt diese Hilfe
arg-version = zeigt die Version
arg-lang = Sprache: en, fr oder de (Vorgabe: Sprache der Umgebung)
arg-game = das Spiel: { $games }
cli-about = El Capitán, Capitol und Captains’ War an einem Tisch. Ohne Befehl: ein Spiel auswählen und spielen.
cli-more = captains-table BEFEHL --help zeigt mehr zu einem Befehl.
cmd-games = alle Spiele auflisten
cmd-play = an dieser Tastatur spielen, mit anderen Menschen und mit Bots
cmd-replay = eine gespeicherte Partie als Text wiedergeben
cmd-draw = eine Stellung einer gespeicherten Partie zeichnen
cmd-check = gespeicherte Partien prüfen
cmd-simulate = Bots viele Partien spielen lassen und auswerten
cmd-arena = Bots gegeneinander antreten lassen und bewerten
cmd-train = die gelernte Bewertung eines Spiels im Spiel gegen sich selbst trainieren
cmd-analyse = Gewinnchancen einer gespeicherten Partie und die teuersten Fehler zeigen
cmd-learn = ein Spiel lernen: Anleitung und kurze Lektionen
cmd-rules = die Regeln oder eine einzelne Regel lesen
cmd-edition = die gedruckten Werte zeigen oder eine Datei mit Werten prüfen
cmd-serve = den Webserver starten
cmd-backup = alle Tische eines laufenden Servers in eine Datei sichern
arg-json-games = als JSON ausgeben
arg-json-simulate = als JSON ausgeben
arg-json-replay = ein JSON-Objekt pro Zeile: die Stellung vor dem ersten und nach jedem Ereignis; mit --at nur diese eine
arg-at = die Stellung nach N Ereignissen (0: vor dem ersten) und was zu ihr führte
arg-seats = wer spielt, durch Kommas getrennt: ein Name für einen Menschen, bot für einen Bot, bot:1 bis bot:5 für eine Stufe, bot:greedy oder bot:random
arg-output = Bilddatei: .svg oder .png
arg-at-draw = Stellung nach N Ereignissen (Vorgabe: nach dem letzten)
arg-seat = Sicht dieses Platzes (A, B, … oder ein Name) mit seinen Möglichkeiten; Vorgabe: Sicht der Zuschauer:innen
arg-layout = wide, breit (Vorgabe), oder narrow, schmal, für Handys
arg-theme = light, hell (Vorgabe), oder dark, dunkel
arg-width = Breite einer .png-Datei in Pixeln
arg-options = Optionen des Spiels, durch Kommas getrennt
arg-captain = kurz für --options: der Kapitän einer Solopartie
arg-seed = Startwert: Derselbe Startwert ergibt dieselben Würfel und Karten
arg-edition = Datei mit anderen gedruckten Werten
arg-first = wer beginnt: ein Platz (A, B, …) oder ein Name; Vorgabe: das Los
arg-resume = die Partie in dieser Datei fortsetzen
arg-coach = mit einem Coach, der Entscheidungen erklärt und vor schlechten warnt, gegen leichte Bots
arg-dice = mine: am echten Tisch würfeln und ziehen und das Ergebnis eingeben
arg-file = eine gespeicherte Partie
arg-files = gespeicherte Partien
arg-players = Anzahl der Personen
arg-games = Anzahl der Partien
arg-records = jede Partie in diesem Ordner speichern
arg-force = vorhandene Partien überschreiben
arg-bots = wer spielt, Platz für Platz, durch Kommas getrennt: level1 bis level6, greedy oder random (einer genügt für alle)
arg-lesson = Nummer oder Name einer Lektion
arg-solve = die Lektion automatisch lösen
arg-legend = zeigt, was jedes Zeichen des Spiels ist und bewirkt
arg-clause = eine Regel (5.6 oder EC 5.6) oder ein Kapitel (5)
arg-check = Datei mit Werten, die geprüft werden soll
arg-arena-bots = wer teilnimmt, durch Kommas getrennt: level1 bis level6, greedy, random oder modul:Klasse für einen eigenen Bot
arg-arena-games = Mindestzahl der Partien; jede Aufstellung spielt in allen Sitzordnungen
arg-arena-workers = Anzahl der Prozesse (Vorgabe: einer pro Kern)
arg-cluster = Adresse eines Dask-Clusters, auf dem gespielt wird, zum Beispiel tcp://scheduler:8786
arg-csv = jedes Ergebnis in diese Datei schreiben
arg-plot = Diagramm in diese Datei (.svg oder .png) zeichnen
arg-markdown = als Markdown-Tabelle mit Direktvergleich
arg-iterations = Rechenaufwand pro Zug
arg-study-at = nur über die Entscheidung nach N Ereignissen nachdenken und sagen, wie sicher das Ergebnis ist
arg-study-seconds = mit --at: so lange nachdenken (Vorgabe: 20 s; Strg-C beendet es früher)
arena-head = { $game } · { $players } { $players ->
    [one] Person
   *[other] Personen
} · { $games } { $games ->
    [one] Partie
   *[other] Partien
} · Startwert { $seed }
arena-bot = Bot
arena-rating = Wertung
arena-games = Partien
arena-won = gewonnen
arena-score = Punkte
arena-time = pro Zug
arena-of = { $share } von { $games }
arg-train-hours = Dauer des Trainings in Stunden (Vorgabe: 2)
arg-train-minutes = Dauer des Trainings in Minuten
arg-train-rounds = nach insgesamt so vielen Durchgängen aufhören, auch wenn noch Zeit ist
arg-train-games = Partien gegen sich selbst pro Durchgang
arg-train-trials = Partien pro Vergleich, jede auf allen Plätzen mit demselben Glück gespielt
arg-train-players = nur Partien für so viele Personen (Vorgabe: für jede Anzahl, Vergleiche zu zweit)
arg-train-search = Rechenaufwand pro Zug, wenn Netze gegen sich selbst spielen, ab dem zweiten Durchgang (Vorgabe: 0, nur einen Zug voraus)
arg-train-out = Ordner für alles, was beim Training entsteht (Vorgabe: training-SPIEL)
arg-train-resume = das Training in diesem Ordner fortsetzen
train-head = Training: { $game } · Startwert { $seed } · { $folder }
train-left = noch etwa { $minutes } min
train-round = Durchgang { $number }: { $games } Partien, { $positions } Stellungen, Verlust { $loss }; { $won } % ({ $low }–{ $high } %) von { $trials } Partien gegen das bisher beste Netz gewonnen: { $replaced ->
    [yes] es ist das neue beste Netz
   *[no] das alte bleibt
}. Gegen die handgeschriebene Bewertung: { $hand } %.
train-first = Durchgang { $number }: { $games } Partien, { $positions } Stellungen, Verlust { $loss }; { $won } % ({ $low }–{ $high } %) von { $trials } Partien gegen die handgeschriebene Bewertung gewonnen: { $replaced ->
    [yes] es ist das bisher beste Netz
   *[no] die handgeschriebene Bewertung bleibt
}.
train-none = Noch hat kein Netz die handgeschriebene Bewertung geschlagen. Trainiere länger: captains-table train { $game } --resume
train-done = Das beste Netz stammt aus Durchgang { $number }: { $file }
train-tried = { $tried ->
    [one] Ein Netz wurde ausprobiert, ersetzt wurde { $replaced }-mal.
   *[other] { $tried } Netze wurden ausprobiert, ersetzt wurde { $replaced }-mal.
} Jeder Vergleich hatte eigene Startwerte.
train-report = Bericht und Kurve: { $folder }
train-column-round = Durchgang
train-column-games = Partien
train-column-positions = Stellungen
train-column-loss = Verlust
train-column-won = gegen das beste Netz gewonnen
train-column-hand = gegen die handgeschriebene Bewertung gewonnen
train-column-replaced = neues bestes
train-curve = { $game }: mit kurzer Suche gewonnene Partien, nach der Zahl der Partien gegen sich selbst
train-curve-hand = gegen die handgeschriebene Bewertung
train-curve-best = gegen das beste Netz
judge-none = Bots, Tipps und Analysen nutzen die handgeschriebene Bewertung: Für dieses Spiel gibt es keine gelernte.
judge-figures = Bots, Tipps und Analysen nutzen die handgeschriebene Bewertung: Die gelernte kennt nur die gedruckten Werte der eigenen Ausgabe.
judge-revision = Bots, Tipps und Analysen nutzen die handgeschriebene Bewertung: Die gelernte kennt eine frühere Fassung der Regeln.
analyse-head = { $game } · { $file }
analyse-after = Ereignis
analyse-slips = Die teuersten Fehler:
analyse-none = Kein Zug hat Gewinnchancen gekostet.
analyse-slip = Ereignis { $number } kostete { $cost } Prozentpunkte Gewinnchance
analyse-fault = Mit dem gespielten Zug: { $chosen }
study-head = { $name } ist am Zug, nach { $number } Ereignissen
study-progress = { $iterations } Durchläufe; bester Zug zu { $sure } % sicher
study-choice = Gewinnchance { $share } (zwischen { $low } und { $high }), { $tries }-mal versucht
study-clear = Eindeutig der beste Zug: zu { $sure } % sicher besser als der nächste, nach { $iterations } Durchläufen.
study-close = Knapp: nur zu { $sure } % sicher besser als der nächste, nach { $iterations } Durchläufen.
study-only = Nur ein Zug ist erlaubt.
arg-host = Adresse, auf der der Server lauscht (Vorgabe: 127.0.0.1, nur dieser Rechner; 0.0.0.0: das ganze Netz)
arg-port = Port, auf dem der Server lauscht (Vorgabe: 8000)
arg-database = wo die Tische gespeichert werden: eine Datei oder postgresql://… (Vorgabe: CAPTAINS_TABLE_DATABASE, sonst eine eigene Datei)
arg-workers = Anzahl der Prozesse für Bots (Vorgabe: einer weniger, als es Kerne gibt)
arg-compiled = Ordner mit einer kompilierten Fassung dieses Programms; sobald sie vollständig ist, rechnen die Bots damit
arg-secret-file = Datei mit dem Schlüssel, der Cookies signiert (Vorgabe: wird erzeugt und in der Datenbank gespeichert)
arg-origin = Adresse, unter der der Server erreichbar ist, etwa https://table.example; mehrfach möglich
arg-limit = einen Grenzwert ändern, etwa tables=100; mehrfach möglich
arg-private-hooks = Webhooks an Adressen im eigenen Netz erlauben
arg-open = die Seite im Browser öffnen
arg-backup = Zieldatei
## Der Coach der ersten Partie
coach-round = Du hast in der letzten Runde am meisten dazugewonnen.
coach-round-other = { $who } hat in der letzten Runde am meisten dazugewonnen.
coach-says = Coach:
coach-sure = Wirklich?
coach-anyway = Trotzdem spielen
coach-again = Neu wählen
coach-anyway-ask = Trotzdem spielen? (j/n)
ui-coach = Coach: erklärt Entscheidungen, warnt vor schlechten
ui-coach-new = Ist { $game } neu für dich?
ui-coach-about = Spiele deine erste Partie gegen leichte Bots und mit Coach: Er erklärt dir jede Art von Entscheidung, warnt dich vor schlechten und sagt nach jeder Runde, wer am meisten dazugewonnen hat und warum.
ui-coach-yes = Ja, mit Coach
ui-coach-no = Nein, ich kenne das Spiel
ui-coach-lessons = Erst die Lektionen

