### Was das Programm selbst sagt. Die Spiele haben eigene Texte in ihren Ordnern.

## Am Tisch

news = Was geschehen ist
ask-choice = { $who } ist am Zug
ask-how = eine Nummer oder die Notation (TAB ergänzt) · hilfe
ask-only = Eingabetaste genügt · hilfe
ask-dice = Was ist gefallen?
prompt-dice = Würfel
prompt-choose = Wähle deinen Zug.
prompt-choose-other = { $choosers ->
    [one] { $who } wählt einen Zug.
   *[other] { $who } wählen einen Zug.
}
go-on = Weiter mit der Eingabetaste
narrow = Der Tisch wird { $needed } Spalten breit gezeichnet, dieses Terminal hat nur { $width }.
curtain = Die Tastatur geht an { $who }. Alle anderen schauen weg.
curtain-enter = Eingabetaste, sobald { $who } bereit ist
left = Der Tisch ist abgeräumt.
result = Das Ende
result-won = { $name } gewinnt mit { $score }.
result-shared = { $names } teilen sich den Sieg mit { $score }.
list-and = { $names } und { $last }

## Was am Tisch eingegeben werden kann

word-why = warum
word-hint = tipp
word-undo = zurück
word-log = verlauf
word-rules = regeln
word-legend = legende
word-table = tisch
word-save = sichern
word-help = hilfe
word-quit = schluss
word-show = zeigen
help-choices = Eine Wahl wird als Nummer, als Notation oder mit deren Anfang eingegeben. TAB ergänzt. Außerdem:
help-why = warum TEXT: warum etwas nicht geht, mit der Klausel der Regeln; oder was es bewirken würde
help-hint = was ein Bot wählen würde
help-undo = die letzte Wahl zurücknehmen, solange nichts Verdecktes gezeigt wurde
help-log = alles, was geschehen ist
help-rules = die Kapitel der Regeln; regeln 5 für ein Kapitel, regeln 5.6 für eine Klausel
help-legend = was jedes Zeichen auf dem Tisch ist und bewirkt
help-table = den Tisch noch einmal zeichnen, wie die Eingabetaste
help-save = sichern DATEI: die Partie aufschreiben; weiter geht es mit play --resume DATEI
help-help = diese Liste
help-quit = den Tisch verlassen

wrong = „{ $typed }“ geht hier nicht. hilfe zeigt, was eingegeben werden kann.
wrong-nearly = „{ $typed }“ geht hier nicht. Vielleicht: { $close }
why-what = warum was? Zum Beispiel: warum und die Notation einer Wahl, die fehlt.
why-unknown = „{ $typed }“ gibt es in diesem Spiel nicht. Die Liste oben zeigt, wie eine Wahl aussieht.
why-unknown-nearly = „{ $typed }“ gibt es in diesem Spiel nicht. Vielleicht: { $close }
why-legal = Das geht. { $sentence }
hint-dice = Würfel nehmen keinen Rat an.
hint-sure = Zu { $sure } % sicher; danach stünden die Chancen bei etwa { $share } %.
hint-aim = Dann:
rules-how = regeln und eine Nummer zeigt ein Kapitel (5) oder eine Klausel (5.6).
rules-unknown = Eine Klausel „{ $asked }“ gibt es nicht. Es gibt: { $known }
save-what = In welche Datei? Zum Beispiel: sichern partie.txt
save-over = { $file } gibt es schon. Überschreiben? [j/N]
save-failed = { $file } lässt sich nicht schreiben: { $why }
save-done = Gesichert in { $file }.
save-offer = Partie sichern? Dateiname, oder Eingabetaste für nein:
yes = ja

## Learning

learn-next = Weiter mit der Eingabetaste
learn-how = Tipp eine Nummer oder einen Zug (Tab ergänzt) · zeigen: Lösung ansehen · legende · schluss
learn-unknown = „{ $typed }“ ist kein Zug in diesem Spiel.
learn-done = Gut gemacht: Lektion gelernt.
learn-left = Du hast die Lektion verlassen.
legend-none = Dieses Spiel hat keine Legende.
lesson-otherwise = Das ist erlaubt, aber in der Lektion geht es um etwas anderes. Versuch es noch einmal.

