Black puts the noble on g7.
Grey puts the noble on f6.
Black goes from g7 to g8.
Black builds a canal on d5 and e5.
Black takes a chip and has one.
Black builds a temple of height 2 on f9.
Black builds a bridge on d5, along the column.
Black ends the turn.
Grey ends the turn; 6 action points are lost.
Black ends the turn; 6 action points are lost.
Grey goes from f6 to f7.
Grey ends the turn; 5 action points are lost.
Period I ends: the limit of rounds is reached.
Black scores 0 points and has 0.
Grey scores 0 points and has 0.
Period II begins. Open tokens: 3, 3, 4, 4, 5, 5, 6, 6, 7, 8, 9, 10, 11, 12 and 13.
Black builds a bridge on k6, along the row.
Black ends the turn; 5 action points are lost.
Grey goes from f7 to f8.
Grey builds a canal on c2 and c3.
Grey builds a bridge on c3, along the row.
Grey ends the turn; 3 action points are lost.
Black spends the last chip.
Black takes a chip and has one.
Black builds a canal on f1 and f2.
Black builds a temple of height 1 on e8.
Black ends the turn; 4 action points are lost.
Grey jumps from f8 to l7.
Grey ends the turn; an action point is lost.
Period II ends: the limit of rounds is reached.
Black is second in the unfounded district of 111 around d1, with weight 3: 56 points.
Black scores 56 points and has 56.
Grey scores 0 points and has 0.
Won with 56 points: Black.
