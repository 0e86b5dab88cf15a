// Links that are given away lead where others can open them.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { invitationLink, keepInvitation } from '../src/lobby/waiting/invitations';
import { session } from '../src/session.svelte';

function answer(here: object): void {
  vi.stubGlobal(
    'fetch',
    vi.fn(() =>
      Promise.resolve(new Response(JSON.stringify(here), { headers: { 'content-type': 'application/json' } })),
    ),
  );
}

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

test('whoever has opened the own address of a machine gives away the one that others find', async () => {
  keepInvitation('game', 'secret');
  answer({ person: null, address: 'http://192.168.7.5:8000' });
  await session.look();
  expect(invitationLink('game')).toBe('http://192.168.7.5:8000/join/game#secret');
  expect(session.shared('/games/game/replay')).toBe('http://192.168.7.5:8000/games/game/replay');
});

test('everybody else gives away what they have opened themselves', async () => {
  keepInvitation('game', 'secret');
  answer({ person: null, address: null });
  await session.look();
  expect(invitationLink('game')).toBe(`${location.origin}/join/game#secret`);
});
