### What bots of every game say

bots-only-choice = There is no other choice.
bots-general-reason = { $count ->
    [one] There is no other choice.
   *[other] Of { $count } choices this came out best in games played on in imagination.
}

bots-level-easy = looks at its own points only; for the first games
bots-level-medium = plays sensibly and sees what is near
bots-level-hard = thinks of everybody’s points; for players who know the game
bots-level-expert = looks ahead as far as it can
