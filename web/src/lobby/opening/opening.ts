// Opening a table: asked again because no answer came, also after a reload, it is the same table.
import { post } from '../../api/client';
import { Once } from '../../api/once';
import type { Opened } from '../../api/types';

const once = new Once('troyes.opening');

export const openTable = (order: unknown): Promise<Opened> =>
  once.send(JSON.stringify(order), (key) => post<Opened>('/games', order, {}, key));

/** Whoever looks at a table has found the one they opened, or lets it be: the next one they open is another. */
export const forgetOrder = (): void => once.forget();
