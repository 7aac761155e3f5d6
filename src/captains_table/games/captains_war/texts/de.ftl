game-name = Captains’ War
game-about = Würfle und kreuze an, allein oder mit bis zu fünf anderen: Mache Beute, schaffe Boote und Attribute an, heuere Piraten an und entere die anderen.
game-time = 30 bis 45 Minuten
game-designers = Alexandre Aguilar
game-sources = Die meisten Werte sind rekonstruiert
options-one = Welchen legendären Kapitän forderst du heraus?
option-brise-lame = Mathurin Brise-Lame
option-brise-lame-about = Solo. Beginnt mit ebenso vielen Piraten und ebenso viel Gold wie du und nimmt nach gewonnenem Entern Gold. Am leichtesten zu schlagen.
option-fer-blanc = Ondine Fer-Blanc
option-fer-blanc-about = Solo. Beginnt mit je einem Rohstoff und einer starken Mannschaft und rückt nach gewonnenem Entern auf einer Leiste vor. Am schwersten zu schlagen.
option-tire-bourse = Baron Tire-Bourse
option-tire-bourse-about = Solo. Bekommt 1 Gold für jeden Rohstoff, den du kaufst. Ziemlich leicht zu schlagen.
option-veuve-carmine = Die Witwe Carmine
option-veuve-carmine-about = Solo. Hat eine große Mannschaft, heuert nie an und rückt nach gewonnenem Entern auf einer Leiste vor. Schwer zu schlagen.

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
event-step = { $who } rückt auf der { $track } vor.
event-buy = { $who } kauft { $resource } für { $gold } Gold.
event-acquire = { $who } schafft { $thing } an.
event-pay = { $who } zahlt 1× { $resource }.
event-recruit = { $who } heuert einen Piraten der Stärke { $force } für { $gold } Gold an.
event-done = { $who } beendet die Kommandophase.
event-attack = { $who } entert { $who_defends }.
event-hold = { $who } entert niemanden.
event-crew = { $who } schickt einen Piraten der Stärke { $force } in den Kampf.
event-crew-done = { $who } hat die Mannschaft gewählt.
event-reward-gold = { $who } nimmt bis zu { $gold } Gold.
event-reward-track = { $who } geht bis zu { $count } Schritte auf der { $track }.
event-reward-none = Für { $who } gibt es nichts zu holen.

## Die Wahl in wenigen Worten: das Verb der Notation und was ihm folgt

verb-aside = Beiseitelegen:
verb-take = Nehmen:
verb-choose = Wählen:
verb-step = Vorrücken
verb-buy = Kaufen:
verb-acquire = Anschaffen:
verb-recruit = Anheuern:
verb-done = Kommandophase beenden
verb-pay = Zahlen:
verb-attack = Entern:
verb-hold = Niemanden entern
verb-crew = In den Kampf schicken:
verb-crew-done = Mannschaft bestätigen
verb-reward = Belohnung:
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
choice-pay = 1× { $resource }
choice-attack = { $who_defends }
choice-crew = einen Piraten der Stärke { $force }
choice-crew-done = Mannschaft bestätigen
choice-reward-gold = bis zu { $gold } Gold
choice-reward-track = bis zu { $count } Schritte auf der { $track }
choice-reward-none = nichts

## What follows

