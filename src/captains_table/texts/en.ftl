### What the program itself says. The games have texts of their own in their folders.

## At the table

news = What happened
ask-choice = { $who }’s move
ask-how = a number, or the notation (TAB completes) · help
ask-only = Enter does it · help
ask-dice = What came up?
prompt-dice = dice
prompt-choose = Choose what to do.
prompt-choose-other = { $choosers ->
    [one] { $who } is choosing.
   *[other] { $who } are choosing.
}
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
word-legend = legend
word-table = table
word-save = save
word-help = help
word-quit = quit
word-show = show
help-choices = A choice is typed as its number, its notation, or the beginning of it. TAB completes. Also:
help-why = why TEXT: why something can't be done, with the clause of the rules; or what it would do
help-hint = what a bot would choose
help-undo = take back the last choice, until something hidden has been shown
help-log = everything that has happened
help-rules = the chapters of the rules; rules 5 for a chapter, rules 5.6 for a clause
help-legend = what every symbol of the table is and does
help-table = draw the table again; so does Enter
help-save = save FILE: write the record, to go on later with play --resume FILE
help-help = this list
help-quit = leave the table

wrong = '{ $typed }' is not possible here. help lists what can be typed.
wrong-nearly = '{ $typed }' is not possible here. Perhaps: { $close }
why-what = why what? For example: why and the notation of a choice that is missing.
why-unknown = '{ $typed }' is nothing that exists in this game. The list above shows what a choice looks like.
why-unknown-nearly = '{ $typed }' is nothing that exists in this game. Perhaps: { $close }
why-legal = That is possible. { $sentence }
hint-dice = Dice take no advice.
hint-sure = { $sure } % sure; it would leave you with a chance of about { $share } %.
hint-aim = Then:
rules-how = rules and a number shows a chapter (5) or a clause (5.6).
rules-unknown = There is no clause '{ $asked }'. There are: { $known }
save-what = Which file? For example: save game.txt
save-over = { $file } exists. Overwrite it? [y/N]
save-failed = { $file } can't be written: { $why }
save-done = Saved in { $file }.
save-offer = Save the record? File name, or Enter for no:
yes = yes

## Learning a game

learn-next = Press Enter to continue
learn-how = Type a number or a move (Tab completes) · show: show me · legend · quit
learn-unknown = “{ $typed }” is not a move in this game.
learn-done = Well done: lesson learned.
learn-left = You have left the lesson.
legend-none = This game has no legend.
lesson-otherwise = That is allowed, but the lesson is about something else. Try again.

## Choosing a game

choose-welcome = Welcome to the Captain's Table!
choose-game = Which game? Number or name:
choose-seats = Who plays? Names with commas between, bot for a bot, { $low } to { $high } in all [{ $usual }]:
choose-options = Options? Numbers or names with commas between, Enter for none:
choose-wrong = '{ $typed }' is not there to choose.
choose-clash = That does not go together: { $why }
default-name = Skipper

## In the browser

ui-language = Language
ui-theme = Light or dark
ui-theme-auto = Auto
ui-theme-light = Light
ui-theme-dark = Dark
ui-home = To the start page
ui-loading = One moment …
ui-close = Close
ui-cancel = Cancel
ui-save = Save
ui-name = Name
ui-you = (you)
ui-error-offline = The server can't be reached just now.
ui-error-unknown = That did not work.
ui-no-table = There is no such table.
ui-no-game = There is no such game.
ui-connection-lost = The connection is lost. We keep trying; nothing of the game is lost.

ui-welcome = Welcome to the Captain’s Table
ui-welcome-about = Pick a game and play against bots at once, or open a table for friends. No account, just a name.
ui-games = Games
ui-play-now = Play now
ui-play-now-game = Play now: { $game }
ui-play-title = { $game } against bots
ui-opponents = Opponents
ui-level = Strength
ui-your-name = Your name
ui-start-game = Start the game
ui-new-table = New table
ui-new-table-game = New table: { $game }
ui-rules = Rules
ui-rules-game = Rules: { $game }
ui-rules-title = Rules of { $game }
ui-learn = Learn
ui-learn-game = Learn: { $game }
ui-learn-title = How to play { $game }
ui-learn-none = There is nothing to learn this game with yet.
ui-learn-lessons = Lessons
ui-learn-steps = { $count ->
    [one] 1 step
   *[other] { $count } steps
}
ui-learn-begun = Started
ui-learn-done = Done
ui-learn-at = { $at } of { $count }
ui-learn-progress = Progress
ui-learn-read = Read the text, then press “Next”.
ui-learn-shown = This is where it leads. The move will be undone in a moment.
ui-learn-next = Next
ui-learn-show = Show me
ui-learn-again = Start over
ui-learn-leave = Leave
ui-learn-over = Well done: you have finished this lesson.
ui-learn-next-lesson = Next lesson: { $title }
ui-legend = Legend
ui-legend-about = What the symbols mean
ui-contents = Contents
ui-my-tables = My tables
ui-open-tables = Tables with an open seat
ui-open-tables-none = No listed table has an open seat just now.
ui-your-turn = Your turn
ui-state-over = The game is over
ui-state-held = On hold
ui-state-playing = Being played
ui-state-waiting = Waiting for people
ui-state-open = { $open ->
    [one] 1 open seat
   *[other] { $open } open seats
}
ui-device = Another device
ui-device-about = Take your name and your seats along with a code that works once.
ui-device-make = Make a code
ui-device-code = Enter it on the other device within { $minutes } minutes.
ui-device-enter = Code from another device
ui-device-use = Use the code

