# 紙と同じ得点表。
sheet-empty = 得点表はまだ空です。
sheet-negative = マイナスの部
sheet-positive = プラスの部
sheet-total = 合計
sheet-sum = 計
sheet-balanced = 得点表は合っています: 全員の合計は0です。
sheet-sums-to = 全員の合計は{ $sum }です。
sheet-limit = { $limit }点まで打ちます。
sheet-countdown = 全員{ $limit }点から始めました。残りの点です。
sheet-moon = { $sign } – シュート・ザ・ムーン
sheet-side = { $names }の組: { $total }
sheet-winner = { $names }の勝ち: { $points }
sheet-winners = { $names }が同点で勝ち: { $points }
sheet-winning-side = { $names }の組の勝ち: { $points }
sheet-you-win = あなたの勝ちです: { $points }!

## 狭い画面のための短い名前
sheet-short-no-tricks = トリック
sheet-short-no-hearts = ハート
sheet-short-no-queens = Q
sheet-short-no-kings-and-jacks = KとJ
sheet-short-no-king-of-hearts = ♥K
sheet-short-last-tricks = 最後
sheet-short-robber = ロズブ
sheet-short-trump = 切り札
sheet-short-lottery = ロテリ
