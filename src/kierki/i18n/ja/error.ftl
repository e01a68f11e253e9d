# 何が受け付けられず、何なら受け付けられるか。エラーのカードは英語の形で届く。
# CARD と CARDS は読み手の書き方に、CARD_NAMES は言葉に直す。

## カード
error-not-a-card = 「{ $text }」はカードではありません。例: { CARD("QS") }、QS、スペードのクイーン
error-ambiguous-card = 「{ $text }」はどのカードですか: { CARD_NAMES($cards) }
error-card-twice = { CARD($card) } が二度出ています。
error-not-pbn = 「{ $text }」はPBNの手札ではありません。例: AK2.QJ.T987.5432
error-not-a-seed = 「{ $text }」はシードではありません。0-9 a-f の1〜64文字です。

## 言語
error-unknown-language = 「{ $language }」という言語はありません。使えるもの: { $known }

## ルールとオプション
error-unknown-variant = 「{ $name }」というルールはありません。使えるもの: { $accepts }
error-unknown-option = 「{ $option }」というオプションはありません。使えるもの: { $accepts }
error-option-value = オプション { $option } に「{ $found }」は使えません。使えるもの: { $accepts }
error-option-twice = オプション { $option } に { $twice } が二度あります。
error-option-players = オプション { $option } に「{ $found }」は { $players } 人では使えません。使えるもの: { $accepts }
error-option-clash = { $other } のとき、オプション { $option } に「{ $found }」は使えません。使えるもの: { $accepts }
error-option-not-dealt = オプション { $option }: { $players } 人では { CARDS($removed) } を除くので、{ CARDS($card) } は配られません。
error-option-no-points = オプション { $option }: 点になるものがありません。例: { $accepts }
error-option-endless = オプション { $option }: 1ディールの点の合計が { $players } 人で { $total } なので、試合が終わらないかもしれません。合計は0より大きくしてください。
error-players = { $variant } は { $found } 人では遊べません。人数: { $accepts }

## ファイルと端末
error-file-missing = ファイル { $file } がありません。
error-file-forbidden = { $file } を開く権限がありません。
error-file-folder = { $file } はフォルダーです。ファイルではありません。
error-file-full = ディスクがいっぱいで { $file } に書き込めません。
error-file-other = { $file } が使えません: { $why }
error-not-utf8 = テキストがUTF-8ではありません。
error-end-of-input = 入力が終わりました。
error-interrupted = 中断しました。
error-broken-pipe = 出力の読み手がいなくなりました。
error-internal = プログラムの誤りです: { $what }（詳しくは KIERKI_DEBUG=1）

## コマンドライン
error-cli-no-such-command = 「{ $command }」というコマンドはありません。使えるもの: { $accepts }
error-cli-no-such-option = { $option } というオプションはありません。
error-cli-no-such-option-near = { $option } というオプションはありません。もしかして: { $near }
error-cli-missing = { $param } がありません。
error-cli-bad-value = { $param } にその値は使えません。使えるもの: { $accepts }
error-cli-bad-file = { $param } を開けません。ファイルがないか、権限がありません。
error-cli-option-usage = オプション { $option } の使い方が違います。値が必要か、値を取りません。
error-cli-usage = この引数は解釈できません。{ $usage }
error-cli-see-help = ヘルプ: { $command } --help

## ゲーム: なぜいけないか、何ならよいか
error-match-over = 試合は終わっています。
error-not-your-turn = あなたの番ではありません。
error-wrong-action = いま聞かれているのは別のことです。
error-card-not-held = { CARD($card) } は手札にありません。
error-card-opening = { CARD($card) } は出せません。このディールは { CARDS($legal) } で始まります。
error-card-follow = { CARD($card) } は出せません。{ $suit ->
    [clubs] クラブ
    [diamonds] ダイヤ
    [spades] スペード
   *[hearts] ハート
}を出します。出せるカード: { CARDS($legal) }
error-card-hearts-unbroken = { CARD($card) } は出せません。ハートがまだ出ていないので、ハートではリードできません。出せるカード: { CARDS($legal) }
error-card-hearts-held-back = { CARD($card) } は出せません。このディールでハートをリードできるのは、ハートしかないときだけです。出せるカード: { CARDS($legal) }
error-card-must-drop = { CARD($card) } は出せません。リードされたスートがないので { CARDS($legal) } を出さなければなりません。
error-card-first-trick = { CARD($card) } は出せません。最初のトリックには失点カードを出せません。出せるカード: { CARDS($legal) }
error-card-does-not-fit = { CARD($card) } はどの列にもつながりません。出せるカード: { CARDS($legal) }
error-card-not-start = { CARD($card) } では列を始められません。出せるカード: { CARDS($legal) }
error-must-lay = 出せるカードがあるのでパスできません: { CARDS($legal) }
error-pass-cards = 渡すカードを手札から{ $count }枚選んでください。
error-give-cards = 手札から違うカードを{ $count }枚、他の人に1枚ずつ選んでください。
error-bid = { $points } は言えません。{ $lowest } から { $highest } まで、{ $step } 刻みです。

