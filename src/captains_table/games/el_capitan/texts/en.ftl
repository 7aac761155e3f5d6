### El Capitán in English.

game-name = El Capitán
game-about = Sail the Mediterranean of the 15th century, build warehouses where the money will be, and be the richest after three paydays.
game-time = 60 to 120 minutes
game-designers = Wolfgang Kramer and Horst-Rainer Rösner
game-sources = Some printed figures are reconstructed
option-porto = Porto
option-porto-about = A rich city with three harbour spaces; what closes there is lost for good.
option-lisboa = Lisboa
option-lisboa-about = Warehouses cost next to nothing and pay at once.
option-canarias = Islas Canarias
option-canarias-about = Brings the pirate, who blocks harbours and collects protection money.
options-advice = Start with one outer city. Two or all three are for experienced players, and best with four or five.

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
event-card-destination = The destination { $city } with { $seals ->
    [one] one seal
   *[other] { $seals } seals
 } comes into the display, for { $cost }.
event-card-connection = The connection { $city } – { $from } comes into the display, for { $cost }.
event-buy-destination = { $who } buys the destination { $city } with { $seals ->
    [one] one seal
   *[other] { $seals } seals
 } for { $cost }.
event-buy-connection = { $who } buys the connection { $city } – { $from } for { $cost }.
event-sail = { $who } sails straight to { $city }.
event-sail-connection = { $who } sails the connection to { $city }.
event-sail-route = { $who } sails the sea route to { $city }, with the seals of { $card }.
event-build = { $who } builds a { $colour ->
    [neutral] neutral warehouse
   *[main] warehouse
 } in { $city } on site { $site }, for { $cost }.
event-reopen = { $who } reopens a { $colour ->
    [neutral] neutral warehouse
   *[main] warehouse
 } in { $city }, on site { $site }.
event-fortress = { $who } builds a fortress in { $city }, for { $cost }.
event-loan = { $who } goes to the bank and takes a loan of { $amount }.
event-end = { $who } ends the turn.
event-pass = { $who } can neither build nor take a loan, and passes.
event-repay = { $who } repays { $extended ->
    [yes] the extended loan
   *[no] the loan
 } of { $amount }, paying { $cost }.
event-extend = { $who } extends the loan of { $amount }; { $cost } will be due.
event-starter = { $who } names { $who_starts } as the next starting player.
event-pirate = { $who } sends the pirate to { $city }, harbour space { $space }, to collect protection money.
event-pirate-paid = { $who } moves the pirate to { $city }, harbour space { $space }, for { $cost }.
event-pirate-card = { $who } moves the pirate to { $city }, harbour space { $space }, with { $card }{ $way ->
    [route] {" "}as a sea route
   *[straight] {""}
 }.
event-pirate-via = { $who } moves the pirate on by way of { $city }, with { $card }{ $way ->
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
verb-end = End the turn
verb-pass = Pass
verb-repay = Repay
verb-extend = Extend
verb-starter = Let begin
verb-pirate = Move the pirate
choice-buy-destination = { $city } ({ $seals ->
    [one] 1 seal
   *[other] { $seals } seals
 }) for { $cost }
choice-buy-connection = { $city } – { $from } for { $cost }
choice-sail = straight to { $city } (card with { $seals ->
    [one] 1 seal
   *[other] { $seals } seals
 })
choice-sail-connection = by connection to { $city }
choice-sail-route = by sea route to { $city } ({ $card })
choice-build = { $colour ->
    [neutral] a neutral warehouse
   *[main] a warehouse
 } on site { $site } for { $cost }
choice-reopen = { $colour ->
    [neutral] a neutral warehouse
   *[main] a warehouse
 } on site { $site }
choice-fortress = for { $cost }
choice-loan = of { $amount }
choice-repay = { $amount } by paying { $cost }{ $extended ->
    [yes] {" "}(extended)
   *[no] {""}
 }
choice-extend = { $amount }, then { $cost } is due
choice-starter = { $who_starts }
choice-pirate = to { $city }, space { $space }
choice-pirate-paid = to { $city }, space { $space }, for { $cost }
choice-pirate-card = to { $city }, space { $space }, with { $card }{ $way ->
    [route] {" "}as a sea route
   *[straight] {""}
 }
choice-pirate-via = by way of { $city }, with { $card }{ $way ->
    [route] {" "}as a sea route
   *[straight] {""}
 }

## What follows by itself

told-closed = { $who }'s { $colour ->
    [neutral] neutral warehouse
   *[main] warehouse
 } on site { $site } of { $city } is closed.
told-left = { $who }'s { $colour ->
    [neutral] neutral warehouse
   *[main] warehouse
 } on site { $site } of { $city } is closed and leaves the game.
