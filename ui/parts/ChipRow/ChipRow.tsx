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
});

export type ChipRowProps = ComponentProps<'div'>;

/**
 * A row of chips that scrolls sideways when it is longer than the screen, and wraps on a desk; name it with `aria-label`.
 * Renders a `<div role="group">`.
 */
export const ChipRow = (props: ChipRowProps) => <Root role="group" {...props} />;
