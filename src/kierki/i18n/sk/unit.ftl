# Počítané veci: 1 zdvih, 2 zdvihy, 5 zdvihov; „many“ sú v slovenčine zlomky (1,5 zdvihu).
unit-tricks = { $count ->
    [one] { $count } zdvih
    [few] { $count } zdvihy
    [many] { $count } zdvihu
   *[other] { $count } zdvihov
}
unit-deals = { $count ->
    [one] { $count } rozdanie
    [few] { $count } rozdania
    [many] { $count } rozdania
   *[other] { $count } rozdaní
}
unit-matches = { $count ->
    [one] { $count } partia
    [few] { $count } partie
    [many] { $count } partie
   *[other] { $count } partií
}
unit-hearts = { $count ->
    [one] { $count } srdce
    [few] { $count } srdcia
    [many] { $count } srdca
   *[other] { $count } sŕdc
}
unit-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } kariet
}
unit-points = { $count ->
    [one] { $count } bod
    [few] { $count } body
    [many] { $count } bodu
   *[other] { $count } bodov
}
unit-players = { $count ->
    [one] { $count } hráč
    [few] { $count } hráči
    [many] { $count } hráča
   *[other] { $count } hráčov
}
