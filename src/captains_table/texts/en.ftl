### What the program itself says. Each game has its own texts in its folder.

## At the table

news = What happened
ask-choice = { $who }’s move
ask-how = Type a number or a move (Tab completes) · help
ask-only = Press Enter to confirm · help
ask-dice = What came up?
prompt-dice = dice
prompt-choose = Choose your move.
prompt-choose-other = { $choosers ->
    [one] { $who } is choosing a move.
   *[other] { $who } are choosing their moves.
}
go-on = Press Enter to continue
narrow = The table needs { $needed } columns; this terminal has only { $width }.
curtain = Pass the keyboard to { $who }. Everyone else, look away.
curtain-enter = Press Enter when { $who } is ready
left = You have left the game.
result = Final result
result-won = { $name } wins with a score of { $score }.
result-shared = { $names } share the victory with a score of { $score }.
list-and = { $names } and { $last }
about = { $what }: { $text }

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
help-choices = Type a move by its number, in full, or just its beginning. Tab completes. You can also type:
help-why = why MOVE: which rule forbids a move, or what the move would do
help-hint = the move a bot would make
help-undo = undo your last move, unless something hidden has been revealed since
help-log = everything that has happened so far
help-rules = the chapters of the rules; rules 5 for a chapter, rules 5.6 for a clause
help-legend = what every symbol on the table means
help-table = show the table again; Enter does the same
help-save = save FILE: save the game; continue it later with play --resume FILE
help-help = this list
help-quit = leave the game

wrong = “{ $typed }” is neither a move nor a command here. Type help for a list.
wrong-nearly = “{ $typed }” is neither a move nor a command here. Did you mean { $close }?
why-what = Which move? Example: why { $example }
why-which = “{ $typed }” can be several moves. Example: why { $example }
why-unknown = “{ $typed }” is not a move in this game. See the list above for examples.
why-unknown-nearly = “{ $typed }” is not a move in this game. Did you mean { $close }?
why-legal = This move is legal. { $sentence }
hint-dice = There are no hints for dice and cards.
hint-sure = Confidence { $sure }%; win chance about { $share }%
hint-aim = Then:
hint-share = Win chance about { $share }%.
hint-next = Next best: { $choice }
hint-next-share = Win chance about { $share }% instead of { $best }%.
hint-next-even = It is about as good.
reason-loss = The bots rate it clearly lower than your best move.
reason-experience = No single gain stands out, but positions like this were won more often in the bots’ training games.
reason-short-sighted = It gains more right away, but positions like this were won less often in the bots’ training games.
rules-how = Type rules 5 for a chapter or rules 5.6 for a clause.
rules-sources = † marks where a rule comes from: captains-table rules GAME CLAUSE names the source.
rules-unknown = There is no clause “{ $asked }”. Try: { $known }
save-what = Which file? Example: save game.txt
save-over = { $file } already exists. Overwrite it? [y/N]
save-failed = Could not write { $file }: { $why }
save-done = Saved to { $file }.
save-offer = Save the game? Type a file name, or press Enter to skip:
yes = yes

## Learning a game

learn-next = Press Enter to continue
learn-how = Type a number or a move (Tab completes) · show: see a solution · legend · quit
learn-unknown = “{ $typed }” is not a move in this game.
learn-done = Well done! You have finished this lesson.
learn-left = You have left the lesson.
legend-none = This game has no legend.
lesson-otherwise = That is allowed, but the lesson is about something else. Try again.

## Choosing a game

choose-welcome = Welcome to Captain’s Table!
choose-game = Which game? Type its number or name:
choose-seats = Who is playing? Comma-separated names, bot for a bot; { $low } to { $high } seats [{ $usual }]:
choose-options = Any options? Comma-separated numbers or names, or Enter for none:
choose-wrong = “{ $typed }” is not on the list.
choose-clash = These can’t be combined: { $why }
default-name = Skipper

## In the browser

ui-language = Language
ui-theme = Theme
ui-theme-auto = Auto
ui-theme-light = Light
ui-theme-dark = Dark
ui-home = Home
ui-loading = Loading…
ui-close = Close
ui-cancel = Cancel
ui-save = Save
ui-name = Name
ui-you = (you)
ui-error-offline = The server can’t be reached right now.
ui-error-unknown = Something went wrong.
ui-no-table = This table does not exist.
ui-no-game = This game does not exist.
ui-connection-lost = Connection lost. Reconnecting… Your game is safe.
ui-offline = You are offline, or the server can’t be reached. Trying again…
ui-app-about = Board games in your browser, with friends or against bots.
ui-title-new = New table: { $game }
ui-title-rules = Rules: { $game }
ui-title-learn = Learn { $game }

