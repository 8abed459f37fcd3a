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

/** Without a call, which would stay in what is built. */
const tenths = {
  '&[data-tenths="1"]': { inlineSize: '10%' },
  '&[data-tenths="2"]': { inlineSize: '20%' },
  '&[data-tenths="3"]': { inlineSize: '30%' },
  '&[data-tenths="4"]': { inlineSize: '40%' },
  '&[data-tenths="5"]': { inlineSize: '50%' },
  '&[data-tenths="6"]': { inlineSize: '60%' },
  '&[data-tenths="7"]': { inlineSize: '70%' },
  '&[data-tenths="8"]': { inlineSize: '80%' },
  '&[data-tenths="9"]': { inlineSize: '90%' },
} as const;

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
