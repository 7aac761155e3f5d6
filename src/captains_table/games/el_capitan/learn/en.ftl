### Legend and lessons of El Capitán, in English.

## Legend

legend-city = City
legend-city-about = The number beside the name is what the majority pays now: the value of the next free site. Second place gets half.
legend-site = Building site
legend-site-about = Its number is at the top, its value below. Warehouses fill the sites in the order of their numbers.
legend-next-site = Next free site
legend-next-site-about = The next warehouse in the city goes on the site with the brass frame; its value is what the majority pays now.
legend-closing-site = Closing site
legend-closing-site-about = A warehouse built here shuts down the one on the city’s lowest occupied site. Once site 12 is occupied, it shuts down nothing.
legend-last-space = Last space
legend-last-space-about = Nothing is ever built here. Once site 12 is occupied, this is what the majority pays.
legend-closed = Shut-down warehouse
legend-closed-about = It lies on the picture of its city and counts for nothing. Instead of building, its owner can reopen it free of charge.
legend-warehouse = Warehouse
legend-warehouse-about = Build it where your ship is, for the price of your harbour space. At a payday, you are paid for being in many cities and for having the most in a city.
legend-neutral = Neutral warehouse
legend-neutral-about = Two players only: it takes sites and majorities away from your opponent, but earns nothing itself.
legend-fort-site = Fortress site
legend-fort-site-about = You may build one fortress per city, for this price.
legend-fortress = Fortress
legend-fortress-about = At a payday it pays half of what the city pays, or all of it in the city with the most warehouses.
legend-berth = Harbour space
legend-berth-about = The number is what a warehouse costs while your ship is here. An arriving ship takes the first free space.
legend-ship = Ship
legend-ship-about = It sails with cards. You build in the city whose harbour it is in; for a loan it goes to the bank.
legend-pirate = Pirate ship
legend-pirate-about = Only with Islas Canarias: it blocks its harbour space. Whoever sails to Islas Canarias moves it and collects the protective charge.
legend-destination = Destination card with seals
legend-destination-about = It takes you to its city from anywhere; or, from a city, as many steps as it has seals. The number is its price.
legend-connection = Connection card
legend-connection-about = It takes you from one of its two cities to the other. The number is its price.
legend-deck = Deck
legend-deck-about = How many cards are left, and how many have been discarded. The display is refilled at the end of every turn.
legend-loan = Loan at the bank
legend-loan-about = The amount you get, the cards left, and what you repay at the payday or after an extension. It takes your whole turn.
legend-debt = Loan
legend-debt-about = The upper number is the amount received, the lower one the amount owed, or how many such loans another player has. At the payday a loan is repaid, or extended once.
legend-extended = Extended loan
legend-extended-about = It must be repaid at the next payday, for the higher amount.
legend-bonus = Bonus card
legend-bonus-about = As soon as you have open warehouses in nine cities, you take the best bonus card left. It pays out at the third payday.
legend-spread = Proliferation
legend-spread-about = Top: a number of cities; bottom: what it pays. At a payday you are paid for the cities in which you have an open warehouse.
legend-pennant = Flag of a player
legend-pennant-about = It shows in how many cities a player has an open warehouse.
legend-player = A player’s area
legend-player-about = Cash, and in brackets what is left after repaying all loans. Buildings, loans and cards are next to it.
legend-turn = Lamp
legend-turn-about = It shows whose turn it is.
legend-starter = Ship’s wheel
legend-starter-about = The starting player of this phase. After a payday, the poorest player chooses the next one.
legend-phase = Phase and round
legend-phase-about = There are three phases. Each ends with a payday.

## Lessons

lesson-sail-title = Buy, sail, build
lesson-sail-promise = Your first warehouse.
lesson-sail-1 = You win with the most money after three paydays. Money comes from warehouses in the nine cities. You are Ada, with 20 florins and a ship off the board.
lesson-sail-2 = From off the board only a destination card takes you to a city. Buy the Napoli card with 3 seals for 7 florins.
lesson-sail-3 = Play it: sail to Napoli.
lesson-sail-4 = Your ship takes the cheaper harbour space, so a warehouse costs 3. Build one: the first in a city goes on site 1 or site 2.
lesson-sail-5 = You have built, so you can’t sail any more. You could buy cards for later, but keep your 10 florins: end your turn.
lesson-sail-otherwise-1 = A good card for later. First buy Napoli with 3 seals.
lesson-sail-otherwise-2 = Save your money. Sail to Napoli.
lesson-sail-otherwise-3 = Later. Now build a warehouse here.
lesson-sail-otherwise-4 = You may, but money is short. End your turn.

