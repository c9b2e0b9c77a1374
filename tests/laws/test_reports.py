"""A failure in random play comes with a record that plays it again."""

import pytest

from anahuac.core import Record
from tests.laws.play import CASES, play_some, reproducible


@pytest.mark.parametrize("case", CASES[:1], ids=str)
def test_a_failure_brings_its_record(case):
    match = case.start(3)
    play_some(match, range(40))

    def fail():
        with reproducible(match):
            raise AssertionError("a law is broken")

    with pytest.raises(AssertionError) as caught:
        fail()
    (note,) = caught.value.__notes__
    record = Record.parse(note.partition("\n\n")[2])
    assert record.replay() == match.state
