# ファイルの試合: 読み返しと検査。
record-options = 設定: { $options }
record-seed = シード: { $seed }
record-sees-first = { $name } が最初に見た札:
record-points = 得点
record-total = 合計
record-not-over = このディールはまだ終わっていません。
record-no-such-deal = この試合に { $number } 番目のディールはありません。ディール数: { $deals }。

## 検査
record-right = { $file }: 正しい記録です。ディール数: { $deals }。
record-wrong = { $file }: { $count } か所が誤りです。
record-breaks-trick = ディール { $deal }、トリック { $trick }: { $name }: { $action }。ルール違反です: { $why } ({ $rule })
record-breaks = ディール { $deal }、{ $index } 手目: { $name }: { $action }。ルール違反です: { $why } ({ $rule })
record-differs = { $place }: { $claim }: 記録では { $stored }、正しくは { $right }。
record-misplaced = ディール { $deal }: 手数: 記録では { $stored }、正しくは { $right }。
record-unplayable = この試合は配れません。{ $reason }
record-bots-agree = ボットの { $count } 手をもう一度考えさせました。すべて同じです。
record-bots-differ = もう一度考えさせたボットの手: { $moves }、記録と違う手: { $count }
record-bot-differs = 第{ $deal }ディール、対局の第{ $index }手: 記録では{ $name }が{ $action }。ボット { $bot } は{ $answer }。
record-place-match = 試合
record-place-deal = ディール { $deal }
record-place-trick = ディール { $deal }、トリック { $trick }
record-claim-deals = ディール数
record-claim-number = ディールの番号
record-claim-contract = コントラクト
record-claim-dealer = ディーラー
record-claim-hands = 配られた手札
record-claim-talon = タロン
record-claim-stock = 残り札
record-claim-taken = 取った人
record-claim-points = 得点
record-claim-won = 取ったトリック数
record-claim-trump = 切り札
record-claim-namer = 切り札を決めた人
record-claim-price = タロンの値段
record-claim-shooter = 失点カードを全部取った人
record-claim-moon = 失点カード全部の数え方
record-claim-out = 手札がなくなった人
record-claim-early = 途中で終了
record-claim-totals = 合計
record-claim-winners = 勝者
record-nothing = なし
record-yes = はい
record-no = いいえ
record-cards = { CARDS($cards) }

## したこと
record-does-play = { CARD($card) } を出す
record-does-pass-on = { CARDS($cards) } を渡す
record-does-give = { CARDS($cards) } を配る
record-does-name = 切り札を決める: { $suit }
record-does-take = タロンを取る
record-does-auction = 最低値なしで競りにかける
record-does-auction-reserve = 最低値 { $points } で競りにかける
record-does-bid = { $points } で競る
record-does-decline = パス
record-does-moon = 数え方を選ぶ: { $moon }

## できない理由
record-why-match-over = 試合は終わっています。
record-why-not-your-turn = { $turn } の番です。
record-why-wrong-action = 聞かれていることが違います。
record-why-card-not-held = その札は手札にありません。出せるカード: { CARDS($legal) }
record-why-card-opening = このディールは { CARDS($legal) } で始まります。
record-why-card-follow = 同じスートを持っています。出せるカード: { CARDS($legal) }
record-why-card-hearts-unbroken = ハートがまだ出ていません。出せるカード: { CARDS($legal) }
record-why-card-hearts-held-back = ハートをリードできるのはハートしかないときだけです。出せるカード: { CARDS($legal) }
record-why-card-must-drop = リードされたスートがないときは { CARDS($legal) } を出さなければなりません。
record-why-card-first-trick = 最初のトリックには失点カードを出せません。出せるカード: { CARDS($legal) }
record-why-card-does-not-fit = その札はどの列にもつながりません。
record-why-card-not-start = その札では列を始められません。
record-why-must-lay = 出せる札があります: { CARDS($legal) }
record-why-pass-cards = 自分の札を { $count } 枚渡します。
record-why-give-cards = 自分の違う札を { $count } 枚渡します。
record-why-bid = { $lowest } から { $highest } まで、{ $step } 刻みです。
