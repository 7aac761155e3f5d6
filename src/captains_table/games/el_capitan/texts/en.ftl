### El Capitán in English.

game-name = El Capitán
game-about = Sail the Mediterranean of the 15th century, build warehouses where the money is, and be the richest merchant after three paydays.
game-time = 60 to 120 minutes
game-designers = Wolfgang Kramer and Horst-Rainer Rösner
game-sources = Some printed values are reconstructed
option-porto = Porto
option-porto-about = A rich city with three harbour spaces; a warehouse shut down there is lost for good.
option-lisboa = Lisboa
option-lisboa-about = Warehouses cost next to nothing and pay out at once.
option-canarias = Islas Canarias
option-canarias-about = Adds the pirate, who blocks harbours and collects a protective charge.
options-advice = Start with one outer city. Two or three are for experienced players and play best with four or five.

## Names

city-marseille = Marseille
city-venezia = Venezia
city-constantinople = Constantinople
city-valencia = Valencia
city-napoli = Napoli
city-athina = Athina
city-tanger = Tanger
city-tunis = Tunis
city-alexandria = Alexandria
city-porto = Porto
city-lisboa = Lisboa
city-canarias = Islas Canarias
deck-destinations = destination cards
deck-connections = connection cards
pirate-name = the pirate
card-marseille-1 = Marseille (1 seal)
card-marseille-2 = Marseille (2 seals)
card-marseille-3 = Marseille (3 seals)
card-venezia-1 = Venezia (1 seal)
card-venezia-2 = Venezia (2 seals)
card-venezia-3 = Venezia (3 seals)
card-constantinople-1 = Constantinople (1 seal)
card-constantinople-2 = Constantinople (2 seals)
card-constantinople-3 = Constantinople (3 seals)
card-valencia-1 = Valencia (1 seal)
card-valencia-2 = Valencia (2 seals)
card-valencia-3 = Valencia (3 seals)
card-napoli-1 = Napoli (1 seal)
card-napoli-2 = Napoli (2 seals)
card-napoli-3 = Napoli (3 seals)
card-athina-1 = Athina (1 seal)
card-athina-2 = Athina (2 seals)
card-athina-3 = Athina (3 seals)
card-tanger-1 = Tanger (1 seal)
card-tanger-2 = Tanger (2 seals)
card-tanger-3 = Tanger (3 seals)
card-tunis-1 = Tunis (1 seal)
card-tunis-2 = Tunis (2 seals)
card-tunis-3 = Tunis (3 seals)
card-alexandria-1 = Alexandria (1 seal)
card-alexandria-2 = Alexandria (2 seals)
card-alexandria-3 = Alexandria (3 seals)
card-marseille-venezia = Marseille – Venezia
card-marseille-constantinople = Marseille – Constantinople
card-marseille-valencia = Marseille – Valencia
card-marseille-napoli = Marseille – Napoli
card-marseille-athina = Marseille – Athina
card-marseille-tanger = Marseille – Tanger
card-marseille-tunis = Marseille – Tunis
card-marseille-alexandria = Marseille – Alexandria
card-venezia-constantinople = Venezia – Constantinople
card-venezia-valencia = Venezia – Valencia
card-venezia-napoli = Venezia – Napoli
card-venezia-athina = Venezia – Athina
card-venezia-tanger = Venezia – Tanger
card-venezia-tunis = Venezia – Tunis
card-venezia-alexandria = Venezia – Alexandria
card-constantinople-valencia = Constantinople – Valencia
card-constantinople-napoli = Constantinople – Napoli
card-constantinople-athina = Constantinople – Athina
card-constantinople-tanger = Constantinople – Tanger
card-constantinople-tunis = Constantinople – Tunis
card-constantinople-alexandria = Constantinople – Alexandria
card-valencia-napoli = Valencia – Napoli
card-valencia-athina = Valencia – Athina
card-valencia-tanger = Valencia – Tanger
card-valencia-tunis = Valencia – Tunis
card-valencia-alexandria = Valencia – Alexandria
card-napoli-athina = Napoli – Athina
card-napoli-tanger = Napoli – Tanger
card-napoli-tunis = Napoli – Tunis
card-napoli-alexandria = Napoli – Alexandria
card-athina-tanger = Athina – Tanger
card-athina-tunis = Athina – Tunis
card-athina-alexandria = Athina – Alexandria
card-tanger-tunis = Tanger – Tunis
card-tanger-alexandria = Tanger – Alexandria

