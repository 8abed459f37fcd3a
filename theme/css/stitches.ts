/** The one Stitches instance and the only file that imports Stitches. Styles name tokens, never colours. */
import { createStitches, type DefaultThemeMap, type CSS as StitchesCss } from '@stitches/react';
import type { PlainSurface, Surface } from '../palette/keys.ts';
import { angles } from './colourTokens.ts';
import { hairline, hairlineFallback, media, type Tokens, tokens } from './tokens.ts';

const SUPPORTS_MIX = '@supports (color: color-mix(in srgb, red, blue))';

/** Which edges a hairline is drawn on, in logical directions. */
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
  /** Paints a ground from its keys: `surface: 'bg'` blends bg1 into bg2, `surface: 'footBg'` is one colour. */
  surface: (name: Surface): Declarations =>
    name in angles
      ? {
          // Nothing under the blend: a translucent start would be laid down twice.
          backgroundColor: 'transparent',
          backgroundImage: `linear-gradient(${angles[name]}deg, $colors$${name}1, $colors$${name}2)`,
        }
      : { backgroundColor: `$${name}`, backgroundImage: 'none' },
  /** A quiet one-pixel line mixed from the colour of the text around it. */
  hairline: (edge: Edge): Declarations => ({
    [edges[edge]]: `1px solid ${hairlineFallback}`,
    [SUPPORTS_MIX]: { [`${edges[edge]}Color`]: hairline },
  }),
  /** Safari knows these by its own name alone: the first to this day, the second before 17. */
  userSelect: (value: string) => ({ WebkitUserSelect: value, userSelect: value }),
  hyphens: (value: string) => ({ WebkitHyphens: value, hyphens: value }),
  /** Padding on the inline axis. */
  px: (value: SpaceValue) => ({ paddingInline: value }),
  /** Padding on the block axis. */
  py: (value: SpaceValue) => ({ paddingBlock: value }),
  /** Margin on the inline axis. */
  mx: (value: SpaceValue) => ({ marginInline: value }),
  /** Margin on the block axis. */
  my: (value: SpaceValue) => ({ marginBlock: value }),
};

type Media = typeof media;
type Utils = typeof utils;
// Explicit arguments and an annotation together keep type checking near one second instead of forty.
type Instance = ReturnType<typeof createStitches<'pv', Media, Tokens, DefaultThemeMap, Utils>>;

const instance: Instance = createStitches<'pv', Media, Tokens, DefaultThemeMap, Utils>({
  prefix: 'pv',
  media,
  theme: tokens,
  utils,
});

/*
 * Everything styled here counts padding and edges within its size, whatever the page does. One rule for all, by the class
 * that Stitches puts first, and before all others, so that any part may say otherwise, with the weight of one class, so
 * that a host's `*` may not. It reaches no element that a host puts inside a part: those keep what their page gives them.
 */
instance.globalCss({
  '[class|=pv], [class|=pv]::before, [class|=pv]::after': { boxSizing: 'border-box' },
})();

/** Makes a component of an element or component and its styles. Never export one: wrap it in a component. */
export const styled: Instance['styled'] = instance.styled;
/** Makes a class of styles. */
export const css: Instance['css'] = instance.css;
/** Makes a function that adds rules to the whole page when called. */
export const globalCss: Instance['globalCss'] = instance.globalCss;
/** Makes an animation; its string form is its name. */
export const keyframes: Instance['keyframes'] = instance.keyframes;
/** All rules used so far, as text. */
export const getCssText: Instance['getCssText'] = instance.getCssText;

/** Styles as `styled`, `css` and the `css` property take them. */
export type Css = StitchesCss<Instance['config']>;
/** A class without variants, as `css` gives it: annotate one that is exported, and its declaration names no Stitches. */
export interface StyleClass {
  (): string;
  readonly className: string;
}
/** `'$bg1'` … */
export type ColourToken = `$${keyof Tokens['colors'] & string}`;
/** `'$xs'` … `'$xl'` */
export type FontSizeToken = `$${keyof Tokens['fontSizes'] & string}`;
export type { PlainSurface, Surface, Tokens };
