"""The printed score sheet: every column, building and bonus is on it, in both languages, as SVG and as PDF."""

from __future__ import annotations

import re
import zlib
from functools import cache
from pathlib import Path
from xml.etree import ElementTree

import pytest

from troyes.dice.edge.names import BUILDING_ROWS, COLOUR_NAMES, RESOURCE_NAMES, character_name, word
from troyes.drawing.fonts import text_width
from troyes.drawing.hand import Hand
from troyes.drawing.pdf import pdf, string
from troyes.drawing.picture import Ink, Picture, Text
from troyes.drawing.picture import Path as Drawn
from troyes.drawing.svg import number, svg
from troyes.kernel.contract.refusals import BadInput
from troyes.print.score_sheet import HEIGHT, WIDTH, columns_of, draw_sheet, save_sheet
from troyes.print.sheet_pen import GREY
from troyes.print.sheet_pictures import buildings
from troyes.words.catalogue import SOURCE, catalogue, languages

STANDARD = (1, 2, 3, 4, 5, 6)
SVG = "{http://www.w3.org/2000/svg}"


@cache
def sheet(language: str, numbers: tuple[int | None, ...] = STANDARD) -> Picture:
    return draw_sheet(numbers, language)


def written(language: str, numbers: tuple[int | None, ...] = STANDARD) -> list[Text]:
    return [item for item in sheet(language, numbers).items if isinstance(item, Text)]


# ---- what is on it -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("options", "expected"),
    [
        ({}, [1, 2, 3, 4, 5, 6]),
        ({"numbering": "crier", "first": 4, "direction": "descending"}, [4, 3, 2, 1, 6, 5]),
        ({"numbering": "crier", "first": 5, "direction": "ascending"}, [5, 6, 1, 2, 3, 4]),
        ({"numbering": "crier", "first": 5}, [5, None, None, None, None, None]),
        ({"numbering": "expert", "order": [2, 5, 1, 3, 6, 4]}, [2, 5, 1, 3, 6, 4]),
        ({"numbering": "crier"}, [None] * 6),
        ({"numbering": "expert"}, [None] * 6),
    ],
)
def test_the_columns_have_the_numbers_of_the_game(options: dict[str, object], expected: list[int | None]) -> None:
    assert columns_of(options) == expected


@pytest.mark.parametrize("language", languages())
def test_each_district_shows_every_number_from_left_to_right(language: str) -> None:
    """The numbers of the sheet's dice are the largest of all."""
    numbers = (4, 3, 2, 1, 6, 5)
    found = [text for text in written(language, numbers) if re.fullmatch(r"\d", text.text) and text.size > 4.5]
    rows = sorted({text.at[1] for text in found})
    assert len(rows) == 3
    for row in rows:
        shown = sorted((text.at[0], int(text.text)) for text in found if text.at[1] == row)
        assert tuple(value for _, value in shown) == numbers


def test_numbers_still_to_be_rolled_are_left_empty() -> None:
    blank = [text for text in written("en", (None,) * 6) if text.size > 4.5 and text.text.isdigit()]
    assert blank == []


@pytest.mark.parametrize("language", languages())
def test_every_name_is_on_the_sheet(language: str) -> None:
    words = "\n".join(text.text for text in written(language))
    names = [*BUILDING_ROWS, *COLOUR_NAMES, *RESOURCE_NAMES]
    assert [name for name in names if word(name, language) not in words] == []
    assert [row for row in BUILDING_ROWS if words.count(character_name(row, language)) != 2] == []


@pytest.mark.parametrize("language", languages())
def test_every_text_of_the_sheet_is_used(language: str) -> None:
    words = "\n".join(text.text for text in written(language))
    keys = [key for key in catalogue(SOURCE).texts if key.startswith("sheet-")]
    assert len(keys) > 20
    for key in keys:
        pattern = "".join(re.escape(p) if isinstance(p, str) else ".+" for p in catalogue(language).pattern(key))
        assert re.search(pattern, words, re.IGNORECASE), key