ui-welcome = Welcome to Captain’s Table
ui-welcome-about = Pick a game and play against bots right away, or open a table for friends. No account needed, just a name.
ui-welcome-alone = Pick a game and play against bots, or with others on this device. Everything runs in your browser: no account and no server, and no connection once the page has loaded.
ui-games = Games
ui-play-now = Play now
ui-play-now-game = Play now: { $game }
ui-play-title = { $game } against bots
ui-opponents = Opponents
ui-solo = Solo
ui-level = Strength
ui-your-name = Your name
ui-start-game = Start game
ui-new-table = New table
ui-new-table-game = New table: { $game }
ui-rules = Rules
ui-rules-game = Rules: { $game }
ui-rules-title = { $game } rules
ui-source = Where this comes from
ui-source-told = Where this comes from: { $source }.
ui-source-about = About these rules
ui-learn = Learn
ui-learn-game = Learn: { $game }
ui-learn-title = How to play { $game }
ui-learn-none = There are no lessons for this game yet.
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
ui-learn-over = Well done! You have finished this lesson.
ui-learn-next-lesson = Next lesson: { $title }
ui-play-position = Play this position
ui-play-lesson = Play this lesson
ui-play-learn = Learn and play it here
ui-legend = Legend
ui-legend-title = Legend: { $game }
ui-contents = Contents
ui-my-tables = My tables
ui-mine-turn = Your turn
ui-mine-invited = Invitations
ui-mine-others = Others’ turn
ui-mine-waiting = Not started yet
ui-mine-over = Finished
ui-mine-score = { $name } { $score }
ui-mine-agreed = ended by agreement
ui-mine-resigned = ended by resignation
ui-mine-more = Show all { $count }
ui-mine-remove = Remove
ui-mine-remove-which = Remove: { $game }, { $people }
ui-open-tables = Tables with open seats
ui-open-tables-none = No public table has an open seat right now.
ui-bots-compiled = Bots run on compiled rules.
ui-bots-pure = Bots run on uncompiled rules: the strongest ones consider only about a twentieth as many moves.
ui-engine-starting = Getting the games ready…
ui-engine-ready = The games are ready.
ui-engine-broken = The games could not be started. Check your connection and try again.
ui-engine-again = Try again
ui-storage-full = Your browser has no room left. Save your games to a file: closing this page loses whatever happens from now on.
ui-update = A new version is ready. Your games stay as they are.
ui-update-now = Update now
ui-opening = Setting up the table…
ui-alone = Your games
ui-alone-about = Your games are stored in this browser and nowhere else. Save them to a file to keep a copy or to continue on another device.
ui-alone-kept = This page works without a connection.
ui-alone-save = Save all games
ui-alone-load = Load games from a file
ui-alone-loaded = { $count ->
    [0] There are no games in this file.
    [one] 1 game loaded.
   *[other] { $count } games loaded.
}
ui-alone-server = Friends on other devices can join only on a server. Any computer with Python can be one: install Captain’s Table there and start it like this:
ui-your-turn = Your turn
ui-state-over = Game over
ui-state-held = On hold
ui-state-playing = In progress
ui-state-open = { $open ->
    [one] 1 open seat
   *[other] { $open } open seats
}
ui-device = Switch devices
ui-device-about = Take your name and your seats to another device with a one-time code.
ui-device-make = Create a code
ui-device-code = Enter it on the other device within { $minutes } minutes.
ui-device-enter = Code from your other device
ui-device-use = Use this code
ui-devices = Your devices
ui-devices-here = this device
ui-devices-unknown = Unknown browser
ui-devices-seen = last used on { $day }
ui-devices-revoke = Sign out

ui-devices-revoke-which = Sign out: { $device }

