# 端末でのゲーム。$me は読み手のことかどうかを表す。
table-and = { $most }、{ $last }
table-sentence = { $text }。

## 得点
table-score-nothing = 得点なし
table-score-lottery = 1番目にあがった人 { $first }、2番目 { $second }

## テーブル
table-deal = ディール { $number }: { $contract }
table-deal-of = ディール { $number }/{ $deals }: { $contract }
table-dealer = { $me ->
    [true] ディーラー: あなた
   *[other] ディーラー: { $name }
}
table-trump = { $me ->
    [true] 切り札({ $name }): { $suit }
   *[other] 切り札({ $name }): { $suit }
}
table-namer = { $me ->
    [true] 切り札を決める人: あなた
   *[other] 切り札を決める人: { $name }
}
table-so-far = いまのところ { $cards }。
table-hearts-broken = ハート解禁
table-talon = タロン:
table-talon-taker = { $me ->
    [true] 取った人: あなた
   *[other] 取った人: { $name }
}
table-price = { $points }点で
table-reserve = 最低価格 { $points }
table-auction = 競り: { $said }
table-received = { $name }から:
table-column-total = 合計
table-column-cards = 枚数
table-column-tricks = 取り
table-column-points = 点
table-column-trick = 場
table-column-taken = 取った札
table-hand = 手札:
table-trick-led = { $me ->
    [true] トリック { $number }  リード: あなた
   *[other] トリック { $number }  リード: { $name }
}
table-trick-best = { $me ->
    [true] 勝っている人: あなた
   *[other] 勝っている人: { $name }
}
table-tricks-played = トリックはすべて終わりました。
table-trick-number = トリック { $number }:
table-pass = パス

## 起きたこと
table-news-auction = { $me ->
    [true] あなたがタロンを最低価格なしで競りに出します。
   *[other] { $name }がタロンを最低価格なしで競りに出します。
}
table-news-auction-reserve = { $me ->
    [true] あなたがタロンを競りに出します。最低価格 { $points }
   *[other] { $name }がタロンを競りに出します。最低価格 { $points }
}
table-news-talon = { $me ->
    [true] あなたがタロンを取ります。
   *[other] { $name }がタロンを取ります。
}
table-news-talon-price = { $me ->
    [true] あなたが { $points }点でタロンを取ります。
   *[other] { $name }が { $points }点でタロンを取ります。
}
table-news-given = { $me ->
    [true] あなたが全員に1枚ずつ渡しました。
   *[other] { $name }が全員に1枚ずつ渡しました。
}
table-news-completed = 残りのカードが配られました。
table-news-broken = ハート解禁: ハートをリードできます。
table-news-early = 残りを打っても得点は変わりません。このディールはここまでです。
table-news-early-taker = { $me ->
    [true] 残りのトリックはすべてあなたが取ります。
   *[other] 残りのトリックはすべて{ $name }が取ります。
}
table-news-stock = 残り札が列に加わります:
table-news-out = { $me ->
    [true] あなたがあがりました: { $place }番目、{ $points }
   *[other] { $name }があがりました: { $place }番目、{ $points }
}
table-news-moon = { $me ->
    [true] あなたがシュート・ザ・ムーン!
   *[other] { $name }がシュート・ザ・ムーン!
}
table-stock-card = 残り札:
table-moon-old = 旧式: 本人は0、他の人に全部
table-moon-new = 新式: 本人から全部を引く、他の人は0

