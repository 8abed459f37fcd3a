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
  /** Default `div`. */
  as?: 'div' | 'section' | 'ul' | 'ol' | 'nav' | 'header' | 'footer' | 'main' | undefined;
  row?: boolean | undefined;
  wrap?: boolean | undefined;
  /** Steps of 4 px. Default 4. */
  gap?: (typeof SPACES)[number] | undefined;
  align?: keyof typeof ALIGNED | undefined;
  spread?: keyof typeof SPREAD | undefined;
};

/** Even spacing. Renders a `<div>`, or `as`. */
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
