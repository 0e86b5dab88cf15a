"""Whoever plays in French reads what went wrong in French."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from tests.cli.helpers import Troyes
from troyes.cli import run

NBSP = "\u00a0"
QUICK = ("--players", 2, "--seed", 7, "--bots", "random", "--lang", "fr")


def french(troyes: Troyes, *words: object) -> str:
    return troyes.refused(*words, "--lang", "fr")


def saved(folder: Path, name: str, text: str) -> Path:
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return path


# ---- files -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("words", [["replay"], ["cards", "--figures"], ["score", "--file"], ["play", "--resume"]])
def test_a_file_that_does_not_exist(troyes: Troyes, words: list[str]) -> None:
    message = french(troyes, *words, "rien.toml")
    assert f"rien.toml{NBSP}: ne peut être lu (fichier ou dossier introuvable). Nommez un" in message


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("[rules]\nincome 3\n", "ligne 2, colonne 8{}: n'est pas du TOML valable{}: un nom n'est pas suivi de ="),
        ("[rules]\nincome = \n", "ligne 2, colonne 10{}: n'est pas du TOML valable{}: il n'y a pas de valeur lisible"),
        ("a = 1\na = 2\n", "n'est pas du TOML valable{}: un nom est donné deux fois"),
        ("a = [1\n", "n'est pas du TOML valable{}: un texte ou un crochet n'est pas fermé"),
        ("a = 1 2\n", "ligne 1, colonne 7{}: n'est pas du TOML valable{}: la ligne continue là où elle devrait finir"),
        ("= 1\n", "ligne 1, colonne 1{}: n'est pas du TOML valable{}: autre chose est attendu ici"),
    ],
)
def test_a_file_that_is_not_toml(troyes: Troyes, tmp_path: Path, text: str, message: str) -> None:
    assert message.format(NBSP, NBSP) in french(troyes, "cards", "--figures", saved(tmp_path, "my.toml", text))


def test_a_sheet_that_is_not_json(troyes: Troyes, tmp_path: Path) -> None:
    message = french(troyes, "score", "--file", saved(tmp_path, "sheet.json", '{"player": '))
    assert f"ligne 1, colonne 12{NBSP}: n'est pas du JSON valable" in message


def test_standard_input_that_is_no_text(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(b"\xff"), encoding="utf-8"))
    assert run(["score", "--file", "-", "--lang", "fr"]) == 2
    assert f"-{NBSP}: ne peut être lu (ce n'est pas un texte en UTF-8)" in capsys.readouterr().err


# ---- records -----------------------------------------------------------------------------------------------------


def test_a_malformed_record(troyes: Troyes, record: Path, tmp_path: Path) -> None:
    lines = record.read_text(encoding="utf-8").splitlines(keepends=True)
    cut = saved(tmp_path, "cut.jsonl", "".join(lines[:5])[:-9])
    message = french(troyes, "replay", cut)
    assert f"cut.jsonl, ligne 5{NBSP}: est coupée. Supprimez cette dernière ligne" in message
    odd = saved(tmp_path, "odd.jsonl", lines[0].replace('"players": 2', '"players": 7'))
    assert f"ligne 1, option players{NBSP}: doit être 1, 2, 3 ou 4, et non 7" in french(troyes, "replay", odd)


def test_a_record_that_departs(troyes: Troyes, record: Path, tmp_path: Path) -> None:
    lines = record.read_text(encoding="utf-8").splitlines(keepends=True)
    lines[1] = '{"n": 1, "move": "A dance"}\n'
    message = french(troyes, "replay", saved(tmp_path, "odd.jsonl", "".join(lines)))
    assert f"ligne 2{NBSP}: le coup 1 s'écarte{NBSP}: 'A dance' ne peut être lu ici{NBSP}: 'dance' n'est pas" in message
    lines[1] = '{"n": 1, "move": "A pass"}\n'
    message = french(troyes, "replay", saved(tmp_path, "odd.jsonl", "".join(lines)))
    assert f"'A pass' est refusé ici{NBSP}: " in message
    assert "Rejouez-le avec --until 0, ou reprenez une copie du fichier" in message


# ---- figures, scenarios, names -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (
            "[activity.merchant]\nhire = 100\n",
            "activity.merchant.hire{}: doit être un nombre entier de 0 à 99, et non 100",
        ),
        ("[activity.merchant]\nhits = [9]\n", "une liste dont chaque valeur est un nombre entier de 1 à 6, et non [9]"),
        ("[activity.merchnt]\nhire = 1\n", "aucune activité ne s'appelle 'merchnt'. Vouliez-vous dire merchant{}?"),
        ("[board.palace]\nrow_length = 4\n", "lignes de 4 font"),
        ("[rules]\nstart_influence = 21\n", "rules.start_influence{}: dépasse max_influence. Voyez docs/figures.md"),
    ],
)
def test_nonsense_figures(troyes: Troyes, tmp_path: Path, text: str, message: str) -> None:
    assert message.format(NBSP) in french(troyes, "cards", "--figures", saved(tmp_path, "my.toml", text))


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("expct = 1\n", "a.toml{}: aucun champ ne s'appelle 'expct'. Vouliez-vous dire expect{}?"),
        (
            "[position]\nbleck = '1'\n",
            "a.toml, position{}: aucun champ ne s'appelle 'bleck'. Vouliez-vous dire black{}?",
        ),
        ("[[steps]]\nplay = 3\n", "étape 1, play{}: doit être une ligne ou une liste de lignes"),
        ("play = 'A dance'\n[position]\nround = 1\n[position.seats.A]\ndice = 'Y5'\n", "'dance' n'est pas un coup"),
    ],
)
def test_a_scenario_that_cannot_be_played(troyes: Troyes, tmp_path: Path, text: str, message: str) -> None:
    path = saved(tmp_path, "a.toml", text)
    outcome = troyes("scenario", "run", path, "--lang", "fr")
    assert outcome.code == 2
    assert message.format(NBSP, NBSP) in outcome.err
    data = troyes("scenario", "run", path, "--json", "--lang", "fr").data
    assert data[0]["error"]["problem"] in outcome.err


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["simulate", "--bots", "rondam"], "robot 'rondam'{}: est inconnu. Vouliez-vous dire{}: random"),
        (["simulate", "--bots", "zzz"], "Robots{}: random, greedy, reference"),
        (["simulate", "--game", "chess"], "--game{}: aucun jeu ne s'appelle 'chess'. Jeux{}: city"),
        (["play", "--seat", "3", "--players", "2"], "--seat{}: 3 n'est pas un siège pour 2 joueurs"),
        (["play", "--bots", "random,random", "--players", "4"], "--bots{}: 2 robots pour 3 sièges"),
        (["cards", "--modules", "ladies"], "--modules{}: aucun module ne s'appelle 'ladies'. Modules{}: bonus"),
        (["cards", "qqqq"], "rien ne s'appelle 'qqqq'. `troyes cards` liste tout"),
        (["version", "now"], "Il y a des arguments en trop (now)."),
    ],
)
def test_names_and_options(troyes: Troyes, words: list[str], message: str) -> None:
    assert message.format(NBSP, NBSP) in french(troyes, *words)


def test_an_unknown_language_is_refused_in_that_of_the_system(troyes: Troyes, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    message = troyes.refused("version", "--lang", "xx")
    assert f"--lang{NBSP}: 'xx' n'est pas une langue de ce programme. Choisissez parmi en, " in message


# ---- at the terminal ---------------------------------------------------------------------------------------------


def test_an_unreadable_move_in_a_game(troyes: Troyes, tmp_path: Path) -> None:
    script = f"place palais 3\nplace palace 9\nw dance avec\ns {tmp_path}/none/game.jsonl\nq\n\n"
    shown = " ".join(troyes.fine("play", *QUICK, answers=script).out.replace(NBSP, "~").split())
    for expected in (
        "aucun bâtiment ne s'appelle 'palais'. Bâtiments~: palace, city_hall, bishopric",
        "'9' n'est pas un nombre de 1 à 6. Voyez docs/notation.md",
        "'dance avec' n'est pas un coup.",
        "ne peut être écrit (fichier ou dossier introuvable).",
    ):
        assert expected in shown, expected
