import { type RefObject, useLayoutEffect } from 'react';
import { observeDisabled } from '../shared/observeDisabled.ts';

const GAP = 4;
const EDGE = 8;
/** Pixels before the room above counts. */
const ENOUGH_HEIGHT = 320;
/** Pixels; may cover the button. */
const MIN_HEIGHT = 144;

const getRightLimit = (view: VisualViewport | null): number =>
  (view?.offsetLeft ?? 0) + (view?.width ?? window.innerWidth) - EDGE;

/** Below its button, or above with more room. */
function placeList(list: HTMLElement, button: Element): void {
  const view = window.visualViewport;
  const start = (view?.offsetTop ?? 0) + EDGE;
  const end = start + (view?.height ?? window.innerHeight) - 2 * EDGE;
  const at = button.getBoundingClientRect();
  const below = end - at.bottom - GAP;
  const above = at.top - GAP - start;
  const isBelow = below >= Math.min(list.scrollHeight + GAP, ENOUGH_HEIGHT) || below >= above;
  const room = Math.max(isBelow ? below : above, Math.min(MIN_HEIGHT, end - start));
  const { style } = list;
  list.dataset.side = isBelow ? 'below' : 'above';
  style.width = `${at.width}px`;
  style.maxHeight = `min(20rem, ${room}px)`;
  const now = list.getBoundingClientRect();
  const wanted = isBelow ? at.bottom + GAP : at.top - GAP - now.height;
  const top = Math.max(start, Math.min(wanted, end - now.height));
  // By difference: without a top layer, "fixed" may follow a transformed ancestor.
  const left = Math.max(EDGE, Math.min(at.left, getRightLimit(view) - now.width));
  style.left = `${(Number.parseFloat(style.left) || 0) + (now.width > at.width ? left : at.left) - now.left}px`;
  style.top = `${(Number.parseFloat(style.top) || 0) + top - now.top}px`;
}

function scrollToEntry(list: HTMLElement, entry: HTMLElement): void {
  const start = entry.offsetTop - GAP;
  const end = entry.offsetTop + entry.offsetHeight + GAP;
  if (start < list.scrollTop) list.scrollTop = start;
  else if (end > list.scrollTop + list.clientHeight) list.scrollTop = end - list.clientHeight;
}

export type ListPositionerProps = {
  place: RefObject<HTMLElement | null>;
  /** A new object scrolls it into view. */
  stand: { at: number };
  count: number;
  /** Out of view or disabled. */
  onLost: () => void;
};

const findList = (place: Element | null) => place?.querySelector<HTMLElement>('[role=listbox]');

/** Keeps an open list at its button while page and viewport move. */
export const ListPositioner = ({ place, stand, count, onLost }: ListPositionerProps) => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: begins once, as the list opens
  useLayoutEffect(() => {
    const anchor = place.current;
    const list = findList(anchor);
    if (!list || !anchor) return;
    anchor.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    list.showPopover?.();
    let frame = 0;
    const placeNextFrame = (event: Event) => {
      if (event.target === list) return;
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => placeList(list, anchor));
    };
    const sight = new IntersectionObserver(([seen]) => !seen?.isIntersecting && onLost());
    const moves = [
      [window, 'scroll'],
      [window, 'resize'],
      [window.visualViewport, 'scroll'],
      [window.visualViewport, 'resize'],
    ] as const;
    sight.observe(anchor);
    const button = anchor.querySelector('[role=combobox]');
    const used = button ? observeDisabled(button, onLost) : undefined;
    for (const [target, name] of moves) target?.addEventListener(name, placeNextFrame, true);
    return () => {
      cancelAnimationFrame(frame);
      sight.disconnect();
      used?.();
      for (const [target, name] of moves) target?.removeEventListener(name, placeNextFrame, true);
      list.hidePopover?.();
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a list of fewer entries stands elsewhere
  useLayoutEffect(() => {
    const list = findList(place.current);
    if (list && place.current) placeList(list, place.current);
  }, [place, count]);
  useLayoutEffect(() => {
    const list = findList(place.current);
    const entry = list?.children[stand.at];
    if (list && entry instanceof HTMLElement) scrollToEntry(list, entry);
  }, [place, stand]);
  return null;
};
