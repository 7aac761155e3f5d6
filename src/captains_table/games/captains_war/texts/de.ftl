game-name = Captains' War
game-about = Würfeln und ankreuzen für eine bis sechs Personen: Beute machen, Boote und Attribute erwerben, anheuern und die anderen entern.
game-time = 30 bis 45 Minuten
game-designers = Alexandre Aguilar
game-sources = Die meisten Zahlen sind rekonstruiert
option-brise-lame = Mathurin Brise-Lame
option-brise-lame-about = Solo. Beginnt mit gleich vielen Piraten und gleich viel Gold wie die Gegenseite und nimmt nach gewonnenem Entern Gold.
option-fer-blanc = Ondine Fer-Blanc
option-fer-blanc-about = Solo. Beginnt mit je einem Rohstoff und einer starken Mannschaft und nimmt nach gewonnenem Entern Schritte.
option-tire-bourse = Baron Tire-Bourse
option-tire-bourse-about = Solo. Bekommt 1 Gold für jeden Rohstoff, den die Gegenseite kauft.
option-veuve-carmine = Die Witwe Carmine
option-veuve-carmine-about = Solo. Hat eine große Mannschaft, heuert nie an und nimmt nach gewonnenem Entern Schritte.

## Names

captain-brise-lame = Mathurin Brise-Lame
captain-fer-blanc = Ondine Fer-Blanc
captain-tire-bourse = Baron Tire-Bourse
captain-veuve-carmine = Witwe Carmine
resource-pearls = Perlen
resource-wood = Holz
resource-gems = Edelsteine
resource-rum = Rum
track-boat = Bootsleiste
track-attribute = Attributleiste
thing-raft = das Floß
thing-longboat = das Beiboot
thing-sloop = die Schaluppe
thing-galleon = die Galeone
thing-eye-patch = die Augenklappe
thing-hook = den Haken
thing-parrot = den Papagei
thing-wooden-leg = das Holzbein
short-raft = Floß
short-longboat = Beiboot
short-sloop = Schaluppe
short-galleon = Galeone
short-eye-patch = Augenklappe
short-hook = Haken
short-parrot = Papagei
short-wooden-leg = Holzbein
face-pearls = Perlen
face-wood = Holz
face-gems = Edelsteine
face-rum = Rum
face-pearls-2 = doppelte Perlen
face-wood-2 = doppeltes Holz
face-gems-2 = doppelte Edelsteine
face-rum-2 = doppelten Rum
face-joker = den Joker
die-pearls = den blauen Würfel mit Perlen
die-wood = den blauen Würfel mit Holz
die-gems = den blauen Würfel mit Edelsteinen
die-rum = den blauen Würfel mit Rum
die-pearls-2 = den blauen Würfel mit doppelten Perlen
die-wood-2 = den blauen Würfel mit doppeltem Holz
die-gems-2 = den blauen Würfel mit doppelten Edelsteinen
die-rum-2 = den blauen Würfel mit doppeltem Rum
die-joker = den blauen Würfel mit dem Joker
die-yellow = den gelben Würfel
die-black = den schwarzen Würfel
die-red = den roten Würfel
colour-blue = einen blauen Würfel
colour-yellow = den gelben Würfel
colour-black = den schwarzen Würfel
colour-red = den roten Würfel
red-boat-1 = 1 Schritt auf der Bootsleiste
red-boat-2 = 2 Schritte auf der Bootsleiste
red-boat-3 = 3 Schritte auf der Bootsleiste
red-boat-4 = 4 Schritte auf der Bootsleiste
red-attribute-1 = 1 Schritt auf der Attributleiste
red-attribute-2 = 2 Schritte auf der Attributleiste
red-attribute-3 = 3 Schritte auf der Attributleiste
red-attribute-4 = 4 Schritte auf der Attributleiste
red-either-1 = 1 Schritt auf einer Leiste nach Wahl
red-either-2 = 2 Schritte auf einer Leiste nach Wahl
red-either-3 = 3 Schritte auf einer Leiste nach Wahl
red-either-4 = 4 Schritte auf einer Leiste nach Wahl
phase-setup = Aufbau
phase-loot = Beute
phase-command = Kommando
phase-boarding = Entern
phase-over = Ende

## Events

