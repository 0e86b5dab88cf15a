// How dice are used besides as they were rolled: a cube that is spent, dice turned over, a purple die as a colour.
import { t } from '../words/words.svelte';
import type { Choice } from './choice';
import { readKey } from './lots';
import { dieName } from './names';

/** What a way spends and changes; empty for the plain one. */
export function sayWay(choice: Choice, isColourTold: boolean): string {
  const marks = choice.tokens.flatMap((token) => {
    const die = dieName(readKey(token.key));
    return [
      ...(token.mark === '~' ? [t('move.way.turned', { die })] : []),
      ...(token.mark === '^' ? [t('move.way.picked', { die })] : []),
      ...(token.as && isColourTold ? [t('move.way.as', { colour: t(`colour.${token.as}`) })] : []),
    ];
  });
  return [cubeOf(choice), ...marks].filter(Boolean).join(', ');
}

/** The card whose cube is spent. */
export const cubeOf = (choice: Choice): string => (choice.using ? (choice.row.texts.cube ?? choice.using) : '');
