### What bots of every game say

bots-only-choice = There is no other choice.
bots-best-tried = It ended best in the games played out from here.
