// A list that grows shows its end, until its reader scrolls up; back at the end it follows again.
import type { Attachment } from 'svelte/attachments';

/** This near to the end counts as the end, in pixels. */
const NEAR = 24;

export const following: Attachment<HTMLElement> = (list) => {
  let isFollowing = true;
  let top = 0;
  let height = list.clientHeight;
  const toEnd = () => {
    height = list.clientHeight;
    if (isFollowing) list.scrollTop = list.scrollHeight;
    top = list.scrollTop;
  };
  // Told after the fact: the list may have grown since, or may be of another size. Only a way up is the reader's.
  const scrolled = () => {
    if (list.clientHeight !== height) return;
    if (list.scrollHeight - list.scrollTop - height < NEAR) isFollowing = true;
    else if (list.scrollTop < top) isFollowing = false;
    top = list.scrollTop;
  };
  const growth = new MutationObserver(toEnd);
  growth.observe(list, { childList: true, subtree: true, characterData: true });
  // the charter below grows and shrinks: what was in sight at the end stays there
  const size = new ResizeObserver(toEnd);
  size.observe(list);
  list.addEventListener('scroll', scrolled);
  toEnd();
  return () => {
    growth.disconnect();
    size.disconnect();
    list.removeEventListener('scroll', scrolled);
  };
};
