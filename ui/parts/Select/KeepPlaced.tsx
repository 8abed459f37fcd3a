import { type RefObject, useLayoutEffect } from 'react';
import { whenDisabled } from '../shared/whenDisabled.ts';

/** Air between list and button, in pixels. */
const GAP = 4;
/** Air between list and the edge of what can be seen, in pixels. */
const EDGE = 8;
/** Height that a list may take below its button before the room above is considered, in pixels. */
const ENOUGH = 320;
/** A list never gets lower than this, in pixels: it covers its button rather. */
const LEAST = 144;

/** Where what can be seen ends at the side, but for some air. */
const sideEnd = (view: VisualViewport | null): number =>
  (view?.offsetLeft ?? 0) + (view?.width ?? window.innerWidth) - EDGE;

/** Puts an open list at its button: below it, or above where there is more room, no higher than that room. */
function placeList(list: HTMLElement, button: Element): void {
  const view = window.visualViewport;
  const start = (view?.offsetTop ?? 0) + EDGE;
  const end = start + (view?.height ?? window.innerHeight) - 2 * EDGE;
  const at = button.getBoundingClientRect();
  const below = end - at.bottom - GAP;
  const above = at.top - GAP - start;
  const isBelow = below >= Math.min(list.scrollHeight + GAP, ENOUGH) || below >= above;
  const room = Math.max(isBelow ? below : above, Math.min(LEAST, end - start));
  const { style } = list;
  list.dataset.side = isBelow ? 'below' : 'above';
  style.width = `${at.width}px`;
  style.maxHeight = `min(20rem, ${room}px)`;
  const now = list.getBoundingClientRect();
  const wanted = isBelow ? at.bottom + GAP : at.top - GAP - now.height;
  const top = Math.max(start, Math.min(wanted, end - now.height));
  // By the difference, since without a top layer "fixed" may be meant within something moved.
  const left = Math.max(EDGE, Math.min(at.left, sideEnd(view) - now.width));
  style.left = `${(Number.parseFloat(style.left) || 0) + (now.width > at.width ? left : at.left) - now.left}px`;
  style.top = `${(Number.parseFloat(style.top) || 0) + top - now.top}px`;
}

/** Scrolls a list, and nothing around it, until an entry is in sight. */
function reveal(list: HTMLElement, entry: HTMLElement): void {
  const start = entry.offsetTop - GAP;
  const end = entry.offsetTop + entry.offsetHeight + GAP;
  if (start < list.scrollTop) list.scrollTop = start;
  else if (end > list.scrollTop + list.clientHeight) list.scrollTop = end - list.clientHeight;
}

export type KeepPlacedProps = {
  /** What holds the button and the list. */
  place: RefObject<HTMLElement | null>;
  /** Entry that the keys stand on: a new one is brought into sight. */
  stand: { at: number };
  /** How many entries there are. */
  count: number;
  /** The button has gone out of sight, or cannot be used any more. */
  onLost: () => void;
};

const listIn = (place: Element | null) => place?.querySelector<HTMLElement>('[role=listbox]');

/**
 * Holds an open list over everything else, at its button, while page and screen move under it. It lies in the top layer
 * where the browser has one: nothing around a select cuts it. Stands in the list only while that is open.
 * Renders nothing.
 */
export const KeepPlaced = ({ place, stand, count, onLost }: KeepPlacedProps) => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: begins once, as the list opens
  useLayoutEffect(() => {
    const anchor = place.current;
    const list = listIn(anchor);
    if (!list || !anchor) return;
    anchor.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    list.showPopover?.();
    let frame = 0;
    const follow = (event: Event) => {
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
    const used = button ? whenDisabled(button, onLost) : undefined;
    for (const [target, name] of moves) target?.addEventListener(name, follow, true);
    return () => {
      cancelAnimationFrame(frame);
      sight.disconnect();
      used?.();
      for (const [target, name] of moves) target?.removeEventListener(name, follow, true);
      list.hidePopover?.();
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a list of fewer entries stands elsewhere
  useLayoutEffect(() => {
    const list = listIn(place.current);
    if (list && place.current) placeList(list, place.current);
  }, [place, count]);
  useLayoutEffect(() => {
    const list = listIn(place.current);
    const entry = list?.children[stand.at];
    if (list && entry instanceof HTMLElement) reveal(list, entry);
  }, [place, stand]);
  return null;
};