## Ein Spiel wählen

choose-welcome = Willkommen am Kapitänstisch!
choose-game = Welches Spiel? Nummer oder Name:
choose-seats = Wer spielt? Namen mit Komma dazwischen, bot für einen Bot, { $low } bis { $high } insgesamt [{ $usual }]:
choose-options = Optionen? Nummern oder Namen mit Komma dazwischen, Eingabetaste für keine:
choose-wrong = „{ $typed }“ steht nicht zur Wahl.
choose-clash = Das passt nicht zusammen: { $why }
default-name = Skipper

## Im Browser

ui-language = Sprache
ui-theme = Hell oder dunkel
ui-theme-auto = Auto
ui-theme-light = Hell
ui-theme-dark = Dunkel
ui-home = Zur Startseite
ui-loading = Einen Augenblick …
ui-close = Schließen
ui-cancel = Abbrechen
ui-save = Sichern
ui-name = Name
ui-you = (du)
ui-error-offline = Der Server ist gerade nicht zu erreichen.
ui-error-unknown = Das hat nicht geklappt.
ui-no-table = Diesen Tisch gibt es nicht.
ui-no-game = Dieses Spiel gibt es nicht.
ui-connection-lost = Die Verbindung ist abgerissen. Wir versuchen es weiter; von der Partie geht nichts verloren.

ui-welcome = Willkommen am Kapitänstisch
ui-welcome-about = Such dir ein Spiel aus und spiel sofort gegen Bots, oder eröffne einen Tisch für Freunde. Kein Konto, ein Name genügt.
ui-games = Spiele
ui-play-now = Jetzt spielen
ui-play-now-game = Jetzt spielen: { $game }
ui-play-title = { $game } gegen Bots
ui-opponents = Gegner
ui-level = Stärke
ui-your-name = Dein Name
ui-start-game = Partie beginnen
ui-new-table = Neuer Tisch
ui-new-table-game = Neuer Tisch: { $game }
ui-rules = Regeln
ui-rules-game = Regeln: { $game }
ui-rules-title = Regeln von { $game }
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
ui-learn-read = Lies den Text und drücke dann „Weiter“.
ui-learn-shown = Dahin führt das. Der Zug wird gleich zurückgenommen.
ui-learn-next = Weiter
ui-learn-show = Zeig es mir
ui-learn-again = Von vorn
ui-learn-leave = Verlassen
ui-learn-over = Sehr gut: Du hast diese Lektion geschafft.
ui-learn-next-lesson = Nächste Lektion: { $title }
ui-legend = Legende
ui-legend-about = Was die Zeichen bedeuten
ui-contents = Inhalt
ui-my-tables = Meine Tische
ui-open-tables = Tische mit freiem Platz
ui-open-tables-none = Gerade hat kein gelisteter Tisch einen freien Platz.
ui-your-turn = Du bist am Zug
ui-state-over = Die Partie ist zu Ende
ui-state-held = Angehalten
ui-state-playing = Wird gespielt
ui-state-waiting = Wartet auf Leute
ui-state-open = { $open ->
    [one] 1 freier Platz
   *[other] { $open } freie Plätze
}
ui-device = Ein anderes Gerät
ui-device-about = Nimm deinen Namen und deine Plätze mit einem Code mit, der einmal gilt.
ui-device-make = Code erzeugen
ui-device-code = Auf dem anderen Gerät innerhalb von { $minutes } Minuten eingeben.
ui-device-enter = Code von einem anderen Gerät
ui-device-use = Code einlösen

