import { useEffect, useRef } from 'react';
import { focusHeading } from './focusHeading.ts';

/** After going to another page, a screen reader begins at its heading. The first page is left to the browser. */
export const PageFocus = ({ address }: { address: string }) => {
  const shown = useRef(address);
  useEffect(() => {
    // What the server drew is the app's from now on.
    document.querySelector('[data-drawn]')?.removeAttribute('data-drawn');
  }, []);
  useEffect(() => {
    if (shown.current === address) return;
    shown.current = address;
    focusHeading();
  }, [address]);
  return null;
};
