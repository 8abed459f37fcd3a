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
  // Mice cannot swipe.
  '@desk': { flexWrap: 'wrap', overflowX: 'visible' },
  '&[data-wrap]': { flexWrap: 'wrap', overflowX: 'visible', marginInline: 0, paddingInline: 0 },
});

/** Browsers ignore a partly visible focused chip. */
const scrollChipIntoView = ({ target }: FocusEvent) =>
  target.scrollIntoView({ block: 'nearest', inline: 'nearest' });

export type ChipRowProps = ComponentProps<'div'> & {
  wrap?: boolean | undefined;
};

/** Chips that scroll on phones and wrap on desktops; needs `aria-label`. Renders a `<div role="group">`. */
export const ChipRow = ({ wrap, ...props }: ChipRowProps) => (
  <Root role="group" onFocus={scrollChipIntoView} data-wrap={wrap ? '' : undefined} {...props} />
);
