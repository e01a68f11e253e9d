# Players that are programs.
bot-random = random
bot-random-about = plays at random
bot-casual = casual
bot-casual-about = plays as a careful player at the table does
bot-beginner = beginner
bot-beginner-about = knows the rules, and often forgets the rest
bot-strong = strong
bot-strong-about = tries every card in hundreds of hands that may be
bot-master = master
bot-master-about = as strong, and takes its time
bot-analyst = analyst
bot-analyst-about = studies tens of thousands of hands; for going over a game rather than playing
bot-unknown = There is no bot “{ $name }”. There are: { $accepts }.
bot-setting = The bot “{ $name }” has no setting { $found }. It has: { $accepts }.
bot-setting-value = Setting { $key } of the bot “{ $name }” cannot be “{ $found }”. It can be: { $accepts }.
bot-settings = “{ $found }”: after a bot's name and a colon come its settings, each once, such as name:key=1,other=2.
bot-search-missing = The bot “{ $name }” cannot search here: { $why }