ui-seats = Seats
ui-seat-me = Me
ui-seat-open = Open seat
ui-seat-bot = Bot
ui-seat-local = Person at this device
ui-seat-who = Who sits on seat { $letter }
ui-seat-name = Name on seat { $letter }
ui-seat-level = Strength of the bot on seat { $letter }
ui-seat-add = Add a seat
ui-seat-remove = Remove the last seat
ui-options = Options
ui-agreed = Agreed at the table
ui-first = Who starts
ui-first-drawn = Drawn by lot
ui-undo-policy = Taking back
ui-undo-free = Until something hidden is shown, then by consent
ui-undo-consent = Only if the others agree
ui-undo-none = Never
ui-pace = Pace
ui-pace-live = Live
ui-pace-correspondence = By correspondence
ui-clock = Clock
ui-clock-minutes = { $minutes ->
    [0] None
   *[other] { $minutes } minutes each, and { $increment } seconds a move
}
ui-absence = A bot takes over after
ui-absence-days = { $days ->
    [one] 1 day
   *[other] { $days } days
}
ui-hints-allowed = Hints are allowed
ui-listed = Anybody may join: show the table in the list
ui-open-table = Open the table
ui-waiting = Waiting for the others
ui-waiting-about = Send the link to those who are to play. Whoever opens it takes an open seat, or watches.
ui-join = Sit here
ui-start-with-bots = Start now, bots take the open seats
ui-leave = Leave the seat
ui-link = Link to this table
ui-copy = Copy
ui-copy-link = Copy the link to this table
ui-copied = Copied

ui-board = Board
ui-board-words = The table in words
ui-board-common = On the table
ui-zoom-in = Larger
ui-zoom-out = Smaller
ui-panels = Beside the board
ui-tab-do = Choose
ui-tab-players = Players
ui-tab-log = Log
ui-tab-chat = Chat
ui-turn = Turn
ui-turn-of = { $who } to choose
ui-prompt-for = { $who }: { $prompt }
ui-turn-chance = Cards and dice decide
ui-past = A look at the past
ui-undo = Undo
ui-undo-ask = Ask to undo
ui-taken-back = Taken back.
ui-restart = Start over
ui-hint = Hint
ui-hint-says = A bot would do this:
ui-hint-do = Do it
ui-clause = { $clause } in the rules
ui-choices = What you can do
ui-choices-about = Point at a choice, and its pieces shine on the board.
ui-filter = Search { $count } choices
ui-nothing-past = Nothing can be chosen in the past.
ui-nothing-watching = You are watching.
ui-nothing-busy = One moment …
ui-nothing-wait = It is not your turn.
ui-player-away = a bot stands in
ui-player-thinking = thinking …
ui-player-offline = away
ui-score = Score
ui-winner = Winner
ui-log-earlier = { $count ->
    [one] 1 earlier event
   *[other] { $count } earlier events
}
count-player = { $who }
ui-count = Show the count
ui-go-on = Go on
ui-news = { $count ->
    [one] One thing happened since your last look
   *[other] { $count } things happened since your last look
}
ui-news-seen = Got it
ui-news-step = Step through
ui-revision = The rules have changed
ui-revision-held = This game was played under earlier rules. Event { $number } no longer fits, so you see the table as it was just before. Go on from here under today’s rules, or keep the game as it is.
ui-revision-watched = This game was played under earlier rules. Event { $number } no longer fits, so you see the table as it was just before. Its players can go on from here.
ui-revision-ended = This game ended under earlier rules. Event { $number } no longer fits, so you see the table as it was just before. The record has every event.
ui-revision-broken = Event { $number } of this game can’t be replayed any more, so you see the table as it was just before.
ui-revision-fits = This game began under earlier rules and goes on under today’s. Some results may differ from what you saw before.
ui-revision-over = This game was played under earlier rules. Some results may differ from what you saw then.
ui-revision-decided = { $who } decided to go on under today’s rules after event { $number }.
ui-revision-change = { $clause }, { $date }
ui-revision-go-on = Go on from here
ui-revision-keep = Keep it as it is
ui-revision-kept = Nobody can move until one of the players goes on.
ui-chat-empty = Nobody has said anything yet.
ui-chat-say = Say something
ui-chat-send = Send
ui-mute = Mute
ui-mute-who = Mute { $name }
ui-muted = { $name } is muted.
ui-unmute = Listen again
ui-curtain = Pass the device to { $who }
ui-curtain-about = Everybody else looks away until { $who } has chosen.
ui-curtain-me = I am { $who }
ui-consent = May that be taken back?
ui-consent-undo = { $who } would like to take back the last choice.
ui-consent-restart = { $who } would like to start the turn over.
ui-consent-yes = Agree
ui-consent-no = No
ui-consent-waiting = The others are being asked
ui-consent-waiting-about = Your choice is taken back as soon as all have agreed.
ui-consent-withdraw = Leave it as it is
ui-menu = Menu
ui-menu-title = This table
ui-record = Download the record
ui-resign = Let a bot play for { $who }
ui-come-back = Play on as { $who }
ui-notify = Tell me in this browser when it is my turn
ui-notes = By e-mail or web hook
ui-notes-email = E-mail
ui-notes-webhook = Web hook
ui-notes-on = You will be told when it is your turn.
ui-notes-off = You will not be told.

