# Karty słowami. Litery i to, co można wpisać, są w words.py.
card-rank = { $rank ->
    [two] dwójka
    [three] trójka
    [four] czwórka
    [five] piątka
    [six] szóstka
    [seven] siódemka
    [eight] ósemka
    [nine] dziewiątka
    [ten] dziesiątka
    [jack] walet
    [queen] dama
    [king] król
   *[ace] as
}
card-suit = { $suit ->
    [clubs] trefl
    [diamonds] karo
    [spades] pik
   *[hearts] kier
}
card-name = { card-rank } { card-suit }
card-face-down = karta zakryta