ui-seats = Seats
ui-seat-me = Me
ui-seat-open = Open seat
ui-seat-bot = Bot
ui-seat-local = Player on this device
ui-seat-who = Player in seat { $letter }
ui-seat-name = Name for seat { $letter }
ui-seat-level = Strength of the bot in seat { $letter }
ui-seat-add = Add a seat
ui-seat-remove = Remove the last seat
ui-options-one = Choose one option
ui-options = Options
ui-agreed = Table settings
ui-first = Who goes first
ui-first-drawn = Random
ui-undo-policy = Undo
ui-undo-free = Until something hidden is revealed, then only if everyone agrees
ui-undo-consent = Only if everyone agrees
ui-undo-none = Off
ui-pace = Pace
ui-pace-live = Live
ui-pace-correspondence = Correspondence
ui-clock = Clock
ui-clock-minutes = { $minutes ->
    [0] None
   *[other] { $minutes } minutes each, plus { $increment } seconds per move
}
ui-absence = A bot takes over after
ui-absence-days = { $days ->
    [one] 1 day
   *[other] { $days } days
}
ui-hints-allowed = Allow hints
ui-listed = Public table: anyone can find it and join
ui-open-table = Open the table
ui-waiting = Waiting for the other players
ui-waiting-about = Send this link to your friends. Whoever opens it can take an open seat or watch.
ui-waiting-guest = Check the settings, then take an open seat or watch.
ui-coming = What you are joining
ui-coming-clock-none = No clock
ui-coming-hints-yes = Allowed
ui-coming-hints-no = Off
ui-coming-hints = Hints
ui-coming-options-none = None
ui-undo-strict = Until something hidden is revealed
ui-host = host
ui-invited = invited
ui-invitation = You are invited to this game.
ui-accept = Accept
ui-decline = Decline
ui-remove-guest = Remove
ui-remove-guest-who = Remove: { $name }
ui-seat-fill = Add bot
ui-seat-fill-which = Add bot: seat { $letter }
ui-seat-free = Free up
ui-seat-free-which = Free up: seat { $letter }
ui-seat-drop = Remove seat
ui-seat-drop-which = Remove seat: { $letter }
ui-start-fewer = { $count ->
    [one] Start now, solo
   *[other] Start now with { $count } players
}
ui-close-table = Close the table
ui-close-ask = Close this table for everyone?
ui-closed = This table is closed
ui-join = Sit here
ui-start-with-bots = Start now with bots in the open seats
ui-leave = Leave your seat
ui-link = Link to this table
ui-copy = Copy
ui-copy-link = Copy link to this table
ui-copied = Copied
ui-code = QR code
ui-code-about = QR code with the link to this table
ui-only-here = Friends can’t open this table: the server can only be reached from this computer. To play with others on your network, stop the server and start it like this:

