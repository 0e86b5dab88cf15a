// The count of a game on a real board: the device keeps the sheet, the server says what to ask and what it is worth.
import { untrack } from 'svelte';
import { Refused, get, post } from '../../api/client';
import { tie } from '../../after/headline';
import { t } from '../../words/words.svelte';
import { figuresToUse, type FiguresUsed } from '../figures/own';
import { emptySheet, sheetToSend, trimmed, type Form, type Scored, type Sheet } from './score';

const KEY = 'troyes.table.score';

export class Counting {
  sheet = $state<Sheet>(load());
  form = $state.raw<Form | null>(null);
  scored = $state.raw<Scored | null>(null);
  problem = $state.raw<Refused | null>(null);
  used = $state.raw<FiguresUsed | null>(null);
  /** Numbers of the newest requests: what older ones bring, or fail with, comes too late. */
  private latest = { ask: 0, count: 0 };

  readonly names = $derived(this.sheet.names.map((name, seat) => name.trim() || t('table-seat', { n: seat + 1 })));
  readonly columns = $derived(this.form?.king_fields ? [...this.names, t('board-king')] : this.names);
  readonly families = $derived(this.columns.map((_, seat) => (this.isKing(seat) ? 'k' : 'abcd'[seat]!)));
  /** How many characters are still to be named before anything can be counted. */
  readonly lacking = $derived(Math.max(0, (this.form?.characters.least ?? 0) - this.sheet.characters.length));
  readonly winners = $derived.by(() => {
    if (!this.scored) return [];
    return this.scored.winners.length > 0 ? this.scored.winners : this.form?.king_fields ? [1] : [];
  });
  readonly headline = $derived.by(() => {
    const names = this.winners.map((seat) => this.columns[seat] ?? '');
    if (this.scored?.verdict) return this.scored.verdict.name;
    return names.length > 1 ? tie(names) : t('tally-wins', { name: names[0] ?? '' });
  });
  /** Whether everybody has something on the sheet: before that nobody is ahead. */
  readonly isEntered = $derived(this.columns.every((_, seat) => this.hasEntries(seat)));
  readonly isBegun = $derived(this.columns.some((_, seat) => this.hasEntries(seat)));

  isKing = (seat: number): boolean => Boolean(this.form?.king_fields) && seat > 0;
  fieldsOf = (seat: number): Form['fields'] => (this.isKing(seat) ? this.form?.king_fields : this.form?.fields) ?? [];
  entriesOf = (seat: number): Sheet['king'] => (this.isKing(seat) ? this.sheet.king : (this.sheet.players[seat] ?? {}));
  hasEntries = (seat: number): boolean => Object.keys(this.entriesOf(seat)).length > 0;
  totalOf = (seat: number): number | null => (this.hasEntries(seat) ? (this.scored?.totals[seat] ?? null) : null);
  enter(seat: number, entries: Sheet['king']): void {
    if (this.isKing(seat)) this.sheet.king = entries;
    else this.sheet.players[seat] = entries;
  }

  /** What to ask for so many people and these modules. */
  async ask(players: number, modules: string): Promise<void> {
    await this.attempt(
      'ask',
      () => get<Form>('/real-table/score', { players, modules }),
      (form) => this.use(form),
    );
  }

  private use(form: Form): void {
    const { sheet } = this;
    this.form = form;
    while (sheet.players.length < form.players) sheet.players.push({});
    const { characters, activities, outdoor } = trimmed($state.snapshot(sheet), form);
    Object.assign(sheet, { characters, activities, outdoor });
  }

  /** Keep what is entered and count it, as far as it can be counted; to be called in an effect. */
  update(): void {
    const { form, lacking, names } = this;
    const sheet = $state.snapshot(this.sheet);
    save(sheet);
    if (!form || lacking > 0 || form.players !== names.length) this.scored = null;
    else untrack(() => void this.count(form, sheet, names));
  }

  private async count(form: Form, sheet: Sheet, names: readonly string[]): Promise<void> {
    const request = async (): Promise<Scored> => {
      const { figures } = (this.used ??= await figuresToUse());
      const { players, modules } = form;
      return post<Scored>('/real-table/score', {
        players,
        modules,
        figures,
        sheet: sheetToSend(sheet, form, names),
      });
    };
    await this.attempt('count', request, (found) => (this.scored = found));
  }

  private async attempt<T>(what: 'ask' | 'count', request: () => Promise<T>, take: (found: T) => void): Promise<void> {
    const mine = ++this.latest[what];
    try {
      const found = await request();
      if (mine !== this.latest[what]) return;
      take(found);
      this.problem = null;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (mine !== this.latest[what]) return;
      this.problem = error;
      this.scored = null;
      this.used = null; // the server may know of others when it is back
    }
  }
}

function load(): Sheet {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Partial<Sheet> | null;
    return found && Array.isArray(found.names) ? { ...emptySheet(), ...found } : emptySheet();
  } catch {
    return emptySheet(); // no storage, or something else wrote there
  }
}

function save(now: Sheet): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(now));
  } catch {
    // a device without storage keeps the sheet until the page is closed
  }
}