## 質問
table-first-question = カードは番号か名前で入力します: 5、{ CARD("QS") }、qs、スペードのクイーン。ヘルプ: ?
table-ask-card = あなたの番です。どのカード?
table-ask-follow = あなたの番です。{ $suit ->
    [clubs] クラブ
    [diamonds] ダイヤ
    [spades] スペード
   *[hearts] ハート
}を出してください。
table-ask-void = { $suit ->
    [clubs] クラブ
    [diamonds] ダイヤ
    [spades] スペード
   *[hearts] ハート
}がありません。何を出しますか?
table-ask-lead = あなたのリードです。どのカード?
table-ask-lay = あなたの番です。どのカードを出しますか?
table-ask-pass = { $name }に{ $count }枚渡してください。番号か名前:
table-ask-trump = 切り札は? { $suits }
table-ask-talon-take = 1 – タロンを取る
table-ask-talon-free = 2 – 最低価格なしで競りに出す
table-ask-talon-reserve = 2 と価格、例「2 { $lowest }」 – その価格から競りに出す({ $highest }まで)
table-ask-bid = タロンにいくら出しますか? { $lowest }〜{ $highest }、5刻み、または pass
table-ask-gift = この順に1枚ずつ渡してください: { $names }({ $count }枚)
table-ask-moon = シュート・ザ・ムーンです。どう数えますか?
table-next-deal = Enter – 次のディール:
table-confirm = Enter – 続ける、u – 取り消す:
table-ask-file = 保存しますか? Enter – { $file }、別の名前、n – 保存しない:
table-words-no = n いいえ
table-words-pass = パス -
table-words-take = 取る タロン
table-words-auction = 競り
table-words-moon-old = 旧式
table-words-moon-new = 新式

## 読めない答え
table-no-such-number = { $number }番のカードはありません。番号は1から{ $cards }までです。
table-not-a-bid = 「{ $text }」は数ではありません。例: 100
table-not-a-suit = 「{ $text }」はスートではありません。使えるもの: { $suits }
table-which-suit = 「{ $text }」は { $suits } のどれですか?
table-not-talon = 「{ $text }」? 1か2、または2と価格を入力してください。例:「2 100」
table-not-a-moon = 「{ $text }」? 1か2を入力してください。

## コマンド
table-words-help = ? ヘルプ
table-words-history = h 履歴
table-words-hint = p ヒント
table-words-undo = u 戻す 取り消し
table-words-sheet = w 得点表
table-words-rules = r ルール
table-words-claim = k 残り
table-words-quit = q 終了
table-help-answers = カードは番号か名前で入力します: 5、{ CARD("QS") }、qs、スペードのクイーン。何枚かは空白で区切ります。Enterだけで場をもう一度表示します。ほかに:
table-help-help = このヘルプ
table-help-history = このディールのトリック
table-help-hint = ヒント
table-help-undo = 他の人が何もしないうちに自分の最後の手を取り消す
table-help-sheet = 得点表
table-help-rules = このディールのルール
table-help-claim = 結果が変わらないなら残りを自動で打つ
table-help-quit = やめる(あとで続きから遊べます)
table-history-none = このディールではまだ何も出ていません。
table-hint = ヒント:
table-why-only = ほかに出せません
table-why-lead = リード
table-why-takes = 取る
table-why-under = 下をくぐる
table-why-discard = 捨て札
table-why-lay = ほかのカードは待てます
table-do-take = タロンを取る
table-do-auction = 最低価格なしで競りに出す
table-do-auction-reserve = 競りに出す、最低価格 { $points }
table-undone = 取り消しました:
table-undo-nothing = 取り消すものがありません。
table-undo-others = もう取り消せません。{ $name }がすでに動きました。
table-undo-revealed = もう取り消せません。伏せたカードが見えました。
table-claim-open = まだ何も決まっていません。続けてください。
table-claim-by-itself = 結果が変わらなくなれば、ディールは自動で終わります。
table-claim-lottery = ロテリイカは最後まで打ちます。

## 保存
table-saved = { $file } に保存しました。続きは: kierki play --resume { $file }
table-not-saved = { $file } を保存できません: { $why }
table-interrupted = 中断しました。{ $file } に保存しました。続きは: kierki play --resume { $file }
table-interrupted-lost = 中断しました。試合は保存できませんでした。
table-input-ended = 入力が終わりました。{ $file } に保存しました。続きは: kierki play --resume { $file }
table-input-ended-lost = 入力が終わりました。試合は保存できませんでした。
table-file-taken = { $file } はすでにあり、別の内容です。別の名前にするか、続きを遊んでください: --resume { $file }
table-resumed = { $file } の試合を続けます。
table-search-missing = 相手は「慎重」と同じ打ち方をします。
table-search-later = 相手は読みの準備をしています。最初のディールは「慎重」と同じ打ち方をします。
table-search-waits = 相手が準備をしています…
