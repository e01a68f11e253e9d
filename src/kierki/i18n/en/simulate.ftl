# Matches of bots against each other.
simulate-seed = Seed: { $seed }
simulate-column-seat = seat
simulate-column-bot = bot
simulate-column-match = per match
simulate-column-wins = wins
simulate-column-share = share
simulate-column-deals = deals
simulate-error = ±
simulate-note = Mean points in a match and in a deal; after ± the standard error of the mean.
simulate-bot-count = There are { $accepts } players, but { $found } bots were given. Give one for all, or a list with commas between.