ui-board = Board
ui-board-words = The table in words
ui-board-common = On the table
ui-open-large = Enlarge
ui-own = What you have
ui-hand = In hand:
ui-hand-none = no cards
ui-would = Click to play:
ui-would-more = { $count ->
    [one] and 1 more move
   *[other] and { $count } more moves
}
ui-would-then = This leads to:
ui-confirm-all = Confirm every move
ui-zoom-in = Zoom in
ui-zoom-out = Zoom out
ui-panels = Panels
ui-tab-do = Moves
ui-tab-players = Players
ui-tab-log = Log
ui-tab-chat = Chat
ui-turn = Turn
ui-turn-of = { $who }’s turn
ui-prompt-for = { $who }: { $prompt }
ui-turn-chance = Drawing cards or rolling dice
ui-past = An earlier position
ui-undo = Undo
ui-undo-ask = Ask to undo
ui-taken-back = The move was undone.
ui-restart = Restart turn
ui-hint = Hint
ui-hint-says = A bot would play:
ui-hint-do = Play it
ui-clause = See rule { $clause }
ui-choices = Your moves
ui-choices-about = Hover over a move to highlight its pieces.
ui-filter = Search { $count } moves
ui-nothing-past = You are viewing an earlier position.
ui-nothing-watching = You are watching this game.
ui-spectator = Spectator
ui-watching = { $count ->
    [one] 1 spectator
   *[other] { $count } spectators
}
ui-nothing-busy = One moment…
ui-nothing-wait = It is not your turn.
ui-player-away = a bot is playing
ui-player-resigned = resigned
ui-player-thinking = thinking…
ui-player-thinking-for = thinking for { $seconds } s…
ui-player-offline = offline
ui-score = Score
ui-winner = Winner
ui-log-earlier = { $count ->
    [one] 1 earlier event
   *[other] { $count } earlier events
}
count-player = { $who }
ui-count = Show the scoring
ui-go-on = Continue
ui-news = { $count ->
    [one] 1 event since your last visit
   *[other] { $count } events since your last visit
}
ui-news-seen = Got it
ui-news-step = Step through
ui-since = { $count ->
    [one] Since your turn: 1 move
   *[other] Since your turn: { $count } moves
}
ui-skip = Skip
ui-skip-about = Show all the remaining moves at once (Esc)
ui-show-pace = Others’ moves
ui-show-pace-slow = Slow
ui-show-pace-normal = Normal
ui-show-pace-fast = Fast
ui-show-pace-off = All at once
ui-sounds = Sounds
ui-revision = The rules have changed
ui-revision-held = This game was played under earlier rules. Event { $number } is no longer legal, so you see the position just before it. Continue from here under the current rules, or keep the game as it is.
ui-revision-watched = This game was played under earlier rules. Event { $number } is no longer legal, so you see the position just before it. The players can continue from here.
ui-revision-ended = This game ended under earlier rules. Event { $number } is no longer legal, so you see the position just before it. The record contains every event.
ui-revision-broken = Event { $number } of this game can no longer be replayed, so you see the position just before it.
ui-revision-fits = This game started under earlier rules and continues under the current ones. Some results may differ from what you saw before.
ui-revision-over = This game was played under earlier rules. Some results may differ from what you saw at the time.
ui-revision-decided = { $who } decided to continue under the current rules after event { $number }.
ui-revision-change = { $clause }, { $date }
ui-revision-go-on = Continue from here
ui-revision-keep = Keep it as it is
ui-revision-kept = Nobody can move until one of the players continues the game.
ui-chat-empty = No messages yet.
ui-chat-say = Write a message
ui-chat-send = Send
ui-mute = Mute
ui-mute-who = Mute { $name }
ui-muted = { $name } is muted.
ui-unmute = Unmute
ui-curtain = Pass the device to { $who }
ui-curtain-about = Everyone else, look away until { $who } has moved.
ui-curtain-me = I am { $who }
ui-consent = Allow undo?
ui-consent-undo = { $who } would like to undo the last move.
ui-consent-restart = { $who } would like to restart the turn.
ui-consent-yes = Allow
ui-consent-no = Don’t allow
ui-consent-waiting = Waiting for the other players
ui-consent-waiting-about = Your move will be undone as soon as everyone agrees.
ui-consent-withdraw = Cancel the request
ui-menu = Menu
ui-menu-title = This table
ui-record = Download the record
ui-come-back = Take over again as { $who }
ui-hand-over = Let a bot play for { $who } for a while
ui-resign = Resign
ui-resign-as = Resign as { $who }
ui-resign-ask = Resign?
ui-resign-about = You can’t come back. A bot plays on in your place, so the others can finish their game.
ui-resign-ends = You can’t come back. Nobody else is left to play against, so the game ends.
ui-end-propose = Propose ending the game
ui-end-alone = End the game here
ui-end-ask = End the game here?
ui-end-about = The game ends with the scores as they stand, and nobody wins.
ui-replace = Ask for a bot to replace { $who }
ui-vote = Vote
ui-vote-end = { $who } proposes ending the game here. The scores stand as they are, and nobody wins.
ui-vote-replace = { $who } would like a bot to play for { $other }, who is away.
ui-vote-yes-end = End the game
ui-vote-no-end = Play on
ui-vote-yes-replace = Let a bot play
ui-vote-no-replace = Wait for { $other }
ui-vote-waiting = Still to vote: { $names }
ui-vote-withdraw = Withdraw
ui-turn-elsewhere = { $count ->
    [one] Your turn at another table
   *[other] Your turn at { $count } other tables
}
ui-notify = Notify this device when it is my turn
ui-notify-about = When your turn comes and the page is closed, this device shows a notification.
ui-notify-denied = Your browser blocks notifications from this page. Allow them in its settings, then try again.
ui-notes = E-mail or webhook notifications
ui-notes-only-webhook = Webhook notifications
ui-notes-email = E-mail
ui-notes-webhook = Webhook
ui-notes-on = You will be notified when it is your turn.
ui-notes-confirm = We sent you an e-mail. Open the link in it to confirm your address.
ui-notes-key = Webhook calls are signed with this key:
ui-notes-off = You will not be notified.

