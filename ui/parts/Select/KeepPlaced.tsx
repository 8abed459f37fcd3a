import { type RefObject, useLayoutEffect } from 'react';
import { whenDisabled } from '../shared/whenDisabled.ts';
import { placeList, reveal } from './placeList.ts';

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
