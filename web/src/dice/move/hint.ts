// A hint of Troyes Dice in words, made from its deed.
import type { Deed } from '../../play/state/deeds';
import { t } from '../../words/words.svelte';
import { colour, dieName, site } from '../names';
import { readAnswer, readUse } from './options';
import type { DiceView } from '../view';

/** Without its deed, which has not come yet, the hint says what the server says. */
export function hintText(text: string, deed: Deed | undefined, view: DiceView | null): string {
  const answer = deed && readAnswer(deed);
  if (answer?.site) return t('dice-hint-site', { site: site(answer.site) });
  if (answer?.colour) return t('dice-hint-resident', { colour: colour(answer.colour) });
  const use = deed && readUse(deed);
  const die = view?.dice.find((one) => one.die === use?.die);
  if (!use || !die) return text;
  const isChanged = die.colour !== use.colour || die.value !== use.value;
  const values = { die: dieName(die.colour, die.value), as: dieName(use.colour, use.value) };
  if (use.site === null) return t(isChanged ? 'dice-hint-gather-as' : 'dice-hint-gather', values);
  return t(isChanged ? 'dice-hint-build-as' : 'dice-hint-build', { ...values, site: site(use.site) });
}
