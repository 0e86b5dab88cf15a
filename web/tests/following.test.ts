// A list that grows: jsdom lays nothing out, so the sizes are said here.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { following } from '../src/play/state/following';

let resized: () => void = () => undefined;
beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(told: () => void) {
        resized = told;
      }
      observe(): void {}
      disconnect(): void {}
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

function grown(): {
  list: HTMLElement;
  size: { scrollHeight: number; clientHeight: number };
  grow: () => Promise<void>;
} {
  const list = document.createElement('div');
  const size = { scrollHeight: 300, clientHeight: 100 };
  let top = 0;
  Object.defineProperties(list, {
    scrollHeight: { get: () => size.scrollHeight },
    clientHeight: { get: () => size.clientHeight },
    scrollTop: {
      get: () => top,
      set: (to: number) => (top = Math.max(0, Math.min(to, size.scrollHeight - size.clientHeight))),
    },
  });
  following(list);
  const grow = async () => {
    size.scrollHeight += 60;
    list.append(document.createElement('p'));
    await Promise.resolve();
  };
  return { list, size, grow };
}
const scrolls = (list: HTMLElement) => list.dispatchEvent(new Event('scroll'));

it('is followed, also when the news of a scrolling comes after it has grown', async () => {
  const { list, size, grow } = grown();
  expect(list.scrollTop).toBe(200);
  size.scrollHeight += 60; // a sentence more, not seen by the observer yet
  scrolls(list);
  await grow();
  expect(list.scrollTop).toBe(320);
});

it('stays where its reader has scrolled up to, and follows again from the end', async () => {
  const { list, grow } = grown();
  list.scrollTop = 40;
  scrolls(list);
  await grow();
  expect(list.scrollTop).toBe(40);
  list.scrollTop = 1000;
  scrolls(list);
  await grow();
  expect(list.scrollTop).toBe(320);
});

it('shows its end in another size, too', () => {
  const { list, size } = grown();
  size.clientHeight = 60;
  list.scrollTop = 150;
  scrolls(list); // the browser's own doing
  resized();
  expect(list.scrollTop).toBe(240);
});
