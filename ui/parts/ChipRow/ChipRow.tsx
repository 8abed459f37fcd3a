import { styled } from '@parvis/theme/css/stitches';
import type { ComponentProps, FocusEvent } from 'react';

const Root = styled('div', {
  position: 'relative',
  display: 'flex',
  gap: '$2',
  paddingBlock: '$2',
  paddingInline: '$2',
  marginInline: '-$2',
  overflowX: 'auto',
  scrollPaddingInline: '$2',
  scrollbarWidth: 'none',
  overscrollBehaviorInline: 'contain',
  '&::-webkit-scrollbar': { display: 'none' },
  // A mouse has no sideways swipe.
  '@desk': { flexWrap: 'wrap', overflowX: 'visible' },
  '&[data-wrap]': { flexWrap: 'wrap', overflowX: 'visible', marginInline: 0, paddingInline: 0 },
});

/** Browsers leave a chip that is half in sight where it is. */
const show = ({ target }: FocusEvent) => target.scrollIntoView({ block: 'nearest', inline: 'nearest' });

export type ChipRowProps = ComponentProps<'div'> & {
  /** A phone wraps it too: all chips are in sight. */
  wrap?: boolean | undefined;
};

/**
 * A row of chips that scrolls sideways when it is longer than the screen, and wraps on a desk; name it with `aria-label`.
 * Renders a `<div role="group">`. Data attributes: `data-wrap`.
 */
export const ChipRow = ({ wrap, ...props }: ChipRowProps) => (
  <Root role="group" onFocus={show} data-wrap={wrap ? '' : undefined} {...props} />
);
