// Sending what was gathered, one by one, as the server lists it.
import type { GameOfMove } from './asked.svelte';
import { readChoices, type Choice } from './choice';
import { beginning, leftAfter, nextStep, taskOf, type Gathered, type Task } from './task';
import { ownDice } from './lots';
import { cityView, type CityView } from '../view';

interface Now {
  readonly view: CityView;
  readonly choices: readonly Choice[];
}

/** Looked up in the game itself: the page that asked may be gone meanwhile. */
function lookAt({ state, deeds }: GameOfMove): Now | null {
  const view = cityView(state?.view);
  return view && { view, choices: readChoices(deeds, view) };
}

/** The last move is taken back; of what was sent together, all of it. */
export async function undoGathered(game: GameOfMove): Promise<void> {
  while (await game.undo()) {
    await game.listed();
    const now = lookAt(game);
    const task = now && taskOf(now.view, now.choices, null);
    if (!now || !task || beginning(task, now.choices)) return;
  }
}

export async function sendGathered(game: GameOfMove, task: Task, gathered: Gathered): Promise<boolean> {
  const seat = game.you ?? 0;
  let [now, left] = [lookAt(game), gathered];
  let step = now && (beginning(task, now.choices) ?? nextStep(now.choices, left));
  while (now !== null && step !== null) {
    const before = ownDice(now.view, seat);
    if (!(await game.play(step.code))) return false;
    await game.listed();
    now = lookAt(game);
    if (now === null || game.you !== seat || game.decision === null) return true;
    left = leftAfter(step, left, before, ownDice(now.view, seat));
    step = nextStep(now.choices, left);
  }
  return now !== null;
}
