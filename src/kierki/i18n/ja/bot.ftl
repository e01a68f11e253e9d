# コンピューターのプレイヤー。
bot-random = ランダム
bot-random-about = でたらめに打ちます
bot-heuristic = 慎重
bot-heuristic-about = 慎重な人のように打ちます
bot-unknown = 「{ $name }」というボットはありません。使えるもの: { $accepts }
