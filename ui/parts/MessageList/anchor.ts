/**
 * Visible entry and scroll position, by its end: the start may lose its author line. `owed`: scroll not yet possible.
 */
export type Anchor = { id: string; end: number; scrolled: number; owed: number };

const getRowEnd = (row: HTMLElement) => row.offsetTop + row.offsetHeight;

/** First visible one, by binary search. */
export const findAnchor = (box: HTMLElement, content: HTMLElement, owed = 0): Anchor | undefined => {
  const rows = content.querySelectorAll<HTMLElement>('[data-entry]');
  const scrolled = box.scrollTop;
  let low = 0;
  let high = rows.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    const row = rows[middle];
    if (row && content.offsetTop + getRowEnd(row) > scrolled) high = middle;
    else low = middle + 1;
  }
  const row = rows[low];
  const id = row?.dataset.entry;
  return row && id !== undefined ? { id, end: getRowEnd(row), scrolled, owed } : undefined;
};

const findRow = (content: HTMLElement, id: string) =>
  content.querySelector<HTMLElement>(`[data-entry="${CSS.escape(id)}"]`);

/** If it is taller than the view. */
export const getTallTop = (
  box: HTMLElement,
  content: HTMLElement,
  id: string | undefined,
): number | undefined => {
  const row = id === undefined ? undefined : findRow(content, id);
  return row && row.offsetHeight > box.clientHeight ? content.offsetTop + row.offsetTop : undefined;
};

/** Returns the scroll still owed. */
export const restoreAnchor = (box: HTMLElement, content: HTMLElement, anchor: Anchor | undefined): number => {
  const row = anchor && findRow(content, anchor.id);
  const pushed = row ? getRowEnd(row) - anchor.end + anchor.owed : 0;
  if (Math.abs(pushed) < 1 || !anchor) return 0;
  // Shrinking clamps the position: count from the old one.
  const cut = box.scrollTop >= box.scrollHeight - box.clientHeight - 1;
  const wanted = (cut ? anchor.scrolled : box.scrollTop) + pushed;
  box.scrollTop = wanted;
  return Math.abs(wanted - box.scrollTop) < 1 ? 0 : wanted - box.scrollTop;
};

/** At large text the newest entry comes first, unless trailing content has the focus. */
export const getEndPosition = (box: HTMLElement, content: HTMLElement): number => {
  const end = box.scrollHeight - box.clientHeight;
  const newest = [...content.querySelectorAll<HTMLElement>('[data-entry]')].at(-1);
  const focused = document.activeElement;
  const follows =
    focused && newest && newest.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING;
  if (!newest || (follows && content.contains(focused))) return end;
  const inSight = content.offsetTop + getRowEnd(newest) - end;
  const enough = Math.min(newest.offsetHeight, box.clientHeight / 2);
  return inSight < enough ? Math.min(end, content.offsetTop + newest.offsetTop) : end;
};
