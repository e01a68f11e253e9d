# Gracze komputerowi.
bot-random = losowy
bot-random-about = gra losowo
bot-heuristic = rozważny
bot-heuristic-about = gra jak ostrożny gracz przy stole
bot-unknown = Nie ma gracza komputerowego „{ $name }”. Są: { $accepts }.