told-bonus = { $who } has warehouses in nine cities and takes the bonus card of { $amount }.
told-paid-at-once = { $rank ->
    [first] The bank pays { $who } { $amount } in { $city } at once, for the majority.
   *[behind] The bank pays { $who } { $amount } in { $city } at once: half, without the majority.
 }
told-all-built = { $who } has built everything: payday { $phase } comes at the end of this round.
told-protection = { $who } pays { $who_gets } { $amount } for protection.
told-displaced = { $who }'s ship makes room in { $city } and moves to harbour space { $space }.
told-reshuffled = The discards are shuffled into a new deck of { $deck }.
told-payday = Payday { $phase }.
told-income = { $who } gets { $amount } { $why ->
    [spread] for { $detail ->
        [one] one city
       *[other] { $detail } cities
     }
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
 } and a wealth of { $wealth }.

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
label-ship-adrift = off { $city }
label-ship-city = in { $city }, space { $space }
label-closed = closed
label-legend = letters: warehouses · ◆: seal · [A]: ship in a harbour space · ▲: fortress · *: closing site · !: pirate
label-pirate = the pirate is in { $city }
label-harbour = harbour
label-forts = forts
label-pays = pays { $amount }

## The count

count-payday = Payday { $phase }
count-money-check = Money check after payday { $phase }
count-spread = Spread
count-bonus = Bonus
count-total = Total
count-cities = { $detail ->
    [one] 1 city
   *[other] { $detail } cities
 }
count-first = 1st
count-second = 2nd
count-present = there
count-fortress = ▲
count-fortress-whole = ▲▲
count-legend = ▲ fortress · ▲▲ fortress in a fullest city
count-money = Money
count-wealth = Wealth

## Why not: every clause in a sentence

clause-1-1 = The cities lie on a grid, and only those that touch horizontally or vertically are neighbours.
clause-1-2 = A city has harbour spaces, fortress sites and twelve building sites; nothing is ever built on the thirteenth space.
clause-1-3 = A player gets six warehouses and one fortress a phase, and begins with 20 florins.
clause-1-4 = Four destinations and six connections lie open in the display.
clause-1-5 = The bank has only a limited number of loan cards of each kind.
clause-1-6 = Before anything else it is settled who starts.
clause-1-7 = Everything is open except the order of the decks.
clause-2-1 = The players take their turns clockwise, round by round, until a payday.
clause-2-2 = { $case ->
    [end] The turn can't end yet: something must be built, or a loan taken instead of anything else.
   *[done] Only one building action or one loan a turn.
 }
clause-2-3 = After building the ship stays where it is; only purchases may follow.
clause-2-4 = A loan turn holds nothing else: after a purchase, a voyage or a pirate move a loan is no longer possible.
clause-2-5 = There are no loans in the first round of the game.
clause-2-6 = After that, the money and cards left would not allow any building action in this turn.
clause-2-7 = Passing is only for those who can do nothing else.
clause-3-1 = { $case ->
    [cost] { $card } costs { $cost }, and { $who } has { $money }.
    [wait] First the display is filled.
    [full] Cards appear only at the end of a turn, as long as the display is not full.
   *[display] { $card } is not in the display.
 }
clause-3-2 = That card can't appear now: it is not among those still to be revealed.
clause-3-3 = A destination card shows one city and its seals, a connection two cities.
clause-3-4 = { $case ->
    [hand] { $who } does not have the card { $card }.
    [link] That connection does not begin where the ship is.
    [pirate] That connection does not begin where the pirate is.
    [named] The city on the card is reached straight, not by its seals.
   *[reach] { $city } is too far for { $seals ->
        [one] one seal
       *[other] { $seals } seals
     }.
 }
clause-3-5 = From the bank and from off the board only a destination card leads back to a city.
clause-3-6 = A voyage must end in a city other than the one it began in.
clause-3-7 = The harbour of { $city } is full, and no further voyage would be possible.
clause-3-8 = A ship may not change to a cheaper space of the same harbour.
clause-3-9 = A ship frees its harbour space only when it leaves.
clause-4-1 = For a loan the ship goes to the bank.
clause-4-2 = The bank has no loan card of { $amount } left.
clause-4-3 = Only one loan a turn, and the turn ends with it.
clause-5-1 = { $case ->
    [harbour] To build, the ship must lie in a harbour space.
    [stock] { $who } has no such warehouse left to build in this phase.
   *[cost] A warehouse costs { $cost } here, and { $who } has { $money }.
 }
clause-5-2 = { $case ->
    [choose] The first warehouse of a city goes on site 1 or site 2: one of them must be chosen.
   *[fixed] The site can only be chosen for the first warehouse of a city.
 }
