### Lektionen von Captains’ War, auf Deutsch.

lesson-loot-title = Beute
lesson-loot-promise = Sechs Würfel, zwei für dich.
lesson-loot-1 = Du gewinnst mit Rufpunkten: aus Booten, Attributen, Leisten, Seeschlacht und Entern. Du bist Ada. Das ist dein Blatt; was du bekommst, wird dort eingekreist.
lesson-loot-2 = Du hast sechs Würfel geworfen. Leg einen beiseite: Die anderen dürfen ihn nicht nehmen, du schon. Fünf Münzen sind zu schade für sie: Leg den gelben beiseite.
lesson-loot-3 = Nimm jetzt zwei Würfel. Dein nächstes Boot, das Floß, kostet ein Holz und einen beliebigen Rohstoff. Nimm das Holz.
lesson-loot-4 = Nimm den Rum als zweiten Rohstoff. Ben und Cleo wählen ihre zwei Würfel zur selben Zeit.
lesson-loot-5 = Dein Holz und dein Rum sind eingekreist. Mehrere dürfen denselben Würfel nehmen; nur der beiseitegelegte war dir vorbehalten.
lesson-loot-otherwise-1 = Erlaubt, aber dann nimmt jemand fünf Münzen. Leg den gelben Würfel beiseite.
lesson-loot-otherwise-2 = Auch nützlich, aber das Floß braucht Holz. Nimm das Holz.
lesson-loot-otherwise-3 = Das geht, aber bezahlen wir das Floß: Nimm den Rum.

lesson-command-title = Kommando und Schlösser
lesson-command-promise = Kaufen, anschaffen, anheuern.
lesson-command-1 = Nach der Beute kommandieren alle: Rohstoffe für je 3 Gold kaufen, eine Anschaffung machen, Piraten anheuern. Das Schloss deiner Bootsleiste öffnet sich erst mit deinem ersten Boot.
lesson-command-2 = Du hast Holz und Rum: Schaff das Floß an.
lesson-command-3 = Das Holz ist bezahlt. Zahl den Rum als beliebigen Rohstoff.
lesson-command-4 = Das Floß bringt 2 Punkte, und das erste Schloss ist offen: Auf der Bootsleiste geht es weiter. Schaff früh an, sonst verfallen rote Würfel.
lesson-command-5 = Du hast noch 3 Gold. Heuere für 2 Gold einen Piraten der Stärke 1 an.
lesson-command-6 = Das war’s. Deine Wahl bleibt verdeckt, bis alle fertig sind.
lesson-command-otherwise-1 = Zuerst das Floß: Schaff es an.
lesson-command-otherwise-2 = Möglich, aber stärken wir die Mannschaft: Heuere einen Piraten der Stärke 1 an.
lesson-command-otherwise-3 = Spar den Rest. Beende dein Kommando.

lesson-boarding-title = Entern
lesson-boarding-promise = Verdeckt eine Mannschaft wählen, vergleichen, fünf Gold nehmen.
lesson-boarding-1 = Du bist am Zug, also darfst nur du angreifen, und nur einmal. Ben hat 4 Gold, Cleo hat 7. Beide haben ein paar Piraten.
lesson-boarding-2 = Cleo hat mehr zu verlieren. Greif Cleo an.
lesson-boarding-3 = Wähl bis zu drei Piraten, den stärksten zuerst. Wer kämpft, ist verloren, egal wer gewinnt. Schick deinen Piraten der Stärke 3.
lesson-boarding-4 = Bei Gleichstand gewinnt die Verteidigung; 3 reicht vielleicht nicht. Nimm den Piraten der Stärke 2 dazu.
lesson-boarding-5 = Heb die anderen für die Seeschlacht am Ende auf. Schließ deine Mannschaft ab; dann werden beide aufgedeckt.
lesson-boarding-6 = Deine 5 schlagen Cleos 3. Nimm 5 Gold oder zwei Schritte auf einer Leiste. Nimm das Gold.
lesson-boarding-7 = Beide Blätter füllen eine Enterzeile: Angriff für dich, Verteidigung für Cleo. TNT schützt Cleo bis zum Ende ihres nächsten eigenen Zugs.
lesson-boarding-otherwise-1 = Das darfst du, aber Cleo ist reicher. Greif Cleo an.
lesson-boarding-otherwise-2 = Zu schwach: Cleo kann Stärke 3 schicken. Beginn mit deinem Piraten der Stärke 3.
lesson-boarding-otherwise-3 = Nimm zur Sicherheit den Piraten der Stärke 2 dazu.
lesson-boarding-otherwise-4 = Fünf genügen. Schließ deine Mannschaft ab.
lesson-boarding-otherwise-5 = Schritte wären gut, aber du brauchst Gold. Nimm das Gold.

