import { styled } from '@parvis/theme/css/stitches';
import type { ComponentProps } from 'react';

const Root = styled('div', {
  position: 'relative',
  display: 'flex',
  gap: '$2',
  paddingBlock: '$2',
  paddingInline: '$2',
  marginInline: '-$2',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  overscrollBehaviorInline: 'contain',
  '&::-webkit-scrollbar': { display: 'none' },
  // A mouse has no sideways swipe.
  '@desk': { flexWrap: 'wrap', overflowX: 'visible' },
  '&[data-wrap]': { flexWrap: 'wrap', overflowX: 'visible', marginInline: 0, paddingInline: 0 },
});

export type ChipRowProps = ComponentProps<'div'> & {
  /** A phone wraps it too: all chips are in sight. */
  wrap?: boolean | undefined;
};

/**
 * A row of chips that scrolls sideways when it is longer than the screen, and wraps on a desk; name it with `aria-label`.
 * Renders a `<div role="group">`. Data attributes: `data-wrap`.
 */
export const ChipRow = ({ wrap, ...props }: ChipRowProps) => (
  <Root role="group" data-wrap={wrap ? '' : undefined} {...props} />
);
