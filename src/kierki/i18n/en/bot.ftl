# Players that are programs.
bot-random = random
bot-random-about = plays at random
bot-heuristic = careful
bot-heuristic-about = plays as a careful player at the table does
bot-unknown = There is no bot “{ $name }”. There are: { $accepts }.
