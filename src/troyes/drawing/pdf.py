"""Pictures as the pages of a PDF, written by hand: version 1.4, standard fonts, no compression but deflate."""

from __future__ import annotations

import zlib
from collections.abc import Sequence

from troyes.drawing.fonts import FONTS, text_width
from troyes.drawing.picture import Ink, Path, Picture, Segment, Text
from troyes.drawing.svg import number

POINTS = 72 / 25.4  # of a millimetre
OPERATORS = {"M": "m", "L": "l", "C": "c", "Z": "h"}
HEAD = b"%PDF-1.4\n%\xe2\xe3\xcf\xd3\n"  # the second line says that bytes follow, not text


def pdf(pages: Sequence[Picture]) -> bytes:
    """The bytes of a PDF file. The same pictures give the same bytes: there is no date in it."""
    fonts = {name: 3 + k for k, name in enumerate(FONTS)}
    first = 4 + len(fonts)  # 1 the catalogue, 2 the tree of pages, then the fonts and the title
    kids = [first + 2 * k for k in range(len(pages))]
    objects = [
        f"<< /Type /Catalog /Pages 2 0 R /Lang {literal(pages[0].language)} >>".encode(),
        f"<< /Type /Pages /Kids [{' '.join(f'{kid} 0 R' for kid in kids)}] /Count {len(pages)} >>".encode(),
        *(font_object(base) for base in FONTS.values()),
        b"<< /Title " + string(pages[0].title) + b" >>",
    ]
    resources = " ".join(f"/{name} {at} 0 R" for name, at in fonts.items())
    for page, kid in zip(pages, kids):
        objects += [page_object(page, resources, kid + 1), stream(contents(page))]
    return file_of(objects, first - 1)


# ---- the file ----------------------------------------------------------------------------------------------------


def file_of(objects: Sequence[bytes], info: int) -> bytes:
    """Objects numbered from 1, the table of where each begins, and the trailer."""
    body, starts = bytearray(HEAD), []
    for at, content in enumerate(objects, 1):
        starts.append(len(body))
        body += b"%d 0 obj\n%b\nendobj\n" % (at, content)
    table = len(body)
    body += b"xref\n0 %d\n0000000000 65535 f \n" % (len(objects) + 1)
    body += b"".join(b"%010d 00000 n \n" % start for start in starts)
    body += b"trailer\n<< /Size %d /Root 1 0 R /Info %d 0 R >>\n" % (len(objects) + 1, info)
    body += b"startxref\n%d\n%%%%EOF\n" % table
    return bytes(body)


def font_object(base: str) -> bytes:
    return f"<< /Type /Font /Subtype /Type1 /BaseFont /{base} /Encoding /WinAnsiEncoding >>".encode()


def page_object(page: Picture, fonts: str, content: int) -> bytes:
    box = f"0 0 {number(page.width * POINTS)} {number(page.height * POINTS)}"
    return (
        f"<< /Type /Page /Parent 2 0 R /MediaBox [{box}] "
        f"/Resources << /Font << {fonts} >> >> /Contents {content} 0 R >>"
    ).encode()


def stream(content: bytes) -> bytes:
    packed = zlib.compress(content, 9)
    return b"<< /Length %d /Filter /FlateDecode >>\nstream\n%b\nendstream" % (len(packed), packed)


def literal(text: str) -> str:
    return string(text).decode("cp1252")


def string(text: str) -> bytes:
    """A text of the encoding that the fonts use; what it lacks becomes a question mark."""
    plain = text.encode("cp1252", errors="replace")
    return b"(" + plain.replace(b"\\", rb"\\").replace(b"(", rb"\(").replace(b")", rb"\)") + b")"


# ---- a page ------------------------------------------------------------------------------------------------------


def contents(page: Picture) -> bytes:
    """Drawn in millimetres: the first line sets the scale and the origin at the lower left."""
    start = f"{POINTS:.6f} 0 0 {POINTS:.6f} 0 0 cm 1 J 1 j\n".encode()
    return start + b"".join(drawn(item, page.height) for item in page.items)


def drawn(item: Path | Text, height: float) -> bytes:
    return path_operators(item, height) if isinstance(item, Path) else text_operators(item, height)


def path_operators(path: Path, height: float) -> bytes:
    ink = path.ink
    steps = " ".join(segment_operator(segment, height) for segment in path.segments)
    return f"{ink_operators(ink)}{steps} {paint(ink)}\n".encode()


def segment_operator(segment: Segment, height: float) -> str:
    numbers = [f"{number(x)} {number(height - y)}" for x, y in segment.points]
    return " ".join([*numbers, OPERATORS[segment.kind]])


def ink_operators(ink: Ink) -> str:
    said = f"{rgb(ink.fill)} rg " if ink.fill else ""
    if ink.stroke:
        dashes = " ".join(number(length) for length in ink.dash)
        said += f"{rgb(ink.stroke)} RG {number(ink.width)} w [{dashes}] 0 d "
    return said


def paint(ink: Ink) -> str:
    if ink.fill and ink.stroke:
        return "B"
    return "f" if ink.fill else "S" if ink.stroke else "n"


def text_operators(text: Text, height: float) -> bytes:
    """Readers only know where a text begins, so its width is counted here."""
    shift = {"start": 0.0, "middle": 0.5, "end": 1.0}[text.anchor] * text_width(text.text, text.font, text.size)
    x, y = text.at[0], height - text.at[1]
    matrix = f"0 1 -1 0 {number(x)} {number(y - shift)}" if text.turned else f"1 0 0 1 {number(x - shift)} {number(y)}"
    start = f"BT {rgb(text.colour)} rg /{text.font} {number(text.size)} Tf {matrix} Tm "
    return start.encode() + string(text.text) + b" Tj ET\n"


def rgb(colour: str) -> str:
    """`#ff8000` as three numbers from 0 to 1."""
    return " ".join(number(int(colour[k : k + 2], 16) / 255) for k in (1, 3, 5))