card-tunis-alexandria = Tunis – Alexandria

## Events

event-starts = { $who } is the starting player.
event-card-destination = The destination card { $city } ({ $seals ->
    [one] 1 seal
   *[other] { $seals } seals
 }) is added to the display for { $cost ->
    [one] 1 florin
   *[other] { $cost } florins
 }.
event-card-connection = The connection { $city } – { $from } is added to the display for { $cost ->
    [one] 1 florin
   *[other] { $cost } florins
 }.
event-buy-destination = { $who } buys the destination card { $city } ({ $seals ->
    [one] 1 seal
   *[other] { $seals } seals
 }) for { $cost ->
    [one] 1 florin
   *[other] { $cost } florins
 }.
event-buy-connection = { $who } buys the connection { $city } – { $from } for { $cost ->
    [one] 1 florin
   *[other] { $cost } florins
 }.
event-sail = { $who } sails directly to { $city }.
event-sail-connection = { $who } uses a connection card to sail to { $city }.
event-sail-route = { $who } uses the card { $card } as a sea route to { $city }.
event-build = { $who } builds a { $colour ->
    [neutral] neutral warehouse
   *[main] warehouse
 } in { $city } on site { $site } for { $cost ->
    [one] 1 florin
   *[other] { $cost } florins
 }.
event-reopen = { $who } reopens a { $colour ->
    [neutral] neutral warehouse
   *[main] warehouse
 } in { $city } on site { $site }.
event-fortress = { $who } builds a fortress in { $city } for { $cost ->
    [one] 1 florin
   *[other] { $cost } florins
 }.
event-loan = { $who } sails to the bank and takes a loan of { $amount } florins.
event-end = { $who } ends the turn.
event-pass = { $who } can neither build nor take a loan, and passes.
event-repay = { $who } repays { $extended ->
    [yes] the extended loan
   *[no] the loan
 } of { $amount } florins with { $cost } florins.
event-extend = { $who } extends the loan of { $amount } florins and now owes { $cost }.
event-starter = { $who } chooses { $who_starts } as the next starting player.
event-pirate = { $who } sends the pirate to { $city } (harbour space { $space }) to collect the protective charge.
event-pirate-paid = { $who } moves the pirate to { $city } (harbour space { $space }) for { $cost } florins.
event-pirate-card = { $who } moves the pirate to { $city } (harbour space { $space }) with the card { $card }{ $way ->
    [route] {" "}as a sea route
   *[straight] {""}
 }.
event-pirate-via = { $who } moves the pirate on through { $city } with the card { $card }{ $way ->
    [route] {" "}as a sea route
   *[straight] {""}
 }.

## Choices in a few words: the verb of the notation, and what follows it

verb-buy = Buy
verb-sail = Sail
verb-build = Build
verb-reopen = Reopen
verb-fortress = Build a fortress
verb-loan = Take a loan
verb-end = End turn
verb-pass = Pass
verb-repay = Repay
verb-extend = Extend
verb-starter = Choose the starting player
verb-pirate = Move the pirate
choice-buy-destination = { $city } ({ $seals ->
    [one] 1 seal
   *[other] { $seals } seals
 }) for { $cost ->
    [one] 1 florin
   *[other] { $cost } florins
 }
choice-buy-connection = { $city } – { $from } for { $cost ->
    [one] 1 florin
   *[other] { $cost } florins
 }
choice-sail = directly to { $city } (card with { $seals ->
    [one] 1 seal
   *[other] { $seals } seals
 })