event-first = { $who } beginnt.
event-blue = Ein blauer Würfel zeigt { $face }.
event-yellow = { $coins ->
    [one] Der gelbe Würfel zeigt 1 Münze.
   *[other] Der gelbe Würfel zeigt { $coins } Münzen.
}
event-black = Der schwarze Würfel zeigt einen Piraten der Stärke { $force }.
event-red = Der rote Würfel zeigt { $red }.
event-aside = { $who } legt { $die } beiseite.
event-take = { $who } nimmt { $die }.
event-take-yellow = { $coins ->
    [one] { $who } nimmt den gelben Würfel: 1 Münze.
   *[other] { $who } nimmt den gelben Würfel: { $coins } Münzen.
}
event-take-black = { $who } nimmt den schwarzen Würfel: einen Piraten der Stärke { $force }.
event-take-red = { $who } nimmt den roten Würfel: { $red }.
event-choose = { $who } wählt { $resource }.
event-step = { $who } geht auf der { $track } voran.
event-buy = { $who } kauft { $resource } für { $gold } Gold.
event-acquire = { $who } erwirbt { $thing }.
event-pay = { $who } zahlt mit { $resource }.
event-recruit = { $who } heuert einen Piraten der Stärke { $force } für { $gold } Gold an.
event-done = { $who } ist mit dem Kommando fertig.
event-attack = { $who } entert { $who_defends }.
event-hold = { $who } entert niemanden.
event-crew = { $who } schickt einen Piraten der Stärke { $force }.
event-crew-done = { $who } hat eine Mannschaft.
event-reward-gold = { $who } nimmt bis zu { $gold } Gold.
event-reward-track = { $who } nimmt bis zu { $count } Schritte auf der { $track }.
event-reward-none = Für { $who } gibt es nichts zu holen.

## Die Wahl in wenigen Worten: das Verb der Notation und was ihm folgt

verb-aside = Beiseitelegen:
verb-take = Nehmen:
verb-choose = Wählen:
verb-step = Vorangehen
verb-buy = Kaufen:
verb-acquire = Erwerben:
verb-recruit = Anheuern:
verb-done = Fertig
verb-pay = Zahlen mit
verb-attack = Entern:
verb-hold = Niemanden entern
verb-crew = Schicken:
verb-reward = Nehmen:
choice-aside = { $die }
choice-take = { $die }
choice-take-yellow = { $coins ->
    [one] den gelben Würfel: 1 Münze
   *[other] den gelben Würfel: { $coins } Münzen
}
choice-take-black = den schwarzen Würfel: Pirat der Stärke { $force }
choice-take-red = den roten Würfel: { $red }
choice-choose = { $resource }
choice-step = auf der { $track }
choice-buy = { $resource } für { $gold } Gold
choice-acquire = { $thing }
choice-recruit = Stärke { $force } für { $gold } Gold
choice-pay = { $resource }
choice-attack = { $who_defends }
choice-crew = einen Piraten der Stärke { $force }
choice-crew-done = sonst niemanden
choice-reward-gold = bis zu { $gold } Gold
choice-reward-track = bis zu { $count } Schritte auf der { $track }
choice-reward-none = nichts

## What follows

