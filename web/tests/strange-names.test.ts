// The same game with plain names and with names that look like sentences, amounts, templates and markup.
import { cleanup, render, screen } from '@testing-library/svelte';
import { readFileSync } from 'node:fs';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Frame, Message, Run } from '../src/api/types';
import { momentsOf } from '../src/after/moments';
import Affairs, { type Affair } from '../src/city/board/Affairs.svelte';
import { cityView } from '../src/city/view';
import { heard, toldIn } from '../src/play/talk/beats';
import { flowsOf } from '../src/play/bar/flows';
import { Game } from '../src/play/state/game.svelte';
import { words } from '../src/words/words.svelte';

const read = (name: string): Frame => JSON.parse(readFileSync(`tests/data/${name}.json`, 'utf8')) as Frame;
const PLAIN = read('plain-4p');
const STRANGE = { en: read('strange-4p'), fr: read('strange-4p-fr') };
const NAMES = STRANGE.en.state.seats.map((seat) => seat.name);
const told = (frame: Frame): readonly Message[] => frame.messages as readonly Message[];

function open(frame: Frame, sheet: Affair): HTMLElement {
  const game = new Game('x');
  game.state = frame.state;
  game.messages = told(frame);
  return render(Affairs, { game, view: cityView(frame.state.view!), open: sheet }).container;
}

/** A line of the chronicle without its words: heading or shield, and what is set apart. */
const lineOf = (line: Element): unknown[] => [
  line.classList.contains('hd') ? line.textContent : (line.querySelector('use')?.getAttribute('href') ?? null),
  [...line.querySelectorAll('b')].map((piece) => piece.textContent),
  line.querySelectorAll('bdi').length,
];
const linesOf = (frame: Frame): unknown[][] => [...open(frame, 'chronicle').querySelectorAll('.chron li')].map(lineOf);

afterEach(cleanup);
beforeAll(() => words.speak('en'));

describe('names that look like something else', () => {
  it('are what people are called', () => {
    expect(NAMES).toEqual(['A new round begins.', 'x: you gain 9 VP, y', '→ 5; +9 deniers', 'דינה <b>{who}</b>']);
  });

  it('begin no chapter, set nothing apart and speak for nobody else', () => {
    const plain = linesOf(PLAIN);
    cleanup();
    expect(linesOf(STRANGE.en)).toEqual(plain);
    expect(plain.filter(([first]) => typeof first === 'string' && !first.startsWith('#'))).toHaveLength(2);
    expect(plain.some(([, apart]) => (apart as string[]).length > 0)).toBe(true);
  });

  it('change no chapter and no speaker in French either', async () => {
    const plain = linesOf(PLAIN).map(([first]) => first);
    cleanup();
    await words.speak('fr');
    const french = linesOf(STRANGE.fr).map(([first]) => first);
    await words.speak('en');
    const isHeading = (first: unknown) => typeof first === 'string' && !first.startsWith('#');
    expect(french.map((first) => (isHeading(first) ? 'heading' : first))).toEqual(
      plain.map((first) => (isHeading(first) ? 'heading' : first)),
    );
  });

  it('are shown as they are, markup and all, and turn nothing round', () => {
    const shown = [...open(STRANGE.en, 'chronicle').querySelectorAll('.chron bdi')].map((name) => name.textContent);
    for (const name of NAMES) expect(shown.some((one) => one.toLowerCase().includes(name.toLowerCase()))).toBe(true);
  });

  it('move nothing in the accounts, and are their heads', () => {
    const rows = (frame: Frame) =>
      [...open(frame, 'ledger').querySelectorAll('.who + table tr')].map((row) => row.textContent);
    const plain = rows(PLAIN);
    cleanup();
    expect(rows(STRANGE.en)).toEqual(plain);
    expect(screen.getAllByRole('radio').map((one) => one.textContent.trim())).toEqual(NAMES);
    for (const seat of [0, 1, 2, 3]) {
      const flows = (frame: Frame) => flowsOf(told(frame), seat, ['deniers', 'influence', 'vp'], '');
      expect(flows(STRANGE.en)).toEqual(flows(PLAIN));
      const amounts = (frame: Frame) => flows(frame).map((flow) => flow.amounts);
      expect(amounts(STRANGE.fr)).toEqual(amounts(PLAIN));
    }
  });

  it('are remembered for what they did, and no more', () => {
    const found = (frame: Frame) =>
      momentsOf(told(frame), 2).map(({ key, round, points, seat }) => [key, round, points, seat]);
    expect(found(PLAIN).length).toBeGreaterThan(0);
    expect(found(STRANGE.en)).toEqual(found(PLAIN));
    expect(found(STRANGE.fr)).toEqual(found(PLAIN));
  });

  it('are read out in sentences that are otherwise the same', () => {
    const unnamed = (run: Run) => (typeof run === 'string' ? run : run.seat === undefined ? run.text : `<${run.seat}>`);
    const sentences = (frame: Frame) =>
      toldIn(told(frame).flatMap((message) => message.beats ?? [])).map(({ text }) => text.map(unnamed).join(''));
    expect(sentences(STRANGE.en)).toEqual(sentences(PLAIN));
    expect(heard(told(STRANGE.en))).toContain('A new round begins. passes');
    expect(heard(told(STRANGE.en))).toContain('דינה <b>{who}</b> places a citizen');
  });
});
