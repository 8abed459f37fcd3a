import { keyframes, styled } from '@parvis/theme/css/stitches';
import type { ComponentProps } from 'react';
import { canMix } from '../shared/buttonBase.ts';

const breathe = keyframes({ '50%': { opacity: 0.45 } });

const Root = styled('span', {
  display: 'block',
  inlineSize: '100%',
  borderRadius: '$control',
  backgroundColor: '$navBtnBg',
  animation: `${breathe} 1.6s ease-in-out infinite`,
  [canMix]: { backgroundColor: 'color-mix(in srgb, currentColor 10%, transparent)' },
  '&[data-shape=text]': { blockSize: '0.75em', marginBlock: '0.375em', borderRadius: '$mark' },
  '&[data-shape=tile]': { blockSize: '8rem', borderRadius: '$tile' },
  '&[data-shape=round]': { inlineSize: '2.5rem', blockSize: '2.5rem', borderRadius: '$round' },
  '&[data-shape=box]': { blockSize: '$target' },
  '@motion': { animation: 'none' },
  '@forced': { border: '1px solid GrayText' },
});

export type SkeletonProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** What it stands in for: a line of `text` (the default), a tile, something round, a box. */
  shape?: 'text' | 'tile' | 'round' | 'box' | undefined;
};

/**
 * Holds the place of something whose shape is known while it is loaded. Silent: whoever waits sets `aria-busy` on what
 * is being filled.
 * Renders a `<span aria-hidden>`. Data attributes: `data-shape`.
 */
export const Skeleton = ({ shape = 'text', ...rest }: SkeletonProps) => (
  <Root aria-hidden data-shape={shape} {...rest} />
);