ui-seats = Plätze
ui-seat-me = Ich
ui-seat-open = Freier Platz
ui-seat-bot = Bot
ui-seat-local = Person an diesem Gerät
ui-seat-who = Wer auf Platz { $letter } sitzt
ui-seat-name = Name auf Platz { $letter }
ui-seat-level = Stärke des Bots auf Platz { $letter }
ui-seat-add = Platz hinzufügen
ui-seat-remove = Letzten Platz entfernen
ui-options = Optionen
ui-agreed = Am Tisch vereinbart
ui-first = Wer beginnt
ui-first-drawn = Das Los entscheidet
ui-undo-policy = Zurücknehmen
ui-undo-free = Bis etwas Verdecktes gezeigt wird, danach mit Zustimmung
ui-undo-consent = Nur wenn die anderen zustimmen
ui-undo-none = Nie
ui-pace = Tempo
ui-pace-live = Live
ui-pace-correspondence = Als Fernpartie
ui-clock = Uhr
ui-clock-minutes = { $minutes ->
    [0] Keine
   *[other] Je { $minutes } Minuten und { $increment } Sekunden pro Zug
}
ui-absence = Ein Bot übernimmt nach
ui-absence-days = { $days ->
    [one] 1 Tag
   *[other] { $days } Tagen
}
ui-hints-allowed = Tipps sind erlaubt
ui-listed = Alle dürfen mitspielen: den Tisch in der Liste zeigen
ui-open-table = Tisch eröffnen
ui-waiting = Warten auf die anderen
ui-waiting-about = Schick den Link an alle, die mitspielen. Wer ihn öffnet, nimmt einen freien Platz oder schaut zu.
ui-join = Hier Platz nehmen
ui-start-with-bots = Jetzt beginnen, Bots nehmen die freien Plätze
ui-leave = Platz verlassen
ui-link = Link zu diesem Tisch
ui-copy = Kopieren
ui-copy-link = Link zu diesem Tisch kopieren
ui-copied = Kopiert

ui-board = Spielplan
ui-board-words = Der Tisch in Worten
ui-board-common = Auf dem Tisch
ui-zoom-in = Größer
ui-zoom-out = Kleiner
ui-panels = Neben dem Spielplan
ui-tab-do = Wählen
ui-tab-players = Spieler
ui-tab-log = Verlauf
ui-tab-chat = Chat
ui-turn = Zug
ui-turn-of = { $who } hat die Wahl
ui-prompt-for = { $who }: { $prompt }
ui-turn-chance = Karten und Würfel entscheiden
ui-past = Ein Blick zurück
ui-undo = Zurücknehmen
ui-undo-ask = Ums Zurücknehmen bitten
ui-taken-back = Zurückgenommen.
ui-restart = Zug neu
ui-hint = Tipp
ui-hint-says = Ein Bot würde das tun:
ui-hint-do = Machen
ui-clause = { $clause } in den Regeln
ui-choices = Was du tun kannst
ui-choices-about = Zeig auf eine Wahl, und ihre Steine leuchten auf dem Spielplan.
ui-filter = { $count } Möglichkeiten durchsuchen
ui-nothing-past = In der Vergangenheit gibt es nichts zu wählen.
ui-nothing-watching = Du schaust zu.
ui-nothing-busy = Einen Augenblick …
ui-nothing-wait = Du bist nicht am Zug.
ui-player-away = ein Bot springt ein
ui-player-thinking = überlegt …
ui-player-offline = nicht da
ui-score = Stand
ui-winner = Sieg
ui-log-earlier = { $count ->
    [one] 1 früheres Ereignis
   *[other] { $count } frühere Ereignisse
}
count-player = { $who }
ui-count = Abrechnung zeigen
ui-go-on = Weiter
ui-news = { $count ->
    [one] Seit deinem letzten Blick ist etwas geschehen
   *[other] Seit deinem letzten Blick sind { $count } Dinge geschehen
}
ui-news-seen = Gesehen
ui-news-step = Schritt für Schritt
ui-revision = Die Regeln haben sich geändert
ui-revision-held = Diese Partie wurde nach früheren Regeln gespielt. Ereignis { $number } passt nicht mehr zu den heutigen, deshalb siehst du den Tisch, wie er davor war. Spiel von hier aus nach den heutigen Regeln weiter, oder lass die Partie, wie sie ist.
ui-revision-watched = Diese Partie wurde nach früheren Regeln gespielt. Ereignis { $number } passt nicht mehr zu den heutigen, deshalb siehst du den Tisch, wie er davor war. Wer mitspielt, kann von hier aus weiterspielen.
ui-revision-ended = Diese Partie ging nach früheren Regeln zu Ende. Ereignis { $number } passt nicht mehr zu den heutigen, deshalb siehst du den Tisch, wie er davor war. Die heruntergeladene Partie enthält alle Ereignisse.
ui-revision-broken = Ereignis { $number } dieser Partie lässt sich nicht mehr nachspielen, deshalb siehst du den Tisch, wie er davor war.
ui-revision-fits = Diese Partie begann nach früheren Regeln und geht nach den heutigen weiter. Manches kann anders aussehen, als du es zuletzt gesehen hast.
ui-revision-over = Diese Partie wurde nach früheren Regeln gespielt. Manches kann anders aussehen als damals.
ui-revision-decided = { $who } hat entschieden, nach Ereignis { $number } mit den heutigen Regeln weiterzuspielen.
ui-revision-change = { $clause }, { $date }
ui-revision-go-on = Von hier aus weiterspielen
ui-revision-keep = So lassen
ui-revision-kept = Niemand kann ziehen, bis jemand von hier aus weiterspielt.
ui-chat-empty = Noch hat niemand etwas gesagt.
ui-chat-say = Etwas sagen
ui-chat-send = Senden
ui-mute = Stumm
ui-mute-who = Stumm schalten: { $name }
ui-muted = { $name } ist stumm geschaltet.
ui-unmute = Wieder zuhören
ui-curtain = Das Gerät geht an { $who }
ui-curtain-about = Alle anderen schauen weg, bis { $who } gewählt hat.
ui-curtain-me = Ich bin { $who }
ui-consent = Darf das zurückgenommen werden?
ui-consent-undo = { $who } möchte die letzte Wahl zurücknehmen.
ui-consent-restart = { $who } möchte den Zug neu beginnen.
ui-consent-yes = Einverstanden
ui-consent-no = Nein
ui-consent-waiting = Die anderen werden gefragt
ui-consent-waiting-about = Deine Wahl wird zurückgenommen, sobald alle zugestimmt haben.
ui-consent-withdraw = Es dabei lassen
ui-menu = Menü
ui-menu-title = Dieser Tisch
ui-record = Partie herunterladen
ui-resign = Einen Bot für { $who } spielen lassen
ui-come-back = Als { $who } weiterspielen
ui-notify = In diesem Browser melden, wenn ich am Zug bin
ui-notes = Per E-Mail oder Webhook
ui-notes-email = E-Mail
ui-notes-webhook = Webhook
ui-notes-on = Du wirst benachrichtigt, wenn du am Zug bist.
ui-notes-off = Du wirst nicht benachrichtigt.