told-goods = { $who } kreist { $resource } ×{ $count } ein.
told-goods-lost = { $who } hat keinen Platz mehr für { $resource } ×{ $count }.
told-coins = { $coins ->
    [one] { $who } kreist 1 Münze ein.
   *[other] { $who } kreist { $coins } Münzen ein.
}
told-coins-lost = { $coins ->
    [one] { $who } verliert 1 Münze: Es sind keine mehr einzukreisen.
   *[other] { $who } verliert { $coins } Münzen: Es sind keine mehr einzukreisen.
}
told-joker-lost = Der Joker von { $who } verfällt: Die Truhe ist voll.
told-pirate = { $who } kreist einen Piraten der Stärke { $force } ein.
told-pirate-lower = { $who } kreist einen Piraten der Stärke { $force } ein: Bei Stärke { $wanted } ist kein Platz.
told-pirate-lost = Ein Pirat der Stärke { $force } findet bei { $who } keinen Platz.
told-steps = { $count ->
    [one] { $who } kreuzt 1 Kreis auf der { $track } an, bis Kreis { $circle }.
   *[other] { $who } kreuzt { $count } Kreise auf der { $track } an, bis Kreis { $circle }.
}
told-steps-past-end = { $count ->
    [one] { $who } verliert 1 Schritt am Ende der { $track }.
   *[other] { $who } verliert { $count } Schritte am Ende der { $track }.
}
told-steps-at-padlock = { $count ->
    [one] { $who } verliert 1 Schritt an einem Schloss der { $track }.
   *[other] { $who } verliert { $count } Schritte an einem Schloss der { $track }.
}
told-steps-nowhere = { $count ->
    [one] { $who } verliert 1 Schritt: Beide Leisten sind versperrt.
   *[other] { $who } verliert { $count } Schritte: Beide Leisten sind versperrt.
}
told-boarding-bonus = { $who } bekommt einen dauerhaften Enterbonus von +{ $bonus }.
told-track-pr = { $who } bekommt { $pr } PR von der Leiste.
told-acquired = { $who } besitzt jetzt { $thing }: { $pr } PR.
told-command-bonus = { $who } hat alle Erwerbungen der { $track }: Kommandobonus von { $pr } PR.
told-command-bonus-late = { $who } hat nach jemand anderem alle Erwerbungen der { $track }: Kommandobonus von { $pr } PR.
told-fought = { $who } ({ $crew }, zusammen { $total }) entert { $who_defends } ({ $crew_defends }, zusammen { $total_defends }): { $who_wins } gewinnt.
told-tnt = TNT schützt jetzt { $who }.
told-stolen = { $who } stiehlt { $who_loses } { $gold } Gold.
told-captain-dice = Laut Tabelle bekommt { $who } { $colour } und { $colour_second }.
told-captain-joker = { $held ->
    [0] { $who } nimmt den Joker als { $resource }: Davon ist nichts da.
   *[other] { $who } nimmt den Joker als { $resource }: Von nichts, was Platz hat, ist weniger da ({ $held }).
}
told-captain-blue = { $held ->
    [0] { $who } nimmt { $die }: Davon ist nichts da.
   *[other] { $who } nimmt { $die }: Von nichts zur Wahl ist weniger da ({ $held }).
}
told-captain-blue-only = { $who } nimmt { $die }: zuerst Joker, dann doppelte, dann einfache.
told-captain-track-behind = { $who } geht auf der { $track } voran, mit { $gap } Rückstand auf { $who_leads }.
told-captain-track-boats = { $who } geht auf der { $track } voran, nirgends im Rückstand auf { $who_leads }.
told-captain-track-other = { $who } geht auf der { $track } voran, denn die andere Leiste ist versperrt.
told-captain-acquires = { $who } erwirbt { $thing } ({ $pr } PR{ $bonus ->
    [0] {""}
   *[other] {" "}mit dem Kommandobonus
}), anderes ist nicht bezahlbar.
told-captain-acquires-dearer = { $who } erwirbt { $thing }: von zwei Möglichkeiten diejenige, die mehr PR bringt ({ $pr }{ $bonus ->
    [0] {""}
   *[other] {" "}mit dem Kommandobonus
}).
told-captain-acquires-cheaper = { $who } erwirbt { $thing }: Beide Möglichkeiten bringen { $pr } PR, diese kostet weniger Gold.
told-captain-acquires-boat = { $who } erwirbt { $thing }: Beide Möglichkeiten bringen { $pr } PR für gleich viel Gold, das Boot geht vor.
told-captain-acquires-nothing = { $who } kann keine Erwerbung bezahlen.
told-captain-buys = { $who } kauft dazu, was fehlt: { $resource } für { $gold } Gold.
told-captain-pays = { $who } zahlt ein „beliebig“ mit { $resource }, wovon am meisten übrig ist ({ $left }).
told-captain-recruits = { $who } heuert einen Piraten der Stärke { $force } für { $price } Gold an, den stärksten bezahlbaren.
told-captain-last-recruit = { $who } heuert einen letzten Piraten der Stärke { $force } für { $price } Gold an.
told-captain-recruits-nobody = { $who } kann mit { $gold } Gold niemanden anheuern.
told-captain-never-recruits = { $who } heuert nie an.
told-captain-may-not-recruit = { $who } darf nach diesen Würfeln nicht anheuern.
told-captain-tribute = { $who } bekommt { $gold } Gold, weil { $who_buys } kauft.
told-captain-boards = Genau zwei Würfel sind gleich: { $who } entert { $who_defends }.
told-captain-stays = Nicht genau zwei Würfel sind gleich: { $who } entert { $who_defends } nicht.
told-captain-without-pirates = { $who } hat keinen Piraten und kann { $who_defends } nicht entern.
told-captain-sends = { $who } schickt einen Piraten der Stärke { $force }.
told-captain-sends-nobody = { $who } schickt für diesen Würfel niemanden.
told-captain-sends-weakest = Niemand wurde geschickt, also kämpft der schwächste Pirat von { $who } allein: Stärke { $force }.
told-captain-steals = { $who } nimmt { $gold } Gold; { $who_loses } verliert { $lost }.
told-captain-copies = { $who } hat keinen Piraten und bekommt einen der Stärke { $force }, nach dem von { $who_has } (Stärke { $wanted }).
told-captain-copies-none = { $who } hat keinen Piraten, und für einen wie den von { $who_has } (Stärke { $force }) ist kein Platz.
told-end-boardings = { $count ->
    [one] { $who } war an einem Entern beteiligt: Das Spiel endet.
   *[other] { $who } war { $count }-mal am Entern beteiligt: Das Spiel endet.
}
told-end-common-boardings = { $count ->
    [one] Einmal wurde geentert: Das Spiel endet.
   *[other] { $count }-mal wurde geentert: Das Spiel endet.
}
told-end-coins = { $who } hat die letzte Münze eingekreist: Das Spiel endet.
told-end-common-coins = Die letzte gemeinsame Münze ist eingekreist: Das Spiel endet.
told-end-bonuses = { $who } hat zwei Kommandoboni: Das Spiel endet.
told-end-resource = Der letzte gemeinsame Kreis für { $resource } ist vergeben: Das Spiel endet.
told-end-turns = Zug { $turn } war der letzte: Das Spiel endet.
told-count-acquisitions = { $who }: { $pr } PR für { $boats ->
    [one] 1 Boot
   *[other] { $boats } Boote
} und { $attributes ->
    [one] 1 Attribut
   *[other] { $attributes } Attribute
}.
told-count-command = { $who }: { $pr } PR für Kommandoboni.
told-count-tracks = { $who }: { $pr } PR auf den Leisten.
told-count-naval = { $who }: { $pr } PR für Rang { $rank } in der Seeschlacht mit Stärke { $force }.
told-count-attributes = { $who }: { $pr } PR für Rang { $rank } auf der Attributleiste mit { $circles ->
    [one] 1 Kreis.
   *[other] { $circles } Kreisen.
}
told-count-line = { $who }: { $pr } PR für { $attacks ->
    [one] 1 Angriff.
   *[other] { $attacks } Angriffe.
}
told-count-goods = { $who }: { $pr } PR für ungenutzte Rohstoffe.
told-count-total = { $who }: { $pr } PR insgesamt.
told-wins = { $who } gewinnt mit { $pr } PR.
told-wins-by-force = { $who } gewinnt mit { $pr } PR und bei gleichen Punkten mit mehr Stärke.
told-wins-by-gold = { $who } gewinnt mit { $pr } PR und bei gleichen Punkten und gleicher Stärke mit mehr Gold.
told-wins-shared = { $who } hat mit { $pr } PR Anteil am Sieg.
told-wins-as-captain = { $who } gewinnt: Bei Gleichstand ({ $pr } PR) siegt der Kapitän.

