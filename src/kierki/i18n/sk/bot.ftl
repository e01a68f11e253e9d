# Počítačoví hráči.
bot-random = náhodný
bot-random-about = hrá náhodne
bot-casual = rozvážny
bot-casual-about = hrá ako opatrný hráč pri stole
bot-beginner = začiatočník
bot-beginner-about = pozná pravidlá, na ostatné často zabúda
bot-strong = silný
bot-strong-about = skúša každú kartu v stovkách možných rozložení
bot-master = majster
bot-master-about = ako silný, ale premýšľa dlhšie
bot-analyst = analytik
bot-analyst-about = skúma desaťtisíce rozložení; na rozbor partie, nie na hru
bot-unknown = Počítačový hráč „{ $name }“ neexistuje. Sú: { $accepts }.
bot-setting = Hráč „{ $name }“ nemá nastavenie { $found }. Má: { $accepts }.
bot-setting-value = Nastavenie { $key } hráča „{ $name }“ nemôže byť „{ $found }“. Môže byť: { $accepts }.
bot-settings = „{ $found }“: za menom hráča a dvojbodkou stoja nastavenia, každé raz, napríklad meno:kľúč=1,druhý=2.
bot-search-missing = Hráč „{ $name }“ tu nemôže počítať: { $why }