ui-after = After the game
ui-rematch = Play again
ui-final-count = Final count
ui-chart = Scores over time
ui-chart-start = Start
ui-chart-end = { $count } events
ui-chart-event = After event
ui-chart-table = As a table
ui-replay = Replay
ui-replay-open = Look back
ui-replay-first = To the beginning
ui-replay-back = One step back
ui-replay-play = Play
ui-replay-pause = Pause
ui-replay-forward = One step on
ui-replay-last = To the end
ui-replay-moment = Moment
ui-replay-at = { $at } of { $count }
ui-replay-now = Back to now
ui-copy-moment = Copy the link to this moment
ui-fork = Play on from here against bots

## What the commands print

designed-by = by { $designers }
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
check-earlier = { $file }: was played under revision { $rules } of the rules, which have changed since: { $changes }
rules-changed = { $file }:{ $line }: “{ $event }” (event { $number }) no longer fits the rules, which have changed since revision { $rules }: { $changes }
rules-changed-resume = The game goes on from the event before it. { $file } stays as it is; save the game under another name.
bot-unknown = there is no bot “{ $name }” (bots: { $bots }; your own: module:Class)
bot-no-module = cannot import the module “{ $module }” of the bot “{ $name }”: { $why }
bot-no-class = the module “{ $module }” has no class “{ $bot }” (bot “{ $name }”)
bot-no-choose = the bot “{ $name }” has no method choose(view, legal)
bot-of-record = { $file } was played with the bot “{ $name }”. Seat it again: --seats Ada,{ $name }
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

## At tables of the server

play-bot = Bot { $letter }
play-level-random = Cabin boy (plays at random)
play-level-level1 = Deckhand (level 1: means well)
play-level-level2 = Boatswain (level 2: makes the best of a turn)
play-level-level3 = Helmsman (level 3: thinks a little ahead)
play-level-level4 = Captain (level 4: thinks ahead)
play-level-level5 = Admiral (level 5: takes time to think)
play-level-greedy = Trader (takes what is worth most)
play-refused = That can't be done here.
play-invalid-setup = There can be no such table: { $why }
play-bad-name = A name has 1 to { $longest } characters, without comma and #.
play-name-taken = Somebody at the table is called { $name } already.
play-seat-taken = Seat { $seat } is not free.
play-unknown-seat = There is no seat { $seat } at this table.
play-unknown-level = There is no bot “{ $level }”.
play-unknown-event = “{ $typed }” is nothing that exists in this game.
play-no-use = There is nothing to be done with that now.
play-unknown-moment = The game has had { $count ->
    [one] one event
   *[other] { $count } events
}; that moment is not there.
play-not-counted = Nothing was counted at that moment.
play-not-yours = Seat { $seat } is not yours.
play-only-opener = Only who opened the table can do that.
play-not-your-turn = It is not the turn of seat { $seat }.
play-stale = The game has gone on in the meantime. Please look again.
play-not-begun = The game has not begun yet.
play-has-begun = The game has begun already.
play-is-over = The game is over.
play-is-held = This game was played under earlier rules and no longer fits those of today. First decide whether to go on from here.
play-not-held = Everything played here fits the rules.
play-only-players = Only those who play at this table can decide that.
play-newer-rules = This table was played under revision { $rules } of the rules; this server knows only those up to { $known }.
play-unreadable-table = This table can't be read: another version of the server has written it.
play-not-over = Only after the game: until then there are secrets.
play-nothing-to-undo = There is nothing to take back.
play-was-shown = Something hidden has been shown since: what is done is done.
play-nothing-asked = Nobody has asked for anything.
play-no-undo = This table plays without taking back.
play-no-hints = This table plays without hints.
play-too-long = Say something, with at most { $longest } characters.

