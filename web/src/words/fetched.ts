// The languages of the server: its first page names them, and the version of the texts of each.
import type { Pattern } from './filling';
import type { Texts } from './keys';

export interface Offered {
  readonly code: string;
  readonly name: string;
  readonly version: string;
}
interface Nested {
  readonly [part: string]: Pattern | Nested;
}
export type Patterns = Readonly<Record<keyof Texts, Pattern>>;

const NAMED = document.querySelector<HTMLMetaElement>('meta[name=languages]')?.content ?? '[]';
/** The one that the others are translated from comes first. */
export const languages = JSON.parse(NAMED) as readonly Offered[];

export async function patternsOf(code: string): Promise<Patterns> {
  const { version } = languages.find((one) => one.code === code)!;
  const answer = await fetch(`/api/v2/words/${code}?v=${version}`);
  if (!answer.ok) throw new Error(`${answer.status}: the words of ${code}`);
  return flat((await answer.json()) as Nested) as Patterns;
}

/** Beginnings that many names share are sent once; `nav` itself is "" inside of `nav`. */
function flat(nested: Nested, start = '', found: Record<string, Pattern> = {}): Readonly<Record<string, Pattern>> {
  for (const [part, inside] of Object.entries(nested)) {
    const name = part ? start + part : start.slice(0, -1);
    if (typeof inside === 'string' || Array.isArray(inside)) found[name] = inside as Pattern;
    else flat(inside as Nested, `${name}-`, found);
  }
  return found;
}
