# 数えるもの。日本語に複数形はない。
unit-tricks = { $count }トリック
unit-deals = { $count }ディール
unit-matches = { $count }試合
unit-hearts = ハート{ $count }枚
unit-cards = カード{ $count }枚
unit-points = { $count }点
unit-players = { $count }人
