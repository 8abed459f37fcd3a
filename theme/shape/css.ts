import { createFontName, getShapeDeclarations } from './declarations.ts';
import { removeDefaults, type Shape } from './shape.ts';

/**
 * Shape CSS, with `@font-face` for a font file; empty without choices. The doubled `:root` beats defaults that Stitches
 * adds later.
 */
export function shapeCss(shape: Shape): string {
  const chosen = removeDefaults(shape);
  if (Object.keys(chosen).length === 0) return '';
  const lines = getShapeDeclarations(chosen).map(([property, value]) => `${property}:${value}`);
  const face = chosen.fontFile
    ? `@font-face{font-family:"${createFontName(chosen.fontFile)}";src:url("${chosen.fontFile}");font-weight:100 900;font-display:swap}`
    : '';
  return `${face}:root:root{${lines.join(';')}}`;
}