choice-sail-connection = to { $city } by connection
choice-sail-route = to { $city } by sea route, with { $card }
choice-build = { $colour ->
    [neutral] a neutral warehouse
   *[main] a warehouse
 } in { $city } on site { $site } for { $cost ->
    [one] 1 florin
   *[other] { $cost } florins
 }
choice-reopen = { $colour ->
    [neutral] a neutral warehouse
   *[main] a warehouse
 } in { $city } on site { $site }
choice-fortress = for { $cost ->
    [one] 1 florin
   *[other] { $cost } florins
 }
choice-loan = of { $amount } florins
choice-repay = { $extended ->
    [yes] the extended loan
   *[no] the loan
 } of { $amount } for { $cost } florins
choice-extend = the loan of { $amount } and owe { $cost } florins
choice-starter = { $who_starts }
choice-pirate = to { $city }, space { $space }
choice-pirate-paid = to { $city }, space { $space }, for { $cost } florins
choice-pirate-card = to { $city }, space { $space }, with { $card }{ $way ->
    [route] {" "}as a sea route
   *[straight] {""}
 }
choice-pirate-via = on through { $city }, with { $card }{ $way ->
    [route] {" "}as a sea route
   *[straight] {""}
 }

## What follows by itself

told-closed = { $who }’s { $colour ->
    [neutral] neutral warehouse
   *[main] warehouse
 } on site { $site } in { $city } is shut down.
told-left = { $who }’s { $colour ->
    [neutral] neutral warehouse
   *[main] warehouse
 } on site { $site } in { $city } is shut down and leaves the game.
told-bonus = { $who } has warehouses in nine cities and takes the bonus card worth { $amount } florins.
told-paid-at-once = { $rank ->
    [first] The bank pays { $who } { $amount } florins at once for the majority in { $city }.
   *[behind] The bank pays { $who } { $amount } florins at once in { $city }: half, without the majority.
 }
told-all-built = { $who } has built everything: payday { $phase } follows at the end of this round.
told-protection = { $who } pays { $who_gets } a protective charge of { $amount ->
    [one] 1 florin
   *[other] { $amount } florins
 }.
told-displaced = { $who }’s ship makes way in { $city } and moves to harbour space { $space }.
told-reshuffled = The discarded { $deck } are shuffled to form a new deck.
told-payday = Payday { $phase }.
told-income = { $who } gets { $amount ->
    [one] 1 florin
   *[other] { $amount } florins
 } { $why ->
    [spread] for proliferation ({ $detail ->
        [one] 1 city
       *[other] { $detail } cities
     })
    [first] for the majority in { $city }
    [second] for second place in { $city }
    [present] for a warehouse in { $city }
    [fortress] for a fortress in { $city }
    [fortress-whole] for a fortress in { $city }, a city with the most warehouses
   *[bonus] for the bonus card
 }.
told-money-check = Money check after payday { $phase }:
told-wealth = { $who } has { $money ->
    [one] { $money } florin
   *[other] { $money } florins
 }; wealth after debts: { $wealth }.

## The table

label-phase = Phase { $phase } · Round { $round }
label-starting = { $who } starts
label-display = Display
label-destinations = Destinations:
label-connections = Connections:
label-deck = { $deck } in the deck, { $discards } discarded
label-bank = Bank:
label-loans = { $count } × { $amount }
label-money = { $money ->
    [one] { $money } florin
   *[other] { $money } florins
 }
label-wealth = wealth { $wealth }
label-stock = to build
label-hand = hand:
label-no-cards = no cards
label-loans-of = loans
label-bonus = bonus { $amount }
label-ship = ship
label-ship-off = off the board
label-ship-bank = at the bank
label-ship-adrift = outside { $city }
label-ship-city = in { $city }, space { $space }
label-closed = shut down
label-legend = letters: warehouses · ◆: seal · [A]: ship in a harbour space · ▲: fortress · *: closing site · !: pirate
label-pirate = the pirate is in { $city }
label-harbour = harbour
label-forts = forts
label-pays = pays { $amount }

