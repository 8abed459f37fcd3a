import { type Ref, type RefObject, useImperativeHandle, useRef } from 'react';

/** Answers of a group that the Tab key reaches. */
const REACHED = ':is([role=radio], [role=checkbox], [aria-pressed]):not(:disabled, [tabindex="-1"])';

/** The answer that a group is entered by: the given one, else the first. */
const tabStopOf = (group: HTMLElement): HTMLElement | null =>
  group.querySelector<HTMLElement>(`${REACHED}[aria-pressed=true]`) ?? group.querySelector(REACHED);

/**
 * Gives a host the element of a group whose `focus()` goes to the tab stop of the group, as the focus of an input goes to itself:
 * libraries of forms call it on the first field that is wrong. @returns the ref of the element
 */
export function useGroupRef(ref: Ref<HTMLDivElement> | undefined): RefObject<HTMLDivElement | null> {
  const root = useRef<HTMLDivElement>(null);
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => {
    const group = root.current;
    if (group) {
      const value = (options?: FocusOptions) => tabStopOf(group)?.focus(options);
      Object.defineProperty(group, 'focus', { configurable: true, value });
    }
    return group;
  });
  return root;
}
