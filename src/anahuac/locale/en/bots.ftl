### What bots of every game say

bots-only-choice = There is no other choice.
