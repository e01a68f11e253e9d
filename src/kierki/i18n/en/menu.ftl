# What is played, and with whom.
menu-title = Kierki
menu-variant = What shall we play? A number, a name or a file of rules (Enter – { $default }):
menu-players = How many players? { $accepts } (Enter – { $default }):
menu-options = Options. A number – change it, Enter – play:
menu-option = { $option } – possible: { $accepts }. Which value?
menu-choice = { $option }: which value?
menu-option-now = { $option }: { $value }
menu-bots = What opponents? (Enter – { $default }):
menu-name = Your name? (Enter – { $default }):
menu-you = You
menu-names = Alice Ben Clara Daniel Emma Frank Grace
menu-not-there = “{ $text }”? Type a number from 1 to { $count }, or a name.
menu-bots-count = There are { $accepts } opponents, but you named { $found }. Name one for all, or a list with commas.
menu-seat = There is no seat { $found }. Seats are 1 to { $accepts }.
menu-name-wrong = That is no name: one line, at most { $accepts } characters.
menu-setting = “{ $found }”? Options are set like this: --set limit=75
menu-seed = The seed of this match: { $seed }
menu-resume-alone = With --resume name no variant, players, options, opponents, name, seed or deals: they are all in { $file }.
