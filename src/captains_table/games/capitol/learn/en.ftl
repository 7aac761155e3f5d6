### Legend and lessons of Capitol, in English.

## Legend

legend-zone = Zone
legend-zone-about = There are three zones of each colour. Every zone is scored after each round: whoever has the most floors there comes first.
legend-square = Free square
legend-square-about = Room for one building or one fountain.
legend-shape = Roof mark of a zone
legend-shape-about = All buildings in this zone have roofs of this shape, round or triangular. The three zones of a colour never all share one shape.
legend-building = Finished building
legend-building-about = The number is its height. A permit puts it in a zone: the first building there has one floor, each later one is as high as the highest or one floor higher.
legend-unfinished = Building under construction
legend-unfinished-about = Floor cards make it higher; a roof card finishes it for good.
legend-roof = Roofs
legend-roof-about = How many round and triangular roofs are left. A roof card puts one of them on a building.
legend-standing = Standing in a zone
legend-standing-about = A player’s floors in the zone, and the points they would score now. The leader comes first.
legend-fountain = Fountain
legend-fountain-about = Worth one more point to first and second place in its zone. It occupies a square.
legend-large-square = Large square
legend-large-square-about = Room for one amphitheatre or one temple; nothing else fits.
legend-amphitheatre = Amphitheatre
legend-amphitheatre-about = In the draw, first place in its zone takes two extra cards and second place takes one.
legend-temple = Temple
legend-temple-about = It doubles all points in its zone.
legend-floor-card = Floor card
legend-floor-card-about = Add two floors to buildings under construction, or start new ones. The number counts only in auctions.
legend-roof-card = Roof card
legend-roof-card-about = Put one of your roofs on a building under construction to finish it. The number counts only in auctions.
legend-permit = Permit
legend-permit-about = Place a finished building in a zone of this colour. The number counts only in auctions.
legend-seen = Card with an eye
legend-seen-about = Everyone has seen this card: it was drawn face up or shown in an auction.
legend-back = Card back
legend-back-about = A card you don’t know. The back shows its kind: roof, floor or permit.
legend-sealed = Sealed bid
legend-sealed-about = This player has confirmed a bid. All bids are revealed together.
legend-pile = Pile and discard
legend-pile-about = The number of cards in the pile and in its discards. When a pile runs out, its discards become the new pile, unshuffled: the oldest card comes first.
legend-supply = Supply of floors
legend-supply-about = The floors left for everyone. Without floors, a floor card has no effect.
legend-auction = Hammer
legend-auction-about = The improvement up for auction is next to it. The highest total wins, discards its bid and places the improvement.
legend-sum = Bid so far
legend-sum-about = The total of the cards in your bid. The highest total wins; nobody else sees yours until all bids are revealed.
legend-player = A player’s area
legend-player-about = The score so far, with the player’s roofs, buildings and cards.
legend-consul = Consul
legend-consul-about = The consul goes first and comes first when bids are tied. The role passes to the left after each round.
legend-turn = Lamp
legend-turn-about = It shows whose turn it is.
legend-passed = Passed
legend-passed-about = This player has passed and is out for the rest of the construction phase.
legend-phase = Round and phase
legend-phase-about = Four rounds, each with construction, auctions, scoring and a draw.

## Lessons

lesson-build-title = Build, roof, place
lesson-build-promise = From a card to a building in the city.
lesson-build-1 = Nine zones, four rounds. After each round, whoever has the most floors in a zone scores there. You are Ada. Let’s build something.
lesson-build-2 = Play a floor card: it brings two floors. The number on a card matters only in auctions.
lesson-build-3 = Take the first floor and start a new building with it.
lesson-build-4 = Put the second floor on top: your building grows to two floors.
lesson-build-5 = Ben and Cleo pass, so they are out of this phase. You may carry on alone. Play a roof card.
lesson-build-6 = Choose a round or a triangular roof. Once it has a roof, a building is finished and never changes.
lesson-build-7 = Play a permit of any colour. It moves one finished building into a zone of that colour.
lesson-build-8 = Choose a one-floor building and an empty zone. The first building in a zone always has exactly one floor.
lesson-build-otherwise-1 = You could, but let’s build first: play a floor card.
lesson-build-otherwise-2 = That would start a second building. Put this floor on the one you have started.
lesson-build-otherwise-3 = Later. First finish your building: play a roof card.
lesson-build-otherwise-4 = Not now. Play a permit to bring a building into the city.

