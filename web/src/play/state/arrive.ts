// Coming to another page inside this one: whoever does not see it hears where they are.
import { isFocusLost } from '../focus';

/** The title of the page has the focus as soon as it is there; in a game, the charter. What is given back ends the waiting. */
export function arrive(): () => void {
  const watch = new MutationObserver(() => settle());
  const stop = (): void => watch.disconnect();
  function settle(): void {
    const start = document.querySelector<HTMLElement>('section.charter') ?? document.querySelector('h1');
    if (start === null) return;
    stop();
    if (!isFocusLost()) return;
    start.tabIndex = -1;
    start.focus({ preventScroll: true });
  }
  watch.observe(document.body, { childList: true, subtree: true });
  settle();
  return stop;
}
