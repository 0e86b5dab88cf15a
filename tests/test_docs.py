"""The documentation is true: its code runs, its examples play, its links lead somewhere, its names exist."""

from __future__ import annotations

import random
import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from troyes.city.edge import Edge
from troyes.city.extension import Extension
from troyes.city.figure_fields import FIELDS, IMPROVE, RULES, Check
from troyes.city.game import CITY
from troyes.city.modules import KING, MODULES
from troyes.city.position import Position
from troyes.city.tables import HOOKS
from troyes.dice.game import DICE
from troyes.kernel.chance import FastSource
from troyes.kernel.game import CHANCE

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / name for name in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md")] + sorted(
    (ROOT / "docs").glob("*.md")
)
FENCE = re.compile(r"^```([^\n]*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
SPAN = re.compile(r"`([^`\n]+)`")
LINK = re.compile(r"\[[^\]]+\]\(([^)\s]+)\)")
COMMAND = re.compile(r"(?:^|\$ |-m |`)troyes ((?:(?!  |`).)+)", re.MULTILINE)  # up to what is said about it
ROW = re.compile(r"^\| `([^`]+)` \| ([^|]+?) \|", re.MULTILINE)


class Block(NamedTuple):
    """A fenced block: what stands behind its fence, and its text."""

    tag: str
    text: str


@cache
def read(page: Path) -> str:
    return page.read_text(encoding="utf-8")


def blocks(page: Path) -> list[Block]:
    return [Block(*found) for found in FENCE.findall(read(page))]


def block(page: Path, tag: str) -> str:
    """The only block of a page with this tag."""
    [text] = [text for found, text in blocks(page) if found == tag]
    return text


def prose(page: Path) -> str:
    return FENCE.sub("", read(page))


def code_texts(page: Path) -> Iterator[str]:
    """Everything written as code, block by block and span by span."""
    yield from (text for _, text in blocks(page))
    yield from SPAN.findall(prose(page))


def page_id(page: Path) -> str:
    return page.name


def docs(name: str) -> Path:
    return ROOT / "docs" / name


# ---- code --------------------------------------------------------------------------------------------------------


@pytest.fixture
def _same_modules() -> Iterator[None]:
    """An example may register a module; other tests do not see it."""
    before = dict(MODULES)
    yield
    MODULES.clear()
    MODULES.update(before)


def given(page: Path) -> dict[str, Any]:
    """What the code of a page takes for granted: the texts of entries shown above it."""
    if page.name != "adding-a-card.md":
        return {}
    return {"CARD": block(page, "toml card"), "EXTENSION": block(page, "toml extension")}


@pytest.mark.usefixtures("_same_modules")
@pytest.mark.parametrize("page", PAGES, ids=page_id)
def test_python_blocks_run(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In order, as one program, in an empty folder."""
    monkeypatch.chdir(tmp_path)
    names: dict[str, Any] = {"__name__": f"example_{page.stem}", **given(page)}
    for number, found in enumerate(blocks(page), 1):
        if found.tag == "python":
            exec(compile(found.text, f"{page.name}, block {number}", "exec", dont_inherit=True), names)


def test_readme_example_is_short_and_prints_the_scores(capsys: pytest.CaptureFixture[str]) -> None:
    example = block(ROOT / "README.md", "python")
    exec(compile(example, "README.md", "exec", dont_inherit=True), {})
    assert re.fullmatch(r"\[-?\d+(, -?\d+){3}\]\n", capsys.readouterr().out)
    lines = [line for line in example.splitlines() if line.strip() and not re.match(r"(import|from) ", line)]
    assert len(lines) == 5


def test_a_new_card_is_activated() -> None:
    """The page plays its own cards; a page that only defines them would prove nothing."""
    code = "".join(text for tag, text in blocks(docs("adding-a-card.md")) if tag == "python")
    assert "A activate ferryman with" in code
    assert "A activate juggler with" in code


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


def test_the_readme_shows_every_verb() -> None:
    from troyes.cli.app import build

    shown = "\n".join(code_texts(ROOT / "README.md"))
    assert [verb for verb in build("en").commands if f"troyes {verb}" not in shown] == []


@pytest.mark.parametrize("page", PAGES, ids=page_id)
def test_files_named_exist(page: Path) -> None:
    """Paths in the text, from the top of the project, from the package, or from `web`."""
    top = ROOT / "web" if page.name == "page.md" else ROOT
    for named in SPAN.findall(prose(page)):
        if re.fullmatch(r"(src|tests|docs|benchmarks|tools|requirements)/[\w./-]+\.\w+", named):
            if "fair" not in named:  # the made-up box of adding-a-card.md
                assert (top / named).exists() or (ROOT / named).exists(), f"{page.name} names {named}"
        elif re.fullmatch(r"(kernel|city|dice|bots|arena|cli)/[\w./-]+\.\w+", named):
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


@pytest.mark.parametrize(("folder", "title"), [("city", "Which file holds which rule"), ("dice", "The dice game")])
def test_every_file_of_a_game_is_described(folder: str, title: str) -> None:
    _, _, rest = read(docs("architecture.md")).partition(f"\n## {title}\n")
    text = re.split(r"^## ", rest, maxsplit=1, flags=re.MULTILINE)[0]
    files = sorted((ROOT / "src/troyes" / folder).glob("*.py"))
    assert [file.name for file in files if file.name != "__init__.py" and f"`{file.name}`" not in text] == []


def test_every_file_of_an_extension_is_described() -> None:
    city = ROOT / "src/troyes/city"
    files = [file.relative_to(city) for folder in ("king", "ladies") for file in sorted((city / folder).rglob("*.py"))]
    text = read(docs("architecture.md"))
    assert [str(file) for file in files if file.name != "__init__.py" and f"`{file}`" not in text] == []


def test_every_ruling_is_stated_once() -> None:
    numbers = [int(number) for number in re.findall(r"^(\d+)\. ", read(docs("rulings.md")), re.MULTILINE)]
    assert sorted(numbers) == [*range(1, 281)]
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


# ---- notation.md -------------------------------------------------------------------------------------------------

NOTATION = docs("notation.md")
EXTENSIONS = "\n## The King and The Ladies of Troyes\n"
DIE = r"(?:(?:[ABCDN]:)?|P)[RYW][1-6][~^]?"
WORDS = {
    "die": DIE,
    "own": r"(?:[RYW]|P)[1-6]",
    "lot": rf"{DIE}(?: {DIE}){{0,2}}",
    "building": r"(?:palace|city_hall|bishopric)",
    "name": r"[a-z][a-z_]*\d?",
}
FORMS = {
    "place": r"[A-D] place {building} [1-6]",
    "beat": r"[A-D] beat",
    "yield": r"[A-D] yield",
    "also": r"[A-D] also [1-6]",
    "with": r"[A-D] with {own}",
    "done": r"[A-D] done",
    "activate": r"[A-D] activate {name} with {lot}(?: using {name})?",
    "build": r"[A-D] build with {lot}(?: using {name})?",
    "fight": r"[A-D] fight {name} with {lot}(?: using {name})?",
    "settle": r"[A-D] settle {building} with {die}(?: using {name})?",
    "farm": r"[A-D] farm with {lot}(?: using {name})?",
    "pass": r"[A-D] pass",
    "reroll": r"[A-D] reroll {own}",
    "recruit": r"[A-D] recruit",
    "flip": r"[A-D] flip",
    "turn": r"[A-D] turn {own}",
    "take": r"[A-D] take (?:supply|{building} [1-6]|lying {building}|{name})",
    "times": r"[A-D] times \d+",
    "cube": r"[A-D] cube {name}",
    "split": r"[A-D] split \d+",
    "shoot": r"[A-D] shoot",
    "* start": r"\* start [A-DN]",
    "* deal": r"\* deal [A-D] {name}(?: {name})?",
    "* reveal": r"\* reveal {name}",
    "* roll": r"\* roll (?:red|yellow|white)(?: [ABCDN]:[1-6]{{1,6}})+",
    "* event": r"\* event {name}",
    "* site": r"\* site [1-6]",
    "* black": r"\* black [1-6](?: [1-6])*",
    "* reroll": r"\* reroll [1-6]",
    "* shot": r"\* shot [1-6]",
}
EXTENSION_FORMS = {
    "stock": r"[A-D] stock \d+",
    "spend": r"[A-D] spend \d+",
    "share": r"[A-D] share \d+",
    "column": r"[A-D] column [1-6]",
    "victim": r"[A-D] victim [A-D]",
    "lose": r"[A-D] lose (?:{name}|tile [1-4])",
    "give": r"[A-D] give (?:supply|recruit|{building} [1-6]|lying {building}|{name})",
    "release": r"[A-D] release [A-D]",
    "guard": r"[A-D] guard with (?:(?:[ABCDN]:)?[RYW]|P)[1-6]~?(?: using {name})?",
    "walk": r"[A-D] walk \d+",
    "lay": r"[A-D] lay {name}",
    "extra": r"[A-D] extra",
    "swap": r"[A-D] swap [RYW][1-6] for [ABCDN]:[RYW][1-6]",
    "use": r"[A-D] use",
    "decline": r"[A-D] decline",
    "always": r"[A-D] always",
    "never": r"[A-D] never",
    "ask": r"[A-D] ask {name}",
    "shift": r"[A-D] shift {name}",
    "shield": r"[A-D] shield",
    "* open": r"\* open {name}",
    "* royal": r"\* royal R[1-6]+ Y[1-6]+ W[1-6]+",
    "* king": r"\* king [1-6] [1-6]",
    "* purple": r"\* purple A:[1-6](?: [B-D]:[1-6])*",
    "* uprising": r"\* uprising [1-6]",
    "* crowd": r"\* crowd [ABCDN.](?: [ABCDN.]){{5}}(?: lying(?: [ABCDN])+)?",
    "* monk": r"\* monk [1-6]",
    "* release": r"\* release [A-D]",
    "* tile": r"\* tile {name}",
    "* extra": r"\* extra [1-6]",
}
EVERYTHING: tuple[dict[str, Any], ...] = (
    {"modules": ["all"]},
    {"modules": ["all"], "pool": "ladies"},
)


def form_of(line: str) -> str:
    """Which documented form a line has: its verb, with the star of chance."""
    words = line.split()
    return f"* {words[1]}" if words[0] == "*" else words[1]


def has_form(line: str) -> bool:
    pattern = (FORMS | EXTENSION_FORMS).get(form_of(line), "(?!)").format(**WORDS)
    return re.fullmatch(pattern, line) is not None


def documented(part: str = "city") -> list[str]:
    """The example lines of the tables: of the city, of its extensions or of the dice game."""
    city, _, dice = read(NOTATION).partition("\n## The dice game\n")
    base, _, extensions = city.partition(EXTENSIONS)
    text = {"city": base, "extensions": extensions, "dice": dice}[part]
    return [line for line, _ in ROW.findall(text) if re.match(r"[A-D*] ", line)]


def play_random_lines(options: dict[str, Any], seed: int) -> Iterator[str]:
    """A whole random game as lines; each is read back and played from its line."""
    choose = random.Random(seed)
    source = FastSource(seed)
    position = CITY.new(CITY.setup(options))
    while not position.is_over():
        [seat] = position.pending()
        move = position.draw(source) if seat == CHANCE else choose.choice(position.moves(seat))
        line = CITY.format(position, move)
        assert CITY.parse(position, line) == move, line
        position.play(move)
        yield line


@cache
def random_lines() -> frozenset[str]:
    """With the bonus cards."""
    games = [({"players": players, "modules": ["bonus"]}, seed) for players in (2, 3, 4) for seed in range(12)]
    return frozenset(line for options, seed in games for line in play_random_lines(options, seed))


def test_the_tables_show_every_form_once() -> None:
    assert [form_of(line) for line in documented()] == list(FORMS)
    assert [line for line in documented() if not has_form(line)] == []


def test_games_are_written_in_the_documented_forms() -> None:
    assert [line for line in random_lines() if not has_form(line)] == []
    assert set(FORMS) - {form_of(line) for line in random_lines()} == set()


def test_the_table_of_extensions_shows_every_form_once() -> None:
    assert [form_of(line) for line in documented("extensions")] == list(EXTENSION_FORMS)
    assert [line for line in documented("extensions") if not has_form(line)] == []


def test_the_forms_are_those_the_extensions_write() -> None:
    edges = [*(module.edge for module in MODULES.values()), KING.edge]
    moves = {verb for edge in edges for verb in edge.verbs}
    chances = {f"* {verb}" for edge in edges for verb in edge.chance_verbs}
    assert moves | chances | {"* open"} == set(EXTENSION_FORMS)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("options", EVERYTHING, ids=["mixed", "ladies"])
def test_games_with_everything_are_written_in_the_documented_forms(players: int, options: dict[str, Any]) -> None:
    for seed in range(2):
        lines = play_random_lines({**options, "players": players}, seed)
        assert [line for line in lines if not has_form(line)] == []


def staged(text: str) -> Position:
    """The position of a `toml position` block: a new game if it only says how many play."""
    data = tomllib.loads(text)
    setup = CITY.setup({"players": data.pop("players"), "modules": data.pop("modules", [])})
    return CITY.stage(setup, data, "notation.md") if data else CITY.new(setup)


def played_examples() -> Iterator[tuple[Position, str]]:
    """Every example line with the position in which it stands."""
    position: Position | None = None
    for tag, text in blocks(NOTATION):
        if tag == "toml position":
            position = staged(text)
        elif tag == "notation":
            assert position is not None
            for line in text.splitlines():
                yield position.clone(), line
                position.play(CITY.parse(position, line))


def test_played_examples_are_legal_and_read_back() -> None:
    for position, line in played_examples():
        move = CITY.parse(position, line)
        assert position.why_not(move) is None, line
        assert CITY.format(position, move) == line


def test_every_form_is_played() -> None:
    assert set(FORMS) - {form_of(line) for _, line in played_examples()} == set()


def test_lines_of_the_tables_read_back() -> None:
    """In a position in which all they name is on the board."""
    cards = {"merchant": {"tradesmen": {"A": 1}}, "priest": {"cubes": {"A": 1}}}
    setup = CITY.setup({"players": 4})
    events = {"marauding": "", "war": ""}
    board = CITY.stage(setup, {"activities": cards, "events": events, "seats": {"A": {"dice": "R4"}}}, "tables")
    spaces = {"palace": "A . . . . .", "city_hall": "A A B N . .", "bishopric": "A . . . . ."}
    rolled = CITY.stage(setup, {"phase": "workforce", "buildings": spaces}, "tables")
    rolled.play(CITY.parse(rolled, "* roll red A:1"))
    for line in documented():
        position = rolled if form_of(line) == "* roll" else board
        assert CITY.format(*chance_ready(position, line)) == line


def chance_ready(position: Position, line: str) -> tuple[Position, int]:
    """A deal is written with the seat it goes to, so it needs a game that deals."""
    if form_of(line) == "* deal":
        position = CITY.new(CITY.setup({"players": 4, "start": "A"}))
    return position, CITY.parse(position, line)


# ---- notation.md, the dice game ----------------------------------------------------------------------------------

DICE_WORDS = {
    "colour": r"(?:red|yellow|white)",
    "resource": r"(?:influence|deniers|knowledge)",
    "building": r"(?:fortress|hall|cathedral|palace|city_hall|bishopric)",
}
DICE_FORMS = {
    "die": r"[A-J] die [1-4](?: paid {resource})? as {colour} [0-6] (?:gain|prestige|function)",
    "build": r"[A-J] build {building} [1-6]",
    "resident": r"[A-J] resident {colour}",
    "* first": r"\* first [1-6]",
    "* order": r"\* order [1-6](?: [1-6]){{5}}",
    "* wheel": r"\* wheel [RYW]/[RYW](?: [RYW]/[RYW]){{8}}",
    "* tiles": r"\* tiles [1-8] [1-8] [1-8]",
    "* roll": r"\* roll [1-6] [1-6] [1-6] black [1-6]",
}


def has_dice_form(line: str) -> bool:
    return re.fullmatch(DICE_FORMS.get(form_of(line), "(?!)").format(**DICE_WORDS), line) is not None


def random_dice_lines(options: dict[str, Any], seed: int) -> Iterator[str]:
    """A whole random game of dice as lines; each is read back and played from its line."""
    choose, source = random.Random(seed), FastSource(seed)
    position = DICE.new(DICE.setup(options))
    while not position.is_over():
        seat = choose.choice(position.pending())
        move = position.draw(source) if seat == CHANCE else choose.choice(position.moves(seat))
        line = DICE.format(position, move)
        assert DICE.parse(position, line) == move, line
        position.play(move)
        yield line


def test_the_table_of_the_dice_game_shows_every_form_once() -> None:
    assert [form_of(line) for line in documented("dice")] == list(DICE_FORMS)
    assert [line for line in documented("dice") if not has_dice_form(line)] == []


def test_games_of_dice_are_written_in_the_documented_forms() -> None:
    for seed, options in enumerate(DICE.soak_options()):
        assert [line for line in random_dice_lines(dict(options), seed) if not has_dice_form(line)] == []


def played_dice_examples() -> Iterator[tuple[Any, str]]:
    """Every example line of the dice game with the position in which it stands."""
    position: Any = None
    for tag, text in blocks(NOTATION):
        if tag == "toml dice":
            data = tomllib.loads(text)
            setup = DICE.setup(data.pop("options"))
            position = DICE.stage(setup, data, "notation.md") if data else DICE.new(setup)
        elif tag == "notation dice":
            for line in text.splitlines():
                yield position.clone(), line
                position.play(DICE.parse(position, line))


def test_played_examples_of_dice_are_legal_and_read_back() -> None:
    for position, line in played_dice_examples():
        move = DICE.parse(position, line)
        assert position.why_not(move) is None, line
        assert DICE.format(position, move) == line
    assert set(DICE_FORMS) - {form_of(line) for _, line in played_dice_examples()} == set()


def test_lines_of_the_table_of_the_dice_game_read_back() -> None:
    position = DICE.new(DICE.setup({}))
    for line in documented("dice"):
        assert DICE.format(position, DICE.parse(position, line)) == line
