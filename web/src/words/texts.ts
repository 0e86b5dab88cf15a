// Every text of the page, in every language. The page itself never takes this file: it fetches one language of it
// (tools/words.ts).
import { after } from './after';
import { city } from './city';
import { cityPhone } from './city-phone';
import { common } from './common';
import { dice } from './dice';
import { guide } from './guide';
import { help } from './help';
import { lobby } from './lobby';
import { table } from './table';

export const texts = { ...common, ...lobby, ...city, ...cityPhone, ...dice, ...after, ...help, ...guide, ...table };
export type Key = keyof typeof texts;
