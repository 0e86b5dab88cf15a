"""A picture as PNG: its PDF, drawn by PDFium, which brings the standard fonts with it."""

from __future__ import annotations

import struct
import zlib
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final

from troyes.drawing.pdf import pdf
from troyes.drawing.picture import Picture

DOTS: Final = 3.0  # per point of the page: 216 in an inch
SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"
TRUECOLOUR: Final = 2


def can_draw() -> bool:
    """Whether the library is here."""
    return find_spec("pypdfium2") is not None


def png(picture: Picture) -> bytes:
    """The bytes of a PNG file."""
    document: Any = import_module("pypdfium2").PdfDocument(pdf([picture]))
    try:
        bitmap = document[0].render(scale=DOTS, rev_byteorder=True)
        return png_file(bitmap.width, bitmap.height, bitmap.stride, bytes(bitmap.buffer))
    finally:
        document.close()


def png_file(width: int, height: int, stride: int, pixels: bytes) -> bytes:
    """Rows of red, green and blue, none of them filtered."""
    rows = b"".join(b"\0" + pixels[at : at + 3 * width] for at in range(0, height * stride, stride))
    head = struct.pack(">IIBBBBB", width, height, 8, TRUECOLOUR, 0, 0, 0)
    return SIGNATURE + chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(rows, 9)) + chunk(b"IEND", b"")


def chunk(kind: bytes, content: bytes) -> bytes:
    return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", zlib.crc32(kind + content))
