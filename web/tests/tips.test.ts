import { describe, expect, it } from 'vitest';
import { placeNear } from '../src/help/placing';

const PAGE = { width: 1366, height: 768 };
const TIP = { width: 290, height: 150 };
const box = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

describe('an explanation', () => {
  it('stands below what it explains', () => {
    expect(placeNear(box(100, 100, 170, 120), TIP, PAGE)).toEqual({ left: 100, top: 228 });
  });

  it('stands above it where there is no room below, and inside the window', () => {
    expect(placeNear(box(1300, 700, 40, 40), TIP, PAGE)).toEqual({ left: 1068, top: 542 });
  });

  it('stands beside something tall instead of covering it', () => {
    expect(placeNear(box(800, 130, 290, 520), TIP, PAGE)).toEqual({ left: 502, top: 130 });
    expect(placeNear(box(10, 130, 200, 520), TIP, PAGE)).toEqual({ left: 218, top: 130 });
  });
});
