// Sending what was gathered, one by one, as the server asks for it.
import type { GameOfMove } from './asked.svelte';
import { readChoices, type Choice } from './choice';
import { beginning, inOrder, nextStep, taskOf, used, type Gathered, type Task } from './gather';
import { cityView, type CityView } from './view';

interface Now {
  readonly view: CityView;
  readonly choices: readonly Choice[];
}

/** Looked up in the game itself: the page that asked may be gone meanwhile. */
function lookAt({ state, rows }: GameOfMove, seat: number): Now | null {
  const view = cityView(state?.view);
  return view && { view, choices: readChoices(rows, view, view.seats[seat]?.letter ?? '') };
}

/** The last move is taken back; of what was sealed together, all of it. */
export async function undoGathered(game: GameOfMove): Promise<void> {
  while (await game.undo()) {
    await game.listed();
    const now = lookAt(game, game.you ?? 0);
    const task = now && taskOf(now.view, now.choices, null);
    if (!now || !task || beginning(task, now.choices)) return;
  }
}

/** The server takes by itself what has no alternative: that is not sent. */
export async function sendGathered(game: GameOfMove, task: Task, picked: Gathered): Promise<boolean> {
  const seat = game.you ?? 0;
  const start = lookAt(game, seat);
  if (start === null) return false;
  const before = used(task, start.view, seat);
  const gathered = inOrder(picked);
  let { enemies } = gathered;
  let step = beginning(task, start.choices) ?? nextStep(start.choices, gathered);
  while (step !== null) {
    if (!(await game.play(step.code))) return false;
    if (step.verb === 'also') enemies = enemies.slice(1);
    await game.listed();
    const now = lookAt(game, seat);
    if (now === null || game.you !== seat || game.decision === null) return true;
    const dice = gathered.dice.slice(used(task, now.view, seat) - before);
    step = nextStep(now.choices, { dice, enemies });
  }
  return true;
}
