import { useEffect, useRef } from 'react';
import { focusHeading } from './focusHeading.ts';

/** Moves the focus to the heading after navigation, for screen readers; not on the first page. */
export const PageFocus = ({ address }: { address: string }) => {
  const shown = useRef(address);
  useEffect(() => {
    // Hydrated: the mark of the server's rendering goes.
    document.querySelector('[data-drawn]')?.removeAttribute('data-drawn');
  }, []);
  useEffect(() => {
    if (shown.current === address) return;
    shown.current = address;
    focusHeading();
  }, [address]);
  return null;
};
