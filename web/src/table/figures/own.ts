// Whose figures a real table uses: those that the person has made their default on the server, else those that this device
// has kept, else the stock.
import { get } from '../../api/client';
import { session } from '../../session.svelte';
import { ownFigures } from './figures';

type Figures = Readonly<Record<string, unknown>>;
export interface FiguresUsed {
  readonly from: 'person' | 'device' | 'stock';
  readonly figures: Figures;
}

export async function figuresToUse(): Promise<FiguresUsed> {
  const person = await defaults();
  if (Object.keys(person).length > 0) return { from: 'person', figures: person };
  const device = ownFigures(localStorage);
  return { from: Object.keys(device).length > 0 ? 'device' : 'stock', figures: device };
}

async function defaults(): Promise<Figures> {
  try {
    const me = session.isKnown ? session.me : await session.look();
    return me ? (await get<{ own: Figures }>('/figures/mine')).own : {};
  } catch {
    return {}; // there is no network: what is here does
  }
}