@pytest.mark.parametrize("language", languages())
def test_everything_is_on_the_page_and_no_text_runs_over_its_edge(language: str) -> None:
    page = sheet(language)
    for item in page.items:
        points = [item.at] if isinstance(item, Text) else [p for s in item.segments for p in s.points]
        assert all(5 < x < WIDTH - 5 and 5 < y < HEIGHT - 5 for x, y in points)
        if isinstance(item, Text) and not item.turned:
            width = text_width(item.text, item.font, item.size)
            left = item.at[0] - {"start": 0.0, "middle": 0.5, "end": 1.0}[item.anchor] * width
            assert left > 5, item.text
            assert left + width < WIDTH - 5, item.text


@pytest.mark.parametrize("language", languages())
def test_captions_fit_their_column(language: str) -> None:
    captions = [text for text in written(language) if text.size == 2.05]
    assert len(captions) == 18 + 3
    assert [text.text for text in captions if text_width(text.text, text.font, text.size) > 32] == []


def test_every_box_is_there() -> None:
    """Resources, residents, characters (number, buildings, points), other sources, half-days."""
    page = sheet("en")
    boxes = [item for item in page.items if isinstance(item, Drawn) and item.ink == Ink(GREY, 0.16)]
    assert len(boxes) == 3 * 18 + 3 * 20 + 3 * 6 + 6 + 16


def test_every_building_has_a_drawing_on_the_ground() -> None:
    assert list(buildings()) == list(BUILDING_ROWS)
    for building in buildings().values():
        points = [point for shape, details in building.parts for line in [shape, *details] for point in line]
        assert min(y for _, y in points) == 0
        assert 10 < max(y for _, y in points) < 19
        assert max(abs(x) for x, _ in points) <= building.reach


# ---- SVG ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", languages())
def test_the_svg_is_well_formed_and_says_its_size(language: str) -> None:
    root = ElementTree.fromstring(svg(sheet(language)))
    assert root.tag == f"{SVG}svg"
    assert (root.get("width"), root.get("height"), root.get("viewBox")) == ("297mm", "210mm", "0 0 297 210")
    texts = ["".join(element.itertext()) for element in root.iter(f"{SVG}text")]
    assert texts == [text.text for text in written(language)]
    assert all(re.fullmatch(r"[MLCZ\d .-]+", path.get("d") or "") for path in root.iter(f"{SVG}path"))


def test_svg_escapes_what_is_special() -> None:
    page = Picture(10, 10, "<&>")
    page.write(Text((1, 1), "a < b & c", 3))
    root = ElementTree.fromstring(svg(page))
    assert [element.text for element in root.iter() if element.text and element.text.strip()] == ["<&>", "a < b & c"]


@pytest.mark.parametrize(
    ("value", "shown"), [(0.0, "0"), (-0.001, "0"), (1.5, "1.5"), (-2.255, "-2.25"), (100.0, "100")]
)
def test_numbers_are_short(value: float, shown: str) -> None:
    assert number(value) == shown


def test_the_same_sheet_is_drawn_the_same_every_time() -> None:
    assert draw_sheet(STANDARD, "en") == sheet("en")


def test_a_pencil_line_stays_near_the_straight_one() -> None:
    page = Picture(100, 100, "")
    Hand(page).line([(10, 10), (90, 10)], Ink())
    [line] = page.items
    assert isinstance(line, Drawn)
    assert all(9.5 < x < 90.5 and abs(y - 10) < 0.2 for segment in line.segments for x, y in segment.points)


# ---- PDF ---------------------------------------------------------------------------------------------------------


def objects_of(data: bytes) -> dict[int, bytes]:
    """The objects of a PDF, found by its table."""
    start = int(data.rsplit(b"startxref\n", 1)[1].split(b"\n")[0])
    assert data[start:].startswith(b"xref\n0 ")
    count = int(data[start:].split(b"\n")[1].split()[1])
    rows = data[start:].split(b"\n")[2 : 2 + count]
    assert rows[0] == b"0000000000 65535 f "
    found = {}
    for k, row in enumerate(rows[1:], 1):
        assert re.fullmatch(rb"\d{10} 00000 n ", row)
        content = data[int(row[:10]) :]
        assert content.startswith(b"%d 0 obj\n" % k)
        found[k] = content.split(b"\n", 1)[1].split(b"\nendobj\n", 1)[0]
    return found


