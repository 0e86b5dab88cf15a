// Which page belongs to an address, and what the address tells it. Pages are fetched when they are first shown.
import type { Component } from 'svelte';

interface Page {
  readonly default: Component<Record<string, string>>;
}
interface Route {
  readonly path: RegExp;
  readonly page: string;
  /** Its addresses are places of one page, which stays while one goes from one to another. */
  readonly isOne?: boolean;
}

const PAGES = import.meta.glob<Page>('./pages/*.svelte');

const ROUTES: readonly Route[] = [
  { path: /^\/$/, page: 'Lobby' },
  { path: /^\/games\/(?<id>[\w-]+)$/, page: 'Table' },
  { path: /^\/games\/(?<id>[\w-]+)\/replay$/, page: 'Replay' },
  { path: /^\/replay$/, page: 'Replay' },
  { path: /^\/join\/(?<id>[\w-]+)$/, page: 'Join' },
  { path: /^\/watch$/, page: 'Watch' },
  { path: /^\/daily$/, page: 'Daily' },
  { path: /^\/people\/(?<id>[\w-]+)$/, page: 'Person' },
  { path: /^\/account$/, page: 'Account' },
  { path: /^\/almanac(\/(?<group>\w+)\/(?<key>[\w-]+))?$/, page: 'Almanac', isOne: true },
  { path: /^\/(?<own>cards)(\/(?<group>\w+)\/(?<key>[\w-]+))?$/, page: 'Almanac', isOne: true },
  { path: /^\/rules$/, page: 'Rules' },
  { path: /^\/table$/, page: 'RealTable' },
  { path: /^\/table\/king$/, page: 'RealKing' },
  { path: /^\/table\/dice$/, page: 'RealDice' },
  { path: /^\/table\/score$/, page: 'RealScore' },
];

export interface Found {
  readonly load: () => Promise<Page>;
  readonly values: Record<string, string>;
  // the same for addresses that are places of one page
  readonly scene: string;
}

export function find(path: string): Found | null {
  for (const route of ROUTES) {
    const match = route.path.exec(path.length > 1 ? path.replace(/\/$/, '') : path);
    const load = PAGES[`./pages/${route.page}.svelte`];
    const scene = route.isOne ? route.page : path;
    if (match && load) return { load, values: { ...match.groups }, scene };
  }
  return null;
}
