import { styled } from '@parvis/theme/css/stitches';
import type { ComponentProps } from 'react';
import { useFrameTexts } from '../../texts.tsx';
import { buttonBase, hoverEdge, visuallyHiddenStyle } from '../shared/buttonBase.ts';
import { focusRing } from '../shared/focusRing.ts';
import { primaryEdge } from '../shared/primaryFill.ts';

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
  maxInlineSize: '100%',
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
  // The row must not shift.
  '&[aria-pressed=true]': { backgroundColor: '$btn1Bg', color: '$btn1Fill' },
  '&[aria-pressed=true]:not(:focus-visible)': primaryEdge,
  /* 48 px touch target. */
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
const Hidden = styled('span', visuallyHiddenStyle);

export type FilterChipProps = ComponentProps<'button'> & {
  pressed: boolean;
  /** Matches: a number or "999+". */
  count?: number | string | undefined;
  /** Shown as a dot. Default 0. */
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

/** Filter toggle in a ChipRow. Renders a `<button aria-pressed>`. */
export const FilterChip = ({ pressed, count, unread = 0, children, ...rest }: FilterChipProps) => (
  <Root type="button" aria-pressed={pressed} data-pressed={pressed || undefined} {...rest}>
    <Words>{children}</Words>
    {count !== undefined && <span>{count}</span>}
    {unread > 0 && <Unread count={unread} />}
  </Root>
);
