# Počítačoví hráči.
bot-random = náhodný
bot-random-about = hrá náhodne
bot-heuristic = rozvážny
bot-heuristic-about = hrá ako opatrný hráč pri stole
bot-unknown = Počítačový hráč „{ $name }“ neexistuje. Sú: { $accepts }.
