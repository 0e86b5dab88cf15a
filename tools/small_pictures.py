"""Pictures with few colours: a fraction of the bytes."""

from __future__ import annotations

import base64
import struct
import zlib

from playwright.sync_api import Page

COLOURS = 160

# Colours are gathered in boxes that are cut in two until there are enough; every pixel becomes the number of its box.
REDUCE = """async ([picture, most]) => {
  const image = new Image();
  image.src = `data:image/png;base64,${picture}`;
  await image.decode();
  const { width, height } = image;
  const canvas = new OffscreenCanvas(width, height).getContext('2d');
  canvas.drawImage(image, 0, 0);
  const { data } = canvas.getImageData(0, 0, width, height);
  const bins = new Map();
  const keyAt = (at) => ((data[at] >> 2) << 12) | ((data[at + 1] >> 2) << 6) | (data[at + 2] >> 2);
  for (let at = 0; at < data.length; at += 4) {
    const key = keyAt(at);
    const bin = bins.get(key) ?? { n: 0, sum: [0, 0, 0] };
    bin.n += 1;
    for (let one = 0; one < 3; one += 1) bin.sum[one] += data[at + one];
    bins.set(key, bin);
  }
  for (const [key, bin] of bins) Object.assign(bin, { key, colour: bin.sum.map((sum) => sum / bin.n) });
  const spread = (box) => {
    let best = { axis: 0, worth: -1 };
    const n = box.reduce((sum, bin) => sum + bin.n, 0);
    for (let axis = 0; axis < 3; axis += 1) {
      const values = box.map((bin) => bin.colour[axis]);
      const worth = box.length < 2 ? -1 : (Math.max(...values) - Math.min(...values)) * Math.cbrt(n);
      if (worth > best.worth) best = { axis, worth };
    }
    return best;
  };
  const boxes = [{ bins: [...bins.values()], ...spread([...bins.values()]) }];
  while (boxes.length < most) {
    boxes.sort((one, other) => other.worth - one.worth);
    const box = boxes[0];
    if (box.worth < 0) break;
    const sorted = box.bins.sort((one, other) => one.colour[box.axis] - other.colour[box.axis]);
    const low = sorted[0].colour[box.axis];
    const middle = (low + sorted.at(-1).colour[box.axis]) / 2;
    const cut = Math.max(1, sorted.findIndex((bin) => bin.colour[box.axis] > middle));
    const halves = [sorted.slice(0, cut), sorted.slice(cut)];
    boxes.splice(0, 1, ...halves.map((half) => ({ bins: half, ...spread(half) })));
  }
  const number = new Map();
  const palette = boxes.map(({ bins }, at) => {
    const n = bins.reduce((sum, bin) => sum + bin.n, 0);
    for (const bin of bins) number.set(bin.key, at);
    return [0, 1, 2].map((axis) => Math.round(bins.reduce((sum, bin) => sum + bin.sum[axis], 0) / n));
  });
  let pixels = '';
  for (let at = 0; at < data.length; at += 4) pixels += String.fromCharCode(number.get(keyAt(at)));
  return { width, height, palette, pixels: btoa(pixels) };
}"""


def reduced(page: Page, picture: bytes) -> bytes:
    """The same picture, with each pixel a number into a palette."""
    found = page.evaluate(REDUCE, [base64.b64encode(picture).decode(), COLOURS])
    width, height, pixels = found["width"], found["height"], base64.b64decode(found["pixels"])
    rows = b"".join(b"\0" + pixels[at : at + width] for at in range(0, len(pixels), width))
    header = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    palette = b"".join(bytes(colour) for colour in found["palette"])
    parts = {b"IHDR": header, b"PLTE": palette, b"IDAT": zlib.compress(rows, 9), b"IEND": b""}
    return b"\x89PNG\r\n\x1a\n" + b"".join(chunk(kind, data) for kind, data in parts.items())


def chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
