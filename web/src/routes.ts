// Which page belongs to an address, and what the address tells it. Pages are fetched when they are first shown.
import type { Component } from 'svelte';

export interface Page {
  readonly default: Component<Record<string, string>>;
}
interface Route {
  readonly path: RegExp;
  readonly load: () => Promise<unknown>;
}

const ROUTES: readonly Route[] = [
  { path: /^\/$/, load: () => import('./pages/Lobby.svelte') },
  { path: /^\/games\/(?<id>[\w-]+)$/, load: () => import('./pages/Table.svelte') },
  { path: /^\/games\/(?<id>[\w-]+)\/replay$/, load: () => import('./pages/Replay.svelte') },
  { path: /^\/replay$/, load: () => import('./pages/Replay.svelte') },
  { path: /^\/join\/(?<id>[\w-]+)$/, load: () => import('./pages/Join.svelte') },
  { path: /^\/watch$/, load: () => import('./pages/Watch.svelte') },
  { path: /^\/daily$/, load: () => import('./pages/Daily.svelte') },
  { path: /^\/people\/(?<id>[\w-]+)$/, load: () => import('./pages/Person.svelte') },
  { path: /^\/account$/, load: () => import('./pages/Account.svelte') },
  { path: /^\/cards$/, load: () => import('./pages/Cards.svelte') },
  { path: /^\/rules$/, load: () => import('./pages/Rules.svelte') },
  { path: /^\/table$/, load: () => import('./pages/RealTable.svelte') },
  { path: /^\/table\/king$/, load: () => import('./pages/RealKing.svelte') },
  { path: /^\/table\/dice$/, load: () => import('./pages/RealDice.svelte') },
  { path: /^\/table\/score$/, load: () => import('./pages/RealScore.svelte') },
];

export interface Found {
  readonly load: () => Promise<Page>;
  readonly values: Record<string, string>;
}

export function find(path: string): Found | null {
  for (const route of ROUTES) {
    const match = route.path.exec(path.length > 1 ? path.replace(/\/$/, '') : path);
    if (match) return { load: route.load as () => Promise<Page>, values: { ...match.groups } };
  }
  return null;
}
