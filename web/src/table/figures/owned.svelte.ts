// The figures of somebody who owns the cards: corrected and confirmed here, checked by the server, kept on the device.
import { asRefused, get, post, put, remove, type Refused } from '../../api/client';
import { session } from '../../session.svelte';
import { t } from '../../words/words.svelte';
import {
  cardOf,
  groupsOf,
  isAt,
  keepFigures,
  named,
  ownFigures,
  pathOf,
  unnamed,
  valueIn,
  written,
  type Figure,
  type FiguresShown,
  type Own,
} from './figures';

const PAUSE = 350; // a check follows when the person pauses
const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

export class Owned {
  own = $state.raw<Own>(ownFigures(localStorage));
  stock = $state.raw<readonly Figure[]>([]);
  /** The last answer to what is named now. */
  checked = $state.raw<FiguresShown | null>(null);
  problem = $state.raw<Refused | null>(null);
  said = $state('');
  private timer: ReturnType<typeof setTimeout> | undefined;

  readonly texts = $derived(new Map((this.checked?.figures ?? []).map((figure) => [pathOf(figure), figure.text])));
  readonly figures = $derived(this.stock.map((figure) => this.laid(figure)));
  readonly groups = $derived(groupsOf(this.figures));
  readonly errors = $derived(this.checked?.errors ?? []);
  readonly open = $derived(this.figures.filter((figure) => figure.status === 'assumed').length);
  /** What the person has said, also against what a rulebook prints. */
  readonly stated = $derived(
    this.figures.filter((figure) => figure.status === 'confirmed' || figure.status === 'changed'),
  );
  /** Those of them that were only assumed before. */
  readonly settled = $derived(this.stated.filter((figure) => figure.source !== 'printed').length);

  async look(): Promise<void> {
    await this.work(async () => {
      this.stock = (await get<FiguresShown>('/figures')).figures;
      if (Object.keys(this.own).length === 0 && (session.me ?? (await session.look())))
        this.take(await get<FiguresShown>('/figures/mine'));
      else await this.check();
    });
  }

  name(figure: Figure, value: unknown): void {
    this.change(named(this.own, figure, value));
  }

  forget(figure: Figure): void {
    this.change(unnamed(this.own, figure));
  }

  /** The stock value is right. */
  confirm(figures: readonly Figure[]): void {
    const open = figures.filter((figure) => figure.status === 'assumed');
    this.change(open.reduce((own, figure) => named(own, figure, figure.stock), this.own));
  }

  errorsOf(figure: Figure): string[] {
    return this.errors.filter((error) => isAt(error.where, pathOf(figure))).map((error) => error.message);
  }

  /** What does not hold between the figures of a card. */
  errorsOfCard(card: { readonly id: string; readonly figures: readonly Figure[] }): string[] {
    const errors = this.errors.filter((error) => error.where === card.id);
    return errors.map((error) => `${error.message}. ${error.remedy}.`);
  }

  /** Errors that belong to nothing that is shown. */
  readonly others = $derived(
    this.errors.filter(
      (error) => !this.stock.some((one) => error.where === cardOf(one) || isAt(error.where, pathOf(one))),
    ),
  );

  /** A place of a file by the names of its card and figure, as far as they exist. */
  placeOf(where: string): string {
    const figure = this.stock.find((one) => isAt(where, pathOf(one)));
    if (figure) return `${figure.name}, ${figure.label}`;
    return this.stock.find((one) => cardOf(one) === where)?.name ?? where;
  }

  async bring(file: string): Promise<void> {
    await this.work(async () => {
      const answer = await post<FiguresShown>('/figures/check', { file });
      if (answer.errors.length > 0) this.checked = answer;
      else {
        this.take(answer);
        this.said = t('cards-brought', { n: this.stated.length });
      }
    });
  }

  async makeDefault(): Promise<void> {
    await this.work(async () => {
      await session.be();
      this.take(await put<FiguresShown>('/figures/mine', { figures: this.own }));
      this.said = t('cards-default-done');
    });
  }

  async reset(): Promise<void> {
    await this.work(async () => {
      if (session.me) await remove('/figures/mine');
      this.own = {};
      keepFigures(this.own, localStorage);
      await this.check();
      this.said = t('cards-reset-done');
    });
  }

  private change(own: Own): void {
    this.own = own;
    this.said = '';
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.work(() => this.check()), PAUSE);
  }

  private async check(): Promise<void> {
    const asked = this.own;
    const answer = await post<FiguresShown>('/figures/check', { figures: asked });
    if (asked !== this.own) return; // the person has gone on
    this.checked = answer;
    if (answer.errors.length === 0) keepFigures(asked, localStorage);
  }

  private take(answer: FiguresShown): void {
    this.checked = answer;
    this.own = answer.own;
    keepFigures(answer.own, localStorage);
  }

  private laid(figure: Figure): Figure {
    const value = valueIn(this.own, figure);
    if (value === undefined) return figure;
    if (same(value, figure.stock)) return { ...figure, status: figure.status === 'known' ? 'known' : 'confirmed' };
    const text = this.errors.length === 0 ? this.texts.get(pathOf(figure)) : undefined;
    return { ...figure, value, text: text ?? written(value), status: 'changed' };
  }

  private async work(task: () => Promise<void>): Promise<void> {
    this.problem = null;
    try {
      await task();
    } catch (error) {
      this.problem = asRefused(error);
    }
  }
}
