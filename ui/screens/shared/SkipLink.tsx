import { styled } from '@parvis/theme/css/stitches';
import type { MouseEvent, ReactNode } from 'react';
import { buttonClass } from '../../parts/Button/buttonStyles.ts';
import { hiddenVisually } from '../../parts/shared/buttonBase.ts';
import { endingRef } from '../../parts/shared/endingRef.ts';
import { useFrameTexts } from '../../texts.tsx';

const Link = styled('a', buttonClass, {
  position: 'fixed',
  insetBlockStart: 8,
  insetInlineStart: 8,
  zIndex: 3,
  '&:not(:focus)': hiddenVisually,
});

/** Where the link of a page leads: its `<main>`, which takes the focus with `contentTarget`. */
const CONTENT = 'content';
/** What a skip link leads to: takes the focus from it, and from nothing else. */
export const skipTarget = (id: string) => ({ id, tabIndex: -1 });
/** The same for the content of a page; a list in it, and what was opened from it. */
export const contentTarget = skipTarget(CONTENT);
export const LIST = 'list';
export const PANE = 'pane';
export const paneTarget = skipTarget(PANE);

/** A link went away under whoever was on it: the page that it led past is replaced by one with content. */
let left = false;
const keepFocus = endingRef((link: HTMLAnchorElement) => {
  if (left && document.activeElement === document.body) link.focus();
  left = false;
  return () => {
    left = document.activeElement === link;
  };
});

/** Leads past what stands at the top of every page; shown while it has the focus. Renders an `<a>`. */
export const SkipLink = ({ to = CONTENT, children }: { to?: string; children?: ReactNode }) => {
  const texts = useFrameTexts();
  const skip = (event: MouseEvent) => {
    // The address stays: a step of the history that shows nothing new is a Back key that does nothing.
    event.preventDefault();
    document.getElementById(to)?.focus();
  };
  return (
    <Link ref={keepFocus} href={`#${to}`} data-variant="solid" onClick={skip}>
      {children ?? texts.skipToContent}
    </Link>
  );
};