lesson-zone-title = Heights and roofs in a zone
lesson-zone-promise = Where a building fits, and where it does not.
lesson-zone-1 = Ben has opened Campus Martius with one floor and a round roof. Every later building there needs a round roof, and is as high as the highest, or one floor higher.
lesson-zone-2 = Play a blue permit: Campus Martius is blue.
lesson-zone-3 = Place your two-floor building with the round roof in Campus Martius. Then you have two floors there, and Ben has one.
lesson-zone-4 = From now on only buildings of two or three floors fit here. Raising a zone can shut others out.
lesson-zone-5 = Two pink zones already have triangular roofs. The three zones of a colour never all share one shape. Play your pink permit.
lesson-zone-6 = So the third pink zone takes round roofs only. Open Esquilinus with your one-floor building with the round roof.
lesson-zone-otherwise-1 = Good card, but not for this lesson. Play a blue permit.
lesson-zone-otherwise-2 = Legal, but it does not overtake Ben. Choose the two-floor building with the round roof, in Campus Martius.
lesson-zone-otherwise-3 = Not that one: play the pink permit.
lesson-zone-otherwise-4 = Possible, but let’s use the free zone: one floor, round roof, in Esquilinus.

lesson-auction-title = The auction
lesson-auction-promise = Bid in secret, pay, and place a fountain.
lesson-auction-1 = When everyone has passed, three improvements are auctioned. A fountain makes its zone worth one more point to first and second place. You lead in Palatinus.
lesson-auction-2 = Bid for the fountain: cards count by their number. Start with your highest, the blue permit with the 7.
lesson-auction-3 = Add the blue permit with the 4. Your bid is now 11, and nobody else can see it yet.
lesson-auction-4 = That should do. Confirm your bid; then all bids are shown at once.
lesson-auction-5 = You win with 11 against 9 and 8. You lose your two cards; the others keep theirs. Place the fountain where you lead: Palatinus.
lesson-auction-6 = If two totals are tied, the highest single card decides, then turn order from the consul. Bidding nothing costs nothing.
lesson-auction-otherwise-1 = Start with the highest card you want to bid: the 7.
lesson-auction-otherwise-2 = Add the 4, to reach 11.
lesson-auction-otherwise-3 = More would be wasted here. Confirm your bid.
lesson-auction-otherwise-4 = You have no floors there, so this fountain would bring you nothing. Choose Palatinus.

lesson-draw-title = The draw
lesson-draw-promise = Which cards to take, and what an amphitheatre brings.
lesson-draw-1 = After scoring, everyone draws six cards. In a zone with an amphitheatre, first place draws two more and second place one more. You lead there: draw eight.
lesson-draw-2 = The top card of each pile is visible to all. You have no good permit left: draw the pink permit with the 6.
lesson-draw-3 = Each card drawn uncovers the next one. Buildings need floors: draw from the floor pile.
lesson-draw-4 = An 8 has come up, a strong card in auctions. Everyone sees that you take it. Draw it.
lesson-draw-5 = A good hand mixes floors, roofs and permits with a few high numbers. In the last round nobody draws: use what you hold.
lesson-draw-otherwise-1 = Take the permit first.
lesson-draw-otherwise-2 = Take a floor card this time.

lesson-temple-title = Scoring a zone
lesson-temple-promise = First, second, ties, and a temple that doubles it all.
lesson-temple-1 = Round three. In Campus Martius you have three floors and Ben has one. In Caelius you and Cleo have one floor each.
lesson-temple-2 = The last auction brings a temple. It doubles every point in its zone, this round and next. Bid a high card.
lesson-temple-3 = Confirm your bid.
lesson-temple-4 = Nobody bids against you. Place the temple where you lead and the zone has a fountain: Campus Martius.
lesson-temple-5 = Scoring: for first place you get 2, plus 1 for the fountain, doubled: 6 points. Ben is second: 1 for the fountain, doubled: 2.
lesson-temple-6 = In Caelius you and Cleo are tied. Then the highest building decides; yours are the same height, so you are both first and nobody is second.
lesson-temple-otherwise-1 = Bid something: a temple is worth a card.
lesson-temple-otherwise-2 = One card is enough this time. Confirm your bid.
lesson-temple-otherwise-3 = There the temple would double little or nothing for you. Choose Campus Martius.
## The coach, the first time a kind of decision comes up
coach-action = Floors, roofs and permits become points only together: build, roof, then place in a zone where you have the most floors. Once you pass, you are out until the next round.
coach-no-effect = Discarding a card keeps you in the phase while others carry on. Passing keeps the card for the auctions.
coach-raise = Height decides where a building fits: a zone opens with one floor, then each building is as high as the highest there or one higher. Keep some buildings low.
coach-roof = A roof finishes a building for good. Each zone takes only one shape of roof, so choose the shape of the zone you have in mind.
coach-place = Each zone scores after every round: 2 points for the most floors, and more with fountains. Place where you take or keep the lead.
coach-bid = Everyone bids in secret; the highest total wins, and only the winner pays. Bid cards that you don’t need for building, or nothing if the prize does not help you.
coach-fountain = A fountain adds a point to its zone at every scoring, for first and for second place. Place it where you lead and nobody is close.
coach-amphitheatre = After each scoring, first place in its zone draws two extra cards and second place one. Place it where you will stay ahead.
coach-temple = A temple doubles all points in its zone at every scoring. Place it where you lead, ideally with fountains.
coach-draw = These cards are your hand for the next round: you need floors, roofs and permits. High numbers are strong in auctions.

