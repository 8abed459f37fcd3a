/** Space, type, radii, motion, and colours of the key table. */
import type { ColourKey, OutlineKey } from '../palette/keys.ts';
import { lightColours } from './colourTokens.ts';
import { createShadows } from './inkShadows.ts';

/** Light; lengths in rem or px. */
export const tokens = {
  colors: lightColours,
  /** 4px each. */
  space: {
    1: '0.25rem',
    2: '0.5rem',
    3: '0.75rem',
    4: '1rem',
    5: '1.25rem',
    6: '1.5rem',
    8: '2rem',
    10: '2.5rem',
    12: '3rem',
    16: '4rem',
  },
  sizes: {
    /** Minimum touch target. */
    target: '3rem',
    header: '64px',
    bottomBar: '80px',
    tileMin: '150px',
    composerMin: '48px',
    composerMax: '100px',
  },
  fonts: {
    body: 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Helvetica Neue", Arial, sans-serif',
  },
  fontSizes: { xs: '0.8125rem', sm: '0.875rem', md: '1rem', lg: '1.25rem', xl: '1.5rem' },
  fontWeights: { regular: '400', medium: '500', bold: '700' },
  lineHeights: { tight: '1.2', snug: '1.35', normal: '1.5' },
  radii: {
    tile: '16px',
    card: '16px',
    control: '13px',
    drawer: '24px',
    bubble: '18px',
    icon: '12px',
    mark: '6px',
    round: '9999px',
  },
  /** `low`: tiles, cards; `high`: drawers, report button. */
  shadows: createShadows(lightColours.txt, false),
} as const;

export type Tokens = typeof tokens;

/** `'@desk': {…}` */
export const media = {
  phone: '(max-width: 899.98px)',
  desk: '(min-width: 900px)',
  narrow: '(max-width: 339px)',
  /** For fixed bars: phones in landscape, 400 % zoom. */
  short: '(max-height: 399.98px)',
  dark: '(prefers-color-scheme: dark)',
  motion: '(prefers-reduced-motion: reduce)',
  forced: '(forced-colors: active)',
} as const;

/** Not under `'@motion'` (reduced motion). */
export const motion = { quick: '150ms', normal: '200ms', slow: '250ms', easing: 'ease-out' } as const;

export const hairline = 'color-mix(in srgb, currentColor 14%, transparent)';

/** Safari below 16.2 lacks `color-mix`. */
export const hairlineFallback = 'rgba(128, 128, 128, 0.28)';

/** For optional fills: browsers without `color-mix` drop the declaration. */
export function mix(key: ColourKey | OutlineKey, percent: number): string {
  return `color-mix(in srgb, var(--pv-colors-${key}) ${percent}%, transparent)`;
}