clause-5-3 = A warehouse goes on the next site after the highest occupied one.
clause-5-4 = A warehouse on a closing site closes the first one of the chain.
clause-5-5 = All twelve sites of { $city } are taken.
clause-5-6 = { $who } would have four warehouses in a row in { $city }; three is the most.
clause-5-7 = Bonus cards go to the first players with warehouses in nine cities, at most one to each.
clause-6-1 = { $case ->
    [harbour] To reopen a warehouse, the ship must lie in the harbour of its city.
   *[other] { $who } has no such closed warehouse in { $city }.
 }
clause-6-2 = Reopening is the building action of the turn.
clause-7-1 = { $case ->
    [harbour] To build a fortress, the ship must lie in a harbour space.
    [stock] { $who } has no fortress left to build in this phase.
    [own] { $who } already has a fortress in { $city }.
    [full] There is no free fortress site in { $city }.
   *[cost] The fortress costs { $cost } here, and { $who } has { $money }.
 }
clause-7-2 = A fortress goes on the free site with the lowest number.
clause-8-1 = A payday comes at the end of the round in which somebody has built everything.
clause-8-2 = The spread pays by the number of cities with an open warehouse.
clause-8-3 = The majority in a city pays the value of its next free space, second place half of it.
clause-8-4 = A fortress pays half of what its city pays; where the most warehouses are, all of it.
clause-8-5 = A city without a warehouse pays nothing.
clause-8-6 = Bonus cards pay on the third payday.
clause-9-1 = { $case ->
    [order] First the loans are decided, one by one: those that must be repaid, then the others, repayments before extensions.
    [due] This loan must be repaid now: after the third payday none is extended any more.
   *[none] Loans are repaid and extended only after a payday.
 }
clause-9-2 = Repaying this loan now costs { $cost }, and { $who } has { $money }; it can be extended.
clause-9-3 = { $who } is overdrawn and can't buy or build anything that costs money.
clause-9-4 = Wealth is money minus what is due on loans.
clause-9-5 = { $case ->
    [due] First { $who } names the next starting player.
    [nobody] Nobody sits in that seat.
   *[none] After a payday, and only then, the poorest player names the next starting player.
}
clause-9-6 = New warehouses and a fortress come with the next phase.
clause-9-7 = The game is over.
clause-10-1 = There are neutral warehouses only with two players.
clause-10-2 = As long as there is something to build, the warehouses of the main colour must outnumber the neutral ones.
clause-10-3 = That row would be too long: { $who } may have at most three of the main colour in a row, and four of both colours.
clause-10-4 = With two players a phase ends when somebody has built everything of both colours.
clause-10-5 = With two players the spread counts the main colour only.
clause-10-6 = With two players only the first place pays, and only the main colour.
clause-10-7 = Closed warehouses of both colours may be reopened.
clause-10-8 = The poorer player chooses who starts the next phase.
clause-11-1 = { $city } is not part of this game.
clause-11-2 = An outer city is reached only by a sea route, from another city, and left by a destination or a sea route.
clause-11-3 = Outer cities count for the spread like all others.
clause-11-4 = In an outer city everybody with an open warehouse gets at least half.
clause-11-5 = Lisboa pays at once for a warehouse built there; with two players not for a neutral one.
clause-11-6 = What is closed in Porto leaves the game.
clause-11-7 = The pirate is not part of this game.
clause-11-8 = { $case ->
    [owed] { $who } has sailed to Islas Canarias and must still send the pirate to another city in this turn.
    [moored] After the free move of the pirate the ship sails no further in this turn.
    [made] The free move of the pirate has been made in this turn.
   *[none] The pirate moves free of charge only for a player who has just sailed to Islas Canarias and lies in its harbour.
 }
clause-11-9 = The pirate must go to another city, into one of its harbour spaces, and at least one of them must be free.
clause-11-10 = { $case ->
    [moved] The pirate has already been moved in this turn.
    [underway] The pirate is on his way: his move must be ended with cards.
    [hand] { $who } does not have the card { $card }.
    [nowhere] After that, the cards in hand could not end the pirate's move.
   *[cost] The pirate's way to { $city } can't be paid like that: every step of the shortest way has its price, and { $who } has { $money }.
 }

## Pieces on the board

