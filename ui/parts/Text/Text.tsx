import { styled } from '@parvis/theme/css/stitches';
import type { ComponentProps, CSSProperties } from 'react';

const SIZES = ['xs', 'sm', 'md', 'lg', 'xl'] as const;
const WEIGHTS = ['regular', 'medium', 'bold'] as const;

const sizes = Object.fromEntries(
  SIZES.map((name) => [`&[data-size=${name}]`, { fontSize: `$${name}` as const }]),
);
const weights = Object.fromEntries(
  WEIGHTS.map((name) => [`&[data-weight=${name}]`, { fontWeight: `$${name}` as const }]),
);

/** So many lines are told by rules: a strict policy refuses a style in what a server drew. */
const WITH_RULES = 10;
const cuts = Object.fromEntries(
  Array.from({ length: WITH_RULES }, (_, at) => [`&[data-lines="${at + 1}"]`, { WebkitLineClamp: at + 1 }]),
);

const Root = styled('p', {
  margin: 0,
  color: 'inherit',
  fontFamily: '$body',
  lineHeight: '$normal',
  overflowWrap: 'break-word',
  ...sizes,
  ...weights,
  '&[data-size=lg], &[data-size=xl]': { lineHeight: '$snug' },
  '&[data-figures]': { fontVariantNumeric: 'tabular-nums' },
  '&[data-lines]': {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 'var(--pv-lines)',
    overflow: 'hidden',
  },
  ...cuts,
});

export type TextProps = ComponentProps<'p'> & {
  /** The element that it is: a heading where it is one. A `p` by default. */
  as?: 'p' | 'span' | 'div' | 'strong' | 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6' | 'figcaption' | undefined;
  /** A step of the theme, 16 px (`md`) by default; it grows with the text of the reader. */
  size?: (typeof SIZES)[number] | undefined;
  /** How strong it is: `regular` by default. */
  weight?: (typeof WEIGHTS)[number] | undefined;
  /** Figures of one width, for columns and counters. Not by default. */
  figures?: boolean | undefined;
  /** So many lines at most, the last one cut with a sign. All of them by default: what is cut, somebody cannot read. */
  lines?: number | undefined;
};

/**
 * Words in the steps of the theme, in the colour of what they stand on.
 * Renders a `<p>`, or the element of `as`. Data attributes: `data-size`, `data-weight`, `data-figures`, `data-lines`.
 */
export const Text = ({
  size = 'md',
  weight = 'regular',
  figures = false,
  lines,
  style,
  ...rest
}: TextProps) => (
  <Root
    data-size={size}
    data-weight={weight}
    data-figures={figures || undefined}
    data-lines={lines}
    style={
      lines === undefined || lines <= WITH_RULES
        ? style
        : ({ '--pv-lines': lines, ...style } as CSSProperties)
    }
    {...rest}
  />
);