## The count

count-payday = Payday { $phase }
count-money-check = Money check after payday { $phase }
count-spread = Proliferation
count-bonus = Bonus
count-total = Total
count-cities = { $detail ->
    [one] 1 city
   *[other] { $detail } cities
 }
count-first = 1st
count-second = 2nd
count-present = present
count-fortress = ▲
count-fortress-whole = ▲▲
count-legend = ▲ fortress · ▲▲ fortress in a city with the most warehouses
count-money = Money
count-wealth = Wealth

## Why not: every clause in a sentence

clause-1-1 = Only cities that touch horizontally or vertically are neighbours.
clause-1-2 = A city has harbour spaces, fortress sites and twelve building sites; nothing is ever built on the thirteenth space.
clause-1-3 = Each player gets six warehouses and one fortress per phase, and starts with 20 florins.
clause-1-4 = Four destination cards and six connection cards are face up in the display.
clause-1-5 = The bank has only a limited number of loan cards of each kind.
clause-1-6 = First, the starting player is determined.
clause-1-7 = Everything is open information except the order of the decks.
clause-2-1 = Players take turns clockwise, round after round, until a payday.
clause-2-2 = { $case ->
    [end] You can’t end your turn yet: you must build something, or do nothing but take a loan.
   *[done] Only one building action or one loan per turn.
 }
clause-2-3 = After building, the ship stays where it is; you may only buy cards.
clause-2-4 = A loan takes the whole turn: it is no longer possible after buying a card, sailing or moving the pirate.
clause-2-5 = There are no loans in the first round of the game.
clause-2-6 = You would not have enough money and cards left to build anything this turn.
clause-2-7 = You may pass only if you can do nothing else.
clause-3-1 = { $case ->
    [cost] The card { $card } costs { $cost ->
        [one] 1 florin
       *[other] { $cost } florins
     }, and { $who } has only { $money }.
    [wait] First the display is refilled.
    [full] New cards appear only at the end of a turn, while the display is not full.
   *[display] The card { $card } is not in the display.
 }
clause-3-2 = That card can’t appear now: it is not one of the cards still to be revealed.
clause-3-3 = A destination card shows one city and its seals; a connection card shows two cities.
clause-3-4 = { $case ->
    [hand] { $who } does not have the card { $card }.
    [link] That connection does not start where the ship is.
    [pirate] That connection does not start where the pirate is.
    [named] You reach the city on the card directly, not by sea route.
   *[reach] { $city } is too far for { $seals ->
        [one] 1 seal
       *[other] { $seals } seals
     }.
 }
clause-3-5 = From the bank or from off the board, only a destination card takes you to a city.
clause-3-6 = A voyage must end in a different city from where it started.
clause-3-7 = The harbour of { $city } is full, and you could not sail on from there.
clause-3-8 = A ship may not switch to a cheaper space in the same harbour.
clause-3-9 = A ship frees its harbour space only when it leaves.
clause-4-1 = To take a loan, the ship sails to the bank.
clause-4-2 = The bank has no loan of { $amount } florins left.
clause-4-3 = Only one loan per turn, and it ends the turn.
clause-5-1 = { $case ->
    [harbour] To build, your ship must be in a harbour space.
    [stock] { $who } has no such warehouse left to build in this phase.
   *[cost] A warehouse costs { $cost ->
        [one] 1 florin
       *[other] { $cost } florins
     } here, and { $who } has only { $money }.
 }
clause-5-2 = { $case ->
    [choose] The first warehouse in a city goes on site 1 or site 2: choose one of them.
   *[fixed] You can choose the site only for the first warehouse in a city.
 }
clause-5-3 = A warehouse goes on the site after the highest occupied one.
clause-5-4 = A warehouse built on a closing site shuts down the first warehouse of the chain.
clause-5-5 = All twelve sites in { $city } are occupied.
clause-5-6 = { $who } would have four adjacent warehouses in { $city }; three is the limit.
clause-5-7 = Bonus cards go to the first players with warehouses in nine cities, one per player.
clause-6-1 = { $case ->
    [harbour] To reopen a warehouse, your ship must be in the harbour of its city.
   *[other] { $who } has no such shut-down warehouse in { $city }.
 }
