"""Messages in code: each one exists, is given what it asks for, and is told in the language of whoever reads it."""

from __future__ import annotations

import ast
import pickle
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

import troyes
from troyes.kernel.contract.refusals import BadInput, refusal
from troyes.words.catalogue import SOURCE as ENGLISH
from troyes.words.catalogue import catalogue, languages
from troyes.words.message import Message, line_number, place
from troyes.words.page import gaps_of

SOURCE = Path(troyes.__file__).parent
KEYS = {
    "Message": (0,),
    "refusal": (1,),
    "BadInput": (1, 2),
    "Taken": (1, 2),
    "OtherGame": (1, 2),
    "fail": (1, 2),
}  # callable -> arguments that are names of messages
RETURNED = ("now", "why")  # keys that other functions give back
FORWARDING = ("fail", "message", "refusal")  # functions that pass on the names of their callers


Names = dict[str, list[ast.expr]]


class Call(NamedTuple):
    """A call that makes a message: its keys, what names may stand for, and the parameters that are messages."""

    place: str
    call: ast.Call
    arguments: list[ast.expr]
    names: Names
    messages: set[str]


def functions_of(tree: ast.Module) -> Iterator[ast.Module | ast.FunctionDef]:
    yield tree
    yield from (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef))


def own_nodes(scope: ast.AST) -> Iterator[ast.AST]:
    """The nodes of a function or module, without those of the functions inside it."""
    for node in ast.iter_child_nodes(scope):
        if not isinstance(node, ast.FunctionDef):
            yield node
            yield from own_nodes(node)


def assigned(scope: ast.AST) -> Names:
    """What each name of a scope may stand for."""
    found: Names = {}
    for node in own_nodes(scope):
        if isinstance(node, ast.Assign):
            for name, value in pairs(node.targets[0], node.value):
                found.setdefault(name, []).append(value)
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value is not None:
            found.setdefault(node.target.id, []).append(node.value)
    return found


def pairs(target: ast.expr, value: ast.expr) -> Iterator[tuple[str, ast.expr]]:
    if isinstance(target, ast.Name):
        yield target.id, value
    elif isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple):
        for one, other in zip(target.elts, value.elts):
            yield from pairs(one, other)


def message_parameters(scope: ast.AST) -> set[str]:
    arguments = scope.args.args if isinstance(scope, ast.FunctionDef) else []
    return {arg.arg for arg in arguments if arg.annotation is not None and ast.unparse(arg.annotation) == "Message"}


@cache
def trees() -> dict[Path, ast.Module]:
    return {path: ast.parse(path.read_text(encoding="utf-8")) for path in sorted(SOURCE.rglob("*.py"))}


def constants() -> Names:
    """Module constants may be imported elsewhere."""
    found: Names = {}
    for tree in trees().values():
        for name, values in assigned(tree).items():
            if name.isupper():
                found.setdefault(name, []).extend(values)
    return found


def calls() -> Iterator[Call]:
    shared = constants()
    for path, tree in trees().items():
        for scope in functions_of(tree):
            if isinstance(scope, ast.FunctionDef) and scope.name in FORWARDING:
                continue
            names = {**shared, **assigned(tree), **assigned(scope)}
            for node in own_nodes(scope):
                if isinstance(node, ast.Call) and called(node) in KEYS:
                    where = f"{path.relative_to(SOURCE)}:{node.lineno}"
                    keys = [node.args[k] for k in KEYS[called(node)] if k < len(node.args)]
                    yield Call(where, node, keys, names, message_parameters(scope))


def called(node: ast.Call) -> str:
    return node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")