piece-city = { $city }: pays { $amount }
piece-site = Site { $site } of { $city }, worth { $value }
piece-site-closing = Closing site { $site } of { $city }, worth { $value }
piece-site-last = The space after the last site of { $city }, worth { $value }
piece-berth = Harbour space { $space } of { $city }: a warehouse costs { $cost }
piece-fort-site = Fortress site of { $city }, for { $cost }
piece-fortress = Fortress of { $who } in { $city }
piece-warehouse = Warehouse of { $who } on site { $site } of { $city }
piece-warehouse-neutral = Neutral warehouse of { $who } on site { $site } of { $city }
piece-closed = Closed warehouse of { $who } in { $city }
piece-closed-neutral = Closed neutral warehouse of { $who } in { $city }
piece-destination = Destination { $city } with { $seals ->
    [one] one seal
   *[other] { $seals } seals
 }, for { $cost }
piece-connection = Connection { $city } – { $from }, for { $cost }
piece-deck-destinations = Destination cards: { $count } in the deck, { $discards } discarded
piece-deck-connections = Connection cards: { $count } in the deck, { $discards } discarded
piece-loan = Loan of { $amount }, { $count ->
    [one] one card
   *[other] { $count } cards
 } left; to be repaid with { $due }, after an extension with { $extended }
piece-debt = Loan of { $who }: { $amount }, to be repaid with { $due }
piece-debt-extended = Extended loan of { $who }: { $amount }, to be repaid with { $due }
piece-bonus = Bonus card of { $amount } for warehouses in nine cities
piece-spread = { $cities ->
    [one] One city pays { $amount }
   *[other] { $cities } cities pay { $amount }
 } on a payday
piece-reach = { $who } is in { $cities ->
    [one] one city
   *[other] { $cities } cities
 }
piece-player = { $who }
piece-stock-warehouse = { $count ->
    [one] One warehouse
   *[other] { $count } warehouses
 } for { $who } to build
piece-stock-neutral = { $count ->
    [one] One neutral warehouse
   *[other] { $count } neutral warehouses
 } for { $who } to build
piece-stock-fortress = { $count ->
    [one] One fortress
   *[other] { $count } fortresses
 } for { $who } to build
piece-ship = Ship of { $who } in { $city }, harbour space { $space }
piece-ship-adrift = Ship of { $who } off the harbour of { $city }
piece-ship-bank = Ship of { $who } at the bank
piece-ship-off = Ship of { $who }, off the board
piece-pirate = The pirate in { $city }
piece-turn = { $who } to move

## What has changed in the rules

change-neutral-in-lisboa = With two players, a neutral warehouse in Lisboa is not paid.

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
    [0] { $who } can’t build anywhere without money and has to take a loan.
    [one] { $who } can’t build anywhere with 1 florin and has to take a loan.
   *[other] { $who } can’t build anywhere with { $money } florins and has to take a loan.
}
prompt-pass = You can neither build nor take a loan: pass.
prompt-pass-other = { $who } can neither build nor take a loan and has to pass.
prompt-built = { $more ->
    [yes] You have built: buy cards for later turns, or end your turn.
   *[no] You have built and there is nothing left to do: end your turn.
}
prompt-built-other = { $who } has built and is about to end the turn.
prompt-charge = You sailed to Islas Canarias: send the pirate to a harbour to collect the protective charge.
prompt-charge-other = { $who } has to send the pirate to a harbour to collect the protective charge.
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
    [must] { $who } has to repay { $due } florins.
   *[choice] { $who } repays { $due } florins or extends the loan.
}
prompt-starter = You have the least wealth: choose the starting player of phase { $phase }.
prompt-starter-other = { $who } has the least wealth and chooses the starting player of phase { $phase }.

## What a choice brings or costs: reasons of hints and of the coach

reason-majority = { $standing ->
    [0] You get nothing in { $city } at the next payday instead of { $before }.
    [1] You are first in { $city }: { $after } florins at the next payday instead of { $before }.
   *[2] You are second in { $city }: { $after } florins at the next payday instead of { $before }.
}
reason-majority-other = { $standing ->
    [0] { $who } gets nothing in { $city } at the next payday instead of { $before }.
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
}: a bonus of { $after } florins at the next payday instead of { $before }.
reason-spread-other = { $who } has warehouses in { $standing ->
    [one] 1 city
   *[other] { $standing } cities
}: a bonus of { $after } florins at the next payday instead of { $before }.
reason-cash = { $after ->
    [0] You have no money left instead of { $before } florins.
    [one] You have 1 florin instead of { $before }.
   *[other] You have { $after } florins instead of { $before }.
}
reason-cash-other = { $after ->
    [0] { $who } has no money left instead of { $before } florins.
    [one] { $who } has 1 florin instead of { $before }.
   *[other] { $who } has { $after } florins instead of { $before }.
}
reason-debt = { $after ->
    [0] You owe the bank nothing any more.
   *[other] You owe the bank { $after } florins instead of { $before }.
}
reason-debt-other = { $after ->
    [0] { $who } owes the bank nothing any more.
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
