"""Tables are kept by the memory that they take; the ones used last stay."""

from anahuac.server.table_cache import TableCache, weight
from tests.server.test_looking_back import play, running_table


def tables(count):
    made = [running_table("aztlan") for _ in range(count)]
    for number, table in enumerate(made):
        table.id = f"t{number}"
    return made


def kept(cache, of):
    return [table.id for table in of if table.id in cache._tables]


def test_the_ones_used_last_stay():
    one, two, three = tables(3)
    cache = TableCache(2 * weight(one))
    cache.keep(one)
    cache.keep(two)
    assert cache.get("t0") is one
    cache.keep(three)
    assert kept(cache, (one, two, three)) == ["t0", "t2"]


def test_a_table_that_grows_takes_the_place_of_others():
    many = tables(10)
    cache = TableCache(10 * weight(many[0]))
    for table in many:
        cache.keep(table)
    assert len(kept(cache, many)) == 10
    play(many[9], 40, 1)
    cache.get("t9")
    left = kept(cache, many)
    assert left[-1] == "t9"
    assert len(left) < 10
    assert sum(weight(cache._tables[id]) for id in left) <= cache.most or left == ["t9"]


def test_the_one_in_use_stays_however_large():
    [table] = tables(1)
    cache = TableCache(1)
    cache.keep(table)
    assert cache.get("t0") is table
    cache.forget("t0")
    assert cache.get("t0") is None
    assert cache._total == 0
