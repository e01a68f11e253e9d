# Cards in words. The letters and what may be typed are in words.py.
card-rank = { $rank ->
    [two] two
    [three] three
    [four] four
    [five] five
    [six] six
    [seven] seven
    [eight] eight
    [nine] nine
    [ten] ten
    [jack] jack
    [queen] queen
    [king] king
   *[ace] ace
}
card-suit = { $suit ->
    [clubs] clubs
    [diamonds] diamonds
    [spades] spades
   *[hearts] hearts
}
card-name = { card-rank } of { card-suit }
card-face-down = face-down card