told-goods = { $who } kreist { $count }× { $resource } ein.
told-goods-lost = { $who } hat keinen Platz für { $count }× { $resource }.
told-coins = { $coins ->
    [one] { $who } kreist 1 Münze ein.
   *[other] { $who } kreist { $coins } Münzen ein.
}
told-coins-lost = { $coins ->
    [one] { $who } verliert 1 Münze: Kein Kreis ist mehr frei.
   *[other] { $who } verliert { $coins } Münzen: Kein Kreis ist mehr frei.
}
told-joker-lost = Der Joker von { $who } verfällt: Die Truhe ist voll.
told-pirate = { $who } kreist einen Piraten der Stärke { $force } ein.
told-pirate-lower = { $who } kreist einen Piraten der Stärke { $force } ein: Bei Stärke { $wanted } ist kein Platz mehr.
told-pirate-lost = { $who } hat keinen Platz für einen Piraten der Stärke { $force }.
told-steps = { $count ->
    [one] { $who } kreuzt auf der { $track } 1 Kreis an und steht auf Kreis { $circle }.
   *[other] { $who } kreuzt auf der { $track } { $count } Kreise an und steht auf Kreis { $circle }.
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
told-track-pr = { $who } bekommt { $pr } RP von der Leiste.
told-acquired = { $who } besitzt jetzt { $thing }: { $pr } RP.
told-command-bonus = { $who } hat auf der { $track } alles angeschafft: Kommandobonus von { $pr } RP.
told-command-bonus-late = { $who } hat auf der { $track } alles angeschafft, aber nicht zuerst: Kommandobonus von { $pr } RP.
told-fought = { $who } ({ $crew }, zusammen { $total }) entert { $who_defends } ({ $crew_defends }, zusammen { $total_defends }): { $who_wins } gewinnt.
told-tnt = { $who } ist jetzt durch TNT geschützt.
told-stolen = { $who } stiehlt { $who_loses } { $gold } Gold.
told-captain-dice = Laut Tabelle bekommt { $who } { $colour } und { $colour_second }.
told-captain-joker = { $held ->
    [0] { $who } nimmt den Joker als { $resource }: Davon ist nichts da.
   *[other] { $who } nimmt den Joker als { $resource }: Davon ist am wenigsten da ({ $held }).
}
told-captain-blue = { $held ->
    [0] { $who } nimmt { $die }: Davon ist nichts da.
   *[other] { $who } nimmt { $die }: Davon ist am wenigsten da ({ $held }).
}
told-captain-blue-only = { $who } nimmt { $die }: Joker gehen vor Doppeln, Doppel vor einfachen Seiten.
told-captain-track-behind = { $who } rückt auf der { $track } vor: Dort liegt { $who_leads } { $gap ->
    [one] 1 Kreis
   *[other] { $gap } Kreise
} vorn.
told-captain-track-boats = { $who } rückt auf der { $track } vor: Auf keiner Leiste liegt { $who_leads } vorn.
told-captain-track-other = { $who } rückt auf der { $track } vor: Die andere Leiste ist versperrt.
told-captain-acquires = { $who } schafft { $thing } an ({ $pr } RP{ $bonus ->
    [0] {""}
   *[other] {" "}mit dem Kommandobonus
}): Nur das ist bezahlbar.
told-captain-acquires-dearer = { $who } schafft { $thing } an: Das bringt von beiden Möglichkeiten mehr RP ({ $pr }{ $bonus ->
    [0] {""}
   *[other] {" "}mit dem Kommandobonus
}).
told-captain-acquires-cheaper = { $who } schafft { $thing } an: Beide Möglichkeiten bringen { $pr } RP, diese kostet weniger Gold.
told-captain-acquires-boat = { $who } schafft { $thing } an: Beide Möglichkeiten bringen { $pr } RP für gleich viel Gold, dann geht das Boot vor.
told-captain-acquires-nothing = { $who } kann keine Anschaffung bezahlen.
told-captain-buys = { $who } kauft, was dafür fehlt: { $resource } für { $gold } Gold.
told-captain-pays = { $who } zahlt 1× { $resource } als beliebigen Rohstoff: Davon ist am meisten übrig ({ $left }).
told-captain-recruits = { $who } heuert für { $price } Gold einen Piraten der Stärke { $force } an, den stärksten, der bezahlbar ist.
told-captain-last-recruit = { $who } heuert zum Schluss für { $price } Gold einen Piraten der Stärke { $force } an.
told-captain-recruits-nobody = { $who } kann mit { $gold } Gold niemanden anheuern.
told-captain-never-recruits = { $who } heuert nie an.
told-captain-may-not-recruit = Laut Tabelle darf { $who } diesmal nicht anheuern.
told-captain-tribute = { $who } bekommt { $gold } Gold, weil { $who_buys } einen Rohstoff kauft.
told-captain-boards = Genau ein Paar: { $who } entert { $who_defends }.
told-captain-stays = Nicht genau ein Paar: { $who } entert { $who_defends } nicht.
told-captain-without-pirates = { $who } hat keinen Piraten und kann { $who_defends } nicht entern.
told-captain-sends = { $who } schickt einen Piraten der Stärke { $force } in den Kampf.
told-captain-sends-nobody = Für diesen Würfel schickt { $who } niemanden.
told-captain-sends-weakest = Kein Würfel hat jemanden geschickt: Der schwächste Pirat von { $who } kämpft allein (Stärke { $force }).
told-captain-steals = { $who } nimmt { $gold } Gold; { $who_loses } verliert { $lost }.
told-captain-copies = { $who } hat keine Piraten mehr und bekommt einen der Stärke { $force }, nach dem schwächsten von { $who_has } (Stärke { $wanted }).
told-captain-copies-none = { $who } hat keine Piraten mehr, und für einen wie den schwächsten von { $who_has } (Stärke { $force }) ist kein Platz.
told-end-boardings = { $count ->
    [one] Das war das 1. Entern für { $who }: Das Spiel endet.
   *[other] Das war das { $count }. Entern für { $who }: Das Spiel endet.
}
told-end-common-boardings = { $count ->
    [one] Das war das 1. Entern: Das Spiel endet.
   *[other] Das war das { $count }. Entern: Das Spiel endet.
}
told-end-coins = { $who } hat die letzte Münze eingekreist: Das Spiel endet.
told-end-common-coins = Die letzte gemeinsame Münze ist eingekreist: Das Spiel endet.
told-end-bonuses = { $who } hat zwei Kommandoboni: Das Spiel endet.
told-end-resource = Der letzte gemeinsame Kreis für { $resource } ist eingekreist: Das Spiel endet.
told-end-turns = Zug { $turn } war der letzte: Das Spiel endet.
told-count-acquisitions = { $who }: { $pr } RP für { $boats ->
    [one] 1 Boot
   *[other] { $boats } Boote
} und { $attributes ->
    [one] 1 Attribut
   *[other] { $attributes } Attribute
}.
told-count-command = { $who }: { $pr } RP für Kommandoboni.
told-count-tracks = { $who }: { $pr } RP auf den Leisten.
told-count-naval = { $who }: { $pr } RP für Rang { $rank } in der Seeschlacht mit Stärke { $force }.
told-count-attributes = { $who }: { $pr } RP für Rang { $rank } auf der Attributleiste mit { $circles ->
    [one] 1 Kreis.
   *[other] { $circles } Kreisen.
}
told-count-line = { $who }: { $pr } RP für { $attacks ->
    [one] 1 Angriff.
   *[other] { $attacks } Angriffe.
}
told-count-goods = { $who }: { $pr } RP für ungenutzte Rohstoffe.
told-count-total = { $who }: { $pr } RP insgesamt.
told-wins = { $who } gewinnt mit { $pr } RP.
told-wins-by-force = { $who } gewinnt mit { $pr } RP: bei Gleichstand dank größerer Stärke.
told-wins-by-gold = { $who } gewinnt mit { $pr } RP: bei Gleichstand und gleicher Stärke dank mehr Gold.
told-wins-shared = { $who } teilt sich den Sieg mit { $pr } RP.
told-wins-as-captain = { $who } gewinnt: Bei Gleichstand ({ $pr } RP) siegt der Kapitän.

## Why not

clause-1-1 = Geschwärzte Kreise werden nicht wieder frei.
clause-1-2 = Für { $colour } gibt es keine solche Seite.
clause-1-3 = Alle beginnen mit denselben Piraten; wie viel Gold es gibt, hängt von der Reihenfolge ab.
clause-1-4 = Zuerst wird ausgelost, wer beginnt.
clause-2-1 = Das geht jetzt nicht. Aktuelle Phase: { $phase }.
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
    [rest] Du hast { $die } schon genommen. Der andere wurde beiseitegelegt, und den darf nur { $who_rolls } nehmen.
   *[other] Zuerst müssen zwei verschiedene Würfel genommen werden.
}
clause-3-3 = { $case ->
    [joker] Wähle zuerst einen Rohstoff für deinen Joker.
   *[other] Wähle zuerst eine Leiste für den roten Würfel.
}
clause-3-4 = { $case ->
    [full] Für { $resource } ist kein Kreis mehr frei.
   *[other] Die { $track } ist hier zu Ende.
}
clause-3-5 = Wähle zuerst einen Rohstoff für den Joker dieses Kreises.
clause-4-1 = { $case ->
    [gold] Das kostet { $price } Gold; du hast nur { $gold }.
    [full] Für { $resource } ist kein Kreis mehr frei.
    [row] Bei Stärke { $force } ist kein Kreis mehr frei.
    [once] Pro Zug ist nur eine Anschaffung erlaubt.
   *[other] Jetzt ist Kommandophase: kaufen, anschaffen, anheuern.
}
clause-4-2 = { $case ->
    [missing] Für { $thing } fehlen noch:{ $pearls ->
        [0] {""}
       *[other] {" "}{ $pearls }× Perlen
    }{ $wood ->
        [0] {""}
       *[other] {" "}{ $wood }× Holz
    }{ $gems ->
        [0] {""}
       *[other] {" "}{ $gems }× Edelsteine
    }{ $rum ->
        [0] {""}
       *[other] {" "}{ $rum }× Rum
    }{ $any ->
        [0] {""}
       *[other] {" "}{ $any }× beliebig
    }.
    [all] Auf der { $track } ist schon alles angeschafft.
    [none] Davon hast du nichts mehr: { $resource }.
    [nothing] Gerade ist nichts zu bezahlen.
   *[other] Bezahle zuerst deine Anschaffung.
}
clause-4-3 = Ein geschlossenes Schloss sperrt die { $track }; es öffnet sich durch { $thing }.
clause-4-4 = Den großen Kommandobonus bekommt, wer im ersten Zug, in dem das gelingt, alle vier Boote oder alle vier Attribute hat.
clause-4-5 = Was die anderen in der Kommandophase tun, bleibt verdeckt, bis alle fertig sind.
clause-5-1 = { $case ->
    [pirates] Zum Entern brauchst du mindestens einen Piraten.
    [nobody] Niemand mit diesem Namen kann geentert werden.
    [self] Dich selbst kannst du nicht entern.
   *[other] Entscheide zuerst, ob du jemanden enterst.
}
clause-5-2 = { $case ->
    [one] Wer angreift, schickt mindestens einen Piraten.
    [full] { $count ->
        [one] Eine Mannschaft hat höchstens 1 Piraten.
       *[other] Eine Mannschaft hat höchstens { $count } Piraten.
    }
    [nobody] Du hast keinen Piraten der Stärke { $force } mehr.
    [order] Wähle die stärksten Piraten zuerst.
   *[other] Jetzt wird eine Mannschaft gewählt.
}
clause-5-3 = Der Angriff muss stärker sein als die Verteidigung.
clause-5-4 = { $case ->
    [gold] Gold gibt es hier nicht zu holen: { $who_loses } hat keins.
    [coins] Gold gibt es hier nicht zu holen: Du kannst keine Münze mehr einkreisen.
    [none] Es gibt etwas zu holen: Nimm es.
   *[other] Wähle zuerst deine Belohnung.
}
clause-5-5 = Ein Entern füllt auf beiden Blättern eine Enterzeile, sobald die Mannschaften aufgedeckt sind.
clause-5-6 = Enterboni zählen nur beim Entern.
clause-5-7 = TNT schützt { $who_defends } bis zum Ende des nächsten eigenen Zugs.
clause-6-1 = Im Duell gelten eigene Werte für die Ränge.
clause-6-2 = Im Duell darf niemand in zwei eigenen Zügen nacheinander angreifen.
clause-6-3 = Im Duell und solo hat auch Stärke 0 den zweiten Rang.
clause-7-1 = Das Spiel ist zu Ende.
clause-7-2 = Seeschlacht und Attributleiste werden am Ende gewertet.
clause-7-3 = Deine Angriffe zählen am Ende.
clause-7-4 = Übriges Gold und übrige Rohstoffe zählen nichts.
clause-7-5 = Bei Gleichstand zählt mehr Stärke, dann mehr Gold.
clause-8-1 = Ihr teilt euch die Kreise eines Blatts.
clause-8-2 = Das Floß gehört von Anfang an beiden.
clause-8-3 = Der Kapitän beginnt mit dem, was auf seiner Karte steht.
clause-8-4 = Einen Kommandobonus, den beide im selben Zug erreichen, bekommen beide.
clause-9-1 = { $case ->
    [roll] Gerade wird gewürfelt.
   *[other] Solo wird kein Würfel beiseitegelegt.
}
clause-9-2 = Für deine Kommandophase gelten die normalen Regeln.
clause-9-3 = Deine zwei Würfel bestimmen, welche der Kapitän bekommt.
clause-9-4 = Die drei blauen Würfel bestimmen, ob der Kapitän entert.
clause-9-5 = Der Kapitän nimmt, wovon am wenigsten da ist; ist eine Leiste versperrt, nimmt er die andere.
clause-9-6 = Der Kapitän wählt die Anschaffung, die mehr RP bringt, den Kommandobonus mitgerechnet.
clause-9-7 = Der gelbe Würfel bestimmt die Mannschaft des Kapitäns.
clause-9-8 = Ein Kapitän ohne Piraten bekommt einen von der Stärke deines schwächsten.
clause-9-9 = Gewinnt der Kapitän, nimmt er, was auf seiner Karte steht.
clause-9-10 = Ein Kapitän verliert kein Gold.
clause-9-11 = Manche Kapitäne haben eine besondere Fähigkeit.
clause-10-1 = Das Spiel ist zu Ende.
clause-10-2 = Der Kapitän heuert am Ende einen letzten Piraten an.
clause-10-3 = Bei Gleichstand gewinnt der Kapitän.

