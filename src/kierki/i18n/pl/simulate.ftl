# Partie graczy komputerowych między sobą.
simulate-seed = Ziarno: { $seed }
simulate-column-seat = miejsce
simulate-column-bot = gracz
simulate-column-match = w partii
simulate-column-wins = wygrane
simulate-column-share = udział
simulate-column-deals = rozdań
simulate-error = ±
simulate-note = Średnie punkty w partii i w rozdaniu; po ± błąd standardowy średniej.
simulate-bot-count = Graczy jest { $accepts }, a podano { $found }. Podaj jednego dla wszystkich albo listę po przecinku.