clause-6-2 = Reopening counts as the building action of the turn.
clause-7-1 = { $case ->
    [harbour] To build a fortress, your ship must be in a harbour space.
    [stock] { $who } has no fortress left to build in this phase.
    [own] { $who } already has a fortress in { $city }.
    [full] There is no free fortress site in { $city }.
   *[cost] The fortress costs { $cost ->
        [one] 1 florin
       *[other] { $cost } florins
     } here, and { $who } has only { $money }.
 }
clause-7-2 = A fortress goes on the free site with the lowest number.
clause-8-1 = A payday follows at the end of the round in which a player has built everything.
clause-8-2 = Proliferation pays for the number of cities in which you have an open warehouse.
clause-8-3 = The majority in a city pays the value of its next free space; second place pays half.
clause-8-4 = A fortress pays half of what its city pays, or all of it in the city with the most warehouses.
clause-8-5 = A city without a warehouse pays nothing.
clause-8-6 = Bonus cards pay out at the third payday.
clause-9-1 = { $case ->
    [order] First settle the loans one by one: those that must be repaid, then the others, repayments before extensions.
    [due] This loan must be repaid now: no loan is extended after the third payday.
   *[none] Loans are repaid or extended only after a payday.
 }
clause-9-2 = Repaying this loan now costs { $cost } florins, and { $who } has only { $money }; it can be extended.
clause-9-3 = { $who } is in debt and can’t buy or build anything that costs money.
clause-9-4 = Wealth is cash minus what is owed on loans.
clause-9-5 = { $case ->
    [due] First { $who } chooses the next starting player.
    [nobody] Nobody sits in that seat.
   *[none] The starting player is chosen only after a payday, by the poorest player.
}
clause-9-6 = New warehouses and a fortress arrive with the next phase.
clause-9-7 = The game is over.
clause-10-1 = Neutral warehouses are used only with two players.
clause-10-2 = While you have warehouses left to build, those of your main colour must outnumber the neutral ones.
clause-10-3 = That row would be too long: { $who } may have at most three adjacent warehouses of the main colour, and four of both colours together.
clause-10-4 = With two players, a phase ends when someone has built everything of both colours.
clause-10-5 = With two players, only the main colour counts for proliferation.
clause-10-6 = With two players, only first place pays, and only for the main colour.
clause-10-7 = Shut-down warehouses of both colours may be reopened.
clause-10-8 = The poorer player chooses who starts the next phase.
clause-11-1 = { $city } is not part of this game.
clause-11-2 = An outer city is reached only by sea route from another city, and left only by a destination card or a sea route.
clause-11-3 = Outer cities count for proliferation like any other city.
clause-11-4 = In an outer city, everyone with an open warehouse gets at least half.
clause-11-5 = Lisboa pays at once for a warehouse built there; with two players, not for a neutral one.
clause-11-6 = A warehouse shut down in Porto leaves the game.
clause-11-7 = The pirate is not part of this game.
clause-11-8 = { $case ->
    [owed] { $who } has sailed to Islas Canarias and must still send the pirate to another city this turn.
    [moored] After the free pirate move, the ship sails no further this turn.
    [made] The free pirate move has already been made this turn.
   *[none] The pirate moves for free only for a player who has just sailed to Islas Canarias and is in its harbour.
 }
clause-11-9 = The pirate must move to a harbour space in another city, one with at least one free harbour space.
clause-11-10 = { $case ->
    [moved] The pirate has already been moved this turn.
    [underway] The pirate is on his way: finish his move with cards.
    [hand] { $who } does not have the card { $card }.
    [nowhere] The cards left in hand could not finish the pirate’s move.
   *[cost] The pirate can’t be moved to { $city } like that: every step of the shortest way must be paid for, and { $who } has only { $money ->
        [one] 1 florin
       *[other] { $money } florins
     }.
 }

