Black puts the noble on i6.
Grey puts the noble on i8.
Black builds a temple of height 2 on i5.
Black ends the turn; 4 action points are lost.
Grey builds a temple of height 2 on i9.
Grey ends the turn; 4 action points are lost.
Black takes a chip and has one.
Black takes a chip and has 2.
Black ends the turn; 4 action points are lost.
Grey takes a chip and has one.
Grey takes a chip and has 2.
Grey ends the turn; 4 action points are lost.
Black ends the turn; 6 action points are lost.
Grey ends the turn; 6 action points are lost.
Period I ends: nobody did anything for a whole round.
The noble of Black stands on a start square: 5 points.
The noble of Grey stands on a start square: 5 points.
Black scores 5 points and has 5.
Grey scores 5 points and has 5.
Period II begins. Open tokens: 3, 3, 4, 4, 5, 5, 6, 6, 7, 8, 9, 10, 11, 12 and 13.
Black builds a temple of height 1 on h5.
Black builds a temple of height 1 on j5.
Black ends the turn; 4 action points are lost.
Grey builds a temple of height 1 on h9.
Grey builds a temple of height 1 on j9.
Grey ends the turn; 4 action points are lost.
Black ends the turn; 6 action points are lost.
Grey ends the turn; 6 action points are lost.
Period II ends: nobody did anything for a whole round.
Black is first in the unfounded district of 172 around e1, with weight 4: 172 points.
Grey is first in the unfounded district of 172 around e1, with weight 4: 172 points.
The noble of Black stands on a start square: 5 points.
The noble of Grey stands on a start square: 5 points.
Black scores 177 points and has 182.
Grey scores 177 points and has 182.
Won with 182 points: Black and Grey.
