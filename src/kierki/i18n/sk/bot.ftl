# Počítačoví hráči.
bot-random = náhodný
bot-random-about = hrá náhodne
bot-heuristic = rozvážny
bot-heuristic-about = hrá ako opatrný hráč pri stole
bot-unknown = Počítačový hráč „{ $name }“ neexistuje. Sú: { $accepts }.
bot-setting = Hráč „{ $name }“ nemá nastavenie { $found }. Má: { $accepts }.
bot-setting-value = Nastavenie { $key } hráča „{ $name }“ nemôže byť „{ $found }“. Môže byť: { $accepts }.
bot-settings = „{ $found }“: za menom hráča a dvojbodkou stoja nastavenia, každé raz, napríklad meno:kľúč=1,druhý=2.
