# ルールの言葉での説明: 見出しと文。数とカードはプログラムが入れる。
rule-label-cards = カード
rule-label-stock = 余りの1枚
rule-label-dealer = 親
rule-label-pass = 交換
rule-label-lead = 最初の札
rule-label-tricks = トリック
rule-label-hearts = ハート
rule-label-first = 第1トリック
rule-label-drop = 義務
rule-label-moon = 総取り
rule-label-bonus = 0トリック
rule-label-trump = 切り札
rule-label-lottery = ロテリイカ
rule-label-early = 早い終了
rule-label-end = 終わり
rule-label-winner = 勝者
rule-label-sum = 合計
rule-label-source = 出典
rule-deals = ディール
rule-options = オプション
rule-in-deals = { $count ->
   *[other] ディール
}{ $numbers }: { $text }
rule-all-deals = 毎回

rule-cards = { $cards }、各自{ $hand }枚。Aが最強。
rule-cards-without = { $cards }({ CARDS($removed) } を除く)、各自{ $hand }枚。Aが最強。
rule-stock-shown = 1枚が伏せたまま残り、ディールのあとに公開される。
rule-stock-first = 最初のトリックを取った人のものになる。
rule-stock-nobody = 誰の得点にもならない。
rule-stock-lottery = ロテリイカでは、置けるようになるとひとりでに並ぶ。
rule-dealer = いちばん強い札を引いた人が最初の親。次からは左の人。
rule-pass = { $count }枚ずつ同時に: { $ways }。
rule-pass-in-turn = { $ways }、の繰り返し
rule-pass-none = なし。
rule-lead-club = { CARD($card) } を持つ人が、それを最初に出す。
rule-lead-lowest-club = 手札でいちばん弱いクラブを持つ人が、それを最初に出す。
rule-lead-left = 親の左の人から。
rule-tricks = 同じスートを出す。なければ何でもよい。最初のスートでいちばん強い札が取る。
rule-tricks-trump = 同じスートを出す。なければ何でもよい。最初のスートでいちばん強い札、切り札があればいちばん強い切り札が取る。切り札を出す義務はない。
rule-hearts-never = ハートを最初に出せるのは、手札がハートだけの人だけ。
rule-hearts-broken = ハートを最初に出せるのは、一度ハートが出てからか、手札がハートだけのとき。
rule-hearts-queen-breaks = スペードのクイーンでもハートは解禁になる。
rule-hearts-no-exit = スペードのクイーンを持っていてもハートを最初に出せる。
rule-first-clean = 失点札は出せない。ほかにない、または同じスートがそれしかないときは別。
rule-first-free = 何を出してもよい。
rule-drop = 最初のスートがなく { CARDS($cards) } を持つ人は、それを出さなければならない。
rule-moon-old = 失点札({ $points })をすべて取った人は0、ほかの全員は { $points }。
rule-moon-old-teams = 失点札({ $points })をすべて取った人と味方は0、相手は各 { $points }。
rule-moon-new = 失点札({ $points })をすべて取った人から { $points } を引き、ほかは0。
rule-moon-choice = それで試合に負けるなら、代わりに { $points } を引くこともできる。
rule-moon-sun = トリックもすべて取ると、ほかの全員は { $points }。
rule-moon-none = 失点札をすべて取っても変わらない。
rule-bonus = 1トリックも取らない人は { $points }。総取りのディールにはない。
rule-trump-declarer = 親の左の人が手札をすべて見て切り札を決め、最初に出す。
rule-trump-first-five = 親が自分の最初の{ $seen }枚を見て切り札を決め、残りを配って最初に出す。
rule-trump-talon = 各自{ $hand }枚、{ $talon }枚がタロンとして表向き。親の左の人がタロンを取るか、最低価格つき、またはなしで競りにかける({ $step }から{ $most }まで、{ $step }きざみ)。取った人はほかの全員に1枚ずつ渡し、切り札を決めて最初に出し、最後に代金を払う。
rule-lottery-start-dealer = 親から。まず { $rank }、次からは同じスートの隣の札を上か下へ。置ける人は必ず置き、置けない人はパス。
rule-lottery-start-left = 親の左の人から。まず { $rank }、次からは同じスートの隣の札を上か下へ。置ける人は必ず置き、置けない人はパス。
rule-lottery-end = 二人目が手札をなくすと終わり。
rule-early = 残りの札で何も変わらなければ、ディールはそこで終わる。
rule-end-deals = { $deals }ディールのあと。
rule-end-limit = 誰かが { $limit } に達したディールのあと。
rule-end-countdown = 全員 { $limit } から始めて減らし、誰かが0になると終わり。
rule-end-round = ディールは同じ順に繰り返す。
rule-win-highest = 合計がいちばん多い人。
rule-win-lowest = 合計がいちばん少ない人。
rule-win-left = いちばん多く残した人。
rule-win-highest-pair = 合計の多いペア(1と3、2と4)。
rule-win-lowest-pair = 合計の少ないペア(1と3、2と4)。
rule-tie-shared = 同点なら共に勝ち。
rule-tie-play-on = 同点なら、一人になるまで続ける。
rule-sum = 試合全体の点の合計: { $points }
rule-sum-stock = 試合全体の点の合計: { $points }(余りの1枚が0点なら)

# 点になるもの: 「1トリック −20、ハート1枚 −20」
rule-points-item = { $what } { $points }
rule-points-more = { $what } さらに { $points }
rule-points-trick = 1トリック
rule-points-trick-number = 第{ $number }トリック
rule-points-trick-last = 最後のトリック
rule-points-suit = { $suit ->
    [clubs] クラブ1枚
    [diamonds] ダイヤ1枚
    [spades] スペード1枚
   *[hearts] ハート1枚
}
rule-points-rank = { $rank }1枚
rule-points-joins = 同時に: { $contracts }
rule-points-joins-all = 上のすべてを同時に
rule-points-lottery = { $first } と { $second }