def literals(node: ast.expr, names: Names) -> Iterator[str]:
    """The texts an argument may be."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from literals(node.body, names)
        yield from literals(node.orelse, names)
    elif isinstance(node, ast.Dict):
        for value in node.values:
            yield from literals(value, names)
    elif isinstance(node, ast.Subscript):
        yield from literals(node.value, names)
    elif isinstance(node, ast.Name):
        for value in names.get(node.id, []):
            yield from literals(value, {name: others for name, others in names.items() if name != node.id})


@cache
def used() -> dict[str, str]:
    """Every message that the source names, with a place that does."""
    found = {key: call.place for call in calls() for node in call.arguments for key in literals(node, call.names)}
    return {key: where for key, where in found.items() if key}


# ---- in code -----------------------------------------------------------------------------------------------------


def test_the_source_is_read() -> None:
    assert len(used()) > 500
    assert {"is-cut-off", "no-red-card-of", "line", "why-space-taken"} <= set(used())


def test_every_message_exists() -> None:
    missing = {key: place for key, place in used().items() if not catalogue(ENGLISH).has(key)}
    assert not missing


def test_every_message_is_given_what_it_asks_for() -> None:
    for call in calls():
        given = {keyword.arg for keyword in call.call.keywords}
        if None in given:
            continue  # a table of values
        for key in (str(node.value) for node in call.arguments if isinstance(node, ast.Constant) and node.value):
            lacking = gaps_of(catalogue(ENGLISH).pattern(key)) - given
            assert not lacking, f"{call.place}: {key!r}"


def test_every_message_can_be_found() -> None:
    """A key is written out, or begins as others do, or it is a message already."""
    for call in calls():
        for node in call.arguments:
            assert is_known(node, call), f"{call.place}: {ast.unparse(node)}"


def is_known(node: ast.expr, call: Call) -> bool:
    if isinstance(node, ast.Name):
        values = call.names.get(node.id, [])
        if node.id in RETURNED:
            return True
        return all(is_known(value, call) for value in values) if values else node.id in call.messages
    if isinstance(node, ast.Call):
        return called(node) == "Message"
    if isinstance(node, ast.Attribute):
        return node.attr in ("problem", "remedy")  # of another error
    if isinstance(node, ast.JoinedStr):
        first = node.values[0]
        start = first.value if isinstance(first, ast.Constant) else ""
        return bool(start) and any(key.startswith(str(start)) for key in catalogue(ENGLISH).texts)
    return any(True for _ in literals(node, call.names))


def test_places_keep_their_languages() -> None:
    """`f"{where}, field"` would turn a place into English text: `place(where, "field")` does not."""
    for path, tree in trees().items():
        for node in ast.walk(tree):
            for part in node.values if isinstance(node, ast.JoinedStr) else []:
                inside = part.value if isinstance(part, ast.FormattedValue) else None
                name = inside.id if isinstance(inside, ast.Name) else ""
                assert name not in ("where", "here"), f"{path.relative_to(SOURCE)}:{part.lineno}"


# ---- messages ----------------------------------------------------------------------------------------------------


def test_a_message_is_english_and_can_be_told_in_french() -> None:
    found = Message("must-be-not", wanted=Message("one-of", names=["red", "white"]), value=7)
    assert found == "must be one of red, white, not 7"
    assert found.text("fr") == "doit être un de ces mots\u00a0: red, white, et non 7"


def test_long_values_are_shortened() -> None:
    assert len(Message("is-not-a-seat", value="x" * 1000)) < 90


@pytest.mark.parametrize(
    ("parts", "english", "french"),
    [
        (("",), "", ""),
        (("record",), "record", "record"),
        (("{a} {",), "{a} {", "{a} {"),
        (("", "seats.A"), "seats.A", "seats.A"),
        (("g.jsonl", line_number(3), "n"), "g.jsonl, line 3, n", "g.jsonl, ligne 3, n"),
    ],
)
def test_places_lead_from_the_outside_in(parts: tuple[str, ...], english: str, french: str) -> None:
    assert place(*parts) == english
    assert place(*parts).text("fr") == french


def test_an_error_says_where_what_and_what_to_do() -> None:
    error = BadInput(("g.jsonl", line_number(3)), "is-not-json", "correct-the-line")
    assert str(error) == error.text() == "g.jsonl, line 3: is not JSON. Correct the line"
    assert error.text("fr") == "g.jsonl, ligne 3\u00a0: n'est pas du JSON. Corrigez la ligne"
    assert error.within("a.zip").text("fr").startswith("a.zip, g.jsonl, ligne 3\u00a0: ")
    assert BadInput("", "is-not-json", "correct-the-line").text("fr") == "n'est pas du JSON. Corrigez la ligne"


def test_the_words_of_a_refusal_are_told_in_the_language_of_the_error() -> None:
    why = refusal("space_taken", "why-space-taken")
    error = BadInput("", "is-refused", "correct-the-line", line="A pass", why=why)
    assert str(error) == "'A pass' is refused: This space is not free. Correct the line"
    assert error.text("fr") == "'A pass' est refusé\u00a0: Cet emplacement n'est pas libre. Corrigez la ligne"


def test_an_error_keeps_its_languages_on_the_way_back_from_another_process() -> None:
    error = BadInput((Message("bot-bots", name="x"), "{"), "is-not-known", "bots", bots=["random"])
    again = pickle.loads(pickle.dumps(error))
    assert [again.text(language) for language in languages()] == [error.text(language) for language in languages()]
