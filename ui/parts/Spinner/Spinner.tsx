import { keyframes, styled } from '@parvis/theme/css/stitches';
import type { ComponentProps } from 'react';
import { useFrameTexts } from '../../texts.tsx';
import { canMix, visuallyHiddenStyle } from '../shared/buttonBase.ts';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

const Root = styled('span', {
  display: 'inline-flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: '$3',
  '&[data-size=small]': { verticalAlign: '-0.2em' },
});

const Ring = styled('span', {
  display: 'block',
  inlineSize: '2.5rem',
  blockSize: '2.5rem',
  border: '4px solid',
  borderColor: 'currentColor transparent currentColor currentColor',
  borderRadius: '50%',
  animation: `${turn} 900ms linear infinite`,
  [canMix]: {
    borderColor: 'color-mix(in srgb, currentColor 18%, transparent)',
    borderBlockStartColor: 'currentColor',
  },
  '[data-size=small] &': { inlineSize: '1.125em', blockSize: '1.125em', borderWidth: '2px' },
  '@motion': { animationDuration: '6s' },
  '@forced': { borderColor: 'CanvasText', borderBlockStartColor: 'Highlight' },
});

const Hidden = styled('span', visuallyHiddenStyle);

export type SpinnerProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** `small` fits a text line. Default `large`. */
  size?: 'small' | 'large' | undefined;
  label?: string | undefined;
  /** Under the ring. Default `false`. */
  showLabel?: boolean | undefined;
};

/** Loading indicator without a known shape. Renders a `<span role="status">`. */
export const Spinner = ({ size = 'large', label, showLabel = false, ...rest }: SpinnerProps) => {
  const texts = useFrameTexts();
  const words = label ?? texts.loading;
  return (
    <Root role="status" data-size={size} {...rest}>
      <Ring aria-hidden />
      {showLabel ? <span>{words}</span> : <Hidden>{words}</Hidden>}
    </Root>
  );
};