ui-after = After the game
ui-rematch = Rematch
ui-result-agreed = The players agreed to end the game here. Nobody wins.
ui-result-resigned = { $count ->
    [one] { $name } wins: { $losers } has resigned.
   *[other] { $name } wins: { $losers } have resigned.
}
ui-result-given-up = The game was abandoned.
ui-rematch-invited = { $who } invites you to a rematch.
ui-rematch-open = There is a new table for the rematch.
ui-rematch-accept = Accept the rematch
ui-rematch-look = Go to the new table
ui-final-count = Final scoring
ui-chart = Scores over time
ui-chart-start = Start
ui-chart-end = { $count } events
ui-chart-event = After event
ui-chart-table = As a table
ui-percent = { $share }%
ui-analysis = Analyse the game
ui-analysis-chances = Win chances over time
ui-analysis-about = Estimated by a bot that sees only what each player could see.
ui-analysis-progress = Bots are analysing every move: { $done } of { $count } events
ui-analysis-slips = Costliest mistakes
ui-analysis-none = No costly mistakes found.
ui-analysis-slip = { $who }: win chance down by { $cost } percentage points
ui-analysis-go = Show the position before event { $number }
ui-analysis-chosen = Played: { $move }
ui-analysis-better = Better: { $move }
ui-analysis-fault = With the move played: { $fault }
ui-replay = Replay
ui-replay-open = Replay the game
ui-replay-first = Go to the start
ui-replay-back = Step back
ui-replay-play = Play
ui-replay-pause = Pause
ui-replay-forward = Step forward
ui-replay-last = Go to the end
ui-replay-moment = Position
ui-replay-at = { $at } of { $count }
ui-replay-now = Back to the current position
ui-copy-moment = Copy link to this position
ui-fork = Continue from here against bots

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
check-earlier = { $file }: played under revision { $rules } of the rules; changes since then: { $changes }
rules-changed = { $file }:{ $line }: “{ $event }” (event { $number }) is no longer legal; the rules have changed since revision { $rules }: { $changes }
rules-changed-resume = The game continues from the event before it. { $file } is left unchanged; save the game under another name.
edition-figures = Edition { $name }, checksum { $digest }
edition-good = { $file }: ok (edition { $name }, checksum { $digest })
edition-same = The values are the same as in the game’s own edition.
edition-other = The values differ from the game’s own edition ({ $label }).
simulate-head = { $game } · { $players ->
    [one] 1 player
   *[other] { $players } players
} · { $games ->
    [one] 1 game
   *[other] { $games } games
} · seed { $seed }
simulate-length = per game
simulate-decisions = decisions
simulate-real = real decisions
simulate-chances = chance events
simulate-events = events in total
simulate-score = score
simulate-wins = wins
least = min
mean = mean
most = max
records-written = { $games ->
    [one] Wrote 1 record to { $folder }.
   *[other] Wrote { $games } records to { $folder }.
}

## At tables of the server

