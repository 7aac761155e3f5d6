### What the program itself says. The games have texts of their own in their folders.

## At the table

news = What happened
ask-choice = { $who } to choose
ask-how = a number, or the notation (TAB completes) · help
ask-only = Enter does it · help
ask-dice = What came up?
prompt-dice = dice
go-on = Enter to go on
narrow = The table is drawn { $needed } columns wide, this terminal has only { $width }.
curtain = The keyboard is passed to { $who }. Everybody else looks away.
curtain-enter = Enter when { $who } is ready
left = The table is cleared.
result = The end
result-won = { $name } wins with { $score }.
result-shared = { $names } share the victory with { $score }.
list-and = { $names } and { $last }

## What can be typed at the table

word-why = why
word-hint = hint
word-undo = undo
word-log = log
word-rules = rules
word-table = table
word-save = save
word-help = help
word-quit = quit
help-choices = A choice is typed as its number, its notation, or the beginning of it. TAB completes. Also:
help-why = why TEXT: why something can't be done, with the clause of the rules; or what it would do
help-hint = what a bot would choose
help-undo = take back the last choice, until something hidden has been shown
help-log = everything that has happened
help-rules = the chapters of the rules; rules 5 for a chapter, rules 5.6 for a clause
help-table = draw the table again; so does Enter
help-save = save FILE: write the record, to go on later with play --resume FILE
help-help = this list
help-quit = leave the table

wrong = '{ $typed }' is not possible here. help lists what can be typed.
wrong-nearly = '{ $typed }' is not possible here. Perhaps: { $close }
why-what = why what? For example: why and the notation of a choice that is missing.
why-unknown = '{ $typed }' is nothing that exists in this game. Perhaps: { $close }
why-legal = That is possible. { $sentence }
hint-dice = Dice take no advice.
hint-sure = { $sure } % sure; it would leave you with a chance of about { $share } %.
hint-aim = Then:
undo-nothing = There is nothing to take back.
undo-shown = Something hidden has been shown since: what is done is done.
rules-how = rules and a number shows a chapter (5) or a clause (5.6).
rules-unknown = There is no clause '{ $asked }'. There are: { $known }
save-what = Which file? For example: save game.txt
save-over = { $file } exists. Overwrite it? [y/N]
save-failed = { $file } can't be written: { $why }
save-done = Saved in { $file }.
save-offer = Save the record? File name, or Enter for no:
yes = yes

## Choosing a game

choose-welcome = Welcome to the Captain's Table!
choose-game = Which game? Number or name:
choose-seats = Who plays? Names with commas between, bot for a bot, { $low } to { $high } in all [{ $usual }]:
choose-options = Options? Numbers or names with commas between, Enter for none:
choose-wrong = '{ $typed }' is not there to choose.
choose-clash = That does not go together: { $why }
default-name = Skipper

## What the commands print

players = { $low ->
    [one] { $high ->
        [one] 1 player
       *[other] 1 to { $high } players
    }
   *[other] { $low } to { $high } players
}
only-players = { $high ->
    [one] for 1 player only
   *[other] for { $numbers } players only
}
options = Options
check-good = { $file }: ok ({ $game }, { $players ->
    [one] 1 player
   *[other] { $players } players
}, { $events ->
    [one] 1 event
   *[other] { $events } events
}, { $ended ->
    [yes] finished
   *[no] not finished
})
edition-figures = Edition { $name }, figures { $digest }
edition-good = { $file }: ok (edition { $name }, figures { $digest })
edition-same = These are the figures of the game's own edition.
edition-other = The figures differ from the game's own edition ({ $label }).
simulate-head = { $game } · { $players ->
    [one] 1 player
   *[other] { $players } players
} · { $games ->
    [one] 1 game
   *[other] { $games } games
} · seed { $seed }
simulate-length = a game has
simulate-decisions = decisions
simulate-real = of them real
simulate-chances = chance events
simulate-events = events in all
simulate-score = scores
simulate-wins = wins
least = least
mean = mean
most = most
records-written = { $games ->
    [one] 1 record is in { $folder }.
   *[other] { $games } records are in { $folder }.
}

## Help of the commands

usage = usage:
heading-commands = commands
heading-arguments = arguments
heading-options = options
arg-help = show this help
arg-version = show the version
arg-lang = language: en, fr or de (default: that of the environment)
arg-game = the game: { $games }
cli-about = El Capitán, Capitol and Captains' War at one table. Without a command: choose a game and play.
cli-more = captains-table COMMAND --help tells more about a command.
cmd-games = list what can be played
cmd-play = play at this keyboard, with people and bots
cmd-replay = tell a recorded game
cmd-check = check that records are sound
cmd-simulate = let bots play many games and count
cmd-arena = let bots play against each other, and rate them
cmd-analyse = see how the chances went in a recorded game, and what cost most
cmd-rules = read the rules, or one clause
cmd-edition = show the printed figures, or check a file of them
arg-json-games = as JSON
arg-json-simulate = as JSON
arg-json-replay = one JSON object per line: the position before the first event and after each one; with --at, just that one
arg-at = the position after N events (0: before the first), and what led to it
arg-seats = who plays, with commas between: a name for a person; bot for a bot, bot:1 to bot:5 for one of that level, bot:greedy or bot:random
arg-options = options of the game, with commas between
arg-captain = short for --options: the captain of a solo game
arg-seed = a number: the same seed brings the same dice and cards
arg-edition = a file with other printed figures
arg-first = who is first: a seat (A, B, ...) or a name; otherwise it is drawn
arg-resume = go on with the game in this record
arg-dice = mine: roll and draw at a real table, and type what came up
arg-file = a record
arg-files = records
arg-players = how many play
arg-games = how many games
arg-records = write every game as a record into this folder
arg-force = overwrite records that are there
arg-bots = who plays, seat by seat: level1 to level5, greedy or random, with commas between (one for all is enough)
arg-clause = a clause (5.6 or EC 5.6) or a chapter (5)
arg-check = a file of figures to check
arg-arena-bots = who takes part: level1 to level5, greedy, random, or module:Class for a bot of your own, with commas between
arg-arena-games = at least so many games; every lineup plays in all its seatings
arg-workers = how many processes (default: one for each core)
arg-cluster = the address of a Dask cluster to play on, for example tcp://scheduler:8786
arg-csv = write every result to this file
arg-plot = draw a plot into this SVG file
arg-markdown = as a table for a document, with who beat whom
arg-iterations = how long to think about each choice
arena-head = { $game } · { $players } { $players ->
    [one] player
   *[other] players
} · { $games } { $games ->
    [one] game
   *[other] games
} · seed { $seed }
arena-bot = bot
arena-rating = rating
arena-games = games
arena-won = won
arena-score = score
arena-time = a choice
analyse-head = { $game } · { $file }
analyse-after = event
analyse-slips = What cost most:
analyse-none = No choice cost anything.
analyse-slip = event { $number } cost { $cost } % of the chance to win
