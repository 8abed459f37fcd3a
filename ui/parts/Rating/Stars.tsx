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

const tenths = Object.fromEntries(
  Array.from({ length: 9 }, (_, at) => [`&[data-tenths="${at + 1}"]`, { inlineSize: `${(at + 1) * 10}%` }]),
);

const Fill = styled('span', {
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  inlineSize: '100%',
  ...tenths,
  overflow: 'hidden',
  '& svg': { display: 'block', ...starFilling },
});

export type StarProps = {
  /** Share of the star that is filled, to its tenth: 0 empty to 1 full. */
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
      <Fill data-tenths={Math.round(Math.min(1, fill) * 10)}>
        <StarIcon size={size} />
      </Fill>
    )}
  </Box>
);
