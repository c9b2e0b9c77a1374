"""Every text exists in every language, with the same arguments; the code asks for none that is missing."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast, visitor

import anahuac
from anahuac.core import IllegalAction, Player, Text
from anahuac.core.text import LANGUAGES, has_text

SOURCE = Path(anahuac.__file__).parent


class Variables(visitor.Visitor):
    def __init__(self):
        self.names = set()

    def visit_VariableReference(self, node):  # noqa: N802
        self.names.add(node.id.name)


def variables(node):
    found = Variables()
    if node is not None:
        found.visit(node)
    return found.names


def messages(language):
    """The messages and attributes of a language, each with the variables it uses."""
    found = {}
    for file in sorted((SOURCE / "locale" / language).glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{file.name}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{entry.id.name} stands twice"
                found[entry.id.name] = variables(entry.value)
                for attribute in entry.attributes:
                    found[f"{entry.id.name}.{attribute.id.name}"] = variables(attribute)
    return found


def test_all_languages_have_the_same_texts_with_the_same_arguments():
    first, *others = [messages(language) for language in LANGUAGES]
    assert len(first) > 100
    for other in others:
        assert other == first


def test_every_text_that_the_code_names_exists():
    named = set()
    for file in SOURCE.rglob("*.py"):
        named |= set(re.findall(r'(?:Text|told|_wrong)\(\s*"([a-z][\w-]+)"', file.read_text(encoding="utf-8")))
    assert len(named) > 100
    assert {id for id in named if not has_text(id)} == set()


@pytest.mark.parametrize("game", anahuac.all_games(), ids=lambda game: game.name)
def test_every_clause_has_its_text(game):
    for section, count in game.clauses.items():
        assert has_text(f"{game.name}-rule-{section}")
        for number in range(1, count + 1):
            assert has_text(f"{game.name}-rule-{section}-{number}")
        assert not has_text(f"{game.name}-rule-{section}-{count + 1}")
    assert has_text(f"{game.name}-title")
    assert has_text(f"{game.name}-about")
    assert all(has_text(f"{game.name}-end-{reason}") for reason in game.end_reasons)


def test_a_text_tells_itself_in_each_language():
    text = Text("illegal", clause="Z4.3", reason=Text("aztlan-no-supply"))
    assert text.tell("en") == "There is neither a pawn in your supply nor a removed one. (rule Z4.3)"
    assert text.tell("de") == "Es gibt weder eine Figur in deinem Vorrat noch eine entfernte. (Regel Z4.3)"


def test_a_missing_text_or_argument_fails_loudly():
    with pytest.raises(LookupError):
        Text("no-such-message").tell("en")
    with pytest.raises(Exception, match="clause"):
        Text("illegal", reason="x").tell("en")


def test_players_are_named_when_a_text_is_told():
    """The name at this table, "you" for the reader, a number only where nobody has told names."""
    text = Text("not-your-turn", seat=Player(1))
    assert text.tell("en", ["Ana", "Ben"]) == "It is the turn of Ben."
    assert text.tell("en", ["Ana", "Ben"], reader=1) == "It is your turn."
    assert text.tell("de", ["Ana", Text("mexica-colour-grey")], reader=0) == "Grau ist am Zug."
    assert text.tell("en") == "It is the turn of Player 2."


def test_a_list_is_told_as_a_sentence_has_it():
    names = ["Ana", "Ben", "Cleo"]
    assert Text.listed([]).tell("en") == ""
    assert Text.listed(["a7"]).tell("en") == "a7"
    assert Text.listed(map(Player, range(2))).tell("de", names, reader=1) == "Ana und du"
    assert Text.listed(map(Player, range(3))).tell("en", names) == "Ana, Ben and Cleo"


def test_an_error_names_the_players_by_what_they_play():
    """Whoever calls the engine has told no names: an illegal action speaks of colours and peoples."""
    state = anahuac.game("mexica").new(2)
    with pytest.raises(IllegalAction, match="It is the turn of Black"):
        state.apply(1, state.legal_actions(0)[0])