## Pieces on the board

piece-city = { $city }: the majority pays { $amount ->
    [one] 1 florin
   *[other] { $amount } florins
 }
piece-site = Site { $site } in { $city }, value { $value }
piece-site-closing = Closing site { $site } in { $city }, value { $value }
piece-site-next = Site { $site } in { $city }, value { $value }: the next warehouse goes here for { $cost } florins, depending on the harbour space. After that, the majority pays { $then }
piece-site-next-closing = Closing site { $site } in { $city }, value { $value }: the next warehouse goes here for { $cost } florins, depending on the harbour space, and shuts down { $who }’s { $colour ->
    [neutral] neutral warehouse
   *[main] warehouse
 } on site { $closed }. After that, the majority pays { $then }
piece-site-last = The space after the last site in { $city }, value { $value }
piece-berth = Harbour space { $space } in { $city }: a warehouse costs { $cost ->
    [one] 1 florin
   *[other] { $cost } florins
 }
piece-fort-site = Fortress site in { $city }: { $cost } florins
piece-fortress = { $who }’s fortress in { $city }
piece-warehouse = { $who }’s warehouse on site { $site } in { $city }
piece-warehouse-neutral = { $who }’s neutral warehouse on site { $site } in { $city }
piece-closed = { $who }’s shut-down warehouse in { $city }
piece-closed-neutral = { $who }’s shut-down neutral warehouse in { $city }
piece-destination = Destination card { $city } ({ $seals ->
    [one] 1 seal
   *[other] { $seals } seals
 }): { $cost ->
    [one] 1 florin
   *[other] { $cost } florins
 }
piece-connection = Connection { $city } – { $from }: { $cost ->
    [one] 1 florin
   *[other] { $cost } florins
 }
piece-deck-destinations = Destination cards: { $count } in the deck, { $discards } discarded
piece-deck-connections = Connection cards: { $count } in the deck, { $discards } discarded
piece-loan = Loan of { $amount } florins, { $count ->
    [one] 1 card
   *[other] { $count } cards
 } left; repay { $due } florins, or { $extended } after an extension
piece-debt = { $who }’s loan of { $amount } florins: repay { $due } florins
piece-debt-extended = { $who }’s extended loan of { $amount } florins: repay { $due } florins
piece-debt-count = { $who } has { $count ->
    [one] 1 loan
   *[other] { $count } loans
 } of { $amount } florins: repay { $due } florins each
piece-debt-extended-count = { $who } has { $count ->
    [one] 1 extended loan
   *[other] { $count } extended loans
 } of { $amount } florins: repay { $due } florins each
piece-bonus = Bonus card for warehouses in nine cities: { $amount } florins
piece-spread = Proliferation: { $cities ->
    [one] 1 city pays
   *[other] { $cities } cities pay
 } { $amount } florins
piece-reach = { $who } has open warehouses in { $cities ->
    [one] 1 city
   *[other] { $cities } cities
 }
piece-player = { $who }
piece-stock-warehouse = { $who }: { $count ->
    [one] 1 warehouse
   *[other] { $count } warehouses
 } left to build
piece-stock-neutral = { $who }: { $count ->
    [one] 1 neutral warehouse
   *[other] { $count } neutral warehouses
 } left to build
piece-stock-fortress = { $who }: { $count ->
    [one] 1 fortress
   *[other] { $count } fortresses
 } left to build
piece-ship = { $who }’s ship in { $city }, harbour space { $space }
piece-ship-adrift = { $who }’s ship outside the harbour of { $city }
piece-ship-bank = { $who }’s ship at the bank
piece-ship-off = { $who }’s ship, off the board
piece-pirate = The pirate in { $city }
piece-turn = { $who }’s turn

## What has changed in the rules

change-neutral-in-lisboa = With two players, a neutral warehouse in Lisboa is not paid for.

