game-name = Taucher
game-about = Nach Perlen tauchen, tiefer als die anderen.
option-deep = Tiefsee
option-deep-about = Drei Runden statt zwei.
option-shark = Hai
option-shark-about = Für eine Person allein.
rival-shark = der Hai
event-first = { $who } taucht zuerst.
event-deal = { $who } bekommt eine { $card }.
event-pearl = { $worth } erscheint.
event-dive = { $who } taucht auf { $depth }.
event-keep = { $who } behält die Perle.
event-sell = { $who } verkauft die Perle.
told-caught = { $who } fängt { $worth } in einer Tiefe von { $depth }.
told-scored = { $points ->
    [one] { $who } bekommt einen Punkt.
   *[other] { $who } bekommt { $points } Punkte.
}
told-total = { $who } hat insgesamt { $points }.
pearl-1 = eine winzige Perle (1)
pearl-2 = eine kleine Perle (2)
pearl-3 = eine ordentliche Perle (3)
pearl-4 = eine feine Perle (4)
pearl-5 = eine große Perle (5)
pearl-6 = eine riesige Perle (6)
label-round = Runde { $number }
clause-1-1 = Alle bekommen drei geheime Karten.
clause-1-2 = Wer zuerst taucht, wird ausgelost.
clause-1-3 = Dafür ist nicht der Moment.
clause-2-1 = Gerade tauchen alle.
clause-2-2 = Auf der Hand ist keine { $depth }.
clause-2-3 = Wer am tiefsten taucht, fängt die Perle.
clause-3-1 = Eine Perle darf behalten werden.
clause-3-2 = Eine Perle vom Wert 1 ist unverkäuflich.
clause-3-3 = Das Spiel ist aus.
piece-diver = { $who }
piece-card = Eine { $card }
count-title = Der Fang
count-points = Punkte
prompt-dive = { $cards ->
    [one] Tauche mit deiner letzten Karte: Da ist { $worth }.
   *[other] Tauche: Da ist { $worth }, und du hast { $cards } Karten.
}
prompt-dive-other = { $choosers ->
    [one] { $who } taucht gleich.
   *[other] { $who } tauchen gleich.
}
prompt-catch = Behalte { $worth } oder verkaufe sie.
prompt-catch-tiny = Behalte { $worth }: Niemand würde sie kaufen.
prompt-catch-other = { $who } behält oder verkauft die Perle.
reason-points = Du hast { $after } statt { $before } Punkte.
reason-points-other = { $who } hat { $after } statt { $before } Punkte.
reason-hand = Deine Karten sind zusammen { $after } statt { $before } tief.
reason-hand-other = Die Karten von { $who } sind zusammen { $after } statt { $before } tief.

standing = { $points } Punkte, { $cards } Karten
waste-2-3 = Du kannst tiefer tauchen.
