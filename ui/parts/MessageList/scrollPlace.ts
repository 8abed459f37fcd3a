import { type Anchor, findAnchor, getEndPosition, getTallTop, restoreAnchor } from './anchor.ts';
import type { EntryWindow } from './useEntryWindow.ts';

/** Shows the focused element after a scroll to the end, by at most `most` pixels (WCAG 2.2, 2.4.11). */
const scrollToFocus = (box: HTMLElement, most: number): void => {
  const focused = document.activeElement;
  if (!focused || focused === box || !box.contains(focused)) return;
  const { top, height } = focused.getBoundingClientRect();
  const above = box.getBoundingClientRect().top - top;
  if (above > 0 && above <= most && height <= box.clientHeight) box.scrollTop -= above;
};

/** Pixels from the end that count as the end. */
export const END_SLACK = 48;

export type Place = {
  /** To end or start, across resizes. */
  atEnd: boolean;
  atHead: boolean;
  atTail: boolean;
  firstId: string | undefined;
  lastId: string | undefined;
  /** Read from its top if taller than the view. */
  arrivedId: string | undefined;
  anchor: Anchor | undefined;
  /** Set by code; undefined once the reader scrolls. */
  put: number | undefined;
};

export const INITIAL_PLACE: Place = {
  atEnd: true,
  atHead: false,
  atTail: true,
  firstId: undefined,
  lastId: undefined,
  arrivedId: undefined,
  anchor: undefined,
  put: undefined,
};

export const getEndGap = (box: HTMLElement) => box.scrollHeight - box.clientHeight - box.scrollTop;

/** Growth below leaves the set position, shrinking leaves nothing below. */
const hasScrolledUp = (box: HTMLElement, { put }: Place) =>
  put !== undefined && box.scrollTop < put - 1 && getEndGap(box) > END_SLACK;

/** Pinned edge or anchor. */
export function restorePlace(box: HTMLElement, content: HTMLElement, now: Place): void {
  let owed = 0;
  if (now.atEnd && hasScrolledUp(box, now))
    Object.assign(now, { atEnd: false, anchor: findAnchor(box, content) });
  if (now.atEnd) {
    box.scrollTop = getTallTop(box, content, now.arrivedId) ?? getEndPosition(box, content);
    scrollToFocus(box, END_SLACK);
  } else if (now.atHead) box.scrollTop = 0;
  else owed = restoreAnchor(box, content, now.anchor);
  now.anchor = findAnchor(box, content, owed);
  now.put = box.scrollTop;
}

/** False for a pinned edge's own scroll. */
export function recordReaderPlace(
  box: HTMLElement,
  content: HTMLElement,
  now: Place,
  { atStart, atTail }: Pick<EntryWindow, 'atStart' | 'atTail'>,
): boolean {
  const isOwn = now.put !== undefined && Math.abs(box.scrollTop - now.put) < 1;
  if ((now.atEnd || now.atHead) && isOwn) return false;
  now.put = undefined;
  now.arrivedId = undefined;
  now.anchor = findAnchor(box, content);
  now.atEnd = atTail && getEndGap(box) <= END_SLACK;
  now.atHead = !now.atEnd && atStart && box.scrollTop <= 0;
  return true;
}
