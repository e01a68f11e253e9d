# Counted things. In each language all the forms that its numbers ask for.
unit-tricks = { $count ->
    [one] { $count } trick
   *[other] { $count } tricks
}
unit-deals = { $count ->
    [one] { $count } deal
   *[other] { $count } deals
}
unit-matches = { $count ->
    [one] { $count } match
   *[other] { $count } matches
}
unit-hearts = { $count ->
    [one] { $count } heart
   *[other] { $count } hearts
}
unit-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
unit-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
unit-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
