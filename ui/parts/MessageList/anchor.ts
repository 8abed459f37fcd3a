/**
 * An entry in sight: where it ended in the content, and how far the content was scrolled. Its end, since its beginning
 * may lose the author's name when an entry comes before it. What is owed could not be scrolled yet, for want of content.
 */
export type Anchor = { id: string; end: number; scrolled: number; owed: number };

const endOf = (row: HTMLElement) => row.offsetTop + row.offsetHeight;

/** The first entry that is at least partly in sight, found by halving: rows stand in order. */
export const findAnchor = (box: HTMLElement, content: HTMLElement, owed = 0): Anchor | undefined => {
  const rows = content.querySelectorAll<HTMLElement>('[data-entry]');
  const scrolled = box.scrollTop;
  let low = 0;
  let high = rows.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    const row = rows[middle];
    if (row && content.offsetTop + endOf(row) > scrolled) high = middle;
    else low = middle + 1;
  }
  const row = rows[low];
  const id = row?.dataset.entry;
  return row && id !== undefined ? { id, end: endOf(row), scrolled, owed } : undefined;
};

/** Scrolls as far as the entry was pushed, so that it stands where the reader saw it. Answers how much is still owed. */
export const restoreAnchor = (box: HTMLElement, content: HTMLElement, anchor: Anchor | undefined): number => {
  const row = anchor && content.querySelector<HTMLElement>(`[data-entry="${CSS.escape(anchor.id)}"]`);
  const pushed = row ? endOf(row) - anchor.end + anchor.owed : 0;
  if (Math.abs(pushed) < 1 || !anchor) return 0;
  // Content that became shorter may have cut the scrolling short: then count from where it was.
  const cut = box.scrollTop >= box.scrollHeight - box.clientHeight - 1;
  const wanted = (cut ? anchor.scrolled : box.scrollTop) + pushed;
  box.scrollTop = wanted;
  return Math.abs(wanted - box.scrollTop) < 1 ? 0 : wanted - box.scrollTop;
};

/**
 * How far a list is scrolled that is held at its end. Where the text is large, what follows the entries may fill all of it: then the
 * newest stands first and that below it, unless the reader is busy there.
 */
export const heldEnd = (box: HTMLElement, content: HTMLElement): number => {
  const end = box.scrollHeight - box.clientHeight;
  const newest = [...content.querySelectorAll<HTMLElement>('[data-entry]')].at(-1);
  const focused = document.activeElement;
  const follows =
    focused && newest && newest.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING;
  if (!newest || (follows && content.contains(focused))) return end;
  const inSight = content.offsetTop + endOf(newest) - end;
  const enough = Math.min(newest.offsetHeight, box.clientHeight / 2);
  return inSight < enough ? Math.min(end, content.offsetTop + newest.offsetTop) : end;
};
