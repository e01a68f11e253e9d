# Rzeczy policzone: 1 lewa, 2 lewy, 5 lew; ułamki biorą ostatnią formę (1,5 lewy).
unit-tricks = { $count ->
    [one] { $count } lewa
    [few] { $count } lewy
    [many] { $count } lew
   *[other] { $count } lewy
}
unit-deals = { $count ->
    [one] { $count } rozdanie
    [few] { $count } rozdania
    [many] { $count } rozdań
   *[other] { $count } rozdania
}
unit-matches = { $count ->
    [one] { $count } partia
    [few] { $count } partie
    [many] { $count } partii
   *[other] { $count } partii
}
unit-hearts = { $count ->
    [one] { $count } kier
    [few] { $count } kiery
    [many] { $count } kierów
   *[other] { $count } kiera
}
unit-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
unit-points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
    [many] { $count } punktów
   *[other] { $count } punktu
}
unit-players = { $count ->
    [one] { $count } gracz
    [few] { $count } gracze
    [many] { $count } graczy
   *[other] { $count } gracza
}
