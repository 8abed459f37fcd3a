import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Shows each part of the work from its top: where the page scrolls as a whole, on a phone, the part before may have been left far
 * down. What a bar covers counts as out of sight (`scroll-margin`).
 */
export function useTopOf(part: string): RefObject<HTMLElement | null> {
  const place = useRef<HTMLElement>(null);
  const before = useRef(part);
  useLayoutEffect(() => {
    const box = place.current;
    if (before.current === part || !box) return;
    before.current = part;
    const covered = Number.parseFloat(getComputedStyle(box).scrollMarginBlockStart) || 0;
    if (box.getBoundingClientRect().top < covered) box.scrollIntoView({ block: 'start' });
  }, [part]);
  return place;
}
