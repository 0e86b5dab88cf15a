// The texts of the page in the language of the person. Only the language that is read is fetched; which texts there are,
// and the values that each asks for, is in keys.ts.
import { languages, patternsOf, type Offered, type Patterns } from './fetched';
import { Filling, type Value, type Values } from './filling';
import type { Texts } from './keys';

/** The code of one of them. */
export type Language = string;
export type Key = keyof Texts;
/** A text without values. */
export type Plain = { [K in Key]: [Texts[K]] extends [never] ? K : never }[Key];
type Given<K extends Key> = [Texts[K]] extends [never] ? [] : [values: Readonly<Record<Texts[K], Value>>];

class Words {
  private filling = $state.raw(new Filling(languages[0]!.code));
  private patterns = $state.raw({} as Patterns);
  private wanted: Language = '';
  /** What was asked for and cannot be fetched; the page goes on in the language it has. */
  missing = $state.raw<Language | null>(null);

  readonly languages = languages;

  get language(): Language {
    return this.filling.language;
  }

  /** The one after it. */
  get other(): Offered {
    return languages[(languages.findIndex(({ code }) => code === this.language) + 1) % languages.length]!;
  }

  /** What a language calls itself. */
  nameOf = (language: Language): string | undefined => languages.find(({ code }) => code === language)?.name;

  /** Change the language of the page as soon as its texts are here; whether they came. */
  async speak(language: Language): Promise<boolean> {
    this.wanted = language;
    const patterns = await patternsOf(language).catch(() => null);
    if (this.wanted !== language) return false; // another one was asked for meanwhile
    this.missing = patterns ? null : language;
    if (patterns) [this.patterns, this.filling] = [patterns, new Filling(language)];
    return patterns !== null;
  }

  t = <K extends Key>(key: K, ...[values]: Given<K>): string => this.filling.fill(this.patterns[key], values ?? {});

  /** A text with pieces in its gaps, one after the other. */
  pieces = <K extends Key, T>(key: K, values: Readonly<Record<Texts[K], readonly (string | T)[]>>): (string | T)[] =>
    this.filling.pieces(this.patterns[key], {}, values);

  /** A text whose key is put together; undefined if there is none. */
  find = (key: string, values: Values = {}): string | undefined =>
    key in this.patterns ? this.filling.fill(this.patterns[key as Key], values) : undefined;

  number = (value: number): string => this.filling.number(value);
  /** A number with a real minus where it is below zero. */
  minus = (value: number): string => (value < 0 ? `−${-value}` : String(value));
  signed = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0');
}

export const words = new Words();
export const t = words.t;
