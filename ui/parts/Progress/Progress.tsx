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

/** A drawing, since one says its width by an attribute: a strict policy refuses a style in what a server drew. */
const Bar = styled('svg', {
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  blockSize: '100%',
  borderRadius: '$round',
  backgroundColor: '$btn1Bg',
  transition: 'inline-size 200ms ease-out',
  /* A pale brand colour still ends somewhere. */
  boxShadow: 'inset 0 0 0 1px $colors$reportBtnBrdr',
  '[data-unknown] > &': { inlineSize: '40%', animation: `${slide} 1.4s ease-in-out infinite` },
  '@motion': { transition: 'none', '[data-unknown] > &': { animation: 'none', insetInlineStart: '30%' } },
  '@forced': { backgroundColor: 'Highlight' },
});

/** A piece of it that takes a class. */
export type ProgressSlot = Slot<'Progress'>;

export type ProgressProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** What goes on, spoken. */
  label: string;
  /** How many of `max` are done; without it the end is unknown. */
  value?: number | undefined;
  /** How many there are to do, of whatever is counted: 100 by default. At zero the end is unknown. */
  max?: number | undefined;
  /** Classes of yours for its pieces. */
  classNames?: Partial<Record<ProgressSlot, string>> | undefined;
};

/**
 * How far something has come.
 * Renders a `<div role="progressbar">`. Data attributes: `data-unknown`.
 */
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
