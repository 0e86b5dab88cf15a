// How dice are used besides as they were rolled: a cube that is spent, dice turned over, a purple die as a colour.
import { t } from '../../words/words.svelte';
import type { Choice } from '../move/choice';
import { colourName, dieName } from '../names';

/** What a way spends and changes; empty for the plain one. */
export function sayWay({ deed, lot }: Pick<Choice, 'deed' | 'lot'>, isColourTold: boolean): string {
  const marks = deed.dice.flatMap(({ isTurned, isChosen, asColour }, at) => {
    const die = dieName(lot[at]!);
    return [
      ...(isTurned ? [t('move-way-turned', { die })] : []),
      ...(isChosen ? [t('move-way-picked', { die })] : []),
      ...(asColour !== null && isColourTold ? [t('move-way-as', { colour: colourName(asColour) })] : []),
    ];
  });
  return [deed.texts.cube, ...marks].filter(Boolean).join(', ');
}