## The picture

label-turn = Zug { $turn } · { $phase }
label-turn-active = Zug { $turn } · { $phase } · { $who } ist aktiv
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
label-missing = es fehlt: { $goods }
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
label-pr = RP
label-either = nach Wahl
label-legend = ● vorhanden · × ausgegeben · ○ vom Kapitän belegt · (×) angekreuzt · # Schloss zu · RP: Stand jetzt
label-gains = Kreise bringen: G Gold · J Joker · S Pirat dieser Stärke · + Enterbonus · RP
label-legend-open = ● vorhanden · × ausgegeben · (×) angekreuzt · # Schloss zu · RP: Stand jetzt
head-name = Andere
head-pr = RP
head-gold = Gold
head-coins = Münzen
head-pearls = Perlen
head-wood = Holz
head-gems = Edelst.
head-rum = Rum
head-crew = Stärke 1–5
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
gain-pr = { $size }RP
count-title = Wertung
count-acquisitions = Boote und Attribute
count-command = Kommandoboni
count-tracks = RP der Leisten
count-naval = Seeschlacht (Stärke)
count-attributes = Attribute (Kreise)
count-line = Entern (Angriffe)
count-goods = Ungenutzte Rohstoffe
count-total = Summe

## Was auf dem Plan liegt

piece-crew = Mannschaft
piece-player = { $who }
piece-turn = Zug { $turn }
piece-die = Der Wurf zeigt { $die }
piece-die-figure = Der Wurf zeigt { $die } ({ $figure })
piece-die-red = Der Wurf zeigt { $die } ({ $red })
piece-die-aside = Beiseitegelegt: Nur wer aktiv ist, darf { $die } nehmen
piece-die-aside-figure = Beiseitegelegt: Nur wer aktiv ist, darf { $die } ({ $figure }) nehmen
piece-die-aside-red = Beiseitegelegt: Nur wer aktiv ist, darf { $die } ({ $red }) nehmen
piece-raid = Entert der Kapitän? Der Würfel zeigt { $face }
piece-to-move = { $who } wählt
piece-done = { $who } hat gewählt
piece-active = { $who } ist aktiv
piece-tnt = { $who } ist durch TNT geschützt
piece-attacker = { $who } entert
piece-defender = { $who } wird geentert
piece-flag = Kommandobonus von { $who }: { $pr } RP
piece-flag-free = Kommandobonus für alle vier: zuerst { $first } RP, später { $later }
piece-score = { $who }: { $pr } RP, wenn das Spiel jetzt endete
piece-gold = { $who } hat { $gold } Gold; { $circled } von { $stock } Münzen eingekreist
piece-price = Ein Rohstoff kostet { $gold } Gold
piece-goods = { $resource }: { $who } hat { $held }, { $free ->
    [one] 1 freier Kreis
   *[other] { $free } freie Kreise
}
piece-force = Piraten der Stärke { $force }: { $who } hat { $held }, { $free ->
    [one] 1 freier Kreis
   *[other] { $free } freie Kreise
}, je { $gold } Gold
piece-pirates = Piraten der Stärke { $force } von { $who }: { $held }
piece-strength = { $count ->
    [one] { $who } hat 1 Piraten der Stärke { $force }
   *[other] { $who } hat { $count } Piraten mit zusammen Stärke { $force }
}
piece-circle = Kreis { $circle } der { $track }
piece-circle-gold = Kreis { $circle } der { $track }: { $size } Gold
piece-circle-joker = Kreis { $circle } der { $track }: ein Joker
piece-circle-pirate = Kreis { $circle } der { $track }: ein Pirat der Stärke { $size }
piece-circle-boarding = Kreis { $circle } der { $track }: ein dauerhafter Enterbonus von +{ $size }
piece-circle-pr = Kreis { $circle } der { $track }: { $size } RP
piece-padlock = Schloss { $number } der { $track }, geschlossen
piece-padlock-open = Schloss { $number } der { $track }, offen
piece-thing = { $name }
piece-owned = angeschafft
piece-attack = Enterzeile: Angriff
piece-defence = Enterzeile: Verteidigung
piece-boarding = Freie Enterzeile
piece-line = { $attacks ->
    [one] 1 Angriff: { $pr } RP
   *[other] { $attacks } Angriffe: { $pr } RP
}
piece-bonus = Enterbonus von { $who }: +{ $bonus }
piece-taken = { $who } nimmt { $die }
piece-sent = Pirat der Stärke { $force }, in den Kampf geschickt von { $who }
piece-attacks = { $who } hat { $count }-mal angegriffen
piece-defences = { $who } wurde { $count }-mal geentert
piece-progress = { $track } von { $who }: { $owned } von { $things } angeschafft, { $crossed } von { $circles } Kreisen angekreuzt

