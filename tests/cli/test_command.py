"""The frame of the command: help, languages, exit codes, errors in plain words."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.helpers import Troyes
from troyes.cli import run
from troyes.cli.app import VERBS, build
from troyes.cli.server.manage import SERVER_VERBS
from troyes.cli.texts import choose_language, decimal, help_lines, text
from troyes.kernel.contract.refusals import BadInput
from troyes.words.catalogue import catalogue, languages
from troyes.words.message import place
from troyes.words.phrasing import amount

PATHS = [
    *((verb,) for verb in VERBS),
    ("scenario",),
    ("scenario", "run"),
    ("server",),
    *(("server", verb) for verb in SERVER_VERBS),
]


# ---- texts -------------------------------------------------------------------------------------------------------


def test_numbers_as_people_write_them() -> None:
    assert [decimal(n, "en") for n in (0, 10, 12.0, 1234567, 2.25, -0.01)] == ["0", "10", "12", "1,234,567", "2.2", "0"]
    assert decimal(1234.5, "fr") == "1\u202f234,5"
    assert [amount("games", n, "en") for n in (0, 1, 2)] == ["0 games", "1 game", "2 games"]
    assert [amount("games", n, "fr") for n in (0, 1, 2000)] == ["0 partie", "1 partie", "2\u202f000 parties"]


def test_french_has_no_break_spaces_before_double_punctuation() -> None:
    own = {key: said for key, said in catalogue("fr").texts.items() if key.startswith(("cli-", "play-", "king-table-"))}
    assert len(own) > 500
    assert [key for key, said in own.items() if re.search(r" [:;?!»]", said)] == []


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("section", ["play-help", "play-dice-help", "play-dice-table-help", "king-table-help"])
def test_what_can_be_typed_is_told_in_every_language(section: str, language: str) -> None:
    told = help_lines(section, language)
    assert len(told) >= 14
    assert all(typed and does for typed, does in told)


# ---- help --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", PATHS)
@pytest.mark.parametrize(("lang", "word"), [("en", "Examples"), ("fr", "Exemples")])
def test_every_verb_explains_itself_with_examples(troyes: Troyes, path: tuple[str, ...], lang: str, word: str) -> None:
    shown = troyes.fine(*path, "--help", "--lang", lang).out
    assert "--help" in shown
    assert path == ("scenario",) or (word in shown and f"troyes {' '.join(path)}" in shown)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_option_and_argument_is_explained(lang: str) -> None:
    commands = [build(lang)]
    while commands:
        command = commands.pop()
        assert command.help, command.name
        for param in command.params:
            assert param.help, f"{command.name} {param.name}"
        commands += getattr(command, "commands", {}).values()


def test_the_help_names_every_verb_and_the_exit_codes(troyes: Troyes) -> None:
    shown = troyes.fine("--help").out
    assert all(verb in shown for verb in VERBS)
    assert "Exit codes" in shown
    assert shown == troyes.fine("-h").out


def test_the_documentation_names_every_verb_and_exit_code() -> None:
    page = (Path(__file__).parents[2] / "docs" / "cli.md").read_text(encoding="utf-8")
    for verb in [*VERBS, "scenario run"]:
        assert f"troyes {verb}" in page
    for code in (0, 1, 2, 3, 130, 141):
        assert f"| {code} |" in page


# ---- language ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "surroundings", "language"),
    [
        ([], {}, "en"),
        (["cards", "--lang", "fr"], {"TROYES_LANG": "en"}, "fr"),
        (["--lang=fr", "cards"], {}, "fr"),
        ([], {"TROYES_LANG": "fr", "LANG": "en_GB.UTF-8"}, "fr"),
        ([], {"LANG": "fr_FR.UTF-8"}, "fr"),
        ([], {"LANG": "fr"}, "fr"),
        ([], {"LANG": "fro_FR.UTF-8"}, "en"),
        ([], {"LC_ALL": "C", "LANG": "fr_FR.UTF-8"}, "en"),
        (["rules", "--", "--lang", "fr"], {}, "en"),
    ],
)
def test_the_language_of_a_run(words: list[str], surroundings: dict[str, str], language: str) -> None:
    assert choose_language(words, surroundings) == language


def test_the_language_may_stand_before_or_after_the_verb(troyes: Troyes) -> None:
    assert troyes.fine("--lang", "fr", "version").out == troyes.fine("version", "--lang", "fr").out
    assert "règles" in troyes.fine("version", "--lang", "fr").out


def test_an_unknown_language_is_refused_wherever_it_comes_from(troyes: Troyes, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "--lang: 'xx'" in troyes.refused("version", "--lang", "xx")
    assert "--lang: 'fr_FR'" in troyes.refused("version", "--lang", "fr_FR")
    monkeypatch.setenv("TROYES_LANG", "xx")
    assert "TROYES_LANG: 'xx'" in troyes.refused("version")


# ---- errors ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["crads"], "There is no verb 'crads'. Did you mean cards? Try troyes --help."),
        (["qqqqqq"], "Known: play, cards"),
        (["scenario"], "A verb is missing."),
        (["scenario", "ran"], "Did you mean run? Try troyes scenario --help."),
        (["cards", "--jsn"], "There is no option --jsn. Did you mean --json? Try troyes cards --help."),
        (["--lan", "fr"], "Did you mean --lang?"),
        (["cards", "--figures"], "--figures needs a value"),
        (["cards", "--json=yes"], "--json needs a value, or takes none"),
        (["simulate", "--num", "many"], "--num must be a whole number from 1"),
        (["simulate", "--players", "11"], "--players must be a whole number from 1 to 10."),
        (["replay", "x", "--until", "-1"], "--until must be a whole number, 0 or more."),
        (["replay"], "FILE is missing."),
        (["version", "now"], "unexpected extra argument"),
    ],
)
def test_a_command_line_that_cannot_be_understood(troyes: Troyes, words: list[str], message: str) -> None:
    outcome = troyes(*words)
    assert outcome.code == 2
    assert message in outcome.err
    assert "Traceback" not in outcome.err


def test_the_same_in_french(troyes: Troyes) -> None:
    assert "Vouliez-vous dire cards" in troyes.refused("crads", "--lang", "fr")
    assert "doit être un nombre entier de 1 à 10" in troyes.refused("simulate", "--players", "11", "--lang", "fr")


ODD = BadInput("my.toml, hire", place("is odd"), place("Make it even"))


@pytest.mark.parametrize(
    ("error", "code", "message"),
    [
        (ODD, 2, "troyes: my.toml, hire: is odd. Make it even\n"),
        (KeyboardInterrupt(), 130, "troyes: Interrupted.\n"),
        (BrokenPipeError(), 141, ""),
        (EOFError(), 2, "troyes: The input ended"),
        (PermissionError(13, "Permission denied", "out.json"), 2, "troyes: out.json: cannot be used (Permission"),
        (ZeroDivisionError("by\nzero"), 3, "troyes: Unexpected error (ZeroDivisionError: by zero). This is a fault"),
    ],
)
def test_whatever_happens_is_told_in_one_line(
    error: BaseException,
    code: int,
    message: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    def fail(arguments: list[str], language: str) -> int:
        raise error

    monkeypatch.setattr("troyes.cli.carry_out", fail)
    monkeypatch.setattr("troyes.cli.silence_output", lambda: None)
    assert run(["version"]) == code
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.startswith(message)
    assert printed.err.count("\n") <= 1


def test_a_traceback_only_for_those_who_ask(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(arguments: list[str], language: str) -> int:
        raise ZeroDivisionError

    monkeypatch.setattr("troyes.cli.carry_out", fail)
    monkeypatch.setenv("TROYES_DEBUG", "1")
    assert run(["version"]) == 3
    assert "Traceback" in capsys.readouterr().err


def test_a_fault_says_how_to_report_it() -> None:
    for language in ("en", "fr"):
        shown = text("cli-failure-fault", language, what="x")
        assert "troyes version" in shown
        assert "TROYES_DEBUG=1" in shown


# ---- the real process --------------------------------------------------------------------------------------------


def process(*words: str) -> subprocess.CompletedProcess[str]:
    surroundings = {**os.environ, "TROYES_LANG": "en"}
    command = [sys.executable, "-m", "troyes", *words]
    return subprocess.run(command, capture_output=True, text=True, env=surroundings, check=False, timeout=180)


def test_the_process_leaves_with_the_exit_code_and_without_a_traceback() -> None:
    good, bad = process("version"), process("replay", "no-such-file.jsonl")
    assert (good.returncode, good.stderr) == (0, "")
    assert good.stdout.startswith("troyes ")
    assert (bad.returncode, bad.stdout) == (2, "")
    assert bad.stderr.startswith("troyes: no-such-file.jsonl: cannot be read")
    assert "Traceback" not in bad.stderr


def test_a_reader_that_goes_away_is_no_error_worth_a_traceback() -> None:
    command = [sys.executable, "-m", "troyes", "cards", "--json"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as running:
        assert running.stdout is not None
        assert running.stderr is not None
        running.stdout.close()
        complaints = running.stderr.read()
    assert (running.returncode, complaints) == (141, "")
