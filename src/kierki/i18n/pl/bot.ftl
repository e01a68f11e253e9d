# Gracze komputerowi.
bot-random = losowy
bot-random-about = gra losowo
bot-casual = rozważny
bot-casual-about = gra jak ostrożny gracz przy stole
bot-beginner = początkujący
bot-beginner-about = zna zasady, resztę często zapomina
bot-strong = mocny
bot-strong-about = sprawdza każdą kartę w setkach możliwych układów
bot-master = mistrz
bot-master-about = jak mocny, ale namyśla się dłużej
bot-analyst = analityk
bot-analyst-about = bada dziesiątki tysięcy układów; do rozbioru partii, nie do gry
bot-unknown = Nie ma gracza komputerowego „{ $name }”. Są: { $accepts }.
bot-setting = Gracz „{ $name }” nie ma ustawienia { $found }. Ma: { $accepts }.
bot-setting-value = Ustawienie { $key } gracza „{ $name }” nie może być „{ $found }”. Może być: { $accepts }.
bot-settings = „{ $found }”: po nazwie gracza i dwukropku stoją ustawienia, każde raz, na przykład nazwa:klucz=1,drugi=2.
bot-search-missing = Gracz „{ $name }” nie może tu liczyć: { $why }
