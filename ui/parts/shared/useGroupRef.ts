import { type Ref, type RefObject, useImperativeHandle, useRef } from 'react';

/** Selector of the group's tabbable answers. */
const TABBABLE = ':is([role=radio], [role=checkbox], [aria-pressed]):not(:disabled, [tabindex="-1"])';

/** Returns the tab stop: the selected answer, else the first. */
const findTabStop = (group: HTMLElement): HTMLElement | null =>
  group.querySelector<HTMLElement>(`${TABBABLE}[aria-pressed=true]`) ?? group.querySelector(TABBABLE);

/** Returns a ref whose `focus()` focuses the group's tab stop. Form libraries call it on the first invalid field. */
export function useGroupRef(ref: Ref<HTMLDivElement> | undefined): RefObject<HTMLDivElement | null> {
  const root = useRef<HTMLDivElement>(null);
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => {
    const group = root.current;
    if (group) {
      const focusGroup = (options?: FocusOptions) => findTabStop(group)?.focus(options);
      Object.defineProperty(group, 'focus', { configurable: true, value: focusGroup });
    }
    return group;
  });
  return root;
}