## Was sich an den Regeln geändert hat

change-dice-in-any-order = Zwei Würfel werden in beliebiger Reihenfolge genommen und in dieser Reihenfolge angewendet.
change-captain-blocked = Ist die Leiste des roten Würfels für einen Kapitän versperrt, nutzt er ihn auf der anderen Leiste.
change-captain-bonus = Vergleicht ein Kapitän zwei Anschaffungen, zählt auch der Kommandobonus.

## Was zu entscheiden ist: für die Person, die wählt, und für die anderen

prompt-aside = Lege einen Würfel beiseite: Nur du darfst ihn nehmen.
prompt-aside-other = { $who } legt einen Würfel beiseite.
prompt-take = Nimm zwei Würfel: Wähle den ersten.
prompt-take-second = Nimm deinen zweiten Würfel: Du hast { $die }.
prompt-joker = Nutze deinen Joker: Wähle einen Rohstoff.
prompt-joker-other = { $who } wählt einen Rohstoff für einen Joker.
prompt-track = { $steps ->
    [one] Wähle die Leiste für deinen Schritt.
   *[other] Wähle die Leiste für deine { $steps } Schritte.
}
prompt-loot-other = { $choosers ->
    [one] { $who } nimmt
   *[other] { $who } nehmen
} verdeckt zwei Würfel.
prompt-command = { $acquired ->
    [yes] Kaufe Rohstoffe, heuere Piraten an, dann beende die Kommandophase: Du hast { $gold } Gold.
   *[no] Kaufe Rohstoffe, heuere Piraten an, mache eine Anschaffung, dann beende die Kommandophase: Du hast { $gold } Gold.
}
prompt-command-done = { $gold ->
    [0] Ohne Gold kannst du nichts bezahlen: Beende die Kommandophase.
   *[other] Mit { $gold } Gold kannst du nichts bezahlen: Beende die Kommandophase.
}
prompt-command-other = { $choosers ->
    [one] { $who } entscheidet
   *[other] { $who } entscheiden
} verdeckt in der Kommandophase.
prompt-pay = { $left ->
    [one] Bezahle { $thing }: noch 1 beliebiger Rohstoff.
   *[other] Bezahle { $thing }: noch { $left } beliebige Rohstoffe.
}
prompt-attack = Wen willst du entern? Du darfst auch verzichten.
prompt-attack-captain = Willst du den Kapitän entern? Du darfst auch verzichten.
prompt-attack-other = { $who } entscheidet, ob jemand geentert wird.
prompt-hold = { $why ->
    [pirates] Du hast keine Piraten: Du kannst niemanden entern.
    [twice] Du hast in deinem letzten Zug angegriffen: Diesmal darfst du nicht entern.
   *[tnt] TNT schützt alle anderen: Du kannst niemanden entern.
}
prompt-crew-attack = { $chosen ->
    [0] Du enterst { $who_defends }: Wähle bis zu { $most } Piraten, die stärksten zuerst.
   *[other] Du enterst { $who_defends }: Schicke noch bis zu { $left } mit oder bestätige deine Mannschaft.
}
prompt-crew-defend = { $chosen ->
    [0] { $who_attacks } entert dich: Wähle bis zu { $most } Piraten zur Verteidigung, die stärksten zuerst.
   *[other] { $who_attacks } entert dich: Schicke noch bis zu { $left } mit oder bestätige deine Mannschaft.
}
prompt-crew-done = { $chosen ->
    [0] Du hast keine Piraten zur Verteidigung: Bestätige die leere Mannschaft.
   *[other] Mehr Piraten kannst du nicht schicken: Bestätige deine Mannschaft.
}
prompt-crew-other = { $who_attacks } entert { $who_defends }: { $choosers ->
    [one] { $who } wählt verdeckt eine Mannschaft.
   *[other] Beide wählen verdeckt ihre Mannschaft.
}
prompt-reward = Du hast { $who_loses } besiegt: Nimm Gold oder Schritte auf einer Leiste.
prompt-reward-none = Du hast { $who_loses } besiegt, aber keine Belohnung hätte eine Wirkung.
prompt-reward-other = { $who } hat { $who_loses } besiegt und wählt eine Belohnung.

