import { describe, expect, it } from 'vitest';
import { placeNear } from '../src/help/placing';
import { toldBeyond } from '../src/help/tips.svelte';

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

describe('what describes a thing to whoever listens', () => {
  it('is all of its explanation, what is seen before the rule', () => {
    const tip = { title: 'Cathedral', text: ['White dice build it.'], said: ['Level I: 1 Alix, 2 free.'] };
    expect(toldBeyond('Cathedral', tip)).toBe('Level I: 1 Alix, 2 free. White dice build it.');
  });

  it('says nothing that its name says, nor anything where nothing is explained', () => {
    expect(toldBeyond('red 4, costs 1 denier', { text: ['Costs 1 denier.', 'It may be dyed.'] })).toBe(
      'It may be dyed.',
    );
    expect(toldBeyond('Rules', { text: ['Rules'] })).toBe('');
    expect(toldBeyond('Rules', null)).toBe('');
  });
});
