import { cleanup, render, screen } from '@testing-library/svelte';
import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import Onward from '../src/after/Onward.svelte';
import type { Message, State } from '../src/api/types';
import { endTold, seatLost } from '../src/play/around';
import { Game } from '../src/play/state/game.svelte';
import Standing from '../src/play/bar/Standing.svelte';
import TableMenu from '../src/play/bar/TableMenu.svelte';
import { turnOf } from '../src/play/state/turn';
import { keepInvitation } from '../src/lobby/waiting/invitations';
import WaitingRoom from '../src/lobby/waiting/WaitingRoom.svelte';
import { session } from '../src/session.svelte';

const { state } = JSON.parse(readFileSync('tests/data/turn-4p.json', 'utf8')) as { state: State };
const watching = { ...state, you: null, yours: [], decision: null, status: 'running' } as State;
const message = (seq: number, rest: Partial<Message>): Message => ({
  seq,
  kind: 'seat',
  seat: 1,
  created: 0,
  ...rest,
});
const replaced = message(7, { reason: 'replaced', person: 'me', seated: 'bot', name: 'Blaise' });
const said = { kind: 'end', seat: null, text: ['Alix has ended the game.'] };
const ended = message(9, { kind: 'end', seat: null, reason: 'host', beats: [said] });

function gameOf(changed: object, messages: readonly Message[] = []): Game {
  const game = new Game('x');
  game.state = { ...watching, ...changed } as State;
  game.messages = messages;
  return game;
}

afterEach(() => {
  cleanup();
  session.me = null;
  localStorage.clear();
  vi.unstubAllGlobals();
});

describe('a seat that somebody has lost', () => {
  it('is told to who had it, with the bot that plays on', () => {
    expect(seatLost(watching, [replaced], 'me')).toBe(
      'The host has given your seat to a bot. Blaise plays on for you.',
    );
    const late = { ...replaced, reason: 'time' };
    expect(seatLost(watching, [late], 'me')).toBe('Your time has run out. Blaise plays on for you.');
  });

  it('is nobody else’s, nor that of who sits at the table again', () => {
    expect(seatLost(watching, [replaced], 'another')).toBe('');
    expect(seatLost(watching, [replaced], undefined)).toBe('');
    expect(seatLost({ ...watching, you: 2 }, [replaced], 'me')).toBe('');
  });

  it('brings nobody on before the start', () => {
    const kicked = message(3, { reason: 'kicked', person: 'me', seated: 'open', name: '' });
    expect(seatLost(watching, [kicked], 'me')).toBe('The host has sent you away from this table.');
  });

  it('is not taken again by who was sent away', () => {
    const free = { ...watching, status: 'open' };
    session.me = { id: 'me', name: 'Colin' };
    const { unmount } = render(WaitingRoom, { game: gameOf(free, [{ ...replaced, seated: 'bot' }]) });
    expect(screen.getByRole('button', { name: 'Sit down' })).toBeTruthy();
    unmount();
    render(WaitingRoom, { game: gameOf(free, [{ ...replaced, reason: 'kicked', seated: 'open' }]) });
    expect(screen.queryByRole('button', { name: 'Sit down' })).toBeNull();
  });

  it('leaves ways on: to watch, or to the lobby', () => {
    session.me = { id: 'me', name: 'Colin' };
    render(Standing, { game: gameOf({}, [replaced]) });
    expect(screen.getByRole('alert').textContent).toContain('You may go on watching');
    expect(screen.getByRole('link', { name: 'To the lobby' }).getAttribute('href')).toBe('/');
  });
});

describe('a game that was broken off', () => {
  const game = (): Game => gameOf({ status: 'abandoned', result: null, you: 0, yours: [0], pending: [] }, [ended]);

  it('says who has ended it', () => {
    expect(endTold([replaced, ended])).toBe('Alix has ended the game.');
    expect(endTold([replaced])).toBe('');
    render(Standing, { game: game() });
    expect(screen.getByText('Alix has ended the game.')).toBeTruthy();
    expect(turnOf(game(), 'bar-your_turn')?.text).toBe('The game is broken off');
  });

  it('leads to its replay, another game and the lobby', () => {
    render(Onward, { game: game() });
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/games/x/replay', '/']);
    expect(screen.getByRole('button', { name: 'Play again' })).toBeTruthy();
  });

  it('invites nobody any more', () => {
    HTMLDialogElement.prototype.showModal ??= () => undefined;
    HTMLDialogElement.prototype.close ??= () => undefined;
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ spectators: [], unknown: 0 })));
    keepInvitation('x', 'secret');
    const { unmount } = render(TableMenu, { game: gameOf({}), onclose: () => undefined });
    expect(screen.getByDisplayValue(/#secret$/)).toBeTruthy();
    unmount();
    render(TableMenu, { game: game(), onclose: () => undefined });
    expect(screen.queryByDisplayValue(/#secret$/)).toBeNull();
  });
});
