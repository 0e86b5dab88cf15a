"""The documentation is true: its code runs, its links lead somewhere, its names exist, its lists are complete."""

from __future__ import annotations

import io
import json
import re
import tomllib
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from tests.pages import FENCE, PAGES, ROOT, ROW, SPAN, block, blocks, code_texts, docs, page_id, prose, read
from troyes.city.cards.texts import PREFIXES
from troyes.city.edge.edge import Edge
from troyes.city.figures.fields import FIELDS, IMPROVE, RULES, Check
from troyes.city.game import CITY
from troyes.city.modules import MODULES
from troyes.city.rules.extension import Extension
from troyes.city.rules.position import Position
from troyes.city.rules.tables import HOOKS, KINDS
from troyes.cli.play.board import draw
from troyes.cli.play.look import Look
from troyes.kernel.contract.rules import SPECTATOR
from troyes.words.catalogue import MORE, catalogue, folders, languages
from troyes.words.reading import messages_in

LINK = re.compile(r"\[[^\]]+\]\(([^)\s]+)\)")
COMMAND = re.compile(r"(?:^|\$ |-m |`)troyes ((?:(?!  |`).)+)", re.MULTILINE)  # up to what is said about it


# ---- code --------------------------------------------------------------------------------------------------------


@pytest.fixture
def _same_modules() -> Iterator[None]:
    """An example may register a module; other tests do not see it."""
    before = dict(MODULES)
    yield
    MODULES.clear()
    MODULES.update(before)


def given(page: Path) -> dict[str, str]:
    """What the code of a page takes for granted: the entries shown above it, `toml card` as CARD."""
    entries = [found for found in blocks(page) if re.fullmatch(r"toml \w+", found.tag)]
    return {found.tag.removeprefix("toml ").upper(): found.text for found in entries}


