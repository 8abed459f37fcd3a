import { type Ref, type RefObject, useImperativeHandle, useRef } from 'react';

/** Tabbable answers. */
const TABBABLE = ':is([role=radio], [role=checkbox], [aria-pressed]):not(:disabled, [tabindex="-1"])';

/** Selected, else first. */
const findTabStop = (group: HTMLElement): HTMLElement | null =>
  group.querySelector<HTMLElement>(`${TABBABLE}[aria-pressed=true]`) ?? group.querySelector(TABBABLE);

/** `focus()` goes to the tab stop; form libraries call it on invalid fields. */
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