## Why not

clause-1-1 = Was eingekreist und dann ausgegeben ist, wird nicht wieder frei.
clause-1-2 = Für { $colour } gibt es keine solche Seite.
clause-1-3 = Alle beginnen mit denselben Piraten, und mit Gold nach dem Platz in der Reihenfolge.
clause-1-4 = Zuerst wird ausgelost, wer beginnt.
clause-2-1 = Nicht jetzt: Gerade läuft die Phase { $phase }.
clause-2-2 = Das Spiel endet mit dem Zug, in dem eine Endbedingung erfüllt ist.
clause-3-1 = { $case ->
    [roll] Gerade wird gewürfelt.
    [die] Der Wurf enthält { $die } nicht.
   *[other] Zuerst wird ein Würfel beiseitegelegt.
}
clause-3-2 = { $case ->
    [die] Der Wurf enthält { $die } nicht.
    [aside] Nur { $who_rolls } darf { $die } nehmen: Er wurde beiseitegelegt.
    [used] Du hast { $die } schon genommen.
    [rest] Du hast { $die } schon genommen. Der zweite wurde beiseitegelegt, den darf nur { $who_rolls } nehmen.
   *[other] Zuerst müssen zwei verschiedene Würfel genommen werden.
}
clause-3-3 = { $case ->
    [joker] Zuerst muss der Joker zu einem Rohstoff werden.
   *[other] Zuerst muss eine Leiste für den roten Würfel gewählt werden.
}
clause-3-4 = { $case ->
    [full] Für { $resource } ist kein Kreis mehr frei.
   *[other] Die { $track } ist hier zu Ende.
}
clause-3-5 = Zuerst muss der Joker dieses Kreises zu einem Rohstoff werden.
clause-4-1 = { $case ->
    [gold] Das kostet { $price } Gold; es sind nur { $gold } da.
    [full] Für { $resource } ist kein Kreis mehr frei.
    [row] Bei Stärke { $force } ist kein Kreis mehr frei.
    [once] In einem Zug ist nur eine Erwerbung möglich.
   *[other] Jetzt wird gekauft, erworben und angeheuert.
}
clause-4-2 = { $case ->
    [missing] Für { $thing } fehlen noch:{ $pearls ->
        [0] {""}
       *[other] {" "}Perlen ×{ $pearls }
    }{ $wood ->
        [0] {""}
       *[other] {" "}Holz ×{ $wood }
    }{ $gems ->
        [0] {""}
       *[other] {" "}Edelsteine ×{ $gems }
    }{ $rum ->
        [0] {""}
       *[other] {" "}Rum ×{ $rum }
    }{ $any ->
        [0] {""}
       *[other] {" "}beliebig ×{ $any }
    }.
    [all] Alle Erwerbungen der { $track } sind gemacht.
    [none] Zum Zahlen ist nichts mehr da von: { $resource }.
    [nothing] Gerade ist nichts zu bezahlen.
   *[other] Zuerst muss die Erwerbung bezahlt werden.
}
clause-4-3 = Ein geschlossenes Schloss sperrt die { $track }; es öffnet sich durch { $thing }.
clause-4-4 = Der erste Zug, in dem eine Art vollständig wird, bringt den großen Kommandobonus.
clause-4-5 = Was die anderen kommandieren, bleibt verborgen, bis alle fertig sind.
clause-5-1 = { $case ->
    [pirates] Zum Entern braucht es einen Piraten.
    [nobody] So heißt niemand, der geentert werden könnte.
    [self] Sich selbst kann niemand entern.
   *[other] Jetzt wird jemand geentert oder darauf verzichtet.
}
clause-5-2 = { $case ->
    [one] Wer angreift, schickt mindestens einen Piraten.
    [full] { $count ->
        [one] Eine Mannschaft hat höchstens 1 Piraten.
       *[other] Eine Mannschaft hat höchstens { $count } Piraten.
    }
    [nobody] Kein Pirat der Stärke { $force } ist übrig.
    [order] Die stärksten Piraten kommen zuerst.
   *[other] Jetzt wird eine Mannschaft gewählt.
}
clause-5-3 = Der Angriff muss stärker sein als die Verteidigung.
clause-5-4 = { $case ->
    [gold] Gold ist nicht zu holen: { $who_loses } hat keins.
    [coins] Gold ist nicht zu holen: Es ist keine Münze mehr einzukreisen.
    [none] Es gibt etwas zu holen.
   *[other] Zuerst wird die Belohnung gewählt.
}
clause-5-5 = Ein Entern füllt eine Zeile auf beiden Blättern, sobald die Mannschaften aufgedeckt sind.
clause-5-6 = Enterboni zählen nur beim Entern.
clause-5-7 = TNT schützt { $who_defends } bis zum Ende des nächsten eigenen Zugs.
clause-6-1 = Im Duell gelten die Ränge für zwei.
clause-6-2 = Im Duell greift niemand in zwei eigenen Zügen nacheinander an.
clause-6-3 = Im Duell und solo hat auch Stärke 0 den zweiten Rang.
clause-7-1 = Das Spiel ist aus.
clause-7-2 = Seeschlacht und Attributleiste werden am Ende gewertet.
clause-7-3 = Angriffe zählen am Ende.
clause-7-4 = Übriges Gold und übrige Rohstoffe zählen nichts.
clause-7-5 = Bei Gleichstand zählt mehr Stärke, dann mehr Gold.
clause-8-1 = Beide Seiten teilen sich die Kreise eines Blatts.
clause-8-2 = Beide besitzen das Floß von Anfang an.
clause-8-3 = Der Kapitän beginnt mit dem, was auf der Karte steht.
clause-8-4 = Ein im selben Zug erreichter Kommandobonus zählt für beide.
clause-9-1 = { $case ->
    [roll] Gerade wird gewürfelt.
   *[other] Solo wird kein Würfel beiseitegelegt.
}
clause-9-2 = Kommandiert wird wie im offenen Spiel.
clause-9-3 = Die genommenen Würfel bestimmen die des Kapitäns.
clause-9-4 = Die blauen Würfel sagen, ob der Kapitän entert.
clause-9-5 = Der Kapitän nimmt, wovon am wenigsten da ist, und weicht bei versperrter Leiste auf die andere aus.
clause-9-6 = Der Kapitän macht die Erwerbung, die mehr PR bringt, den Kommandobonus eingerechnet.
clause-9-7 = Für die Mannschaft des Kapitäns wird der gelbe Würfel geworfen.
clause-9-8 = Ein Kapitän ohne Piraten bekommt einen wie den schwächsten der Gegenseite.
clause-9-9 = Ein siegreicher Kapitän nimmt, was auf der Karte steht.
clause-9-10 = Einem Kapitän ist kein Gold zu nehmen.
clause-9-11 = Manche Kapitäne haben eine besondere Fähigkeit.
clause-10-1 = Das Spiel ist aus.
clause-10-2 = Der Kapitän heuert am Ende einen letzten Piraten an.
clause-10-3 = Bei Gleichstand gewinnt der Kapitän.

