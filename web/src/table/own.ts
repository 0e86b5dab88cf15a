// The figures of somebody who owns the cards: their default on the server, else what this device has kept.
import { get } from '../api/client';
import { ownFigures } from './figures';

type Figures = Readonly<Record<string, unknown>>;

export async function figuresToUse(): Promise<Figures> {
  const here = ownFigures(localStorage);
  if (Object.keys(here).length > 0) return here;
  try {
    return (await get<{ own: Figures }>('/figures/mine')).own;
  } catch {
    return {}; // nobody is known here, or there is no network: the stock figures do
  }
}