## What the server says

server-started = Captain's Table is open at { $address }
play-unknown-table = There is no such table.
server-unknown-game = There is no such game.
server-unknown-lesson = There is no such lesson.
server-unknown-page = There is nothing at this address.
server-wrong-method = This address is asked in another way.
play-malformed = That was not understood: { $why }
server-too-big = That is too long; { $most } bytes are allowed.
server-too-many = That was too much at once. Please wait a little.
server-too-many-connections = The server is full right now. Please try again in a moment.
server-foreign-origin = That came from another site, and was refused.
server-expired = This code is not valid (any more).
server-invalid-address = That is no e-mail address, or no address of the web.
server-broken = That could not be done just now; nothing was changed. Please try again.
server-notification-turn = { $game }: it is your turn
server-notification-over = { $game }: the game is over
server-notification-text = { $subject }

    { $names }
    { $link }

    No more of these letters: { $stop }
server-unsubscribe-ask = Send no more letters about this table?
server-unsubscribe-button = No more letters
server-unsubscribe-done = No more letters will be sent about this table.
backup-done = Everything is saved in { $file }.

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
cmd-draw = draw the table of a recorded game
cmd-check = check that records are sound
cmd-simulate = let bots play many games and count
cmd-arena = let bots play against each other, and rate them
cmd-analyse = see how the chances went in a recorded game, and what cost most
cmd-learn = learn a game: how to play it, and short lessons
cmd-rules = read the rules, or one clause
cmd-edition = show the printed figures, or check a file of them
cmd-serve = open the tables for browsers
cmd-backup = save all tables of a server in a file, while it runs
arg-json-games = as JSON
arg-json-simulate = as JSON
arg-json-replay = one JSON object per line: the position before the first event and after each one; with --at, just that one
arg-at = the position after N events (0: before the first), and what led to it
arg-seats = who plays, with commas between: a name for a person; bot for a bot, bot:1 to bot:5 for one of that level, bot:greedy or bot:random; module:Class for a bot of your own
arg-output = the picture to write: .svg or .png
arg-at-draw = the table after N events (default: after the last one)
arg-seat = as this seat (A, B, … or a name) sees it, with what it may do; otherwise as spectators do
arg-layout = wide (default), or narrow for phones
arg-theme = light (default) or dark
arg-width = the width of a .png in pixels
arg-options = options of the game, with commas between
arg-captain = short for --options: the captain of a solo game
arg-seed = a number: the same seed brings the same dice and cards
arg-edition = a file with other printed figures
arg-first = who is first: a seat (A, B, …) or a name; otherwise it is drawn
arg-resume = go on with the game in this record
arg-dice = mine: roll and draw at a real table, and type what came up
arg-file = a record
arg-files = records
arg-players = how many play
arg-games = how many games
arg-records = write every game as a record into this folder
arg-force = overwrite records that are there
arg-bots = who plays, seat by seat: level1 to level5, greedy or random, with commas between (one for all is enough)
arg-lesson = the number or the name of a lesson
arg-solve = let the lesson solve itself
arg-legend = show what every symbol of the game is and does
arg-clause = a clause (5.6 or EC 5.6) or a chapter (5)
arg-check = a file of figures to check
arg-arena-bots = who takes part: level1 to level5, greedy, random, or module:Class for a bot of your own, with commas between
arg-arena-games = at least so many games; every lineup plays in all its seatings
arg-arena-workers = how many processes (default: one for each core)
arg-cluster = the address of a Dask cluster to play on, for example tcp://scheduler:8786
arg-csv = write every result to this file
arg-plot = draw a plot into this file (.svg, or .png)
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
arg-host = the address to listen at (default: 127.0.0.1, this machine only; 0.0.0.0 for the whole network)
arg-port = the port to listen at (default: 8000)
arg-database = where tables are kept: a file, or postgresql://… (default: a file of your own; or from CAPTAINS_TABLE_DATABASE)
arg-workers = how many processes bots think in (default: one less than there are processors)
arg-secret-file = a file with the secret that cookies are signed with (default: one is made and kept in the database)
arg-origin = an address under which people reach the server, like https://table.example; can be given several times
arg-limit = change a limit, like tables=100; can be given several times
arg-private-hooks = let web hooks go to addresses of the own network
arg-open = show the page in a browser
arg-backup = the file to write
