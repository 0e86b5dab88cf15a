// The languages of the server: its first page names them, and the version of the texts of each.
import type { Pattern } from './filling';
import type { Texts } from './keys';

export interface Offered {
  readonly code: string;
  readonly name: string;
  readonly version: string;
}
export type Patterns = Readonly<Record<keyof Texts, Pattern>>;

const NAMED = document.querySelector<HTMLMetaElement>('meta[name=languages]')?.content ?? '[]';
/** The one that the others are translated from comes first. */
export const languages = JSON.parse(NAMED) as readonly Offered[];

export async function patternsOf(code: string): Promise<Patterns> {
  const { version } = languages.find((one) => one.code === code)!;
  const answer = await fetch(`/api/v2/words/${code}?v=${version}`);
  if (!answer.ok) throw new Error(`${answer.status}: the words of ${code}`);
  return (await answer.json()) as Patterns;
}