ui-after = Nach der Partie
ui-rematch = Noch einmal
ui-final-count = Endabrechnung
ui-chart = Der Stand im Lauf der Partie
ui-chart-start = Beginn
ui-chart-end = { $count } Ereignisse
ui-chart-event = Nach Ereignis
ui-chart-table = Als Tabelle
ui-replay = Nachspielen
ui-replay-open = Zurückblicken
ui-replay-first = Zum Anfang
ui-replay-back = Einen Schritt zurück
ui-replay-play = Abspielen
ui-replay-pause = Anhalten
ui-replay-forward = Einen Schritt weiter
ui-replay-last = Zum Ende
ui-replay-moment = Zeitpunkt
ui-replay-at = { $at } von { $count }
ui-replay-now = Zurück zum Jetzt
ui-copy-moment = Link zu diesem Zeitpunkt kopieren
ui-fork = Von hier gegen Bots weiterspielen

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
check-earlier = { $file }: gespielt nach Revision { $rules } der Regeln, die sich seither geändert haben: { $changes }
rules-changed = { $file }:{ $line }: „{ $event }“ (Ereignis { $number }) passt nicht mehr zu den Regeln, die sich seit Revision { $rules } geändert haben: { $changes }
rules-changed-resume = Die Partie geht von der Stelle davor aus weiter. { $file } bleibt, wie es ist; speichere unter einem anderen Namen.
bot-unknown = es gibt keinen Bot „{ $name }“ (Bots: { $bots }; ein eigener: modul:Klasse)
bot-no-module = das Modul „{ $module }“ des Bots „{ $name }“ lässt sich nicht importieren: { $why }
bot-no-class = das Modul „{ $module }“ hat keine Klasse „{ $bot }“ (Bot „{ $name }“)
bot-no-choose = der Bot „{ $name }“ hat keine Methode choose(view, legal)
bot-of-record = { $file } wurde mit dem Bot „{ $name }“ gespielt. Gib ihm wieder einen Platz: --seats Ada,{ $name }
edition-figures = Ausgabe { $name }, Zahlen { $digest }
edition-good = { $file }: in Ordnung (Ausgabe { $name }, Zahlen { $digest })
edition-same = Das sind die Zahlen der Ausgabe, die dem Spiel beiliegt.
edition-other = Die Zahlen weichen von der Ausgabe ab, die dem Spiel beiliegt ({ $label }).
simulate-head = { $game } · { $players ->
    [one] 1 Person
   *[other] { $players } Personen
} · { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
} · Startzahl { $seed }
simulate-length = eine Partie hat
simulate-decisions = Entscheidungen
simulate-real = davon echte
simulate-chances = Zufallsereignisse
simulate-events = Ereignisse insgesamt
simulate-score = Wertungen
simulate-wins = Siege
least = kleinste
mean = Mittel
most = größte
records-written = { $games ->
    [one] 1 Partie steht in { $folder }.
   *[other] { $games } Partien stehen in { $folder }.
}

