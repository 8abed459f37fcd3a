import type { ResolvedPalette, Scheme } from '../palette/keys.ts';
import { toObject } from '../palette/noPalette.ts';
import { declarationsOf } from './declarations.ts';

function formatScheme(palette: ResolvedPalette | undefined, scheme: Scheme): string {
  const lines = declarationsOf(palette, scheme).map(([property, value]) => `${property}:${value}`);
  return `{color-scheme:${scheme};${lines.join(';')}}`;
}

/**
 * Theme CSS for both schemes: deterministic for CSP hashes, parsed colours only. The doubled `:root` beats defaults
 * that Stitches adds later.
 */
export function themeCss(palettes: Readonly<Record<Scheme, ResolvedPalette>>): string {
  const given = toObject(palettes);
  const dark = formatScheme(given.dark, 'dark');
  return [
    `:root:root${formatScheme(given.light, 'light')}`,
    `@media (prefers-color-scheme:dark){:root:root:not([data-scheme=light])${dark}}`,
    `:root:root[data-scheme=dark]${dark}`,
  ].join('');
}
