import { describe, expect, it } from 'vitest';
import { allLessons, lessonsFor } from '../src/help/lessons';
import type { Row } from '../src/play/choices';
import { texts } from '../src/words/texts';

const row = (line: string): Row => ({ code: '1', line, words: line.split(' ').slice(1), values: {}, texts: {} });

describe('lessons', () => {
  it('have a title and a text in both languages', () => {
    for (const { id } of allLessons) {
      expect(texts, id).toHaveProperty([`guide.${id}`]);
      expect(texts, id).toHaveProperty([`guide.${id}.title`]);
    }
  });

  it('are due when what they explain can be done, and not before', () => {
    const ids = (...lines: string[]) => lessonsFor('city', lines.map(row), {}).map((lesson) => lesson.id);
    expect(ids()).toEqual([]);
    expect(ids('A place palace 3')).toEqual(['place']);
    expect(ids('A pass', 'A farm with Y3')).toEqual(['turn', 'farm', 'pass']);
    expect(ids('A farm with Y3 B:Y4 using priest')).toEqual(['turn', 'neighbours', 'farm', 'using']);
  });

  it('belong to their game', () => {
    const rows = [row('A die 3 as red 4 gain')];
    expect(lessonsFor('dice', rows, { day: 1 }).map((lesson) => lesson.id)).toEqual(['wheel', 'gather']);
    expect(lessonsFor('city', rows, {})).toEqual([]);
  });
});
