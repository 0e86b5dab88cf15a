// Every text of the page, in the language of the person. Texts live beside this file, one file per part of the page,
// each with both languages side by side: a missing one does not compile.
import { after } from './after';
import { city } from './city';
import { cityPhone } from './city-phone';
import { common } from './common';
import { dice } from './dice';
import { guide } from './guide';
import { help } from './help';
import { lobby } from './lobby';
import { table } from './table';

export const LANGUAGES = ['en', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Text = Readonly<Record<Language, string>>;
type Values = Readonly<Record<string, string | number>>;

export const texts = { ...common, ...lobby, ...city, ...cityPhone, ...dice, ...after, ...help, ...guide, ...table };
export type Key = keyof typeof texts;

class Words {
  language = $state<Language>('en');

  /** A text with its values: `{name}` stands for one, `{n:die|dice}` for the form that suits a number. */
  t = (key: Key, values: Values = {}): string => fill(texts[key][this.language], values, this.language);

  /** A text whose key is put together; undefined if there is none. */
  find = (key: string, values: Values = {}): string | undefined =>
    key in texts ? this.t(key as Key, values) : undefined;

  number = (value: number): string => value.toLocaleString(this.language);
  signed = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0');
}

export function fill(text: string, values: Values, language: Language): string {
  return text.replace(/\{(\w+)(?::([^|}]*)\|([^}]*))?\}/g, (whole, name: string, one?: string, many?: string) => {
    const value = values[name];
    if (value === undefined) return whole;
    if (one === undefined || many === undefined) return String(value);
    return isOne(Number(value), language) ? one : many;
  });
}

/** French counts nothing as one, too. */
const isOne = (n: number, language: Language): boolean => Math.abs(n) === 1 || (language === 'fr' && n === 0);

export const words = new Words();
export const t = words.t;