def contents_of(data: bytes) -> list[str]:
    """What the pages draw."""
    found = []
    for content in objects_of(data).values():
        if b"\nstream\n" in content:
            head, rest = content.split(b"\nstream\n", 1)
            packed = rest.removesuffix(b"\nendstream")
            length = re.search(rb"/Length (\d+)", head)
            assert length is not None
            assert int(length[1]) == len(packed)
            found.append(zlib.decompress(packed).decode("cp1252"))
    return found


@pytest.mark.parametrize("language", languages())
def test_the_pdf_has_a_sound_structure(language: str) -> None:
    data = pdf([sheet(language)] * 3)
    assert data.startswith(b"%PDF-1.4\n")
    assert data.endswith(b"%%EOF\n")
    objects = objects_of(data)
    assert b"/Type /Catalog /Pages 2 0 R" in objects[1]
    kids = re.search(rb"/Kids \[(.*?)\] /Count 3", objects[2])
    assert kids is not None
    for kid in re.findall(rb"(\d+) 0 R", kids[1]):
        assert b"/MediaBox [0 0 841.89 595.28]" in objects[int(kid)]
    for references in objects.values():
        if b"stream" not in references:
            assert {int(r) for r in re.findall(rb"(\d+) 0 R", references)} <= set(objects)
    fonts = {font for content in objects.values() for font in re.findall(rb"/BaseFont /(\S+)", content)}
    assert fonts == {b"Times-Roman", b"Times-Italic", b"Times-Bold"}


@pytest.mark.parametrize("language", languages())
def test_the_pdf_says_what_the_svg_says(language: str) -> None:
    [content] = contents_of(pdf([sheet(language)]))
    shown = re.findall(r"\((.*)\) Tj", content)
    assert shown == [string(text.text).decode("cp1252")[1:-1] for text in written(language)]
    assert "?" not in "".join(shown)  # nothing that the encoding lacks
    assert content.count("BT ") == content.count(" ET\n")


def test_strings_of_a_pdf() -> None:
    assert string("Évêché (a\\b)") == b"(\xc9v\xeach\xe9 \\(a\\\\b\\))"
    assert string("\u4e2d") == b"(?)"


def test_text_is_measured_as_the_fonts_are() -> None:
    assert text_width("Troyes", "roman", 1000) == 611 + 333 + 500 + 500 + 444 + 389
    assert text_width("Évêché", "italic", 10) == text_width("Eveche", "italic", 10)
    assert text_width("\u00a0", "bold", 10) == text_width(" ", "bold", 10)


# ---- files -------------------------------------------------------------------------------------------------------


def test_a_pdf_has_a_page_per_player_and_an_svg_one(tmp_path: Path) -> None:
    save_sheet(tmp_path / "sheet.PDF", {}, 4, "en")
    assert len(contents_of((tmp_path / "sheet.PDF").read_bytes())) == 4
    save_sheet(tmp_path / "sheet.svg", {}, 1, "fr")
    assert "Feuille de notes" in (tmp_path / "sheet.svg").read_text(encoding="utf-8")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["sheet.PDF", "sheet.svg"]


@pytest.mark.parametrize(
    ("name", "options", "copies", "problem"),
    [
        ("sheet.doc", {}, 1, "must end in .svg, .pdf"),
        ("sheet", {}, 1, "must end in"),
        ("sheet.svg", {}, 2, "a single page"),
        ("no/sheet.pdf", {}, 1, "cannot be written"),
        ("sheet.pdf", {"numbering": "roman"}, 1, "numbering"),
    ],
)
def test_what_cannot_be_drawn_is_refused(
    tmp_path: Path, name: str, options: dict[str, object], copies: int, problem: str
) -> None:
    with pytest.raises(BadInput, match=problem):
        save_sheet(tmp_path / name, options, copies, "en")
    assert list(tmp_path.iterdir()) == []