## An den Tischen des Servers

play-bot = Bot { $letter }
play-level-random = Schiffsjunge (spielt auf gut Glück)
play-level-level1 = Matrose (Stufe 1: meint es gut)
play-level-level2 = Bootsmann (Stufe 2: macht das Beste aus einem Zug)
play-level-level3 = Steuermann (Stufe 3: denkt etwas voraus)
play-level-level4 = Kapitän (Stufe 4: denkt voraus)
play-level-level5 = Admiral (Stufe 5: nimmt sich Zeit zum Nachdenken)
play-level-greedy = Händler (nimmt, was am meisten wert ist)
play-refused = Das geht hier nicht.
play-invalid-setup = Einen solchen Tisch kann es nicht geben: { $why }
play-bad-name = Ein Name hat 1 bis { $longest } Zeichen, ohne Komma und #.
play-name-taken = Am Tisch heißt schon jemand { $name }.
play-seat-taken = Platz { $seat } ist nicht frei.
play-unknown-seat = An diesem Tisch gibt es keinen Platz { $seat }.
play-unknown-level = Es gibt keinen Bot „{ $level }“.
play-unknown-event = „{ $typed }“ gibt es in diesem Spiel nicht.
play-no-use = Damit ist gerade nichts anzufangen.
play-unknown-moment = Das Spiel hat { $count ->
    [one] ein Ereignis
   *[other] { $count } Ereignisse
}; diesen Augenblick gibt es nicht.
play-not-counted = In diesem Augenblick wurde nichts abgerechnet.
play-not-yours = Platz { $seat } ist nicht Ihrer.
play-only-opener = Das kann nur, wer den Tisch eröffnet hat.
play-not-your-turn = Platz { $seat } ist nicht am Zug.
play-stale = Das Spiel ist inzwischen weitergegangen. Bitte noch einmal hinsehen.
play-not-begun = Das Spiel hat noch nicht begonnen.
play-has-begun = Das Spiel hat schon begonnen.
play-is-over = Das Spiel ist zu Ende.
play-is-held = Diese Partie wurde nach früheren Regeln gespielt und passt nicht mehr zu den heutigen. Entscheide zuerst, ob es von hier aus weitergeht.
play-not-held = Alles, was hier gespielt wurde, passt zu den Regeln.
play-only-players = Das können nur diejenigen entscheiden, die an diesem Tisch spielen.
play-newer-rules = Dieser Tisch wurde nach Revision { $rules } der Regeln gespielt; dieser Server kennt sie nur bis { $known }.
play-unreadable-table = Dieser Tisch ist nicht lesbar: Er wurde von einer anderen Version des Servers geschrieben.
play-not-over = Erst nach dem Spiel: bis dahin gibt es Geheimnisse.
play-nothing-to-undo = Es gibt nichts zurückzunehmen.
play-was-shown = Seither wurde etwas Verdecktes gezeigt: geschehen ist geschehen.
play-nothing-asked = Niemand hat um etwas gebeten.
play-no-undo = An diesem Tisch wird nichts zurückgenommen.
play-no-hints = An diesem Tisch wird ohne Ratschläge gespielt.
play-too-long = Sagen Sie etwas, mit höchstens { $longest } Zeichen.

