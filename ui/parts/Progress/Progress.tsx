import { keyframes, styled } from '@parvis/theme/css/stitches';
import type { ComponentProps } from 'react';
import type { Slot } from '../../slots.ts';
import { canMix } from '../shared/buttonBase.ts';

const slide = keyframes({ from: { insetInlineStart: '-40%' }, to: { insetInlineStart: '100%' } });

const Root = styled('div', {
  position: 'relative',
  overflow: 'hidden',
  inlineSize: '100%',
  blockSize: '8px',
  borderRadius: '$round',
  backgroundColor: '$navBtnBg',
  [canMix]: { backgroundColor: 'color-mix(in srgb, currentColor 14%, transparent)' },
  '@forced': { border: '1px solid CanvasText' },
});

/** A strict CSP refuses inline styles in server HTML; SVG widths are attributes. */
const Bar = styled('svg', {
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  blockSize: '100%',
  borderRadius: '$round',
  backgroundColor: '$btn1Bg',
  transition: 'inline-size 200ms ease-out',
  /* Visible end of a pale bar. */
  boxShadow: 'inset 0 0 0 1px $colors$reportBtnBrdr',
  '[data-unknown] > &': { inlineSize: '40%', animation: `${slide} 1.4s ease-in-out infinite` },
  '@motion': { transition: 'none', '[data-unknown] > &': { animation: 'none', insetInlineStart: '30%' } },
  '@forced': { backgroundColor: 'Highlight' },
});

export type ProgressSlot = Slot<'Progress'>;

export type ProgressProps = Omit<ComponentProps<'div'>, 'children'> & {
  label: string;
  value?: number | undefined;
  /** Default 100; indeterminate at 0. */
  max?: number | undefined;
  classNames?: Partial<Record<ProgressSlot, string>> | undefined;
};

/** Progress bar. Renders a `<div role="progressbar">`. */
export const Progress = ({ label, value, max = 100, classNames, ...rest }: ProgressProps) => {
  const done = value === undefined || !(max > 0) ? undefined : Math.max(0, Math.min(max, value));
  return (
    <Root
      role="progressbar"
      aria-label={label}
      {...(done !== undefined && { 'aria-valuemin': 0, 'aria-valuemax': max, 'aria-valuenow': done })}
      data-unknown={done === undefined || undefined}
      {...rest}
    >
      <Bar className={classNames?.bar} width={done === undefined ? undefined : `${(done / max) * 100}%`} />
    </Root>
  );
};
