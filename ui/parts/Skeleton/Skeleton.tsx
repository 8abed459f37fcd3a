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
  /** Default `text`, one line. */
  shape?: 'text' | 'tile' | 'round' | 'box' | undefined;
};

/** Silent placeholder; set `aria-busy` on the container. Renders a `<span aria-hidden>`. */
export const Skeleton = ({ shape = 'text', ...rest }: SkeletonProps) => (
  <Root aria-hidden data-shape={shape} {...rest} />
);
