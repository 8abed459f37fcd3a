import { type FocusEvent, useRef } from 'react';

/** A touch keyboard would cover the dialog. */
const isTouchScreen = (): boolean => matchMedia('(pointer: coarse)').matches;

/** Once. @returns props of the panel */
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
