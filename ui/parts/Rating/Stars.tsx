import { styled } from '@parvis/theme/css/stitches';
import { StarIcon } from '../../icons/StarIcon.tsx';
import { starColours, starFilling } from './starStyles.ts';

const Box = styled('span', {
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
  '& > svg': { display: 'block', maxInlineSize: '100%', blockSize: 'auto' },
  ...starColours,
});

const Fill = styled('span', {
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  overflow: 'hidden',
  '& svg': { display: 'block', ...starFilling },
});

export type StarProps = {
  /** Share of the star that is filled: 0 empty to 1 full. */
  fill: number;
  /** CSS length of the edge. */
  size: string;
};

/**
 * One star, filled from its start up to a share; decoration of RatingShown, which speaks for it.
 * Renders a `<span>` with two icons.
 */
export const Star = ({ fill, size }: StarProps) => (
  <Box aria-hidden>
    <StarIcon size={size} />
    {fill > 0 && (
      <Fill style={{ inlineSize: `${Math.min(1, fill) * 100}%` }}>
        <StarIcon size={size} />
      </Fill>
    )}
  </Box>
);