lesson-count-title = Die Wertung
lesson-count-promise = Wie ein Spiel endet und woher die Punkte kommen.
lesson-count-1 = Du hast gerade ein Entern gewonnen. Es war Cleos fünftes, und fünf beenden das Spiel: Dies ist die letzte Wahl.
lesson-count-2 = Geh zwei Schritte auf der Bootsleiste.
lesson-count-3 = Zuerst zählen die Anschaffungen: Dein Floß und zwei Attribute bringen 7. Bens drei Boote und ein Attribut bringen 15. Keine Reihe ist vollständig, also gibt es keinen Kommandobonus.
lesson-count-4 = Seeschlacht: Du hast noch Stärke 8, Cleo 7, Ben keine. Platz eins bringt 20, Platz zwei 14. Ben hat alle Piraten verbraucht und geht leer aus.
lesson-count-5 = Attributleiste: Mit fünf Feldern bist du vorn und bekommst 12. Ben und Cleo haben je zwei und bekommen beide 8.
lesson-count-6 = Enterleiste: Zwei Angriffe bringen 1, gar keiner würde 5 kosten. Du gewinnst 40 zu 27 zu 24, obwohl Ben die besten Boote hatte.
lesson-count-otherwise-1 = Das wäre erlaubt. Für diese Wertung nimm die Schritte auf der Bootsleiste.

lesson-solo-title = Solo gegen einen Kapitän
lesson-solo-promise = Seine Würfel folgen aus deinen.
lesson-solo-1 = Allein gegen Mathurin Brise-Lame. Ihr teilt euch ein Blatt: Münzen, Rohstoffe und Piraten kommen aus denselben Vorräten. Das Floß gehört von Anfang an euch beiden.
lesson-solo-2 = Kein Würfel wird beiseitegelegt. Nimm zwei von sechs; der Kapitän nimmt dann nach einer Tabelle zwei der übrigen. Nimm die gelbe 4.
lesson-solo-3 = Gelb und Blau lassen ihm Rot und Schwarz. Nimm das Holz.
lesson-solo-4 = Spar diesmal dein Gold und beende dein Kommando. Dann handelt der Kapitän: Er geht zwei Schritte und bekommt einen Piraten. Drei blaue Würfel entscheiden, ob er dich entert.
lesson-solo-5 = Zwei seiner Würfel sind gleich: Er entert dich! Wähl bis zu drei Verteidiger. Schick deinen Piraten der Stärke 3.
lesson-solo-6 = Ein Gleichstand ginge an dich. Schließ deine Mannschaft ab; drei gelbe Würfel wählen dann seine: niedrig den schwächsten, mittel niemanden, hoch den stärksten.
lesson-solo-7 = Nur sein schwächster kam: Du gewinnst. Nimm Gold oder Schritte. So geht es weiter, bis ein Vorrat leer ist oder fünfmal geentert wurde.
lesson-solo-otherwise-1 = Möglich, aber schau, was ihm dann bleibt. Nimm den gelben Würfel.
lesson-solo-otherwise-2 = Dann bekäme er andere Würfel. Nimm das Holz.
lesson-solo-otherwise-3 = Spar diesmal dein Gold: Beende dein Kommando.
lesson-solo-otherwise-4 = Zu schwach. Schick deinen Piraten der Stärke 3.
lesson-solo-otherwise-5 = Ein starker Pirat genügt. Schließ deine Mannschaft ab.
