// What moves on the board, as long as the person lets things move. Nothing waits for it: the board is right at once.
import { cubicOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';
import { settings } from '../../settings.svelte';

const MOVE = 280;
const ROLL = 620;
const TAP = 90;

/** Dice tumble and settle; each a little after the one before. */
export function tumble(_node: Element, { order = 0, tilt = 0 } = {}): TransitionConfig {
  const way = order % 2 ? 1 : -1;
  return {
    duration: settings.time(ROLL),
    delay: settings.time(Math.min(order, 8) * 45),
    easing: cubicOut,
    css: (t, u) =>
      `transform:translate(${u * 26 * way}px,${-46 * u * Math.abs(Math.cos(t * 7))}px) rotate(${tilt + u * 400 * way}deg);opacity:${Math.min(1, t * 3)}`,
  };
}

/** Used up. */
export function spend(_node: Element): TransitionConfig {
  return { duration: settings.time(TAP * 2), css: (t) => `transform:scale(${0.5 + t / 2});opacity:${t}` };
}

/** Cubes drop into their place. */
export function drop(_node: Element, { order = 0, from = 26 } = {}): TransitionConfig {
  return {
    duration: settings.time(MOVE),
    delay: settings.time(order * 90),
    easing: bounce,
    css: (t, u) => `transform:translateY(${-u * from}px);opacity:${Math.min(1, t * 4)}`,
  };
}

/** Citizens move up by one place, the new one from the street. */
export function walk(_node: Element, { by = -36 } = {}): TransitionConfig {
  return {
    duration: settings.time(MOVE),
    easing: cubicOut,
    css: (t, u) => `transform:translateX(${u * by}px);opacity:${Math.min(1, 0.3 + t)}`,
  };
}

/** The last one is put out. */
export function topple(_node: Element): TransitionConfig {
  return {
    duration: settings.time(MOVE * 1.5),
    easing: cubicOut,
    css: (t, u) => `transform:translate(${u * 40}px,${-u * 30}px) rotate(${u * 90}deg);opacity:${Math.min(1, t * 2)}`,
  };
}

/** A card is turned face up, an event arrives. */
export function turnUp(_node: Element): TransitionConfig {
  return {
    duration: settings.time(MOVE * 1.5),
    easing: cubicOut,
    css: (t) => `transform:perspective(600px) rotateY(${(1 - t) * 90}deg)`,
  };
}

export function arrive(_node: Element): TransitionConfig {
  return {
    duration: settings.time(MOVE * 1.5),
    easing: cubicOut,
    css: (t, u) => `transform:translate(${u * 90}px,${-u * 20}px);opacity:${t}`,
  };
}

const bounce = (t: number): number => (t < 0.75 ? (t / 0.75) ** 2 : 1 - 0.12 * Math.sin(((t - 0.75) / 0.25) * Math.PI));
