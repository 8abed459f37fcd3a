import type { ResolvedPalette, Scheme } from '../palette/keys.ts';
import { orNone } from '../palette/noPalette.ts';
import { declarationsOf } from './declarations.ts';

function body(palette: ResolvedPalette | undefined, scheme: Scheme): string {
  const lines = declarationsOf(palette, scheme).map(([property, value]) => `${property}:${value}`);
  return `{color-scheme:${scheme};${lines.join(';')}}`;
}

/**
 * A page's theme as CSS text, for a `<style>` of the first answer: light, dark where the device asks for it, and
 * either of them where `<html data-scheme="light|dark">` says so. `:root` stands twice, so that the rules win
 * over the defaults that Stitches adds to `:root` later. The same palettes always give the same text (its hash
 * may stand in a content security policy), and only parsed colours get into it.
 */
export function themeCss(palettes: Readonly<Record<Scheme, ResolvedPalette>>): string {
  const given = orNone(palettes);
  const dark = body(given.dark, 'dark');
  return [
    `:root:root${body(given.light, 'light')}`,
    `@media (prefers-color-scheme:dark){:root:root:not([data-scheme=light])${dark}}`,
    `:root:root[data-scheme=dark]${dark}`,
  ].join('');
}
