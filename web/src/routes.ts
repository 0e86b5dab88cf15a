// Which page belongs to an address, and what the address tells it. Pages are fetched when they are first shown.
import type { Component } from 'svelte';

interface Page {
  readonly default: Component<Record<string, string>>;
}
interface Route {
  readonly path: RegExp;
  readonly page: string;
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
  { path: /^\/cards$/, page: 'Cards' },
  { path: /^\/rules$/, page: 'Rules' },
  { path: /^\/table$/, page: 'RealTable' },
  { path: /^\/table\/king$/, page: 'RealKing' },
  { path: /^\/table\/dice$/, page: 'RealDice' },
  { path: /^\/table\/score$/, page: 'RealScore' },
];

export interface Found {
  readonly load: () => Promise<Page>;
  readonly values: Record<string, string>;
}

export function find(path: string): Found | null {
  for (const route of ROUTES) {
    const match = route.path.exec(path.length > 1 ? path.replace(/\/$/, '') : path);
    const load = PAGES[`./pages/${route.page}.svelte`];
    if (match && load) return { load, values: { ...match.groups } };
  }
  return null;
}