## The picture

label-turn = Zug { $turn } · { $phase }
label-turn-active = Zug { $turn } · { $phase } · { $who } ist dran
label-dice = Würfel
label-no-dice = noch nicht geworfen
label-aside = beiseitegelegt: { $shown }
label-coins = { $count ->
    [one] 1 Münze
   *[other] { $count } Münzen
}
label-force = Stärke
label-chest = Truhe
label-gold = { $gold } Gold
label-circled = { $count }/{ $stock } Münzen eingekreist
label-crew = Mannschaft (Preis, freie Kreise)
label-boats = Boote
label-attributes = Attribute
label-missing = fehlt: { $goods }
label-next = → { $name }: { $goods }
label-payable = bezahlbar
label-any = beliebig
label-boardings = Entern
label-attack = A
label-defence = V
label-bonus = Bonus
label-command = Kommandoboni: { $bonuses }
label-taken = genommen: { $shown }
label-sent = geschickt
label-pr = PR
label-either = nach Wahl
label-legend = ● vorhanden · × ausgegeben · ○ vom Kapitän belegt · (×) angekreuzt · # Schloss zu
label-gains = Kreise bringen: G Gold · J Joker · S Pirat dieser Stärke · + Enterbonus · PR
label-legend-open = ● vorhanden · × ausgegeben · (×) angekreuzt · # Schloss zu
head-name = Andere
head-pr = PR
head-gold = Gold
head-coins = Mz.
head-pearls = Perle
head-wood = Holz
head-gems = Edels
head-rum = Rum
head-crew = Stärke1-5
head-boat = Boote
head-attribute = Attrib.
head-boardings = A/V
head-bonus = Bonus
head-command = Komm.
gain-gold = { $size }G
gain-joker = J
gain-joker-long = Joker
gain-pirate = S{ $size }
gain-boarding = +{ $size }
gain-pr = { $size }PR
count-title = Die Abrechnung
count-acquisitions = Boote und Attribute
count-command = Kommandoboni
count-tracks = PR der Leisten
count-naval = Seeschlacht (Stärke)
count-attributes = Attribute (Kreise)
count-line = Entern (Angriffe)
count-goods = Ungenutzte Rohstoffe
count-total = Summe

