# 何が受け付けられず、何なら受け付けられるか。エラーのカードは英語の形で届く。
# CARD と CARDS は読み手の書き方に、CARD_NAMES は言葉に直す。

## カード
error-not-a-card = 「{ $text }」はカードではありません。例: ♠Q、QS、スペードのクイーン
error-ambiguous-card = 「{ $text }」はどのカードですか: { CARD_NAMES($cards) }
error-card-twice = { CARD($card) } が二度出ています。
error-not-pbn = 「{ $text }」はPBNの手札ではありません。例: AK2.QJ.T987.5432
error-not-a-seed = 「{ $text }」はシードではありません。0-9 a-f の64文字です。

## 言語
error-unknown-language = 「{ $language }」という言語はありません。使えるもの: { $known }

## ルールとオプション
error-unknown-variant = 「{ $name }」というルールはありません。使えるもの: { $accepts }
error-unknown-option = 「{ $option }」というオプションはありません。使えるもの: { $accepts }
error-option-value = オプション { $option } に「{ $found }」は使えません。使えるもの: { $accepts }
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
