import { useEffect, useRef } from 'react';

/** Takes the focus to the heading of what is now shown, where it would otherwise fall back to the page's start. */
export function focusHeading(): void {
  const active = document.activeElement;
  if (active && active !== document.body) return;
  const heading = document.querySelector<HTMLElement>('h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.style.outline = 'none';
  heading.focus({ preventScroll: true });
}

/** After going to another page, a screen reader begins at its heading. The first page is left to the browser. */
export const PageFocus = ({ address }: { address: string }) => {
  const shown = useRef(address);
  useEffect(() => {
    if (shown.current === address) return;
    shown.current = address;
    focusHeading();
  }, [address]);
  return null;
};
