import { styled } from '@parvis/theme/css/stitches';
import type { MouseEvent, ReactNode } from 'react';
import { buttonClass } from '../../parts/Button/buttonStyles.ts';
import { visuallyHiddenStyle } from '../../parts/shared/buttonBase.ts';
import { createCleanupRef } from '../../parts/shared/createCleanupRef.ts';
import { useFrameTexts } from '../../texts.tsx';

const Link = styled('a', buttonClass, {
  position: 'fixed',
  insetBlockStart: 8,
  insetInlineStart: 8,
  zIndex: 3,
  '&:not(:focus)': visuallyHiddenStyle,
});

/** Of `<main>`, focusable by `contentTarget`. */
const CONTENT = 'content';
/** By its skip link only. */
export const skipTarget = (id: string) => ({ id, tabIndex: -1 });
export const contentTarget = skipTarget(CONTENT);
export const LIST = 'list';
export const PANE = 'pane';
export const paneTarget = skipTarget(PANE);

/** Unmounted with its page. */
let left = false;
const keepFocus = createCleanupRef((link: HTMLAnchorElement) => {
  if (left && document.activeElement === document.body) link.focus();
  left = false;
  return () => {
    left = document.activeElement === link;
  };
});

/** Skip link, visible on focus. */
export const SkipLink = ({ to = CONTENT, children }: { to?: string; children?: ReactNode }) => {
  const texts = useFrameTexts();
  const skip = (event: MouseEvent) => {
    // A history entry without effect would break Back.
    event.preventDefault();
    document.getElementById(to)?.focus();
  };
  return (
    <Link ref={keepFocus} href={`#${to}`} data-variant="solid" onClick={skip}>
      {children ?? texts.skipToContent}
    </Link>
  );
};
