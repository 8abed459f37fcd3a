import { styled } from '@parvis/theme/css/stitches';
import type { ComponentProps } from 'react';

const SPACES = [0, 1, 2, 3, 4, 5, 6, 8, 10, 12, 16] as const;
const ALIGNED = {
  start: 'start',
  middle: 'center',
  end: 'end',
  stretch: 'stretch',
  baseline: 'baseline',
} as const;
const SPREAD = { start: 'start', middle: 'center', end: 'end', between: 'space-between' } as const;

const gaps = Object.fromEntries(
  SPACES.map((step) => [`&[data-gap="${step}"]`, { gap: step === 0 ? 0 : (`$${step}` as const) }]),
);
const aligns = Object.fromEntries(
  Object.entries(ALIGNED).map(([name, to]) => [`&[data-align=${name}]`, { alignItems: to }]),
);
const spreads = Object.fromEntries(
  Object.entries(SPREAD).map(([name, to]) => [`&[data-spread=${name}]`, { justifyContent: to }]),
);

const Root = styled('div', {
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '&[data-row]': { flexDirection: 'row' },
  '&[data-wrap]': { flexWrap: 'wrap' },
  ...gaps,
  ...aligns,
  ...spreads,
});

export type StackProps = ComponentProps<'div'> & {
  /** The element that it is: one with a meaning where there is one (`ul`, `section`, `nav`). A `div` by default. */
  as?: 'div' | 'section' | 'ul' | 'ol' | 'nav' | 'header' | 'footer' | 'main' | undefined;
  /** Beside one another. Not by default: one below the other. */
  row?: boolean | undefined;
  /** A row goes on in a second line. Not by default. */
  wrap?: boolean | undefined;
  /** Air between them, in the steps of the theme (4 px each): 4 by default. */
  gap?: (typeof SPACES)[number] | undefined;
  /** Where they stand across: `stretch` by default. */
  align?: keyof typeof ALIGNED | undefined;
  /** Where they stand along: `start` by default. */
  spread?: keyof typeof SPREAD | undefined;
};

/**
 * Puts things one below the other, or beside one another, with even air between them.
 * Renders a `<div>`, or the element of `as`. Data attributes: `data-row`, `data-wrap`, `data-gap`, `data-align`, `data-spread`.
 */
export const Stack = ({
  row = false,
  wrap = false,
  gap = 4,
  align = 'stretch',
  spread = 'start',
  ...rest
}: StackProps) => (
  <Root
    data-row={row || undefined}
    data-wrap={wrap || undefined}
    data-gap={gap}
    data-align={align}
    data-spread={spread}
    {...rest}
  />
);