## Was auf dem Plan liegt

piece-crew = Mannschaft
piece-player = { $who }
piece-turn = Zug { $turn }
piece-die = { $die }
piece-die-figure = { $die } ({ $figure })
piece-die-red = { $die } ({ $red })
piece-die-aside = Zur Seite gelegt: { $die }
piece-die-aside-figure = Zur Seite gelegt: { $die } ({ $figure })
piece-die-aside-red = Zur Seite gelegt: { $die } ({ $red })
piece-raid = Ob der Kapitän entert: { $face }
piece-to-move = { $who } wählt
piece-done = { $who } hat gewählt
piece-active = { $who } ist aktiv
piece-tnt = TNT schützt { $who }
piece-attacker = { $who } entert
piece-defender = { $who } wird geentert
piece-flag = Kommandobonus von { $who }: { $pr } PR
piece-flag-free = Kommandobonus für einen vollen Satz: { $first } PR, nach jemand anderem { $later }
piece-score = { $who }: { $pr } PR
piece-gold = { $gold } Gold bei { $who }; { $circled } von { $stock } Münzen eingekreist
piece-price = Ein Rohstoff kostet { $gold } Gold
piece-goods = { $resource }: { $held } bei { $who }, { $free ->
    [one] 1 freier Kreis
   *[other] { $free } freie Kreise
}
piece-force = Piraten der Stärke { $force }: { $held } bei { $who }, { $free ->
    [one] 1 freier Kreis
   *[other] { $free } freie Kreise
}, je { $gold } Gold
piece-pirates = Piraten der Stärke { $force } bei { $who }: { $held }
piece-circle = Kreis { $circle }, { $track }
piece-circle-gold = Kreis { $circle }, { $track }: { $size } Gold
piece-circle-joker = Kreis { $circle }, { $track }: ein Joker
piece-circle-pirate = Kreis { $circle }, { $track }: ein Pirat der Stärke { $size }
piece-circle-boarding = Kreis { $circle }, { $track }: ein dauerhafter Enterbonus von +{ $size }
piece-circle-pr = Kreis { $circle }, { $track }: { $size } PR
piece-padlock = Schloss { $number }, { $track }, zu
piece-padlock-open = Schloss { $number }, { $track }, offen
piece-thing = { $name }
piece-owned = erworben
piece-attack = Ein Entern als Angriff
piece-defence = Ein Entern als Verteidigung
piece-boarding = Eine freie Enterzeile
piece-line = { $attacks ->
    [one] Ein Angriff: { $pr } PR
   *[other] { $attacks } Angriffe: { $pr } PR
}
piece-bonus = Enterbonus von { $who }: +{ $bonus }
piece-taken = { $who } nimmt { $die }
piece-sent = Ein Pirat der Stärke { $force }, geschickt von { $who }
piece-attacks = { $who } hat { $count }-mal angegriffen
piece-defences = { $who } wurde { $count }-mal geentert
piece-progress = { $track } von { $who }: { $owned } von { $things } erworben, { $crossed } von { $circles } Kreisen angekreuzt