## Was der Server sagt

server-started = Der Kapitänstisch ist eröffnet: { $address }
play-unknown-table = Diesen Tisch gibt es nicht.
server-unknown-game = Dieses Spiel gibt es nicht.
server-unknown-lesson = Diese Lektion gibt es nicht.
server-unknown-page = Unter dieser Adresse gibt es nichts.
server-wrong-method = Diese Adresse wird anders gefragt.
play-malformed = Das war nicht zu verstehen: { $why }
server-too-big = Das ist zu lang; { $most } Bytes sind erlaubt.
server-too-many = Das war zu viel auf einmal. Bitte ein wenig warten.
server-too-many-connections = Der Server ist gerade voll. Bitte versuche es gleich noch einmal.
server-foreign-origin = Das kam von einer anderen Website und wurde abgelehnt.
server-expired = Dieser Code gilt nicht (mehr).
server-invalid-address = Das ist keine E-Mail-Adresse oder keine Adresse im Web.
server-broken = Das ging gerade nicht; es wurde nichts geändert. Bitte noch einmal versuchen.
server-notification-turn = { $game }: Sie sind am Zug
server-notification-over = { $game }: das Spiel ist zu Ende
server-notification-text = { $subject }

    { $names }
    { $link }

    Keine solchen Briefe mehr: { $stop }
server-unsubscribe-ask = Keine Briefe mehr zu diesem Tisch schicken?
server-unsubscribe-button = Keine Briefe mehr
server-unsubscribe-done = Zu diesem Tisch werden keine Briefe mehr geschickt.
backup-done = Alles ist in { $file } gesichert.

## Hilfe zu den Befehlen

