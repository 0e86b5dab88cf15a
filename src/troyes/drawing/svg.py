"""A picture as SVG."""

from __future__ import annotations

from xml.sax.saxutils import escape, quoteattr

from troyes.drawing.picture import Ink, Path, Picture, Segment, Text

FAMILY = "'Times New Roman', 'Liberation Serif', 'Nimbus Roman', Times, serif"
STYLES = {"roman": "", "italic": ' font-style="italic"', "bold": ' font-weight="bold"'}


def svg(picture: Picture) -> str:
    """The text of an SVG file; its size is the size of the page."""
    across, down = number(picture.width), number(picture.height)
    head = (
        '<?xml version="1.0" encoding="UTF-8"?>\n'
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{across}mm" height="{down}mm" '
        f'viewBox="0 0 {across} {down}" xml:lang={quoteattr(picture.language)} font-family="{FAMILY}" '
        'stroke-linecap="round" stroke-linejoin="round">\n'
        f"<title>{escape(picture.title)}</title>\n"
        f'<rect width="{across}" height="{down}" fill="#ffffff"/>\n'
    )
    return head + "".join(element(item) for item in picture.items) + "</svg>\n"


def element(item: Path | Text) -> str:
    return path_element(item) if isinstance(item, Path) else text_element(item)


def path_element(path: Path) -> str:
    drawn = "".join(segment_text(segment) for segment in path.segments)
    return f'<path d="{drawn}"{ink_attributes(path.ink)}/>\n'


def segment_text(segment: Segment) -> str:
    return segment.kind + " ".join(f"{number(x)} {number(y)}" for x, y in segment.points)


def ink_attributes(ink: Ink) -> str:
    said = f' fill="{ink.fill or "none"}"'
    if ink.stroke is not None:
        said += f' stroke="{ink.stroke}" stroke-width="{number(ink.width)}"'
    if ink.dash:
        said += f' stroke-dasharray="{" ".join(number(length) for length in ink.dash)}"'
    return said


def text_element(text: Text) -> str:
    x, y = number(text.at[0]), number(text.at[1])
    place = f'transform="translate({x} {y}) rotate(-90)"' if text.turned else f'x="{x}" y="{y}"'
    anchor = "" if text.anchor == "start" else f' text-anchor="{text.anchor}"'
    return (
        f'<text {place} font-size="{number(text.size)}"{STYLES[text.font]}{anchor} fill="{text.colour}">'
        f"{escape(text.text)}</text>\n"
    )


def number(value: float) -> str:
    """Short, and never `-0`."""
    shown = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if shown == "-0" else shown