@pytest.fixture
def _own_words(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> Iterator[None]:
    """The messages that a page shows, `ftl en`, in a folder beside the package's."""
    home = tmp_path_factory.mktemp("words")
    for number, found in enumerate(blocks(request.getfixturevalue("page"))):
        if found.tag.startswith("ftl "):
            file = home / found.tag.removeprefix("ftl ") / f"{number}.ftl"
            file.parent.mkdir(exist_ok=True)
            file.write_text(found.text, encoding="utf-8")
    if not any(home.iterdir()):
        yield
        return
    monkeypatch.setenv(MORE, str(home))
    forget_languages()
    yield
    monkeypatch.delenv(MORE)
    forget_languages()


def forget_languages() -> None:
    for kept in (folders, catalogue):
        kept.cache_clear()


@pytest.mark.usefixtures("_same_modules", "_own_words")
@pytest.mark.parametrize("page", PAGES, ids=page_id)
def test_python_blocks_run(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In order, as one program, in an empty folder."""
    monkeypatch.chdir(tmp_path)
    names: dict[str, Any] = {"__name__": f"example_{page.stem}", **given(page)}
    for number, found in enumerate(blocks(page), 1):
        if found.tag == "python":
            exec(compile(found.text, f"{page.name}, block {number}", "exec", dont_inherit=True), names)
            if isinstance(names.get("position"), Position):
                show_everywhere(names["position"])


def show_everywhere(position: Position) -> None:
    """What an example has set up can be shown: as data and in the terminal, to everybody, in every language."""
    people = ["Anna", "Bruno", "Clara", "David"][: position.setup.players]
    for language, seat in product(languages(), [*range(len(people)), SPECTATOR]):
        view = CITY.view(position, seat)
        shown = view.to_dict(language)
        json.dumps(shown)
        for card in shown["activities"]:
            assert card["card"] is None or card["short"], f"{card['card']} has no face"
        for width in (80, 160):
            screen = Console(file=io.StringIO(), width=width)
            screen.print(draw(shown, Look(CITY.names(position.setup), language, people, width, True)))
        for move in view.moves():
            assert CITY.voice.describe(view, move, language, people)


def test_readme_example_is_short_and_prints_the_scores(capsys: pytest.CaptureFixture[str]) -> None:
    example = block(ROOT / "README.md", "python")
    exec(compile(example, "README.md", "exec", dont_inherit=True), {})
    assert re.fullmatch(r"\[-?\d+(, -?\d+){3}\]\n", capsys.readouterr().out)
    lines = [line for line in example.splitlines() if line.strip() and not re.match(r"(import|from) ", line)]
    assert len(lines) == 5


def test_a_new_card_of_each_kind_is_played() -> None:
    """The page plays its own cards; a page that only defines them would prove nothing."""
    shown = blocks(docs("adding-a-card.md"))
    code = "".join(text for tag, text in shown if tag == "python")
    cards = [tomllib.loads(text) for tag, text in shown if tag.startswith("toml ")]
    activities = {key: entry for found in cards for key, entry in found.get("activity", {}).items()}
    assert {entry["kind"] for entry in activities.values()} == set(KINDS)
    for key, entry in activities.items():
        use = f" using {key}" if entry["kind"] == "delayed" else f"A activate {key} with"
        assert use in code, key
    for key in [key for found in cards for key in found.get("event", {})]:
        assert f'"events": {{"{key}": ""}}' in code, key


def test_the_recipe_has_the_messages_of_its_cards() -> None:
    """In English and French; what they leave out would be told in English."""
    shown = blocks(docs("adding-a-card.md"))
    cards = [tomllib.loads(text) for tag, text in shown if tag.startswith("toml ")]
    must = {f"{PREFIXES[section]}-{key}" for found in cards for section in found for key in found[section]}
    for language in ("en", "fr"):
        text = "".join(text for tag, text in shown if tag == f"ftl {language}")
        assert {name for name, _, _ in messages_in(text) if "." not in name} == must


# ---- links and names ---------------------------------------------------------------------------------------------


def anchors(page: Path) -> set[str]:
    """The anchors of a page's headings, as they are made by the places that show Markdown."""
    headings = re.findall(r"^#+ (.+)$", FENCE.sub("", read(page)), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("page", PAGES, ids=page_id)
def test_links_lead_somewhere(page: Path) -> None:
    for target in LINK.findall(prose(page)):
        if target.startswith("https://"):
            continue
        path, _, anchor = target.partition("#")
        linked = (page.parent / path).resolve() if path else page
        assert linked.exists(), f"{page.name} links to {target}"
        assert linked.is_relative_to(ROOT), f"{page.name} links outside the project: {target}"
        assert not anchor or anchor in anchors(linked), f"{page.name} links to {target}"


@pytest.mark.parametrize("page", PAGES, ids=page_id)
def test_make_targets_exist(page: Path) -> None:
    targets = set(re.findall(r"^([a-z-]+):", read(ROOT / "Makefile"), re.MULTILINE))
    for text in code_texts(page):
        for named in re.findall(r"^make ([a-z-]+)", text, re.MULTILINE):
            assert named in targets, f"{page.name} names `make {named}`"


def command_named(line: str) -> tuple[str, Any]:
    """The verb that a line begins with, or the verb of a verb, and what the command knows of it."""
    from troyes.cli.app import build

    name, found = "troyes", build("en")
    for word in line.split():
        verbs = getattr(found, "commands", {})
        if not verbs or not re.fullmatch(r"[a-z]+", word):
            break
        assert word in verbs, f"`{name} {word}` does not exist"
        name, found = f"{name} {word}", verbs[word]
    return name, found


def options_of(command: Any) -> set[str]:
    return {option for parameter in command.params for option in parameter.opts} | {"--help"}


def options_in(line: str) -> list[str]:
    return re.findall(r"(?<![\w-])--[a-z][a-z-]*", line)


@pytest.mark.parametrize("page", PAGES, ids=page_id)
def test_verbs_and_their_options_exist(page: Path) -> None:
    for text in code_texts(page):
        for line in COMMAND.findall(text):
            name, command = command_named(line)
            for option in options_in(line):
                assert option in options_of(command), f"{page.name} names `{name} {option}`"


@pytest.mark.parametrize("page", PAGES, ids=page_id)
def test_options_named_by_themselves_exist(page: Path) -> None:
    from troyes.cli.app import build

    verbs = [build("en"), *build("en").commands.values()]
    known = {option for verb in verbs for option in options_of(verb)}
    for text in SPAN.findall(prose(page)):
        if text.startswith("--"):
            assert set(options_in(text)) <= known, f"{page.name} names `{text}`"


@pytest.mark.parametrize("page", PAGES, ids=page_id)
def test_it_is_installed_from_its_folder(page: Path) -> None:
    """No index has it: a line that asks one for it would fail, or bring somebody else's package."""
    for text in code_texts(page):
        assert re.findall(r"^(?:.* )?(?:pip|pipx|uvx?)\b.*?[ '\"]troyes\b", text, re.MULTILINE) == []


def test_the_readme_shows_every_verb() -> None:
    from troyes.cli.app import build

    shown = "\n".join(code_texts(ROOT / "README.md"))
    assert [verb for verb in build("en").commands if f"troyes {verb}" not in shown] == []


@pytest.mark.parametrize("page", PAGES, ids=page_id)
def test_files_named_exist(page: Path) -> None:
    """Files and folders in the text, from the top of the project, from the package, or from `web`."""
    top = ROOT / "web" if page.name == "page.md" else ROOT
    for named in SPAN.findall(prose(page)):
        if re.fullmatch(r"(src|tests|docs|benchmarks|tools|requirements)/[\w./-]+\.\w+", named):
            if "fair" not in named:  # the made-up box of adding-a-card.md
                assert (top / named).exists() or (ROOT / named).exists(), f"{page.name} names {named}"
        elif re.fullmatch(r"(src|web|tests)/[a-z_/-]+", named):
            assert (top / named).is_dir() or (ROOT / named).is_dir(), f"{page.name} names {named}"
        elif re.fullmatch(r"(kernel|city|dice|bots|arena|cli|server)/[\w./-]+\.\w+", named):
            assert (ROOT / "src/troyes" / named).exists(), f"{page.name} names {named}"


@pytest.mark.parametrize("page", PAGES, ids=page_id)
def test_pages_are_tidy(page: Path) -> None:
    lines = read(page).splitlines()
    assert lines[0].startswith("# ")
    assert [line for line in lines if line != line.rstrip()] == []


# ---- architecture.md and rulings.md ------------------------------------------------------------------------------


def test_every_hook_is_described() -> None:
    described = {name for name, _ in ROW.findall(read(docs("extensions.md")))}
    hooks = {name for name, value in vars(Extension).items() if callable(value) and not name.startswith("_")}
    assert {method for methods in HOOKS.values() for method in methods} <= hooks
    assert hooks - described == set()


def test_everything_an_edge_answers_is_described() -> None:
    answers = {name for name in vars(Edge) if not name.startswith("_")}
    assert answers - set(SPAN.findall(read(docs("extensions.md")))) == set()


def chapter(title: str) -> str:
    """The text below a heading of architecture.md."""
    _, _, rest = read(docs("architecture.md")).partition(f"\n## {title}\n")
    return re.split(r"^## ", rest, maxsplit=1, flags=re.MULTILINE)[0]


@pytest.mark.parametrize(("game", "title"), [("city", "Which file holds which rule"), ("dice", "The dice game")])
def test_every_file_of_a_game_is_described(game: str, title: str) -> None:
    """By its path in the folder of the game; the beats of the city all together."""
    named, home = set(SPAN.findall(chapter(title))), ROOT / "src/troyes" / game
    files = [file.relative_to(home).as_posix() for file in sorted(home.rglob("*.py")) if file.name != "__init__.py"]
    assert [file for file in files if file not in named and not file.startswith("beats/")] == []
    paths = [name for name in sorted(named) if re.fullmatch(r"[\w/]+(\.py|\.toml|/)", name) and "troyes" not in name]
    assert [name for name in paths if not (home / name).exists()] == []


def test_every_file_that_the_architecture_names_by_its_folder_exists() -> None:
    """Outside of the tables whose paths begin in a game or in the server."""
    text = read(docs("architecture.md")).partition("\n## Which file holds")[0] + chapter(
        "The terminal, bots and simulations"
    )
    named = set(re.findall(r"`((?:arena|bots|city|cli|dice|kernel|server|words)/[\w/]+\.py)`", text))
    assert len(named) > 40
    assert [name for name in sorted(named) if not (ROOT / "src/troyes" / name).is_file()] == []


def test_every_room_and_file_of_the_server_that_is_named_exists() -> None:
    """A file without a room lies in the one that its row names first."""
    home = ROOT / "src/troyes/server"
    rows = [SPAN.findall(row) for row in re.findall(r"^\| (.+ \| .+) \|$", chapter("The server"), re.MULTILINE)[2:]]
    assert len(rows) > 15
    for row in rows:
        room = home / next((name for name in row if name.endswith("/")), "")
        for name in row:
            assert name.startswith("src/") or (home / name).exists() or (room / name).exists(), f"{name} of {row}"
    rooms = {path.name for path in home.iterdir() if (path / "__init__.py").is_file()}
    assert rooms - {name.partition("/")[0] for row in rows for name in row if "/" in name} == set()


def test_every_room_of_the_page_is_named_and_exists() -> None:
    home = ROOT / "web/src"
    named = {name.rstrip("/") for name in SPAN.findall(chapter("The page")) if name.endswith("/")}
    assert [name for name in sorted(named) if not (home / name).is_dir()] == []
    folders = {path.relative_to(home) for path in home.rglob("*") if path.is_dir()}
    rooms = folders - {parent for folder in folders for parent in folder.parents}
    assert [str(room) for room in rooms if not named & {str(room), str(room.parent)}] == []


def test_every_stop_of_the_guided_tour_exists() -> None:
    """A stop without a folder lies beside the one before it, or where the page or the package begins."""
    _, _, rest = read(docs("architecture.md")).partition("\n## One click through the house\n")
    rows = re.findall(
        r"^\| (`[^|]*) \| (.+) \|$", re.split(r"^## ", rest, maxsplit=1, flags=re.MULTILINE)[0], re.MULTILINE
    )
    assert len(rows) > 10
    for files, _ in rows:
        here = ROOT
        for stop in SPAN.findall(files):
            roots = (here, *here.parents, ROOT / "src/troyes", ROOT / "web/src")
            found = next((root / stop for root in roots if (root / stop).is_file()), None)
            assert found is not None, f"{stop} of the guided tour is gone"
            here = found.parent


def test_every_ruling_is_stated_once() -> None:
    numbers = [int(number) for number in re.findall(r"^(\d+)\. ", read(docs("rulings.md")), re.MULTILINE)]
    assert sorted(numbers) == [*range(1, 300)]
    assert len(numbers) == len(set(numbers))


# ---- figures.md --------------------------------------------------------------------------------------------------


def section(page: Path, title: str) -> str:
    """The text of a part of a page."""
    _, _, rest = read(page).partition(f"\n### {title}\n")
    return re.split(r"^##", rest, maxsplit=1, flags=re.MULTILINE)[0]


@pytest.mark.parametrize("title", [*FIELDS, "rules"])
def test_every_figure_is_described_with_its_range(title: str) -> None:
    fields: dict[str, Check] = {**FIELDS, "rules": RULES}[title]
    described = dict(ROW.findall(section(docs("figures.md"), title)))
    assert described == {name: check(object()) for name, check in fields.items()}


def test_every_improvement_is_described_with_its_range() -> None:
    described = dict(ROW.findall(section(docs("figures.md"), "improve")))
    assert IMPROVE(object()) == "a table with some of " + ", ".join(described)
    for name, must_be in described.items():
        assert IMPROVE({name: object()}) == f"a table with {name} = {must_be}"


def test_the_example_file_is_a_good_one() -> None:
    figures = tomllib.loads(block(docs("figures.md"), "toml figures"))
    for players in (2, 3, 4):
        setup = CITY.setup({"players": players}, figures)
        assert int(setup.black_dice_cap) == 6
        view = CITY.view(CITY.new(setup), 0).to_dict()
        assert view["buildings"]["bishopric"]["values"] == [[1, 2], [3, 4], [5, 6]]
        assert [len(row) for row in view["buildings"]["bishopric"]["rows"]] == [2, 2, 2]
