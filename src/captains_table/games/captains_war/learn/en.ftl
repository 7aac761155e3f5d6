### Lessons of Captains’ War, in English.

lesson-loot-title = Loot
lesson-loot-promise = Six dice, two for you.
lesson-loot-1 = You win with reputation points: from boats, attributes, tracks, the naval battle and boardings. You are Ada. This is your sheet; what you gain is circled there.
lesson-loot-2 = You have rolled six dice. Set one aside: the others can’t take it, you still can. Five coins are too good for them: set the yellow die aside.
lesson-loot-3 = Now take two dice. Your next boat, the raft, costs one wood and one resource of any kind. Take the wood.
lesson-loot-4 = Take the rum as the second resource. Ben and Cleo choose their two dice at the same time.
lesson-loot-5 = Your wood and your rum are circled. Several players may take the same die; only the one set aside was yours alone.
lesson-loot-otherwise-1 = Allowed, but then somebody takes five coins. Set the yellow die aside.
lesson-loot-otherwise-2 = Useful too, but the raft needs wood. Take the wood.
lesson-loot-otherwise-3 = That works, but let’s pay for the raft: take the rum.

lesson-command-title = Command and padlocks
lesson-command-promise = Buy, acquire, recruit.
lesson-command-1 = After the loot everyone commands: buy resources for 3 gold each, make one acquisition, recruit pirates. The padlock on your boat track opens only with your first boat.
lesson-command-2 = You have wood and rum: acquire the raft.
lesson-command-3 = The wood is paid. Pay the rum for the resource of your choice.
lesson-command-4 = The raft brings 2 points, and the first padlock is open: your boat track can now go on. Acquire early, or red dice are wasted.
lesson-command-5 = You have 3 gold left. Recruit a pirate of Force 1 for 2 gold.
lesson-command-6 = You are done. Your choices stay hidden until everyone has finished.
lesson-command-otherwise-1 = First the raft: acquire it.
lesson-command-otherwise-2 = Possible, but let’s strengthen the crew: recruit a pirate of Force 1.
lesson-command-otherwise-3 = Save the rest. Finish your command.

lesson-boarding-title = Boarding
lesson-boarding-promise = Choose a crew in secret, compare, take five gold.
lesson-boarding-1 = It is your turn as active player, so only you may attack, and only once. Ben has 4 gold, Cleo has 7. Both have a few pirates.
lesson-boarding-2 = Cleo has more to lose. Attack Cleo.
lesson-boarding-3 = Choose up to three pirates, the strongest first. All who fight are lost, whoever wins. Send your pirate of Force 3.
lesson-boarding-4 = A tie goes to the defender, so 3 may not be enough. Add your pirate of Force 2.
lesson-boarding-5 = Keep the others for the naval battle at the end. Close your crew; then both crews are revealed.
lesson-boarding-6 = Your 5 beat Cleo’s 3. Take 5 gold, or two steps on a track. Take the gold.
lesson-boarding-7 = Both sheets fill a boarding row: attack for you, defence for Cleo. TNT protects Cleo until the end of her next own turn.
lesson-boarding-otherwise-1 = You may, but Cleo is richer. Attack Cleo.
lesson-boarding-otherwise-2 = Too weak: Cleo may send Force 3. Start with your pirate of Force 3.
lesson-boarding-otherwise-3 = Add the pirate of Force 2 to be sure.
lesson-boarding-otherwise-4 = Five is enough. Close your crew.
lesson-boarding-otherwise-5 = Steps are fine, but you need gold. Take the gold.

lesson-count-title = The count
lesson-count-promise = How a game ends, and where the points come from.
lesson-count-1 = You have just won a boarding. It was Cleo’s fifth, and five boardings end the game: this is the last choice.
lesson-count-2 = Take two steps on the boat track.
lesson-count-3 = The count starts with acquisitions: your raft and two attributes bring 7. Ben’s three boats and one attribute bring 15. Nobody completed a row, so there is no command bonus.
lesson-count-4 = Naval battle: you have Force 8 left, Cleo 7, Ben none. First place brings 20, second 14. Ben spent all his pirates and gets nothing.
lesson-count-5 = Attribute track: five circles make you first for 12. Ben and Cleo tie with two circles each and both get 8.
lesson-count-6 = Boarding line: two attacks bring 1, no attack at all would cost 5. You win 40 to 27 to 24, although Ben had the best boats.
lesson-count-otherwise-1 = It would be allowed. For this count, take the steps on the boat track.

lesson-solo-title = Solo against a captain
lesson-solo-promise = His dice follow from yours.
lesson-solo-1 = Alone against Mathurin Brise-Lame. You share one sheet: coins, resources and pirates come from the same stocks. Both of you own the raft from the start.
lesson-solo-2 = No die is set aside. Take two of six; the captain then takes two of the others, by a fixed table. Take the yellow 4.
lesson-solo-3 = Yellow and blue leave him red and black. Take the wood.
lesson-solo-4 = Save your gold this time and end your command. Then the captain acts: he crosses two circles and gains a pirate. Three blue dice decide whether he boards you.
lesson-solo-5 = Two of his dice are alike: he boards you! Choose up to three defenders. Send your pirate of Force 3.
lesson-solo-6 = A tie would be yours. Close your crew; then three yellow dice choose his: low sends his weakest, middle nobody, high his strongest.
lesson-solo-7 = Only his weakest came: you win. Take gold or steps. The game goes on like this until one of the stocks or five boardings end it.
lesson-solo-otherwise-1 = Possible, but look what it leaves him. Take the yellow die.
lesson-solo-otherwise-2 = That would give him other dice. Take the wood.
lesson-solo-otherwise-3 = Save your gold this time: end your command.
lesson-solo-otherwise-4 = Too weak. Send your pirate of Force 3.
lesson-solo-otherwise-5 = One strong pirate is enough. Close your crew.
