// Explanations on demand: hover, focus or long-press on anything that has one.
import { untrack } from 'svelte';
import type { Attachment } from 'svelte/attachments';

export interface Tip {
  readonly title?: string;
  /** The paragraphs, with today's numbers first and the rule after. */
  readonly text: readonly string[];
  /** What everybody sees who sees it, in words for whoever does not. */
  readonly said?: readonly string[];
  /** The address of a page that tells more. */
  readonly more?: string;
}

interface Shown extends Tip {
  readonly near: DOMRect;
}

const DELAY = 350;
const LONG_PRESS = 450;
const LINGER = 300;

class Tips {
  shown = $state.raw<Shown | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  show(tip: Tip, near: Element, delay = 0): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.shown = { ...tip, near: near.getBoundingClientRect() }), delay);
  }

  /** What leads on stays for a moment: the pointer may come to it. */
  leave(): void {
    clearTimeout(this.timer);
    if (this.shown?.more) this.timer = setTimeout(() => this.hide(), LINGER);
    else this.hide();
  }

  /** The pointer has come to it. */
  hold(): void {
    clearTimeout(this.timer);
  }

  hide(): void {
    clearTimeout(this.timer);
    // also called while the page is being redrawn, when what had the focus is taken away
    untrack(() => (this.shown = null));
  }
}

export const tips = new Tips();

function plain(text: string): string {
  const said = text.trim().toLowerCase();
  return said.endsWith('.') ? said.slice(0, -1) : said;
}

/** What describes a thing beyond its name: nothing is said twice. */
export function toldBeyond(name: string, tip: Tip | null): string {
  const told = [...(tip?.said ?? []), ...(tip?.text ?? [])];
  return told.filter((paragraph) => !plain(name).includes(plain(paragraph))).join(' ');
}

let described = 0;

/** The same words for whoever listens: they describe what has a role or can have the focus. */
function describe(node: Element, content: () => Tip | null): () => void {
  if (!node.matches('button, a[href], [role]')) return () => undefined;
  const words = document.createElement('p');
  words.hidden = true;
  words.id = `tip-${(described += 1)}`;
  document.body.append(words);
  $effect(() => {
    words.textContent = toldBeyond(node.getAttribute('aria-label') ?? node.textContent, content());
    if (words.textContent) node.setAttribute('aria-describedby', words.id);
    else node.removeAttribute('aria-describedby');
  });
  return () => words.remove();
}

/** `{@attach tip(() => ({ title, text }))}`; the content is asked for when it is shown. */
export function tip(content: () => Tip | null): Attachment<HTMLElement | SVGElement> {
  return (node) => {
    let press: ReturnType<typeof setTimeout> | undefined;
    const show = (delay: number) => () => {
      const found = content();
      if (found) tips.show(found, node, delay);
    };
    const hide = () => {
      clearTimeout(press);
      tips.hide();
    };
    /** A finger that is lifted leaves, too: what it has opened stays until it taps elsewhere. */
    const leave = (event: Event) => {
      clearTimeout(press);
      if ((event as PointerEvent).pointerType === 'mouse') tips.leave();
      else if (!tips.shown?.more) tips.hide();
    };
    const down = (event: Event) => {
      if ((event as PointerEvent).pointerType !== 'touch') return hide();
      press = setTimeout(show(0), LONG_PRESS);
    };
    const listeners: [string, EventListener][] = [
      ['pointerenter', (event) => (event as PointerEvent).pointerType === 'mouse' && show(DELAY)()],
      ['pointerleave', leave],
      ['pointerdown', down],
      ['pointerup', () => clearTimeout(press)],
      ['focusin', () => node.matches(':focus-visible, :has(:focus-visible)') && show(DELAY)()],
      ['focusout', hide],
    ];
    for (const [name, listener] of listeners) node.addEventListener(name, listener);
    const forget = describe(node, content);
    return () => {
      hide();
      forget();
      for (const [name, listener] of listeners) node.removeEventListener(name, listener);
    };
  };
}
