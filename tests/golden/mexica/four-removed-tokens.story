Black puts the noble on i6.
Grey puts the noble on h7.
Sand puts the noble on j7.
Red puts the noble on i8.
Black builds a canal on h9 and i9.
Black builds a canal on h3 and h4.
Black builds a canal on m11 and m12.
Black builds a temple of height 3 on a10.
Black ends the turn.
Grey builds a canal on a4 and b4.
Grey builds a canal on o3 and p3.
Grey builds a canal on c4 and c5.
Grey builds a temple of height 3 on a11.
Grey ends the turn.
Sand builds a canal on j8 and j9.
Sand builds a canal on k6 and l6.
Sand builds a canal on l10.
That makes districts of 1 and 154 squares.
Sand builds a temple of height 3 on a5.
Sand ends the turn.
Red builds a canal on n4 and n5.
Red builds a canal on m1 and n1.
Red builds a canal on g10 and h10.
Red builds a temple of height 3 on b10.
Red ends the turn.
Black builds a canal on j3 and k3.
Black builds a canal on n6 and o6.
Black builds a canal on m2 and n2.
That makes districts of 3 and 139 squares.
Black builds a temple of height 3 on b11.
Black ends the turn.
Grey builds a canal on g6.
Grey builds a canal on i11 and j11.
Grey builds a canal on f5 and f6.
Grey builds a temple of height 3 on b12.
Grey ends the turn.
Sand builds a canal on i12 and j12.
Sand builds a canal on n8 and n9.
Sand builds a canal on e3.
Sand builds a temple of height 3 on b3.
Sand ends the turn.
Red builds a canal on n3.
Red builds a canal on l4 and m4.
That makes districts of 5 and 121 squares.
Red builds a canal on e5.
Red builds a temple of height 3 on b5.
Red ends the turn.
Black builds a canal on p9.
Black builds a canal on g2 and h2.
Black builds a canal on e1 and e2.
Black builds a temple of height 2 on b6.
Black builds a temple of height 1 on b9.
Black ends the turn.
Grey builds a canal on k7 and k8.
That makes districts of 1, 28 and 84 squares.
Grey builds a canal on c3 and d3.
That makes districts of 1, 2 and 79 squares.
Grey builds a canal on o12 and o13.
Grey builds a temple of height 2 on c10.
Grey builds a temple of height 1 on c11.
Grey ends the turn.
Sand builds a canal on i4 and i5.
That makes districts of 1 and 76 squares.
Sand builds a canal on j4 and j5.
That makes districts of 4 and 70 squares.
Sand builds a canal on n11 and o11.
That makes districts of 3 and 21 squares.
Sand builds a temple of height 2 on c12.
Sand builds a temple of height 1 on c13.
Sand ends the turn.
Red builds a canal on f12 and g12.
Red builds a canal on e8 and f8.
Red builds a canal on l1 and l2.
That makes districts of 1 and 2 squares.
Red builds a temple of height 2 on c6.
Red builds a temple of height 1 on c7.
Red ends the turn.
Black builds a canal on o1 and o2.
Black builds a canal on d8 and d9.
Black builds a canal on m9 and m10.
That makes districts of 5 and 14 squares.
The token of size 13 can no longer be founded and is removed.
Black builds a temple of height 2 on c8.
Black builds a temple of height 1 on c9.
Black ends the turn.
Grey builds a canal on p5 and p6.
That makes districts of 2 and 10 squares.
The token of size 12 can no longer be founded and is removed.
Grey builds a canal on f10 and f11.
The token of size 6 can no longer be founded and is removed.
Grey builds a temple of height 4 on d10.
Grey ends the turn.
Sand builds a temple of height 4 on d11.
Sand builds a temple of height 2 on d12.
Sand ends the turn.
Red builds a temple of height 4 on d13.
Red builds a temple of height 2 on d4.
Red ends the turn.
Black builds a temple of height 4 on d5.
Black builds a temple of height 2 on d6.
Black ends the turn.
Grey builds a temple of height 2 on d7.
Grey builds a temple of height 2 on e10.
Grey builds a temple of height 1 on e11.
Grey builds a temple of height 1 on e12.
Grey ends the turn.
Sand builds a temple of height 2 on e13.
Sand builds a temple of height 1 on e4.
Sand builds a temple of height 1 on e6.
Sand ends the turn; 2 action points are lost.
Red builds a temple of height 2 on e7.
Red builds a temple of height 1 on e9.
Red builds a temple of height 1 on f1.
Red ends the turn; 2 action points are lost.
Black builds a temple of height 1 on f13.
Black builds a bridge on e2, along the row.
Black builds a bridge on h3, along the row.
Black builds a bridge on c5, along the row.
Black ends the turn; 2 action points are lost.
Grey builds a bridge on n5, along the row.
Grey builds a bridge on k7, along the row.
Grey builds a bridge on m7, along the row.
Grey builds a bridge on d9, along the row.
Grey ends the turn; 2 action points are lost.
Sand builds a bridge on f11, along the row.
Sand builds a bridge on o12, along the row.
Sand builds a bridge on g2, along the column.
Sand builds a bridge on d3, along the column.
Sand ends the turn; 2 action points are lost.
Red jumps from i8 to o9.
Red founds a district of 10 on n7 and scores 5 points.
Red ends the turn; an action point is lost.
Black jumps from i6 to m3.
Black ends the turn; an action point is lost.
Grey jumps from h7 to f9.
Grey ends the turn; an action point is lost.
Sand jumps from j7 to p11.
Sand ends the turn; an action point is lost.
Red jumps from o9 to g11.
Red ends the turn; an action point is lost.
Black jumps from m3 to h5.
Black ends the turn; an action point is lost.
Grey jumps from f9 to f3.
Grey ends the turn; an action point is lost.
Sand jumps from p11 to h12.
Sand ends the turn; an action point is lost.
Red jumps from g11 to o12.
Red ends the turn; an action point is lost.
Black jumps from h5 to c5.
Black ends the turn; an action point is lost.
Grey jumps from f3 to p2.
Grey ends the turn; an action point is lost.
Sand jumps from h12 to k5.
Sand founds a district of 4 on k4 and scores 2 points.
The token of size 4 can no longer be founded and is removed.
Sand ends the turn; an action point is lost.
Red jumps from o12 to g13.
Red ends the turn; an action point is lost.
Black jumps from c5 to i6.
Black ends the turn; an action point is lost.
Grey jumps from p2 to f2.
Grey ends the turn; an action point is lost.
Sand jumps from k5 to i8.
Sand ends the turn; an action point is lost.
Red jumps from g13 to g3.
Red ends the turn; an action point is lost.
Black jumps from i6 to h13.
Black ends the turn; an action point is lost.
Grey jumps from f2 to l11.
Grey ends the turn; an action point is lost.
Sand jumps from i8 to k7.
Sand ends the turn; an action point is lost.
Red jumps from g3 to e2.
Red ends the turn; an action point is lost.
Black jumps from h13 to i10.
Black ends the turn; an action point is lost.
Grey jumps from l11 to l7.
Grey ends the turn; an action point is lost.
Sand jumps from k7 to o9.
Sand ends the turn; an action point is lost.
Red jumps from e2 to c5.
Red ends the turn; an action point is lost.
Black jumps from i10 to c2.
Black ends the turn; an action point is lost.
Grey jumps from l7 to h1.
Grey ends the turn; an action point is lost.
Sand jumps from o9 to p7.
Sand ends the turn; an action point is lost.
Red jumps from c5 to d3.
Red ends the turn; an action point is lost.
Black jumps from c2 to i3.
Black ends the turn; an action point is lost.
Grey jumps from h1 to g11.
Grey ends the turn; an action point is lost.
Sand jumps from p7 to m13.
Sand founds a district of 3 on n12 and scores 2 points.
The token of size 3 can no longer be founded and is removed.
Sand ends the turn; an action point is lost.
Red jumps from d3 to g9.
Red ends the turn; an action point is lost.
Period I ends: no token is open any more, and somebody has built all temples.
Black scores 0 points and has 0.
Grey scores 0 points and has 0.
Sand scores 0 points and has 4.
Red scores 0 points and has 5.
Period II begins. Open tokens: 5, 5, 6, 7, 8, 9 and 11.
The token of size 6 can no longer be founded and is removed.
The token of size 7 can no longer be founded and is removed.
The token of size 8 can no longer be founded and is removed.
The token of size 9 can no longer be founded and is removed.
The token of size 11 can no longer be founded and is removed.
Black jumps from i3 to m7.
Black ends the turn; an action point is lost.
Grey builds a temple of height 4 on f2.
Grey builds a temple of height 2 on f3.
Grey ends the turn.
Sand builds a temple of height 4 on n13.
Sand ends the turn; 2 action points are lost.
Red builds a temple of height 4 on f4.
Red builds a temple of height 2 on f7.
Red ends the turn.
Black jumps from m7 to g7.
Black builds a temple of height 1 on f9.
Black ends the turn.
Grey builds a temple of height 4 on g1.
Grey builds a temple of height 2 on g13.
Grey ends the turn.
Sand jumps from m13 to g8.
Sand builds a temple of height 1 on g3.
Sand ends the turn.
Red builds a temple of height 4 on g4.
Red builds a temple of height 2 on g5.
Red ends the turn.
Black builds a temple of height 4 on h1.
Black builds a temple of height 2 on h11.
Black ends the turn.
Grey builds a temple of height 3 on h12.
Grey builds a temple of height 3 on h13.
Grey ends the turn.
Sand builds a temple of height 4 on h5.
Sand builds a temple of height 2 on h6.
Sand ends the turn.
Red builds a temple of height 3 on h8.
Red builds a temple of height 3 on j6.
Red ends the turn.
Black jumps from g7 to p10.
Black builds a temple of height 1 on n10.
Black ends the turn.
Grey builds a temple of height 1 on g7.
Grey jumps from g11 to j10.
Grey founds a district of 5 on k9 and scores 3 points.
The token of size 5 can no longer be founded and is removed.
Grey ends the turn.
Sand builds a temple of height 3 on g11.
Sand ends the turn; 3 action points are lost.
Red jumps from g9 to k2.
Red ends the turn; an action point is lost.
Black builds a temple of height 4 on o10.
Black builds a temple of height 2 on o7.
Black ends the turn.
Grey builds a temple of height 1 on i10.
Grey builds a temple of height 1 on k10.
Grey ends the turn; 4 action points are lost.
Sand builds a temple of height 3 on g9.
Sand ends the turn; 3 action points are lost.
Red jumps from k2 to m7.
Red ends the turn; an action point is lost.
Period II ends: no token is open any more, and somebody has built all temples.
Grey is first in the founded district of 5 with the token on k9, with weight 2: 5 points.
Black is first in the founded district of 10 with the token on n7, with weight 7: 10 points.
Sand is first in the founded district of 3 with the token on n12, with weight 4: 3 points.
Sand is first in the unfounded district of 1 around b3, with weight 3: one point.
Black is third in the unfounded district of 62 around f1, with weight 26: 0 points.
Grey is first in the unfounded district of 62 around f1, with weight 38: 62 points.
Sand is third in the unfounded district of 62 around f1, with weight 29: 16 points.
Red is second in the unfounded district of 62 around f1, with weight 37: 31 points.
Black scores 10 points and has 10.
Grey scores 67 points and has 70.
Sand scores 20 points and has 24.
Red scores 31 points and has 36.
Won with 70 points: Grey.
