# 言葉でのカードの呼び名。文字と入力できる言葉は words.py にある。
card-rank = { $rank ->
    [two] 2
    [three] 3
    [four] 4
    [five] 5
    [six] 6
    [seven] 7
    [eight] 8
    [nine] 9
    [ten] 10
    [jack] ジャック
    [queen] クイーン
    [king] キング
   *[ace] エース
}
card-suit = { $suit ->
    [clubs] クラブ
    [diamonds] ダイヤ
    [spades] スペード
   *[hearts] ハート
}
card-name = { card-suit }の{ card-rank }
card-face-down = 伏せたカード
