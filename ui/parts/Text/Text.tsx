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

/** A strict CSP refuses inline styles in server HTML. */
const WITH_RULES = 10;
const lineClamps = {
  '&[data-lines="1"]': { WebkitLineClamp: 1 },
  '&[data-lines="2"]': { WebkitLineClamp: 2 },
  '&[data-lines="3"]': { WebkitLineClamp: 3 },
  '&[data-lines="4"]': { WebkitLineClamp: 4 },
  '&[data-lines="5"]': { WebkitLineClamp: 5 },
  '&[data-lines="6"]': { WebkitLineClamp: 6 },
  '&[data-lines="7"]': { WebkitLineClamp: 7 },
  '&[data-lines="8"]': { WebkitLineClamp: 8 },
  '&[data-lines="9"]': { WebkitLineClamp: 9 },
  '&[data-lines="10"]': { WebkitLineClamp: 10 },
} as const;

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
  ...lineClamps,
});

export type TextProps = ComponentProps<'p'> & {
  /** Default `p`. */
  as?: 'p' | 'span' | 'div' | 'strong' | 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6' | 'figcaption' | undefined;
  /** Theme step. Default 16 px (`md`). */
  size?: (typeof SIZES)[number] | undefined;
  weight?: (typeof WEIGHTS)[number] | undefined;
  figures?: boolean | undefined;
  /** Truncated by an ellipsis. Default: all. */
  lines?: number | undefined;
};

/** Themed text. Renders a `<p>`, or `as`. */
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