lesson-routes-title = Three ways to sail
lesson-routes-promise = Destination, sea route, connection.
lesson-routes-1 = Your ship is in Athina and you hold the Tunis card with 2 seals. As a destination it takes you to Tunis from anywhere. As a sea route it takes you up to two steps to neighbouring cities.
lesson-routes-2 = Alexandria is next to Athina and pays well. Use the Tunis card as a sea route to Alexandria.
lesson-routes-3 = Build a warehouse. It costs 4 here: rich cities have expensive harbours.
lesson-routes-4 = After building you may still buy. Buy the connection Tunis–Alexandria for 1 florin: it will take you from one city to the other.
lesson-routes-5 = End your turn. Ben and Cleo build where they are.
lesson-routes-6 = Your turn again. Use the connection to sail to Tunis.
lesson-routes-7 = Build in Tunis. You are now in three cities; being in many of them pays at every payday.
lesson-routes-otherwise-1 = Possible, but try the sea route: the Tunis card, to Alexandria.
lesson-routes-otherwise-2 = Build a warehouse first.
lesson-routes-otherwise-3 = Think of the next turn: buy the connection Tunis–Alexandria.
lesson-routes-otherwise-4 = That would cost your last florins. End your turn.
lesson-routes-otherwise-5 = A loan would cost the whole turn. Sail to Tunis.

lesson-closing-title = Shutting down, reopening, fortress
lesson-closing-promise = What a dark site does, and how to stay safe.
lesson-closing-1 = Napoli has three warehouses: Cleo’s, yours, Cleo’s. The next site, number 4, is dark: a closing site. Whoever builds there shuts down the oldest warehouse of the city.
lesson-closing-2 = The oldest is Cleo’s, on site 1. Build on the closing site: then you have two warehouses here and Cleo has one.
lesson-closing-3 = Cleo’s warehouse is shut down and counts for nothing. End your turn.
lesson-closing-4 = Cleo has reopened it, free of charge, on site 5. Now the next site, 6, is dark as well, and the oldest warehouse is yours.
lesson-closing-5 = A warehouse there would shut down your own. Build a fortress instead, for 6 florins: a fortress is never shut down.
lesson-closing-6 = At a payday a fortress pays half of what the city is worth, or all of it in the city with the most warehouses.
lesson-closing-otherwise-1 = Good to know, but look at site 4: build a warehouse.
lesson-closing-otherwise-2 = Keep your florins. End your turn.
lesson-closing-otherwise-3 = That would not help you here. Build a fortress.

lesson-payday-title = A payday
lesson-payday-promise = Who gets what, and why.
lesson-payday-1 = You have one warehouse left. When someone has built everything, the round is completed and a payday follows. Your ship is in Athina.
lesson-payday-2 = Build your last warehouse in Athina. With three open warehouses you will have the majority there.
lesson-payday-3 = Look at the next free site of Athina: it shows 10. That is what the majority is worth: 10 for you, 5 for Cleo, who is second.
lesson-payday-4 = End your turn for the payday. Read the results before you continue.
lesson-payday-5 = Proliferation: Ben and Cleo are in four cities each and get 10. You are in two cities and get nothing: spread out more.
lesson-payday-6 = In Marseille Cleo and Ben have one warehouse each. The one on the lower site wins the tie: Cleo gets 8, Ben gets 4.
lesson-payday-7 = Your fortress in Valencia brings half of 6. You get 19 in total, Ben 34, Cleo 41. Two strong cities lose to four.
lesson-payday-otherwise-1 = Not now: build your last warehouse.
lesson-payday-otherwise-2 = Money is worth more at the payday. End your turn.

lesson-loan-title = Loans
lesson-loan-promise = When you can’t build, and what it costs.
lesson-loan-1 = You have 1 florin. A warehouse in Napoli costs 3, and wherever your cards lead it costs more. If you can’t build, you must take a loan.
lesson-loan-2 = Your ship goes to the bank, and the turn is over. Take 10 florins: at the payday you repay 12, or extend the loan and repay 16 later.
lesson-loan-3 = Ben and Cleo have built. From the bank, only a destination card takes you back to a city: sail to Marseille.
lesson-loan-4 = Build a warehouse in Marseille.
lesson-loan-5 = A loan of 16 costs 20, extended 30. One early loan can pay off; loans before the last payday rarely do.
lesson-loan-otherwise-1 = 16 florins cost more. For now take 10.
lesson-loan-otherwise-2 = First get away from the bank: sail to Marseille.
lesson-loan-otherwise-3 = You are where you want to be: build a warehouse.
## The coach, the first time a kind of decision comes up
coach-buy = Cards take you to the cities: a destination card from anywhere, a connection only between its two cities. Pick a city where one more warehouse makes you first or second.
coach-sail = You build where your ship is, at the price of its harbour space. Sail to a city whose next free site is worth a lot, or to one where you have no warehouse yet.
coach-build = At the payday, first place in a city gets the value of its next free site, and second place half. Every new city also raises your proliferation bonus.
coach-loan = A loan takes your whole turn, and you repay more than you get. Take the small one if it pays for your next building.
coach-pass = Passing costs you nothing but the turn. Next time keep enough money for a card and a warehouse.
coach-built = After building you may still buy cards for later turns, but not sail. Buy only what you will use: money you keep counts at the end, cards don’t.
coach-charge = In the city where the pirate arrives, the others pay you for each of their open buildings. Send him where they have many and you have few.
coach-pirate = The pirate sails with cards, like a ship, and several cards in a row count as one move. He blocks the harbour space he ends on.
coach-pirate-first = The pirate blocks the harbour space you need. Once a turn you may move him, with cards or for florins.
coach-debt = Repaying now is cheaper than extending. Extend only if you need the money to build in the next phase.
coach-starter = Whoever starts a phase has the first choice of cards and harbours. It is usually best to start yourself.

