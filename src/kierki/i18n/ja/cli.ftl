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
cli-play-option-bots = 相手: casual、random、または左隣からのコンマ区切りのリスト。
cli-play-option-name = あなたの名前。
cli-play-option-seed = シード。同じシードなら同じ試合になります。
cli-play-option-seat = あなたの席(1から)。
cli-play-option-save = 一手ごとに試合をファイルに保存します。
cli-play-option-resume = ファイルの試合を続けます。
cli-play-option-deals = PBNファイルのディールを使います。
cli-play-option-letters = スートの記号の代わりに文字を使います。
cli-play-option-colours = カードの色: 2色か4色。
cli-play-option-confirm = 相手はEnterを待つので、手を取り消せます。

cli-replay-help = 記録した試合を、手札を開いてディールごとに見せる。
cli-replay-option-file = 記録ファイル (JSONかテキスト)。
cli-replay-option-deal = この番号のディールだけ。
cli-replay-option-text = 読み戻せるテキスト形式。

cli-verify-help = 記録した試合を検査する: すべての手と得点。
    終了コード 0: すべて正しい、1: ルール違反か誤った記述がある、2: 読めないものがある。
cli-verify-option-files = 記録ファイル。1ファイルか1行に一つ。
cli-verify-option-bots = ボットに同じ手をもう一度考えさせて比べます。

cli-export-help = 記録した試合を別の形式で書き出す。
cli-export-option-file = 記録ファイル (JSONかテキスト)。
cli-export-option-form = pbn: ディール、text: 読みやすい形、json: プログラム用。
cli-export-option-output = 書き出し先。なければ画面に出す。

cli-variants-help = ルールの一覧と説明、自分のルールファイルの検査。
cli-variants-show-help = ルールのすべてを一画面で説明する。
cli-variants-check-help = ルールファイルを検査する。
cli-variants-show-option-variant = ルールの名前、またはルールファイル。
cli-variants-show-option-players = 何人で遊ぶか。
cli-variants-show-option-settings = ルールのオプション。例: limit=75。いくつでも指定できる。
cli-variants-show-option-toml = ルールのファイルを出力する。自分のルールのひな形になる。
cli-variants-check-option-file = 検査するファイル。
cli-variants-column-key = ルール
cli-variants-column-name = 名前
cli-variants-column-players = 人数
cli-variants-column-deals = ディール
cli-variants-more = ルールのすべて: kierki variants show ルール
cli-variants-fine = { $file }: 問題ありません。人数: { $players }
cli-variants-template = .toml ファイルに保存し、好きなところを変えて、検査してください: kierki variants check ファイル

cli-simulate-help = ボットどうしで何試合も打たせ、得点を表にします。
cli-simulate-option-variant = ゲーム（kierkiなど）、またはハウスルールのファイル。
cli-simulate-option-matches = 試合の数。
cli-simulate-option-seed = 乱数のシード。同じ試合をもう一度行えます。
cli-simulate-option-bots = 全席同じボット1つ、または席ごとにコンマで区切ったリスト。
cli-simulate-option-players = 人数。
cli-simulate-option-settings = ゲームのオプション。finish_early=trueでないかぎり最後の1枚まで打ちます。
cli-simulate-option-as-json = 表の代わりに、試合の記録を1行に1つずつ出します。
cli-simulate-option-jobs = 使うコアの数。結果は変わりません。

cli-arena-help = ボットやプログラムを同じディールで対戦させて、比べます。
    点と標準誤差、ムーン、CPU時間を出します。--json で結果を残し、途中で止めたものは --resume で続けられます。
cli-arena-option-variant = ゲーム（heartsなど）、またはハウスルールのファイル。
cli-arena-option-seats = プレイヤー3人から7人、コンマで区切る。ボットは名前、プログラムは cmd:コマンド。
cli-arena-option-deals = ゲームの種類ごとのディールの数。指定がなければ100。
cli-arena-option-matches = 試合全体を打つ。その数。
cli-arena-option-duplicate = どのディールも人数分だけ打ち、そのたびに席を1つずつずらす。
cli-arena-option-contracts = この種類のディールだけ。いくつでも指定できる。
cli-arena-option-seed = 乱数のシード。同じディールをもう一度打てます。
cli-arena-option-jobs = いくつのプロセスで打つか。結果は変わりません。
cli-arena-option-players = 人数。指定がなければ挙げた人数。
cli-arena-option-settings = ゲームのオプション。finish_early=trueでないかぎり最後の1枚まで打ちます。
cli-arena-option-deals-file = ディールのファイル。1行にパスの方向と52枚のカード。
cli-arena-option-results = 結果をすぐに書き込むファイル。
cli-arena-option-resume = そのファイルの結果の続きを打つ。
cli-arena-option-timeout = プログラムが答えるまでの秒数。

cli-serve-help = ブラウザーとプログラムのためのテーブルを開くサーバー。
cli-serve-option-host = 待ち受けるアドレス。0.0.0.0 なら誰からでも。
cli-serve-option-port = ポート。0 なら空いているもの。
cli-serve-option-data = 対局を保存するフォルダー。
cli-serve-option-database = データベース。なければフォルダーの中の1ファイル: postgresql://user:password@host/name
cli-serve-option-bus = 複数のノードが話し合うところ: redis://host:6379
cli-bot-help = ほかのプログラムのアリーナでボットに打たせます。標準入出力の行でやりとりします。
cli-bot-option-level = どのボットか。
cli-bot-option-lines = ハーツの行プロトコルで話す。
cli-bot-option-seed = くじに使うシード。
