import { useEffect, useRef } from 'react';
import { focusHeading } from './focusHeading.ts';

/** Focuses the heading after navigation, for screen readers; not on the first page. */
export const PageFocus = ({ address }: { address: string }) => {
  const shown = useRef(address);
  useEffect(() => {
    // Hydrated: drops the server rendering's mark.
    document.querySelector('[data-drawn]')?.removeAttribute('data-drawn');
  }, []);
  useEffect(() => {
    if (shown.current === address) return;
    shown.current = address;
    focusHeading();
  }, [address]);
  return null;
};
