import { styled } from '@parvis/theme/css/stitches';
import type { ComponentProps } from 'react';
import { useFrameTexts } from '../../texts.tsx';
import { buttonBase, hiddenVisually, hoverEdge } from '../shared/buttonBase.ts';
import { fillingEdge } from '../shared/edges.ts';
import { focusRing } from '../shared/focusRing.ts';

const Root = styled('button', buttonBase, hoverEdge, focusRing, {
  position: 'relative',
  flexShrink: 0,
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$1',
  minBlockSize: '2rem',
  paddingInline: '$3',
  borderRadius: '$round',
  backgroundColor: '$navBtnBg',
  color: '$txt',
  fontSize: '$xs',
  lineHeight: '$tight',
  // In one line where there is room for it.
  maxInlineSize: '100%',
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
  // Of the same width on and off: a row of chips does not jump where one is pressed.
  '&[aria-pressed=true]': { backgroundColor: '$btn1Bg', color: '$btn1Fill' },
  '&[aria-pressed=true]:not(:focus-visible)': fillingEdge,
  /* Reaches 48 px for a thumb without taking the room. */
  '&::after': { content: '', position: 'absolute', insetInline: 0, insetBlock: '-0.5rem' },
  '&[aria-pressed=true] > [data-unread]::before': { backgroundColor: 'currentColor' },
  '@forced': {
    border: '1px solid ButtonText',
    '&[aria-pressed=true]': { border: '3px solid Highlight', paddingInline: 'calc($space$3 - 2px)' },
  },
});

const Words = styled('span', { minInlineSize: 0, textAlign: 'start' });
const Dot = styled('span', {
  position: 'relative',
  flexShrink: 0,
  '&::before': {
    content: '',
    display: 'block',
    inlineSize: '0.5rem',
    blockSize: '0.5rem',
    borderRadius: '$round',
    backgroundColor: '$btn1Bg',
  },
  '@forced': { '&::before': { backgroundColor: 'ButtonText' } },
});
const Hidden = styled('span', hiddenVisually);

export type FilterChipProps = ComponentProps<'button'> & {
  /** Whether this filter is on. */
  pressed: boolean;
  /** How many entries it lets through, or words for it: "999+". */
  count?: number | string | undefined;
  /** How many of them are unread: a dot, which says the number to whoever listens. 0 by default. */
  unread?: number | undefined;
};

const Unread = ({ count }: { count: number }) => {
  const texts = useFrameTexts();
  return (
    <Dot data-unread="">
      <Hidden>{texts.unread(count)}</Hidden>
    </Dot>
  );
};

/**
 * Switches one filter of a list; stands in a ChipRow.
 * Renders a `<button aria-pressed>`. Data attributes: `data-pressed`.
 */
export const FilterChip = ({ pressed, count, unread = 0, children, ...rest }: FilterChipProps) => (
  <Root type="button" aria-pressed={pressed} data-pressed={pressed || undefined} {...rest}>
    <Words>{children}</Words>
    {count !== undefined && <span>{count}</span>}
    {unread > 0 && <Unread count={unread} />}
  </Root>
);
