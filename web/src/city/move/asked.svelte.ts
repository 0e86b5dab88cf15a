// What the game asks now, and the legal moves as choices.
import type { Game } from '../../play/state/game.svelte';
import { ACTIONS, readChoices, type Choice } from './choice';
import { asidesOf, besidesOf, type Aside } from '../charter/offers';
import { nameOf, sitesOf, subjectOf, type Things } from './targets';
import type { Thing } from '../../play/state/deeds';
import { cityView, type CityView } from '../view';

export type GameOfMove = Pick<
  Game,
  | 'id'
  | 'deeds'
  | 'state'
  | 'decision'
  | 'you'
  | 'isBusy'
  | 'play'
  | 'listed'
  | 'undo'
  | 'previewAll'
  | 'whyNot'
  | 'takeBack'
>;

export class Asked {
  protected readonly decision = $derived.by(() => this.game.decision?.id ?? '');
  readonly view: CityView | null = $derived.by(() => cityView(this.game.state?.view));
  readonly seat: number = $derived.by(() => this.game.you ?? 0);
  readonly me: string = $derived.by(() => this.view?.seats[this.game.you ?? -1]?.letter ?? '');
  readonly isIdle: boolean = $derived.by(() => this.decision === '' || this.game.isBusy);
  readonly choices: readonly Choice[] = $derived.by(() =>
    this.view === null ? [] : readChoices(this.game.deeds, this.view),
  );
  /** Whether dice are put together, as in a turn; else a question is answered. */
  readonly isTurn = $derived(this.choices.some((choice) => ACTIONS.has(choice.verb)));
  private readonly about: Thing | null = $derived.by(() =>
    this.view === null || this.decision === '' ? null : subjectOf(this.view.step?.about, this.view),
  );
  /** The place on the board that the question goes on with. */
  readonly subject: string | null = $derived(this.about && nameOf(this.about));
  /** What the places stand for that a move or a question is about, and those where dice could do something. */
  readonly things: Things = $derived.by(() => {
    const asked = this.view === null ? [] : sitesOf(this.view);
    const named = [...asked, ...(this.about ? [this.about] : [])].map((thing) => [nameOf(thing), thing] as const);
    const chosen = this.choices.flatMap(({ targets, deed }) => targets.map((name) => [name, deed.target!] as const));
    return new Map([...named, ...chosen]);
  });
  readonly pass = $derived(this.isTurn ? (this.choices.find((choice) => choice.verb === 'pass') ?? null) : null);
  /** What may be done besides, by what it is; only where there is something else to answer. */
  readonly asides: readonly Aside[] = $derived(asidesOf(this.choices));
  /** The same with what influence could buy, if there were enough of it. */
  readonly besides: readonly Aside[] = $derived(besidesOf(this.choices));

  constructor(readonly game: GameOfMove) {}

  /** Asked of the game itself: when an answer comes, this move may be gone from the screen. */
  protected isStill(decision: string): boolean {
    return decision === (this.game.decision?.id ?? '');
  }
}
