# 何を、誰と遊ぶか。
menu-title = Kierki
menu-variant = 何を遊びますか? 番号、名前、またはルールのファイル(Enter – { $default }):
menu-players = 何人ですか? { $accepts }(Enter – { $default }):
menu-options = オプション。番号 – 変える、Enter – 始める:
menu-option = { $option } の値: { $accepts }。どれにしますか?
menu-choice = { $option }: どれにしますか?
menu-option-now = { $option }: { $value }
menu-bots = 相手は?(Enter – { $default }):
menu-name = あなたの名前は?(Enter – { $default }):
menu-you = あなた
menu-names = さくら 健太 美咲 大輔 葵 翔 結衣
menu-not-there = 「{ $text }」? 1から{ $count }までの番号か名前を入力してください。
menu-bots-count = 相手は{ $accepts }人ですが、{ $found }人が指定されました。全員に一つか、コンマで区切ったリストにしてください。
menu-seat = 席 { $found } はありません。席は1から{ $accepts }までです。
menu-name-wrong = それは名前ではありません。1行、{ $accepts }字までです。
menu-setting = 「{ $found }」? オプションはこう指定します: --set limit=75
menu-seed = この試合のシード: { $seed }
menu-resume-alone = --resume では、バリアント、人数、オプション、相手、名前、シード、ディールは指定できません。すべて { $file } にあります。
