/** The only import of Stitches. Styles use tokens, never colours. */
import { createStitches, type DefaultThemeMap, type CSS as StitchesCss } from '@stitches/react';
import type { PlainSurface, Surface } from '../palette/keys.ts';
import { angles } from './colourTokens.ts';
import { hairline, hairlineFallback, media, type Tokens, tokens } from './tokens.ts';

const SUPPORTS_MIX = '@supports (color: color-mix(in srgb, red, blue))';

/** Logical edges of a hairline. */
export type Edge = 'all' | 'blockStart' | 'blockEnd' | 'inlineStart' | 'inlineEnd';

const edges: Readonly<Record<Edge, string>> = {
  all: 'border',
  blockStart: 'borderBlockStart',
  blockEnd: 'borderBlockEnd',
  inlineStart: 'borderInlineStart',
  inlineEnd: 'borderInlineEnd',
};

type Declarations = Readonly<Record<string, string | Readonly<Record<string, string>>>>;

/** `'$1'` … `'$16'` */
export type SpaceToken = `$${keyof Tokens['space']}`;
type SpaceValue = SpaceToken | `-${SpaceToken}` | `${number}${'px' | 'rem' | 'em' | '%'}` | 'auto' | 0;

const utils = {
  /** `surface: 'bg'`: gradient of bg1 and bg2; `surface: 'footBg'`: plain colour. */
  surface: (name: Surface): Declarations =>
    name in angles
      ? {
          // Paints a translucent start once.
          backgroundColor: 'transparent',
          backgroundImage: `linear-gradient(${angles[name]}deg, $colors$${name}1, $colors$${name}2)`,
        }
      : { backgroundColor: `$${name}`, backgroundImage: 'none' },
  /** One pixel, of `currentColor`. */
  hairline: (edge: Edge): Declarations => ({
    [edges[edge]]: `1px solid ${hairlineFallback}`,
    [SUPPORTS_MIX]: { [`${edges[edge]}Color`]: hairline },
  }),
  /** Safari prefixes: `userSelect` always, `hyphens` before 17. */
  userSelect: (value: string) => ({ WebkitUserSelect: value, userSelect: value }),
  hyphens: (value: string) => ({ WebkitHyphens: value, hyphens: value }),
  px: (value: SpaceValue) => ({ paddingInline: value }),
  py: (value: SpaceValue) => ({ paddingBlock: value }),
  mx: (value: SpaceValue) => ({ marginInline: value }),
  my: (value: SpaceValue) => ({ marginBlock: value }),
};

type Media = typeof media;
type Utils = typeof utils;
// Type checking takes a second instead of forty.
type Instance = ReturnType<typeof createStitches<'pv', Media, Tokens, DefaultThemeMap, Utils>>;

const instance: Instance = createStitches<'pv', Media, Tokens, DefaultThemeMap, Utils>({
  prefix: 'pv',
  media,
  theme: tokens,
  utils,
});

/**
 * `border-box` for all parts, on any page; spares host elements inside a part. Stitches adds it first, so parts can override it, and it
 * beats a host's `*`.
 */
instance.globalCss({
  '[class|=pv], [class|=pv]::before, [class|=pv]::after': { boxSizing: 'border-box' },
})();

/** Never export it: wrap it in a component. */
export const styled: Instance['styled'] = instance.styled;
export const css: Instance['css'] = instance.css;
export const globalCss: Instance['globalCss'] = instance.globalCss;
/** Its string form is its name. */
export const keyframes: Instance['keyframes'] = instance.keyframes;
export const getCssText: Instance['getCssText'] = instance.getCssText;

export type Css = StitchesCss<Instance['config']>;
/** Annotates exported classes, so that declarations do not mention Stitches. */
export interface StyleClass {
  (): string;
  readonly className: string;
}
/** `'$bg1'` … */
export type ColourToken = `$${keyof Tokens['colors'] & string}`;
/** `'$xs'` … `'$xl'` */
export type FontSizeToken = `$${keyof Tokens['fontSizes'] & string}`;
export type { PlainSurface, Surface, Tokens };
