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

cli-play-help = 端末で試合をします。
    バリアントを指定しなければ、必要なことを尋ねます。ハウスルールの .toml ファイルも指定できます。
cli-play-option-variant = バリアント、またはハウスルールのファイル。
cli-play-option-players = 人数。
cli-play-option-settings = バリアントのオプション。例: limit=75。何度でも指定できます。
cli-play-option-bots = 相手: heuristic、random、または左隣からのコンマ区切りのリスト。
cli-play-option-name = あなたの名前。
cli-play-option-seed = シード。同じシードなら同じ試合になります。
cli-play-option-seat = あなたの席(1から)。
cli-play-option-save = 一手ごとに試合をファイルに保存します。
cli-play-option-resume = ファイルの試合を続けます。
cli-play-option-deals = PBNファイルのディールを使います。
cli-play-option-letters = スートの記号の代わりに文字を使います。
cli-play-option-colours = カードの色: 2色か4色。
cli-play-option-confirm = 相手はEnterを待つので、手を取り消せます。
