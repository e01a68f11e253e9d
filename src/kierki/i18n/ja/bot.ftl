# コンピューターのプレイヤー。
bot-random = ランダム
bot-random-about = でたらめに打ちます
bot-casual = 慎重
bot-casual-about = 慎重な人のように打ちます
bot-beginner = 初心者
bot-beginner-about = ルールは知っているが、よく忘れる
bot-strong = 強い
bot-strong-about = 何百通りの手札を想定して一枚ずつ試す
bot-master = 名人
bot-master-about = さらに時間をかけて考える
bot-analyst = アナリスト
bot-analyst-about = 何万通りもの手札を調べる。対局よりも検討向き
bot-unknown = 「{ $name }」というボットはありません。使えるもの: { $accepts }
bot-setting = ボット「{ $name }」に設定{ $found }はありません。使えるもの: { $accepts }
bot-setting-value = ボット「{ $name }」の設定{ $key }は「{ $found }」にできません。使えるもの: { $accepts }
bot-settings = 「{ $found }」: ボットの名前とコロンの後に、設定を1つずつ書いてください。例: 名前:キー=1,別のキー=2
bot-search-missing = ボット「{ $name }」はここでは読みを使えません: { $why }