play-bot = Bot { $letter }
play-level-random = Cabin boy (plays at random)
play-level-random-about = Makes any legal move. Good for trying things out.
play-level-level1 = Deckhand (level 1: very easy)
play-level-level1-about = Very easy: often misses the better move. Good for your first game.
play-level-level2 = Boatswain (level 2: easy)
play-level-level2-about = Easy: good if you are new. Beats the Deckhand in { $wins } of 10 games.
play-level-level3 = Helmsman (level 3: medium)
play-level-level3-about = Medium: makes the most of every turn. Beats the Boatswain in { $wins } of 10 games.
play-level-level4 = Captain (level 4: strong)
play-level-level4-about = Strong: plans ahead. Beats the Helmsman in { $wins } of 10 games.
play-level-level5 = Admiral (level 5: very strong)
play-level-level5-about = Very strong: thinks for two seconds about every move. Beats the Captain in { $wins } of 10 games.
play-level-level5-alone = In a browser it considers far fewer moves in that time than on a server, so it is easier to beat.
play-level-level6 = Grand Admiral (level 6: no limit)
play-level-level6-about = The strongest: thinks as long as you let it. For analysis and study.
play-level-greedy = Trader (grabs what is worth most now)
play-level-greedy-about = Takes what is worth most at the end of the turn, and looks no further.
play-refused = That is not possible here.
play-invalid-setup = This table can’t be set up: { $why }
play-bad-name = A name must have 1 to { $longest } characters and no comma or #.
play-name-taken = Someone at this table is already called { $name }.
play-seat-taken = Seat { $seat } is already taken.
play-unknown-seat = There is no seat { $seat } at this table.
play-unknown-level = There is no bot “{ $level }”.
play-unknown-event = “{ $typed }” is not a move in this game.
play-no-use = You can’t use that now.
play-unknown-moment = The game has only { $count ->
    [one] 1 event
   *[other] { $count } events
} so far; there is no such position.
play-not-counted = Nothing was scored at that point.
play-not-yours = Seat { $seat } is not yours.
play-only-opener = Only the host can do that.
play-not-your-turn = It is not seat { $seat }’s turn.
play-stale = The game has moved on. Please look again.
play-not-begun = The game has not started yet.
play-has-begun = The game has already started.
play-is-over = The game is over.
play-is-held = This game was played under earlier rules and no longer fits the current ones. First decide whether to continue from here.
play-not-held = Everything played here is legal under the current rules.
play-only-players = Only the players at this table can decide that.
play-newer-rules = This table uses revision { $rules } of the rules; this server only knows revisions up to { $known }.
play-other-figures = This game was played with other printed values ({ $edition }) than this server knows ({ $known }), so it can’t be shown.
play-private-chat = This table is private: only players with a seat can chat.
play-unreadable-table = This table can’t be read: it was written by another version of the server.
play-not-over = This is available after the game: until then, some information is hidden.
play-busy = The bots are busy. Please try again in a moment.
play-nothing-to-undo = There is nothing to undo.
play-was-shown = Something hidden has been revealed since then, so this can’t be undone.
play-nothing-asked = There is no request to answer.
play-no-undo = Undo is off at this table.
play-no-hints = Hints are off at this table.
play-too-long = A message must have 1 to { $longest } characters.
play-is-closed = This table is closed.
play-has-resigned = You have resigned at this table and can’t come back.
play-was-removed = The host has removed you from this table.
play-wrong-number = This table can’t be played with { $players ->
    [one] 1 player
   *[other] { $players } players
}: the game is for { $least } to { $most } players, and some options set the number.
play-not-invited = You are not invited to this table.
play-not-away = { $minutes ->
    [0] Nobody is waiting for { $who }.
    [one] { $who } does not count as away yet. Ask again in a minute.
   *[other] { $who } does not count as away yet. Ask again in { $minutes } minutes.
}
play-vote-open = Please vote on the open proposal first.
play-no-vote = There is nothing for you to vote on.
play-proposed-lately = { $minutes ->
    [one] You proposed that a short while ago. Try again in a minute.
   *[other] You proposed that a short while ago. Try again in { $minutes } minutes.
}
play-still-playing = You still have a seat at this table. Finish the game or leave first.
play-log-removed = { $name } was removed by the host.
play-log-declined = { $name } declined the invitation.
play-log-host = { $name } is the host now.
play-log-closed = The host closed the table.
play-log-deserted = The table was closed because nobody was left.
play-log-handed-asked = A bot takes over for { $who }.
play-log-handed-clock = { $who }’s time is up. A bot takes over.
play-log-handed-absent = { $who } was away for too long. A bot takes over.
play-log-handed-voted = { $who } is away. The others have voted for a bot to take over.
play-log-returned = { $who } is back.
play-log-resigned = { $who } has resigned.
play-log-ended-resigned = The game ends by resignation.
play-log-ended-agreed = The players agreed to end the game here.
play-log-undo-refused = { $who } did not allow the undo.
play-log-proposed-end = { $who } proposes ending the game.
play-log-proposed-replace = { $who } proposes replacing { $who_else } with a bot.
play-log-refused-end = { $who } wants to play on.
play-log-refused-replace = { $who } wants to wait for { $who_else }.
play-log-withdrawn = { $who } withdrew the proposal.
play-log-rematch = { $who } invites everyone to a rematch.

## What the server says

server-started = Captain’s Table is running at { $address }
play-unknown-table = This table does not exist.
server-unknown-game = This game does not exist.
server-unknown-lesson = This lesson does not exist.
server-unknown-page = Page not found.
server-missing-page = The link may be incomplete or out of date. From the start page you can open a table or join one.
server-missing-table = The link may be incomplete. Ask the person who sent it, or open a table of your own from the start page.
server-card-private = You are invited to a table. Open the link to play { $game } or watch, in your browser and without an account.
server-card-waiting = { $open ->
    [one] 1 open seat. Open the link to take it or watch.
   *[other] { $open } open seats. Open the link to take one or watch.
}
server-card-playing = The game is in progress. Open the link to watch.
server-card-over = { $count ->
    [0] The game is over.
    [one] { $names } has won.
   *[other] { $names } have won.
} Open the link to replay the game.
server-wrong-method = Method not allowed.
play-malformed = Invalid request: { $why }
server-too-big = Too long: at most { $most } bytes are allowed.
server-too-many = Too many requests. Please wait a moment.
server-too-many-connections = The server is full right now. Please try again in a moment.
server-file-in-use = Another server is already using { $file }. Stop it first; to run several servers, use PostgreSQL.
server-foreign-origin = Refused: the request came from another site.
server-expired = This code is invalid or has expired.
server-invalid-address = Not a valid e-mail address or URL.
server-broken = Something went wrong and nothing was changed. Please try again.
server-needed = This page works without a server, so it can’t reach other people or devices. To play with others, install Captain’s Table on a computer and start { $command } there.
play-not-stored = Your browser could not save this, so nothing was changed. Free up some space, or allow this site to store data.
play-bad-record = These games can’t be imported. { $why }
server-notification-turn = { $game }: it is your turn
server-notification-over = { $game }: the game is over
server-notification-vote = { $game }: your vote is needed
server-notification-invited = { $game }: you are invited to a game
server-notification-text = { $subject }

    { $names }
    { $link }

    Unsubscribe: { $stop }