## Was eine Wahl bringt oder kostet: Gründe von Tipps und Coach

reason-acquisitions = Deine Anschaffungen bringen { $after } statt { $before } RP.
reason-acquisitions-other = Die Anschaffungen von { $who } bringen { $after } statt { $before } RP.
reason-command = Deine Kommandoboni bringen { $after } statt { $before } RP.
reason-command-other = Die Kommandoboni von { $who } bringen { $after } statt { $before } RP.
reason-track-points = Du hast auf den Leisten { $after } statt { $before } RP.
reason-track-points-other = { $who } hat auf den Leisten { $after } statt { $before } RP.
reason-naval = In der Seeschlacht liegst du auf Rang { $standing }: { $after } statt { $before } RP.
reason-naval-other = In der Seeschlacht liegt { $who } auf Rang { $standing }: { $after } statt { $before } RP.
reason-attributes = Auf der Attributleiste liegst du auf Rang { $standing }: { $after } statt { $before } RP.
reason-attributes-other = Auf der Attributleiste liegt { $who } auf Rang { $standing }: { $after } statt { $before } RP.
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
reason-line = Deine Enterleiste bringt { $after } statt { $before } RP.
reason-line-other = Die Enterleiste von { $who } bringt { $after } statt { $before } RP.
reason-hope = { $before ->
    [0] Die Siegchance deiner Mannschaft liegt bei etwa { $after } %.
   *[other] Die Siegchance deiner Mannschaft liegt bei etwa { $after } statt { $before } %.
}
reason-hope-other = { $before ->
    [0] Die Siegchance der Mannschaft von { $who } liegt bei etwa { $after } %.
   *[other] Die Siegchance der Mannschaft von { $who } liegt bei etwa { $after } statt { $before } %.
}

## Was man hat, was die Wertungen sind, und was verschwendet wird

standing = { $gold } Gold · Perlen { $pearls }, Holz { $wood }, Edelsteine { $gems }, Rum { $rum } · Mannschaft: Stärke { $force } · Boote { $boat }, Attribute { $attribute }
score-now = RP, wenn das Spiel jetzt endete
score-end = Rufpunkte
waste-3-4 = Auf deinem Blatt ist kein Platz für diesen Würfel: Er ginge verloren.
waste-4-3 = Ein geschlossenes Schloss versperrt diese Leiste: Die Schritte gingen verloren.

# Was alle verfolgen
spotlight-boarding = Entern
spotlight-side = { $role ->
    [attack] Angriff
   *[defend] Verteidigung
}{ $crew ->
    [choosing] , wählt die Mannschaft
    [ready] , Mannschaft bereit
    [rolls] , würfelt die Mannschaft zum Schluss aus
   *[over] {""}
}
spotlight-bonus = Bonus
spotlight-won = { $who } gewinnt das Entern.