## What is to be decided: for the one who chooses, and for the others

prompt-buy = Buy a card to sail with{ $loan ->
    [yes] , or take a loan
   *[no] {""}
}: you have { $money ->
    [one] 1 florin
   *[other] { $money } florins
}.
prompt-buy-other = { $who } needs a card to sail with and has { $money ->
    [one] 1 florin
   *[other] { $money } florins
}.
prompt-sail = Sail to a city where you can build{ $loan ->
    [yes] , or take a loan
   *[no] {""}
}: you have { $money ->
    [one] 1 florin
   *[other] { $money } florins
}.
prompt-sail-other = { $who } is about to sail and has { $money ->
    [one] 1 florin
   *[other] { $money } florins
}.
prompt-build = Build in { $city }{ $elsewhere ->
    [yes] , or sail on to another city
   *[no] {""}
}{ $loan ->
    [yes] , or take a loan
   *[no] {""}
}: you have { $money ->
    [one] 1 florin
   *[other] { $money } florins
}.
prompt-build-other = { $who } can build in { $city } and has { $money ->
    [one] 1 florin
   *[other] { $money } florins
}.
prompt-loan = { $money ->
    [0] You can’t build anywhere without money: take a loan.
    [one] You can’t build anywhere with 1 florin: take a loan.
   *[other] You can’t build anywhere with { $money } florins: take a loan.
}
prompt-loan-other = { $money ->
    [0] { $who } can’t build anywhere without money and must take a loan.
    [one] { $who } can’t build anywhere with 1 florin and must take a loan.
   *[other] { $who } can’t build anywhere with { $money } florins and must take a loan.
}
prompt-pass = You can neither build nor take a loan: pass.
prompt-pass-other = { $who } can neither build nor take a loan and must pass.
prompt-built = { $more ->
    [yes] You have built: buy cards for later turns, or end your turn.
   *[no] You have built and there is nothing left to do: end your turn.
}
prompt-built-other = { $who } has built and is about to end the turn.
prompt-charge = You sailed to Islas Canarias: send the pirate to a harbour to collect the protective charge.
prompt-charge-other = { $who } must send the pirate to a harbour to collect the protective charge.
prompt-pirate = The pirate stops in { $city }: move him on with another card.
prompt-pirate-other = { $who } is moving the pirate on from { $city }.
prompt-pirate-first = You can build only if the pirate moves: move him{ $loan ->
    [yes] , or take a loan
   *[no] {""}
}.
prompt-pirate-first-other = { $who } can build only if the pirate moves.
prompt-debt = { $why ->
    [must] Repay your loan: { $due } florins are due and it can’t be extended.
    [poor] You can’t repay { $due } florins with { $money }: extend your loan.
    [extending] You have extended a loan of the same size: extend this one too.
   *[choice] Repay { $due } florins or extend your loan: you have { $money } florins.
}
prompt-debt-other = { $why ->
    [must] { $who } must repay { $due } florins.
   *[choice] { $who } repays { $due } florins or extends the loan.
}
prompt-starter = You have the least wealth: choose the starting player of phase { $phase }.
prompt-starter-other = { $who } has the least wealth and chooses the starting player of phase { $phase }.

## What a choice brings or costs: reasons of hints and of the coach

