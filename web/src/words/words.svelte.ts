// The texts of the page in the language of the person. They live beside this file, one file per part of the page, each
// with every language side by side: a missing one does not compile. Only the language that is read is fetched.
import type { Key } from './texts';

export const LANGUAGES = ['en', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];
export const LANGUAGE_NAMES: Text = { en: 'English', fr: 'Français' };
export type Text = Readonly<Record<Language, string>>;
type Values = Readonly<Record<string, string | number>>;
type Texts = Readonly<Record<Key, string>>;
export type { Key };

const FETCH: Readonly<Record<Language, () => Promise<{ default: Texts }>>> = {
  en: () => import('virtual:words/en'),
  fr: () => import('virtual:words/fr'),
};

class Words {
  private spoken = $state.raw<Language>('en');
  private texts = $state.raw({} as Texts);
  private wanted: Language = 'en';
  /** What was asked for and cannot be fetched; the page goes on in the language it has. */
  missing = $state.raw<Language | null>(null);

  get language(): Language {
    return this.spoken;
  }

  /** Change the language of the page as soon as its texts are here; whether they came. */
  async speak(language: Language): Promise<boolean> {
    this.wanted = language;
    const texts = await FETCH[language]().catch(() => null);
    if (this.wanted !== language) return false; // another one was asked for meanwhile
    this.missing = texts ? null : language;
    if (texts) [this.texts, this.spoken] = [texts.default, language];
    return texts !== null;
  }

  /** A text with its values: `{name}` stands for one, `{n:die|dice}` for the form that suits a number. */
  t = (key: Key, values: Values = {}): string => fill(this.texts[key], values, this.language);

  /** A text with pieces in its gaps, one after the other. */
  pieces = <T>(key: Key, values: Readonly<Record<string, readonly T[]>>): (string | T)[] =>
    this.texts[key]
      .split(/\{(\w+)\}/)
      .flatMap<string | T>((piece, at) => (at % 2 ? (values[piece] ?? []) : piece === '' ? [] : [piece]));

  /** A text whose key is put together; undefined if there is none. */
  find = (key: string, values: Values = {}): string | undefined =>
    key in this.texts ? this.t(key as Key, values) : undefined;

  number = (value: number): string => value.toLocaleString(this.language);
  /** A number with a real minus where it is below zero. */
  minus = (value: number): string => (value < 0 ? `−${-value}` : String(value));
  signed = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0');
}

export function fill(text: string, values: Values, language: Language): string {
  return elided(text, values, language).replace(
    /\{(\w+)(?::([^|}]*)\|([^}]*))?\}/g,
    (whole, name: string, one?: string, many?: string) => {
      const value = values[name];
      if (value === undefined) return whole;
      if (one === undefined || many === undefined) return String(value);
      return isOne(Number(value), language) ? one : many;
    },
  );
}

/** `de {name}` is `d’Alix` in French, but `de Perrin`. */
function elided(text: string, values: Values, language: Language): string {
  if (language !== 'fr') return text;
  return text.replace(/\b([Dd])e (?=\{(\w+)\})/g, (de, d: string, name: string) =>
    /^[aeiouyhœæ]/i.test(String(values[name] ?? '').normalize('NFD')) ? `${d}’` : de,
  );
}

/** French counts nothing as one, too. */
const isOne = (n: number, language: Language): boolean => Math.abs(n) === 1 || (language === 'fr' && n === 0);

export const words = new Words();
export const t = words.t;
