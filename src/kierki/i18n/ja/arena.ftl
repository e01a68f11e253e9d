# アリーナ: ボットやプログラムどうしの対戦と、行プロトコル。
arena-seed = シード { $seed }
arena-games = 対局数 { $count }
arena-higher = 多いほど良い
arena-lower = 少ないほど良い
arena-column-player = プレイヤー
arena-column-points = 点
arena-column-difference = 差
arena-column-wins = 勝ち
arena-column-moons = ムーン
arena-column-moons-against = 他の人
arena-column-cpu = CPU（ms）
arena-column-mean = 平均
arena-column-p99 = 99%
arena-column-max = 最長
arena-column-wall = 時計
arena-column-decisions = 決断
arena-certain = { $player }のほうが強い（95%）
arena-uncertain = 差はわからない
arena-note =
    差: 他の全員の平均との差。±の後は標準誤差。1つのディールは、席替えの全部で1つの観測値。
    ムーン: 本人のものと他の人のもの、ディールに対する割合（%）。
    時間: 選べる手が2つ以上あった決断のCPU時間の平均、99%が収まる値、最長。時計は平均。

## 頼まれたこと
arena-players = 3人から7人で打てますが、{ $found }人が指定されました。
arena-seats = { $found }人が指定されましたが、席は{ $accepts }つです。
arena-contract = ここに「{ $found }」はありません。使えるもの: { $accepts }
arena-matches-alone = --matches は試合全体を打ちます。--deals、--contract、--deals-file とは一緒に使えません。
arena-resume-alone = --resume には結果のファイルが必要です: --json ファイル
arena-no-command = 「{ $found }」はプログラムの指定ではありません。例: cmd:./mybot --fast
arena-program-variant = このオプションの{ $variant }はプログラムでは打てません。行プロトコルが扱えるのは、4人で普通の点数の、finish_early なしのハーツだけです。
arena-no-protocol = --line-protocol を付けてください。ボットは行を読み、行で答えます。他の方法はまだありません。

## プレイヤーの誤り
arena-fault = { $player }、席{ $seat }、{ $match ->
    [true] 試合
   *[other] ディール
}{ $deal }、席替え{ $rotation }: { $reason }
arena-cannot-start = { $command }を起動できません: { $why }
arena-hang = 「{ $line }」に{ $seconds }秒以内の答えがありません。
arena-crash = 「{ $line }」と聞かれてプログラムが終わりました（コード{ $code }）。最後の言葉: { $why }
arena-unasked = 「{ $line }」の前に、聞かれていないのに「{ $said }」と言いました。
arena-endless = 「{ $line }」への答えが終わりません: 「{ $said }」
arena-malformed = 「{ $said }」は「{ $line }」への答えではありません。
arena-illegal = 「{ $said }」は「{ $line }」への答えとして許されません。許されるもの: { $legal }
arena-raised = ボットが止まりました: { $what }
arena-not-legal = ボットの答え{ $said }は許されません。質問: { $asked }
arena-worker-died = ディールを打っていたプロセスが止まりました。--resume で続けてください。
arena-worker-failed = プログラムの間違い: { $what }

## プロトコルの行
arena-line-version = 行プロトコルのバージョンは{ $accepts }です。「{ $found }」は使えません。
arena-line = この行は意味をなさないか、ここでは使えません: 「{ $line }」

## ディールのファイル
arena-deals-not-text = { $file }はUTF-8のテキストではありません。
arena-deals-none = { $file }にディールがありません。1行は、パスの方向と52枚のカードです。
arena-deals-direction = { $file }、{ $line }行目: パスの方向は「{ $found }」にできません。使えるもの: { $accepts }
arena-deals-card = { $file }、{ $line }行目: 「{ $found }」はカードではありません。2C、TD、QS、AH のように書きます。
arena-deals-count = { $file }、{ $line }行目: カードは52枚のはずですが、{ $found }枚です。
arena-deals-twice = { $file }、{ $line }行目: { $card }が2度出ています。
arena-deals-pass = { $contract }ではカードをパスしません。ファイルの方向は0でなければなりません。
arena-deals-players = ディールのファイルは4人用で、{ $found }人では使えません。
arena-deals-few = { $file }にはディールが{ $found }つしかありません。

## 結果のファイル
arena-file-exists = { $file }はもうあります。続けるには --resume を付けるか、別のファイルにしてください。
arena-file-none = { $file }にアリーナの結果はありません。
arena-file-line = { $file }、{ $line }行目: アリーナの結果ではありません。
arena-file-other = { $file }には別のものの結果があります。{ $key }は、ファイルでは{ $found }、ここでは{ $wanted }です。
