import { type FocusEvent, type RefObject, useRef } from 'react';
import { useBeforePaint } from '../../useBeforePaint.ts';

/**
 * Keeps the focus in the conversation when what held it goes, as the button does that loads older messages: then the
 * log takes it, and nothing moves. Answers the listeners for whatever may hold it.
 */
export const useKeepFocus = (log: RefObject<HTMLElement | null>) => {
  const focused = useRef<Element>(undefined);
  // After every drawing: React tells nobody that it took away what had the focus.
  useBeforePaint(() => {
    if (!focused.current || focused.current.isConnected) return;
    focused.current = undefined;
    if (document.activeElement === document.body) log.current?.focus({ preventScroll: true });
  });
  return {
    onFocus: ({ target, currentTarget }: FocusEvent) => {
      // What a message opened elsewhere in the page gives its focus back by itself.
      if (currentTarget.contains(target)) focused.current = target;
    },
    onBlur: () => {
      focused.current = undefined;
    },
  };
};
