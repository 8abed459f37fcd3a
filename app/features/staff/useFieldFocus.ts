import { type FocusEvent, useRef } from 'react';

/** Avoids covering the dialog with a touch keyboard. */
const isTouchScreen = (): boolean => matchMedia('(pointer: coarse)').matches;

/** Focuses the first field once. @returns props of the panel */
export function useFieldFocus() {
  const begun = useRef(false);
  return {
    onFocus: ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
      if (begun.current || target !== currentTarget) return;
      begun.current = true;
      if (!isTouchScreen()) currentTarget.querySelector<HTMLElement>('textarea, input')?.focus();
    },
  };
}
