# ボットどうしの試合。
simulate-seed = シード: { $seed }
simulate-column-seat = 席
simulate-column-bot = ボット
simulate-column-match = 1試合
simulate-column-wins = 勝ち
simulate-column-share = 割合
simulate-column-deals = 回数
simulate-error = ±
simulate-note = 1試合と1ディールの平均点。±の後は平均の標準誤差。
simulate-bot-count = { $accepts }人のゲームですが、ボットが{ $found }つ指定されました。全員に1つ、または人数分をコンマで区切ってください。