## Was sich an den Regeln geändert hat

change-dice-in-any-order = Zwei Würfel werden in beliebiger Reihenfolge genommen und in dieser Reihenfolge angewendet.
change-captain-blocked = Ist die Leiste des roten Würfels für einen Kapitän versperrt, nutzt er ihn auf der anderen Leiste.
change-captain-bonus = Vergleicht ein Kapitän zwei Anschaffungen, zählt auch der Kommandobonus.

## Was zu entscheiden ist: für die Person, die wählt, und für die anderen

prompt-aside = Lege einen Würfel beiseite: Nur du darfst ihn nehmen.
prompt-aside-other = { $who } legt einen Würfel beiseite.
prompt-take = Nimm zwei Würfel: Wähle den ersten.
prompt-take-second = Nimm deinen zweiten Würfel: Du hast { $die }.
prompt-joker = Nutze deinen Joker: Wähle eine Ressource.
prompt-joker-other = { $who } wählt eine Ressource für einen Joker.
prompt-track = { $steps ->
    [one] Wähle die Leiste für deinen Schritt.
   *[other] Wähle die Leiste für deine { $steps } Schritte.
}
prompt-loot-other = { $choosers ->
    [one] { $who } nimmt
   *[other] { $who } nehmen
} verdeckt zwei Würfel.
prompt-command = { $acquired ->
    [yes] Kaufe Ressourcen, heuere Piraten an, dann beende die Kommandophase: Du hast { $gold } Gold.
   *[no] Kaufe Ressourcen, heuere Piraten an, mach eine Anschaffung, dann beende die Kommandophase: Du hast { $gold } Gold.
}
prompt-command-done = { $gold ->
    [0] Ohne Gold kannst du nichts bezahlen: Beende die Kommandophase.
   *[other] Mit { $gold } Gold kannst du nichts bezahlen: Beende die Kommandophase.
}
prompt-command-other = { $choosers ->
    [one] { $who } führt
   *[other] { $who } führen
} verdeckt das Kommando.
prompt-pay = { $left ->
    [one] Bezahle { $thing }: noch 1 Ressource nach Wahl.
   *[other] Bezahle { $thing }: noch { $left } Ressourcen nach Wahl.
}
prompt-attack = Entere jemanden oder niemanden.
prompt-attack-captain = Entere den Kapitän oder niemanden.
prompt-attack-other = { $who } entscheidet, ob jemand geentert wird.
prompt-hold = { $why ->
    [pirates] Du hast keine Piraten: Du kannst niemanden entern.
    [twice] Du hast in deinem letzten Zug angegriffen: Diesmal darfst du nicht entern.
   *[tnt] TNT schützt alle anderen: Du kannst niemanden entern.
}
prompt-crew-attack = { $chosen ->
    [0] Du enterst { $who_defends }: Wähle bis zu { $most } Piraten, die stärksten zuerst.
   *[other] Du enterst { $who_defends }: Schick noch bis zu { $left } mit oder bestätige deine Mannschaft.
}
prompt-crew-defend = { $chosen ->
    [0] { $who_attacks } entert dich: Wähle bis zu { $most } Piraten zur Verteidigung, die stärksten zuerst.
   *[other] { $who_attacks } entert dich: Schick noch bis zu { $left } mit oder bestätige deine Mannschaft.
}
prompt-crew-done = { $chosen ->
    [0] Du hast keine Piraten zur Verteidigung: Bestätige das.
   *[other] Niemand sonst kann in deine Mannschaft: Bestätige sie.
}
prompt-crew-other = { $who_attacks } entert { $who_defends }: { $choosers ->
    [one] { $who } wählt verdeckt eine Mannschaft.
   *[other] Beide wählen verdeckt ihre Mannschaft.
}
prompt-reward = Du hast { $who_loses } besiegt: Nimm Gold oder Schritte auf einer Leiste.
prompt-reward-none = Du hast { $who_loses } besiegt, aber keine Belohnung hätte eine Wirkung.
prompt-reward-other = { $who } hat { $who_loses } besiegt und wählt eine Belohnung.

