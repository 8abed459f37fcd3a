import { type FocusEvent, useRef } from 'react';

/** A touch screen would show its keyboard over what is asked: there the heading is read first. */
const isTouched = (): boolean => matchMedia('(pointer: coarse)').matches;

/** Moves the focus of a panel on to its first field, once. @returns props of the panel */
export function useWordsFocus() {
  const begun = useRef(false);
  return {
    onFocus: ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
      if (begun.current || target !== currentTarget) return;
      begun.current = true;
      if (!isTouched()) currentTarget.querySelector<HTMLElement>('textarea, input')?.focus();
    },
  };
}