reason-majority = { $standing ->
    [0] At the next payday you get nothing in { $city } instead of { $before } florins.
    [1] You are first in { $city }: { $after } florins at the next payday instead of { $before }.
   *[2] You are second in { $city }: { $after } florins at the next payday instead of { $before }.
}
reason-majority-other = { $standing ->
    [0] At the next payday { $who } gets nothing in { $city } instead of { $before } florins.
    [1] { $who } is first in { $city }: { $after } florins at the next payday instead of { $before }.
   *[2] { $who } is second in { $city }: { $after } florins at the next payday instead of { $before }.
}
reason-fortress = { $after ->
    [0] You have no fortress in { $city }, which would pay { $before } florins at the next payday.
   *[other] Your fortress in { $city } pays { $after } florins at the next payday instead of { $before }.
}
reason-fortress-other = { $after ->
    [0] { $who } has no fortress in { $city }, which would pay { $before } florins at the next payday.
   *[other] { $who }’s fortress in { $city } pays { $after } florins at the next payday instead of { $before }.
}
reason-spread = You have warehouses in { $standing ->
    [one] 1 city
   *[other] { $standing } cities
}: proliferation pays { $after } florins at the next payday instead of { $before }.
reason-spread-other = { $who } has warehouses in { $standing ->
    [one] 1 city
   *[other] { $standing } cities
}: proliferation pays { $after } florins at the next payday instead of { $before }.
reason-cash = { $after ->
    [0] You are left with nothing instead of { $before } florins.
    [one] You have 1 florin instead of { $before }.
   *[other] You have { $after } florins instead of { $before }.
}
reason-cash-other = { $after ->
    [0] { $who } is left with nothing instead of { $before } florins.
    [one] { $who } has 1 florin instead of { $before }.
   *[other] { $who } has { $after } florins instead of { $before }.
}
reason-debt = { $after ->
    [0] You no longer owe the bank anything.
   *[other] You owe the bank { $after } florins instead of { $before }.
}
reason-debt-other = { $after ->
    [0] { $who } no longer owes the bank anything.
   *[other] { $who } owes the bank { $after } florins instead of { $before }.
}
reason-warehouses = { $after ->
    [0] You have built every warehouse.
    [one] You have 1 warehouse left to build instead of { $before }.
   *[other] You have { $after } warehouses left to build instead of { $before }.
}
reason-warehouses-other = { $after ->
    [0] { $who } has built every warehouse.
    [one] { $who } has 1 warehouse left to build instead of { $before }.
   *[other] { $who } has { $after } warehouses left to build instead of { $before }.
}
reason-fortresses = { $after ->
    [0] You have built every fortress.
    [one] You have 1 fortress left to build instead of { $before }.
   *[other] You have { $after } fortresses left to build instead of { $before }.
}
reason-fortresses-other = { $after ->
    [0] { $who } has built every fortress.
    [one] { $who } has 1 fortress left to build instead of { $before }.
   *[other] { $who } has { $after } fortresses left to build instead of { $before }.
}
reason-cards = You hold { $after ->
    [one] { $after } card
   *[other] { $after } cards
} instead of { $before }.
reason-cards-other = { $who } holds { $after ->
    [one] { $after } card
   *[other] { $after } cards
} instead of { $before }.

## What you have, what the score counts, and what would be wasted

standing = { $money ->
    [one] { $money } florin
   *[other] { $money } florins
 } · to build: { $warehouses ->
    [one] { $warehouses } warehouse
   *[other] { $warehouses } warehouses
 }, { $fortresses ->
    [one] { $fortresses } fortress
   *[other] { $fortresses } fortresses
 }
standing-debts = { $money ->
    [one] { $money } florin
   *[other] { $money } florins
 } ({ $wealth } after debts) · to build: { $warehouses ->
    [one] { $warehouses } warehouse
   *[other] { $warehouses } warehouses
 }, { $fortresses ->
    [one] { $fortresses } fortress
   *[other] { $fortresses } fortresses
 }
score-now = Cash after debts
score-end = Wealth
waste-9-7 = Only money counts now: this would cost you and gain you nothing.
region-cards = Display
region-bank = Bank
region-spread = Proliferation

# The spotlight: what everyone is watching
spotlight-loans = Payday { $phase }: loans
spotlight-majorities = majorities
spotlight-fortresses = fortresses
spotlight-money = money
spotlight-debts = loans
spotlight-decides = repays or extends
spotlight-most = { $amount ->
    [one] { $who } gets the most: 1 florin.
   *[other] { $who } gets the most: { $amount } florins.
}
spotlight-most-shared = { $amount ->
    [one] Several players get the most: 1 florin each.
   *[other] Several players get the most: { $amount } florins each.
}
