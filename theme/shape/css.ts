import { ownFontName, shapeDeclarations } from './declarations.ts';
import { type Shape, withoutDefaults } from './shape.ts';

/**
 * A page's shape as CSS text, for a `<style>` of the first answer, with the customer's own letters where a file is named; empty
 * where nothing was chosen. `:root` stands twice, so that it wins over the defaults that Stitches adds later.
 */
export function shapeCss(shape: Shape): string {
  const chosen = withoutDefaults(shape);
  if (Object.keys(chosen).length === 0) return '';
  const lines = shapeDeclarations(chosen).map(([property, value]) => `${property}:${value}`);
  const face = chosen.fontFile
    ? `@font-face{font-family:"${ownFontName(chosen.fontFile)}";src:url("${chosen.fontFile}");font-weight:100 900;font-display:swap}`
    : '';
  return `${face}:root:root{${lines.join(';')}}`;
}