## Was eine Wahl bringt oder kostet: Gründe von Tipps und Trainer

reason-acquisitions = Deine Anschaffungen sind { $after } statt { $before } Punkte wert.
reason-acquisitions-other = Die Anschaffungen von { $who } sind { $after } statt { $before } Punkte wert.
reason-command = Deine Kommandoboni sind { $after } statt { $before } Punkte wert.
reason-command-other = Die Kommandoboni von { $who } sind { $after } statt { $before } Punkte wert.
reason-track-points = Du hast auf den Leisten { $after } statt { $before } Punkte eingekreist.
reason-track-points-other = { $who } hat auf den Leisten { $after } statt { $before } Punkte eingekreist.
reason-naval = In der Seeschlacht liegst du auf Rang { $standing }: { $after } statt { $before } Punkte.
reason-naval-other = In der Seeschlacht liegt { $who } auf Rang { $standing }: { $after } statt { $before } Punkte.
reason-attributes = Auf der Attributleiste liegst du auf Rang { $standing }: { $after } statt { $before } Punkte.
reason-attributes-other = Auf der Attributleiste liegt { $who } auf Rang { $standing }: { $after } statt { $before } Punkte.
reason-gold = Du hast { $after } statt { $before } Gold.
reason-gold-other = { $who } hat { $after } statt { $before } Gold.
reason-boarding = Dein Enterbonus ist +{ $after } statt +{ $before }.
reason-boarding-other = Der Enterbonus von { $who } ist +{ $after } statt +{ $before }.
reason-goods = Du hast { $after ->
    [one] { $after } Rohstoff
   *[other] { $after } Rohstoffe
} statt { $before }.
reason-goods-other = { $who } hat { $after ->
    [one] { $after } Rohstoff
   *[other] { $after } Rohstoffe
} statt { $before }.
reason-circles = Du hast auf der { $track } { $after ->
    [one] { $after } Kreis
   *[other] { $after } Kreise
} angekreuzt statt { $before }.
reason-circles-other = { $who } hat auf der { $track } { $after ->
    [one] { $after } Kreis
   *[other] { $after } Kreise
} angekreuzt statt { $before }.
reason-missing = { $after ->
    [0] Du hast alle Rohstoffe für { $thing }.
    [one] Dir fehlt 1 Rohstoff für { $thing } statt { $before }.
   *[other] Dir fehlen { $after } Rohstoffe für { $thing } statt { $before }.
}
reason-missing-other = { $after ->
    [0] { $who } hat alle Rohstoffe für { $thing }.
    [one] { $who } braucht noch 1 Rohstoff für { $thing } statt { $before }.
   *[other] { $who } braucht noch { $after } Rohstoffe für { $thing } statt { $before }.
}
reason-force = Deine Piraten haben Stärke { $after } statt { $before }.
reason-force-other = Die Piraten von { $who } haben Stärke { $after } statt { $before }.
reason-line = Deine Enterlinie ist { $after } statt { $before } Punkte wert.
reason-line-other = Die Enterlinie von { $who } ist { $after } statt { $before } Punkte wert.
reason-hope = { $before ->
    [0] Deine Mannschaft gewinnt mit etwa { $after } % Wahrscheinlichkeit.
   *[other] Deine Mannschaft gewinnt mit etwa { $after } statt { $before } % Wahrscheinlichkeit.
}
reason-hope-other = { $before ->
    [0] Die Mannschaft von { $who } gewinnt mit etwa { $after } % Wahrscheinlichkeit.
   *[other] Die Mannschaft von { $who } gewinnt mit etwa { $after } statt { $before } % Wahrscheinlichkeit.
}