usage = Aufruf:
heading-commands = Befehle
heading-arguments = Argumente
heading-options = Optionen
arg-help = diese Hilfe zeigen
arg-version = die Version zeigen
arg-lang = Sprache: en, fr oder de (sonst die der Umgebung)
arg-game = das Spiel: { $games }
cli-about = El Capitán, Capitol und Captains' War an einem Tisch. Ohne Befehl: ein Spiel wählen und spielen.
cli-more = captains-table BEFEHL --help sagt mehr zu einem Befehl.
cmd-games = zeigen, was gespielt werden kann
cmd-play = an dieser Tastatur spielen, mit Menschen und Bots
cmd-replay = eine aufgeschriebene Partie erzählen
cmd-draw = den Tisch einer aufgeschriebenen Partie zeichnen
cmd-check = prüfen, ob aufgeschriebene Partien in Ordnung sind
cmd-simulate = Bots viele Partien spielen lassen und zählen
cmd-arena = Bots gegeneinander spielen lassen und bewerten
cmd-analyse = sehen, wie die Chancen in einer aufgeschriebenen Partie standen und was am meisten gekostet hat
cmd-learn = ein Spiel lernen: wie es geht, und kurze Lektionen
cmd-rules = die Regeln lesen, oder eine Klausel
cmd-edition = die gedruckten Zahlen zeigen, oder eine Datei davon prüfen
cmd-serve = die Tische für Browser eröffnen
cmd-backup = alle Tische eines Servers in eine Datei sichern, während er läuft
arg-json-games = als JSON
arg-json-simulate = als JSON
arg-json-replay = ein JSON-Objekt je Zeile: die Stellung vor dem ersten Ereignis und nach jedem; mit --at nur diese eine
arg-at = die Stellung nach N Ereignissen (0: vor dem ersten), und was zu ihr führte
arg-seats = wer spielt, mit Komma dazwischen: ein Name für einen Menschen; bot für einen Bot, bot:1 bis bot:5 für einen dieser Stufe, bot:greedy oder bot:random; modul:Klasse für einen eigenen Bot
arg-output = das Bild, das geschrieben wird: .svg oder .png
arg-at-draw = der Tisch nach N Ereignissen (sonst: nach dem letzten)
arg-seat = wie dieser Platz (A, B, … oder ein Name) ihn sieht, mit dem, was er tun darf; sonst wie Zuschauer
arg-layout = wide, breit (Vorgabe), oder narrow, schmal, für Telefone
arg-theme = light, hell (Vorgabe), oder dark, dunkel
arg-width = die Breite einer .png-Datei in Pixeln
arg-options = Optionen des Spiels, mit Komma dazwischen
arg-captain = kurz für --options: der Kapitän einer Solopartie
arg-seed = eine Zahl: dieselbe Startzahl bringt dieselben Würfel und Karten
arg-edition = eine Datei mit anderen gedruckten Zahlen
arg-first = wer beginnt: ein Platz (A, B, …) oder ein Name; sonst wird gelost
arg-resume = mit der Partie in dieser Datei weiterspielen
arg-dice = mine: an einem echten Tisch würfeln und ziehen, und eingeben, was gefallen ist
arg-file = eine aufgeschriebene Partie
arg-files = aufgeschriebene Partien
arg-players = wie viele spielen
arg-games = wie viele Partien
arg-records = jede Partie in diesen Ordner schreiben
arg-force = Partien überschreiben, die schon dort sind
arg-bots = wer spielt, Platz für Platz: level1 bis level5, greedy oder random, mit Komma dazwischen (einer genügt für alle)
arg-lesson = Nummer oder Name einer Lektion
arg-solve = die Lektion sich selbst lösen lassen
arg-legend = zeigen, was jedes Zeichen des Spiels ist und bewirkt
arg-clause = eine Klausel (5.6 oder EC 5.6) oder ein Kapitel (5)
arg-check = eine Datei mit Zahlen, die geprüft werden soll
arg-arena-bots = wer teilnimmt: level1 bis level5, greedy, random oder modul:Klasse für einen eigenen Bot, mit Komma dazwischen
arg-arena-games = mindestens so viele Partien; jede Aufstellung spielt in allen Sitzordnungen
arg-arena-workers = wie viele Prozesse (sonst einer je Kern)
arg-cluster = die Adresse eines Dask-Clusters, auf dem gespielt wird, zum Beispiel tcp://scheduler:8786
arg-csv = jedes Ergebnis in diese Datei schreiben
arg-plot = ein Bild in diese Datei (.svg oder .png) zeichnen
arg-markdown = als Tabelle für ein Dokument, mit wer wen geschlagen hat
arg-iterations = wie lange über jede Wahl nachgedacht wird
arena-head = { $game } · { $players } { $players ->
    [one] Person
   *[other] Personen
} · { $games } { $games ->
    [one] Partie
   *[other] Partien
} · Startzahl { $seed }
arena-bot = Bot
arena-rating = Wertung
arena-games = Partien
arena-won = gewonnen
arena-score = Punkte
arena-time = je Wahl
analyse-head = { $game } · { $file }
analyse-after = Ereignis
analyse-slips = Was am meisten gekostet hat:
analyse-none = Keine Wahl hat etwas gekostet.
analyse-slip = Ereignis { $number } kostete { $cost } % der Gewinnchance
arg-host = die Adresse, an der gelauscht wird (sonst 127.0.0.1, nur dieser Rechner; 0.0.0.0 für das ganze Netz)
arg-port = der Port, an dem gelauscht wird (sonst 8000)
arg-database = wo die Tische bleiben: eine Datei oder postgresql://… (sonst eine eigene Datei; oder nach CAPTAINS_TABLE_DATABASE)
arg-workers = in wie vielen Prozessen Bots nachdenken (sonst einer weniger, als es Prozessoren gibt)
arg-secret-file = eine Datei mit dem Geheimnis, das Cookies unterschreibt (sonst wird eines gemacht und in der Datenbank behalten)
arg-origin = eine Adresse, unter der der Server zu erreichen ist, etwa https://table.example; mehrfach möglich
arg-limit = eine Grenze ändern, etwa tables=100; mehrfach möglich
arg-private-hooks = Webhooks zu Adressen des eigenen Netzes erlauben
arg-open = die Seite im Browser zeigen
arg-backup = die Datei, die geschrieben wird
