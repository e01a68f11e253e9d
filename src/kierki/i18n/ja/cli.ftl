# コマンドラインのヘルプ。コマンド play の説明は cli-play-help、オプション --seed と引数
# variant の説明は cli-play-option-seed と cli-play-option-variant。
cli-usage = 使い方:
cli-options = オプション
cli-arguments = 引数
cli-commands = コマンド
cli-metavar-options = [オプション]
cli-metavar-command = コマンド ...
cli-metavar-integer = 数
cli-metavar-integer-range = 数
cli-metavar-text = 文字列
cli-metavar-path = ファイル
cli-metavar-filename = ファイル
cli-metavar-file = ファイル
cli-metavar-variant = ルール
cli-accepts-from = { $least }以上
cli-accepts-number = 数
cli-accepts-whole-number = 整数

cli-kierki-help = ポーランドのトランプゲーム「キェルキ」と、その仲間のハーツ。
cli-kierki-option-lang = 表示する言語。指定がなければ KIERKI_LANG かシステムの言語。
cli-kierki-option-version = バージョンを表示して終了する。
cli-kierki-option-help = このヘルプを表示して終了する。