server-no-email = This server can’t send e-mail.
server-no-push = This server can’t send notifications to devices.
server-confirm-subject = Confirm your e-mail address
server-confirm-text = Someone asked Captain’s Table to send notifications to this address. If it was you, open this link within { $days } days to confirm:

    { $link }

    If it was not you, ignore this e-mail. You will not get another one.
server-confirm-ask = Receive an e-mail at { $email } when it is your turn at this table?
server-confirm-button = Confirm
server-confirm-done = Confirmed. You will receive an e-mail at { $email } when it is your turn.
server-confirm-expired = This link is invalid or has expired.
server-unsubscribe-ask = Stop all e-mails about this table?
server-unsubscribe-button = Unsubscribe
server-unsubscribe-done = You will get no more e-mails about this table.
backup-done = Backup saved to { $file }.

## Help of the commands

usage = usage:
heading-commands = commands
heading-arguments = arguments
heading-options = options
meta-command = COMMAND
meta-lang = LANG
meta-game = GAME
meta-file = FILE
meta-who = WHO
meta-folder = FOLDER
meta-address = ADDRESS
meta-lesson = LESSON
meta-clause = CLAUSE
meta-id = ID
meta-limit = NAME=N
arg-help = show this help and exit
arg-version = show the version and exit
arg-lang = language: en, fr or de (default: from the environment)
arg-game = the game: { $games }
cli-about = Play El Capitán, Capitol and Captains’ War. Without a command: choose a game and play.
cli-more = For help on a command: captains-table COMMAND --help
cmd-games = list the games and their options
cmd-play = play at this keyboard, with other people and bots
cmd-replay = replay a recorded game as text
cmd-draw = draw a position of a recorded game
cmd-check = validate records
cmd-simulate = let bots play many games and print statistics
cmd-arena = let bots compete and rate them
cmd-train = train the learned judge of a game by self-play
cmd-analyse = chart win chances and list the costliest mistakes
cmd-learn = learn to play a game, with short lessons
cmd-rules = read the rules, a chapter or a clause
cmd-edition = show the printed values, or validate an edition file
cmd-serve = start the web server
cmd-backup = back up all tables to a file, even while the server is running
arg-json-games = print JSON
arg-json-simulate = print JSON
arg-json-replay = print one JSON object per line: the position at the start and after each event; with --at, only that one
arg-at = show the position after N events (0: at the start) and how it came about
arg-seats = the players, comma-separated: a name for a person; bot for a bot, bot:1 to bot:5 for a level, bot:greedy or bot:random
arg-output = the image file to write: .svg or .png
arg-at-draw = the position after N events (default: the last one)
arg-seat = draw what this seat (A, B, … or a name) sees, with its legal moves (default: what spectators see)
arg-layout = wide (default), or narrow for phones
arg-theme = light (default) or dark
arg-width = width of a .png in pixels
arg-options = game options, comma-separated
arg-captain = the captain to play against in a solo game (same as --options)
arg-seed = random seed: the same number gives the same dice and cards
arg-edition = an edition file with other printed values
arg-first = who goes first: a seat (A, B, …) or a name (default: random)
arg-resume = continue the game in this record
arg-coach = with a coach who explains decisions and warns of bad choices, against easy bots
arg-dice = mine: use your own dice and cards, and type what comes up
arg-file = a recorded game
arg-files = recorded games
arg-players = number of players
arg-games = number of games
arg-records = save every game as a record in this folder
arg-force = overwrite existing records
arg-bots = the bots, one per seat, comma-separated: level1 to level6, greedy or random (a single one takes every seat)
arg-lesson = number or name of a lesson
arg-solve = show the solution of the lesson, step by step
arg-legend = show what every symbol of the game means
arg-clause = a clause (5.6 or EC 5.6) or a chapter (5)
arg-check = an edition file to validate
arg-arena-bots = the bots, comma-separated: level1 to level6, greedy, random, or module:Class for your own
arg-arena-games = minimum number of games; every line-up plays in every seating order
arg-arena-workers = number of processes (default: one per core)
arg-cluster = address of a Dask cluster to run on, for example tcp://scheduler:8786
arg-csv = write every result to this CSV file
arg-plot = save a plot to this file (.svg or .png)
arg-markdown = print a Markdown table with head-to-head results
arg-iterations = search iterations per move
arg-study-at = analyse only the decision after N events, and say how certain the result is
arg-study-seconds = with --at: think for this long (default: 20 s; Ctrl-C ends it earlier)
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
arena-time = per move
arena-of = { $share } of { $games }
arg-train-hours = how long to train, in hours (default: 2)
arg-train-minutes = how long to train, in minutes
arg-train-rounds = stop after this many rounds in total, even if there is time left
arg-train-games = games of self-play per round
arg-train-trials = games per match, each played on every seat with the same luck
arg-train-players = only games for this many players (default: all numbers, and two in matches)
arg-train-search = search iterations per move when nets play themselves, from the second round on (default: 0, they look one move ahead)
arg-train-out = folder for everything the training produces (default: training-GAME)
arg-train-resume = continue the training in that folder
train-head = Training { $game } · seed { $seed } · { $folder }
train-left = about { $minutes } min left
train-round = Round { $number }: { $games } games, { $positions } positions, loss { $loss }; won { $won }% ({ $low }–{ $high }%) of { $trials } games against the best net so far: { $replaced ->
    [yes] it is the new best net
   *[no] the old one stays
}. Against the hand-written judge: { $hand }%.
train-first = Round { $number }: { $games } games, { $positions } positions, loss { $loss }; won { $won }% ({ $low }–{ $high }%) of { $trials } games against the hand-written judge: { $replaced ->
    [yes] it is the best net so far
   *[no] the hand-written judge stays
}.
train-none = No net has beaten the hand-written judge yet. Train longer: captains-table train { $game } --resume
train-done = The best net is from round { $number }: { $file }
train-tried = { $tried ->
    [one] One net was tried; { $replaced } replaced the one before it.
   *[other] { $tried } nets were tried; { $replaced } replaced the one before them.
} Every match used seeds of its own.
train-report = Report and curve: { $folder }
train-column-round = round
train-column-games = games
train-column-positions = positions
train-column-loss = loss
train-column-won = won against the best so far
train-column-hand = won against the hand-written judge
train-column-replaced = new best
train-curve = { $game }: games won with a short search, by the number of games of self-play
train-curve-hand = against the hand-written judge
train-curve-best = against the best so far
judge-none = Bots, hints and analyses use the hand-written judge: this game has no learned one.
judge-figures = Bots, hints and analyses use the hand-written judge: the learned one knows only the game’s own printed values.
judge-revision = Bots, hints and analyses use the hand-written judge: the learned one knows an earlier version of the rules.
analyse-head = { $game } · { $file }
analyse-after = event
analyse-slips = Costliest mistakes:
analyse-none = No mistakes found.
analyse-slip = event { $number }: win chance down by { $cost } percentage points
analyse-fault = With the move played: { $chosen }
study-head = { $name }’s move after { $number } events
study-progress = { $iterations } iterations; { $sure }% sure of the best move
study-choice = win chance { $share } (between { $low } and { $high }), tried { $tries } times
study-clear = Clearly the best move: { $sure }% sure that it is better than the next one, after { $iterations } iterations.
study-close = A close call: only { $sure }% sure that it is better than the next one, after { $iterations } iterations.
study-only = There is only one legal move.
arg-host = address to listen on (default: 127.0.0.1, this computer only; 0.0.0.0 for the whole network)
arg-port = port to listen on (default: 8000)
arg-database = where tables are stored: a file, or postgresql://… (default: CAPTAINS_TABLE_DATABASE, else a file in your home folder)
arg-workers = number of bot processes (default: one less than the number of cores)
arg-compiled = folder with a compiled build of this program; bots switch to it as soon as it is complete
arg-secret-file = file with the secret that signs cookies (default: generated and stored in the database)
arg-origin = a public URL of the server, such as https://table.example; can be repeated
arg-limit = change a limit, such as tables=100; can be repeated
arg-private-hooks = allow webhooks to private network addresses
arg-open = open the page in a browser
arg-backup = the backup file to write
## The coach of a first game
coach-round = You gained the most in the last round.
coach-round-other = { $who } gained the most in the last round.
coach-says = Coach:
coach-sure = Are you sure?
coach-anyway = Play it anyway
coach-again = Choose again
coach-anyway-ask = Play it anyway? (y/n)
ui-coach = Coach: explains decisions, warns of bad choices
ui-coach-new = New to { $game }?
ui-coach-about = Play your first game against easy bots, with a coach: it explains each kind of decision, warns you before bad moves, and shows after every round who gained the most and why.
ui-coach-yes = Yes, coach me
ui-coach-no = No, I know the game
ui-coach-lessons = Take the lessons first

