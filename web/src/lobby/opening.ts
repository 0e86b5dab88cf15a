// Opening a table: asked again because no answer came, it is the same table.
import { post } from '../api/client';
import { Once } from '../api/once';
import type { Opened } from '../api/types';

const once = new Once();

export const openTable = (order: unknown): Promise<Opened> =>
  once.send(JSON.stringify(order), (key) => post<Opened>('/games', order, {}, key));
