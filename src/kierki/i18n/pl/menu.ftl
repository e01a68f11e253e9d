# Co i z kim gramy.
menu-title = Kierki
menu-variant = W co gramy? Numer, nazwa albo plik z zasadami (Enter – { $default }):
menu-players = Ilu graczy? { $accepts } (Enter – { $default }):
menu-options = Opcje. Numer – zmień, Enter – gramy:
menu-option = { $option } – możliwe: { $accepts }. Jaka wartość?
menu-choice = { $option }: która wartość?
menu-option-now = { $option }: { $value }
menu-bots = Jacy przeciwnicy? (Enter – { $default }):
menu-name = Twoje imię? (Enter – { $default }):
menu-you = Ty
menu-names = Ania Tomek Kasia Piotr Zosia Marek Ewa
menu-not-there = „{ $text }”? Wpisz numer od 1 do { $count } albo nazwę.
menu-bots-count = Przeciwników jest { $accepts }, a podano: { $found }. Podaj jednego dla wszystkich albo listę po przecinku.
menu-seat = Nie ma miejsca { $found }. Są miejsca od 1 do { $accepts }.
menu-name-wrong = To nie jest imię: ma być jeden wiersz, najwyżej { $accepts } znaków.
menu-setting = „{ $found }”? Opcję podaje się tak: --set limit=75
menu-seed = Ziarno tej partii: { $seed }
menu-resume-alone = Z --resume nie podaje się odmiany, graczy, opcji, przeciwników, imienia, ziarna ani rozdań: wszystko jest w pliku { $file }.
