// What the charter says of the move that is being made: what may be chosen now, what it costs and what it would bring.
import type { Preview } from '../../api/types';
import type { Choice } from '../move/choice';
import { cheapestFirst, freeFirst, optionOf, waysOf, type Option, type Way } from './offers';
import { Picks } from '../move/picks.svelte';
import { Previews } from './previews.svelte';
import { pricesByDie, pricesOf, type Price } from '../move/prices';
import { costOf, worthOf } from './results';

const MOST_PREVIEWS = 50;
const PREVIEW_DELAY = 120;

export class Offering extends Picks {
  private readonly previews = new Previews(this.game);

  /** What may be chosen now: for these dice each place once, else every answer. */
  readonly options: readonly Option[] = $derived.by(() => {
    if (!this.isBoard) return freeFirst(this.possible).map((choice) => this.option(choice));
    if (this.dice.length === 0) return [];
    const places = [...new Set(this.exact.flatMap((choice) => choice.targets.slice(0, 1)))];
    return places.flatMap((place) => {
      const choice = this.at(place);
      return choice ? [this.option(choice, place)] : [];
    });
  });

  private option(choice: Choice, place: string | null = null): Option {
    return optionOf(choice, place, this.preview(choice.code), this.seat);
  }

  /** Lots for the place that was clicked first: the cheapest first, then the smallest. */
  readonly lots: readonly Choice[] = $derived.by(() => {
    if (this.broker === null || this.dice.length > 0) return [];
    return cheapestFirst(this.possible, this.me, (choice) => this.cost(choice));
  });

  /** Null until it is known. */
  protected cost(choice: Choice): number | null {
    const preview = this.preview(choice.code);
    return preview ? costOf(preview) : null;
  }

  readonly ways: readonly Way[] = $derived.by(() => {
    if (!this.isBoard || this.dice.length === 0) return [];
    return waysOf(this.exact, this.chosen?.targets[0], (choice) => this.worthAs(choice));
  });

  isWay(way: Way): boolean {
    if (this.pick.way !== null) return way.way === this.pick.way;
    if (this.chosen === null) return way.way === null;
    return this.chosen.way === way.choice.way || (way.way === null && this.chosen.isPlain);
  }

  /** The preview that tells prices and worth of the dice chosen. */
  private readonly sample: Preview | null = $derived.by(() => {
    if (!this.isBoard || this.dice.length === 0) return null;
    const choice = this.chosen ?? this.exact.find((one) => one.way === this.pick.way) ?? this.exact[0];
    return (choice && this.preview(choice.code)) ?? null;
  });
  readonly prices: readonly Price[] = $derived(this.sample ? pricesOf(this.sample) : []);
  /** What the dice cost, whatever they do. */
  readonly dicePrice: number = $derived(this.prices.reduce((sum, price) => sum + price.amount, 0));
  protected readonly dicePrices: ReadonlyMap<string, number> = $derived.by(() => {
    const letters = this.view?.seats.map((seat) => seat.letter) ?? [];
    return this.sample ? pricesByDie(this.sample, letters) : new Map<string, number>();
  });
  /** What the dice are worth together. */
  readonly worth: number = $derived.by(() => {
    const told = this.chosen ? this.worthAs(this.chosen) : null;
    return told ?? this.dice.reduce((sum, die) => sum + die.value, 0);
  });

  private worthAs(choice: Choice): number | null {
    return worthOf(this.preview(choice.code));
  }

  // ---- previews --------------------------------------------------------------------------------------------------

  preview(code: string): Preview | undefined {
    return this.previews.of(code);
  }

  /** Moves whose results are shown and not known yet. */
  readonly wanted: readonly string[] = $derived.by(() => {
    if (this.decision === '') return [];
    const shown = [
      ...[this.chosen, this.pass].filter((choice) => choice !== null),
      ...this.asides.map((aside) => aside.choices[0]!),
      ...this.options,
      ...this.ways.map((way) => way.choice),
      ...this.lots.slice(0, MOST_PREVIEWS),
    ];
    const codes = new Set(shown.map(({ code }) => code));
    return [...codes].filter((code) => this.preview(code) === undefined).slice(0, MOST_PREVIEWS);
  });

  /** Asks for them when the clicking pauses; what is given back ends the waiting. */
  fetchSoon(): (() => void) | undefined {
    if (this.wanted.length === 0) return;
    const timer = setTimeout(() => void this.fetch(), PREVIEW_DELAY);
    return () => clearTimeout(timer);
  }

  fetch(): Promise<void> {
    return this.previews.fetch(this.wanted);
  }
}
