import { describe, expect, it } from 'vitest';
import type { Message, Moves } from '../src/api/types';
import { after, contains, rowsOf } from '../src/play/choices';
import { fold } from '../src/play/messages';

const message = (seq: number, more: Partial<Message> = {}): Message => ({
  seq,
  kind: 'move',
  seat: 0,
  created: 0,
  is_whole_turn: true,
  ...more,
});

describe('messages', () => {
  it('are read once, whatever is sent again', () => {
    const known = fold([], [message(1), message(2)]);
    expect(fold(known, [message(2), message(3)]).map((one) => one.seq)).toEqual([1, 2, 3]);
  });

  it('lose what was taken back', () => {
    const known = fold([], [message(1, { decision: '1.0.1' }), message(2, { decision: '1.0.2' })]);
    const told = fold(known, [message(3, { kind: 'undo', back: ['1.0.2'] })]);
    expect(told.map((one) => one.seq)).toEqual([1]);
    expect(fold(told, [message(4, { decision: '1.0.3' })]).map((one) => one.seq)).toEqual([1, 4]);
  });

  it('tell a turn anew when all have chosen, and keep the chat', () => {
    const own = message(1, { is_whole_turn: false });
    const known = fold([], [own, message(2, { kind: 'chat', text: 'hm' })]);
    expect(fold(known, [message(3)]).map((one) => one.seq)).toEqual([2, 3]);
  });
});

describe('choices', () => {
  const MOVES: Moves = {
    decision: { id: '3.0.1', question: 'Your turn' },
    fields: [
      {
        field: 'action',
        values: [
          { value: 'fight', text: 'Fight an event' },
          { value: 'pass', text: 'Pass' },
        ],
      },
      {
        field: 'dice',
        values: [
          { value: 'R5 B:R2', text: 'Red 5 and Blaise’s red 2' },
          { value: '', text: '' },
        ],
      },
    ],
    moves: [
      ['11', 0, 0],
      ['12', 1, 1],
    ],
    lines: ['A fight war with R5 B:R2 using priest', 'A pass'],
  };

  it('become rows with their words', () => {
    const [fight, pass] = rowsOf(MOVES);
    expect(fight).toMatchObject({
      code: '11',
      values: { action: 'fight', dice: 'R5 B:R2' },
      texts: { action: 'Fight an event' },
    });
    expect(after(fight!, 'with', 'using')).toEqual(['R5', 'B:R2']);
    expect(after(fight!, 'using')).toEqual(['priest']);
    expect(after(pass!, 'with')).toEqual([]);
  });

  it('count equal dice', () => {
    expect(contains(['R4', 'R4', 'Y1'], ['R4', 'R4'])).toBe(true);
    expect(contains(['R4', 'Y1'], ['R4', 'R4'])).toBe(false);
    expect(contains(['R4'], [])).toBe(true);
  });
});
