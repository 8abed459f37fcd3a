import { type FocusEvent, useRef } from 'react';

/** A touch screen would show its keyboard over what is asked: there the heading is read first. */
const isTouched = (): boolean => matchMedia('(pointer: coarse)').matches;

/**
 * What asks for words is written in at once: the focus that comes to its panel goes on to the first field, once.
 * @returns what the panel takes
 */
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