## 用意されたディール
error-deal-too-many = ディールは { $accepts } 回だけです。{ $number } 回目は余分です。
error-deal-hands = ディール { $number }: 手札の枚数 { $found } は誤りです。正しくは { $accepts }。
error-deal-rest = ディール { $number }: タロンは { $talon } 枚、残り札は { $stock } 枚のはずです。
error-deal-cards = ディール { $number }: 誤った、または足りないカード: { CARDS($wrong) }

## ルールファイル
error-variant-no-file = ファイル { $file } がありません。
error-variant-folder = { $file } はフォルダーです。ファイルではありません。
error-variant-not-a-file = { $file } は普通のファイルではありません。
error-variant-forbidden = { $file } を開く権限がありません。
error-variant-unreadable = { $file } が読めません: { $reason }
error-variant-too-big = { $file } はルールファイルとして大きすぎます。最大 { $limit } KiB です。
error-variant-long-line = { $file } { $line }行目: 長すぎます。最大 { $limit } 文字です。
error-variant-not-utf8 = { $file } { $line }行目: UTF-8 ではありません。
error-variant-not-toml = { $file } { $line }行目 { $column }桁目: TOML ではありません: 「{ $found }」({ $reason })
error-variant-too-deep = { $file } の入れ子が深すぎます。最大 { $limit } 段です。
error-variant-no-such-kind = { $file }: { $key } に「{ $found }」は使えません。使えるもの: 整数、文字列、true、false、リスト、テーブル
error-variant-missing = { $file }: キー { $key } がありません。使えるもの: { $accepts }
error-variant-unknown-key = { $file }: { $key } というキーはありません。使えるもの: { $accepts }
error-variant-key-taken = { $file }: { $key } = { $found } は組み込みのルールの名前です。別の名前にしてください。
error-variant-mixed = { $file }: { $key } は両立しないものを含みます。どれか一つ: { $accepts }
error-variant-no-entry = { $file }: { $key } に { $players } 人の場合がありません。加えるもの: { $accepts }
error-variant-declared = { $file }: { $key } は { $declared } とありますが、{ $players } 人では { $sum } になります。
error-variant-no-base = オプションと人数を書き込めるのは、組み込みのルールのひな形だけです。使えるもの: { $accepts }
error-variant-value = { $file }: { $key } に「{ $found }」は使えません。使えるもの: { $accepts }
error-variant-twice = { $file }: { $key } に { $twice } が二度あります。
error-variant-players = { $file }: { $key } に「{ $found }」は { $players } 人では使えません。使えるもの: { $accepts }。または players を減らしてください。
error-variant-clash = { $file }: { $other } のとき、{ $key } に「{ $found }」は使えません。使えるもの: { $accepts }
error-variant-not-dealt = { $file }: { $key }: { $players } 人では { CARDS($removed) } を除くので、{ CARDS($card) } は配られません。
error-variant-no-points = { $file }: { $key }: 点になるものがありません。点を付けるもの: { $accepts }
error-variant-endless = { $file }: { $key }: 1ディールの点の合計が { $players } 人で { $total } なので、試合が終わらないかもしれません。合計は0より大きくしてください。

## 試合の記録
error-not-an-action = 「{ $text }」は手として読めません。例: 2 QS
error-record-too-big = 記録として大きすぎます。{ $limit } MiB までです。
error-record-not-utf8 = 記録がUTF-8ではありません: { $byte } バイト目
error-record-not-json = 記録がJSONではありません: { $line } 行 { $column } 文字目: { $found }
error-record-cut-off = 記録が { $line } 行目で途切れています。
error-record-too-deep = 記録の入れ子が深すぎます。{ $limit } 段までです。
error-record-format = 試合の記録ではありません。format は { $accepts } のはずですが { $found } です。
error-record-version = 新しい版の記録です: format { $found }。このプログラムが読めるのは { $accepts } までです。
error-record-value = { $where } に { $found } は使えません。使えるもの: { $accepts }
error-record-length = { $where } の項目は { $accepts } のはずですが { $found } です。
error-record-missing = { $where } がありません。
error-record-key = { $where } は記録のキーではありません。使えるもの: { $accepts }
error-record-repeated-key = { $where }: キー { $found } が二度出ています。
error-record-number = { $where }: { $found } は記録に書ける数ではありません。
error-record-prepared = { $where }: 用意されたディールは、ほかのディールより前に続けて並べます。
error-record-illegal = { $where } はルールに反しています。{ $reason }
error-record-line = { $line } 行目はここでは意味をなしません: { $found }。書けるもの: { $accepts }

## PBNファイルのディール
error-pbn-none = このPBNファイルにはディールがありません。[Deal "N:AK2.QJ.T987.5432 …"] のような行が必要です。
error-pbn-broken = { $line } 行目: ディールが閉じられていません: { $found }
error-pbn-deal = { $line } 行目のディールは使えません。{ $reason }
error-pbn-tag = { $line } 行目: { $tag } に { $found } は使えません。使えるもの: { $accepts }
