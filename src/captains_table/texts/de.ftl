### Was das Programm selbst sagt. Die Spiele haben eigene Texte in ihren Ordnern.

## Am Tisch

news = Was geschehen ist
ask-choice = { $who } hat die Wahl
ask-how = eine Nummer oder die Notation (TAB ergänzt) · hilfe
ask-only = Eingabetaste genügt · hilfe
ask-dice = Was ist gefallen?
prompt-dice = Würfel
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
word-table = tisch
word-save = sichern
word-help = hilfe
word-quit = schluss
help-choices = Eine Wahl wird als Nummer, als Notation oder mit deren Anfang eingegeben. TAB ergänzt. Außerdem:
help-why = warum TEXT: warum etwas nicht geht, mit der Klausel der Regeln; oder was es bewirken würde
help-hint = was ein Bot wählen würde
help-undo = die letzte Wahl zurücknehmen, solange nichts Verdecktes gezeigt wurde
help-log = alles, was geschehen ist
help-rules = die Kapitel der Regeln; regeln 5 für ein Kapitel, regeln 5.6 für eine Klausel
help-table = den Tisch noch einmal zeichnen, wie die Eingabetaste
help-save = sichern DATEI: die Partie aufschreiben; weiter geht es mit play --resume DATEI
help-help = diese Liste
help-quit = den Tisch verlassen

wrong = „{ $typed }“ geht hier nicht. hilfe zeigt, was eingegeben werden kann.
wrong-nearly = „{ $typed }“ geht hier nicht. Vielleicht: { $close }
why-what = warum was? Zum Beispiel: warum und die Notation einer Wahl, die fehlt.
why-unknown = „{ $typed }“ gibt es in diesem Spiel nicht. Vielleicht: { $close }
why-legal = Das geht. { $sentence }
hint-dice = Würfel nehmen keinen Rat an.
hint-sure = Zu { $sure } % sicher; danach stünden die Chancen bei etwa { $share } %.
hint-aim = Dann:
undo-nothing = Es gibt nichts zurückzunehmen.
undo-shown = Seither wurde etwas Verdecktes gezeigt: geschehen ist geschehen.
rules-how = regeln und eine Nummer zeigt ein Kapitel (5) oder eine Klausel (5.6).
rules-unknown = Eine Klausel „{ $asked }“ gibt es nicht. Es gibt: { $known }
save-what = In welche Datei? Zum Beispiel: sichern partie.txt
save-over = { $file } gibt es schon. Überschreiben? [j/N]
save-failed = { $file } lässt sich nicht schreiben: { $why }
save-done = Gesichert in { $file }.
save-offer = Partie sichern? Dateiname, oder Eingabetaste für nein:
yes = ja

## Ein Spiel wählen

choose-welcome = Willkommen am Kapitänstisch!
choose-game = Welches Spiel? Nummer oder Name:
choose-seats = Wer spielt? Namen mit Komma dazwischen, bot für einen Bot, { $low } bis { $high } insgesamt [{ $usual }]:
choose-options = Optionen? Nummern oder Namen mit Komma dazwischen, Eingabetaste für keine:
choose-wrong = „{ $typed }“ steht nicht zur Wahl.
choose-clash = Das passt nicht zusammen: { $why }
default-name = Skipper

## Was die Befehle ausgeben

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
cmd-check = prüfen, ob aufgeschriebene Partien in Ordnung sind
cmd-simulate = Bots viele Partien spielen lassen und zählen
cmd-arena = Bots gegeneinander spielen lassen und bewerten
cmd-analyse = sehen, wie die Chancen in einer aufgeschriebenen Partie standen und was am meisten gekostet hat
cmd-rules = die Regeln lesen, oder eine Klausel
cmd-edition = die gedruckten Zahlen zeigen, oder eine Datei davon prüfen
arg-json-games = als JSON
arg-json-simulate = als JSON
arg-json-replay = ein JSON-Objekt je Zeile: die Stellung vor dem ersten Ereignis und nach jedem; mit --at nur diese eine
arg-at = die Stellung nach N Ereignissen (0: vor dem ersten), und was zu ihr führte
arg-seats = wer spielt, mit Komma dazwischen: ein Name für einen Menschen; bot für einen Bot, bot:1 bis bot:5 für einen dieser Stufe, bot:greedy oder bot:random
arg-options = Optionen des Spiels, mit Komma dazwischen
arg-captain = kurz für --options: der Kapitän einer Solopartie
arg-seed = eine Zahl: dieselbe Startzahl bringt dieselben Würfel und Karten
arg-edition = eine Datei mit anderen gedruckten Zahlen
arg-first = wer beginnt: ein Platz (A, B, ...) oder ein Name; sonst wird gelost
arg-resume = mit der Partie in dieser Datei weiterspielen
arg-dice = mine: an einem echten Tisch würfeln und ziehen, und eingeben, was gefallen ist
arg-file = eine aufgeschriebene Partie
arg-files = aufgeschriebene Partien
arg-players = wie viele spielen
arg-games = wie viele Partien
arg-records = jede Partie in diesen Ordner schreiben
arg-force = Partien überschreiben, die schon dort sind
arg-bots = wer spielt, Platz für Platz: level1 bis level5, greedy oder random, mit Komma dazwischen (einer genügt für alle)
arg-clause = eine Klausel (5.6 oder EC 5.6) oder ein Kapitel (5)
arg-check = eine Datei mit Zahlen, die geprüft werden soll
arg-arena-bots = wer teilnimmt: level1 bis level5, greedy, random oder modul:Klasse für einen eigenen Bot, mit Komma dazwischen
arg-arena-games = mindestens so viele Partien; jede Aufstellung spielt in allen Sitzordnungen
arg-workers = wie viele Prozesse (sonst einer je Kern)
arg-cluster = die Adresse eines Dask-Clusters, auf dem gespielt wird, zum Beispiel tcp://scheduler:8786
arg-csv = jedes Ergebnis in diese Datei schreiben
arg-plot = ein Bild in diese SVG-Datei zeichnen
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
