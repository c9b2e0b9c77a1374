Black puts the noble on h7.
Grey puts the noble on i6.
Sand puts the noble on i8.
Black builds a canal on d2 and d3.
Black builds a canal on h3 and i3.
Black builds a canal on f4 and g4.
Black builds a canal on d5 and e5.
Black builds a canal on c4.
That makes districts of 13 and 150 squares.
Black builds a canal on o6 and p6.
Black ends the turn.
Grey jumps from i6 to d4.
Grey founds a district of 13 on e1 and scores 7 points.
Grey builds a canal on n6 and n7.
Grey ends the turn.
Sand builds a canal on m10 and n10.
Sand builds a canal on o11 and o12.
Sand builds a canal on l9.
That makes districts of 12 and 129 squares.
Sand builds a canal on i4 and i5.
Sand builds a canal on j5 and k5.
Sand builds a canal on l5 and l6.
That makes districts of 27 and 96 squares.
Sand ends the turn.
Black jumps from h7 to m9.
Black founds a district of 12 on n8 and scores 6 points.
Black builds a canal on g6 and h6.
Black ends the turn.
Grey builds a canal on g7 and g8.
Grey builds a canal on j8 and k8.
Grey builds a canal on h9 and h10.
Grey builds a canal on i9 and i10.
That makes districts of 10 and 76 squares.
Grey builds a canal on m2 and m3.
Grey builds a canal on l3 and l4.
Grey ends the turn.
Sand founds a district of 10 on h8 and scores 5 points.
Sand builds a canal on l1.
That makes districts of 6 and 16 squares.
Sand jumps from i8 to j3.
Sand founds a district of 6 on j4 and scores 3 points.
Sand ends the turn.
Black builds a canal on f11 and f12.
Black builds a canal on g11 and h11.
Black builds a canal on i11 and i12.
That makes districts of 15 and 55 squares.
Black builds a canal on f13.
That makes districts of 4 and 50 squares.
Black builds a canal on e8 and f8.
Black builds a canal on e9 and e10.
That makes districts of 4 and 42 squares.
Black ends the turn.
Grey jumps from d4 to g12.
Grey founds a district of 4 on g13 and scores 2 points.
Grey builds a canal on e11 and e12.
Grey ends the turn.
Sand jumps from j3 to f10.
Sand founds a district of 4 on f9 and scores 2 points.
Sand builds a canal on c12 and d12.
That makes districts of 3 and 35 squares.
Sand ends the turn.
Black jumps from m9 to c13.
Black founds a district of 3 on d13 and scores 2 points.
Black builds a canal on b6 and c6.
That makes districts of 8 and 25 squares.
Black ends the turn.
Grey builds a canal on e6 and e7.
That makes districts of 6 and 17 squares.
Grey builds a canal on c8 and d8.
That makes districts of 3 and 12 squares.
Grey builds a temple of height 4 on h12.
Grey ends the turn.
Sand jumps from f10 to c7.
Sand founds a district of 3 on d6 and scores 2 points.
Sand builds a canal on n3 and o3.
That makes districts of 7 and 7 squares.
Sand ends the turn.
Black builds a canal on m5 and n5.
Black builds a canal on k10.
That makes districts of 5 and 9 squares.
Black builds a canal on a11.
Black builds a temple of height 3 on e13.
Black ends the turn.
Grey builds a temple of height 3 on h13.
Grey ends the turn; 3 action points are lost.
Sand builds a temple of height 4 on d7.
Sand ends the turn; 2 action points are lost.
Black jumps from c13 to f1.
Black builds a temple of height 1 on d4.
Black ends the turn.
Grey jumps from g12 to g1.
Grey builds a temple of height 1 on e2.
Grey ends the turn.
Sand jumps from c7 to h1.
Sand builds a temple of height 1 on e3.
Sand ends the turn.
Black builds a temple of height 4 on e4.
Black builds a temple of height 2 on f2.
Black ends the turn.
Grey builds a temple of height 3 on f3.
Grey builds a temple of height 2 on g2.
Grey builds a temple of height 1 on g3.
Grey ends the turn.
Sand builds a temple of height 3 on h2.
Sand ends the turn; 3 action points are lost.
Black jumps from f1 to o7.
Black builds a temple of height 1 on m9.
Black ends the turn.
Grey builds a temple of height 2 on f1.
Grey ends the turn; 4 action points are lost.
Sand jumps from h1 to p7.
Sand builds a temple of height 1 on n9.
Sand ends the turn.
Black builds a temple of height 3 on o10.
Black builds a temple of height 2 on o8.
Black builds a temple of height 1 on o9.
Black ends the turn.
Grey builds a temple of height 2 on h1.
Grey ends the turn; 4 action points are lost.
Sand builds a temple of height 3 on p10.
Sand builds a temple of height 2 on p11.
Sand builds a temple of height 1 on p12.
Sand ends the turn.
Black builds a temple of height 2 on p9.
Black ends the turn; 4 action points are lost.
Grey jumps from g1 to i6.
Grey builds a temple of height 1 on j6.
Grey ends the turn.
Sand jumps from p7 to g1.
Sand ends the turn; an action point is lost.
Period I ends: no token is open any more, and somebody has built all temples.
Black is second in the founded district of 13 with the token on e1, with weight 7: 7 points.
Grey is first in the founded district of 13 with the token on e1, with weight 11: 13 points.
Sand is third in the founded district of 13 with the token on e1, with weight 4: 4 points.
Sand is first in the founded district of 3 with the token on d6, with weight 4: 3 points.
Grey is first in the founded district of 10 with the token on h8, with weight 1: 10 points.
Black is first in the founded district of 12 with the token on n8, with weight 9: 12 points.
Sand is second in the founded district of 12 with the token on n8, with weight 7: 6 points.
Black is first in the founded district of 3 with the token on d13, with weight 3: 3 points.
Grey is first in the founded district of 4 with the token on g13, with weight 7: 4 points.
The noble of Grey stands on a start square: 5 points.
Black scores 22 points and has 30.
Grey scores 32 points and has 41.
Sand scores 13 points and has 25.
Period II begins. Open tokens: 5, 5, 6, 7, 8, 9 and 11.
Black jumps from o7 to a10.
Black founds a district of 11 on b10 and scores 6 points.
Black builds a temple of height 1 on b11.
Black ends the turn.
Grey jumps from i6 to l10.
Grey founds a district of 9 on l11 and scores 5 points.
Grey builds a temple of height 1 on m11.
Grey ends the turn.
Sand jumps from g1 to a4.
Sand founds a district of 8 on a5 and scores 4 points.
Sand builds a temple of height 1 on b3.
Sand ends the turn.
Black jumps from a10 to m1.
Black founds a district of 7 on n1 and scores 4 points.
Black builds a temple of height 1 on n2.
Black ends the turn.
Grey jumps from l10 to f5.
Grey founds a district of 6 on f6 and scores 3 points.
Grey builds a temple of height 1 on f7.
Grey ends the turn.
Sand jumps from a4 to j10.
Sand founds a district of 5 on j11 and scores 3 points.
Sand builds a temple of height 1 on j12.
Sand ends the turn.
Black jumps from m1 to m4.
Black founds a district of 5 on n4 and scores 3 points.
Black builds a temple of height 1 on o4.
Black ends the turn.
Grey builds a temple of height 4 on g5.
Grey builds a temple of height 2 on h4.
Grey ends the turn.
Sand builds a temple of height 4 on j9.
Sand builds a temple of height 2 on k9.
Sand ends the turn.
Black builds a temple of height 4 on o5.
Black builds a temple of height 2 on p5.
Black ends the turn.
Grey builds a temple of height 4 on h5.
Grey ends the turn; 2 action points are lost.
Sand jumps from j10 to g1.
Sand ends the turn; an action point is lost.
Black jumps from m4 to o7.
Black ends the turn; an action point is lost.
Grey jumps from f5 to p7.
Grey ends the turn; an action point is lost.
Sand jumps from g1 to b9.
Sand builds a temple of height 1 on a10.
Sand ends the turn.
Black jumps from o7 to g1.
Black ends the turn; an action point is lost.
Grey builds a temple of height 3 on o7.
Grey ends the turn; 3 action points are lost.
Sand builds a temple of height 4 on b12.
Sand builds a temple of height 2 on c10.
Sand ends the turn.
Black jumps from g1 to c9.
Black ends the turn; an action point is lost.
Grey jumps from p7 to g1.
Grey ends the turn; an action point is lost.
Sand builds a temple of height 3 on c11.
Sand builds a temple of height 3 on d10.
Sand ends the turn.
Black builds a temple of height 4 on d11.
Black builds a temple of height 2 on d9.
Black ends the turn.
Grey jumps from g1 to p7.
Grey ends the turn; an action point is lost.
Sand jumps from b9 to g1.
Sand ends the turn; an action point is lost.
Black builds a temple of height 3 on b9.
Black ends the turn; 3 action points are lost.
Grey jumps from p7 to i6.
Grey builds a temple of height 1 on k6.
Grey ends the turn.
Sand jumps from g1 to p7.
Sand ends the turn; an action point is lost.
Black jumps from c9 to g1.
Black ends the turn; an action point is lost.
Grey builds a temple of height 3 on k7.
Grey builds a temple of height 2 on l7.
Grey ends the turn; an action point is lost.
Sand jumps from p7 to c9.
Sand ends the turn; an action point is lost.
Period II ends: no token is open any more, and somebody has built all temples.
Black is first in the founded district of 7 with the token on n1, with weight 1: 7 points.
Black is second in the founded district of 13 with the token on e1, with weight 7: 7 points.
Grey is first in the founded district of 13 with the token on e1, with weight 11: 13 points.
Sand is third in the founded district of 13 with the token on e1, with weight 4: 4 points.
Sand is first in the founded district of 8 with the token on a5, with weight 1: 8 points.
Black is first in the founded district of 5 with the token on n4, with weight 7: 5 points.
Sand is first in the founded district of 3 with the token on d6, with weight 4: 3 points.
Grey is first in the founded district of 6 with the token on f6, with weight 11: 6 points.
Grey is first in the founded district of 10 with the token on h8, with weight 7: 10 points.
Black is second in the founded district of 11 with the token on b10, with weight 10: 6 points.
Sand is first in the founded district of 11 with the token on b10, with weight 13: 11 points.
Sand is first in the founded district of 5 with the token on j11, with weight 7: 5 points.
Black is first in the founded district of 12 with the token on n8, with weight 9: 12 points.
Grey is third in the founded district of 12 with the token on n8, with weight 3: 3 points.
Sand is second in the founded district of 12 with the token on n8, with weight 7: 6 points.
Black is first in the founded district of 3 with the token on d13, with weight 3: 3 points.
Grey is first in the founded district of 4 with the token on g13, with weight 7: 4 points.
Grey is first in the founded district of 9 with the token on l11, with weight 1: 9 points.
The noble of Grey stands on a start square: 5 points.
Black scores 40 points and has 83.
Grey scores 50 points and has 99.
Sand scores 37 points and has 69.
Won with 99 points: Grey.
