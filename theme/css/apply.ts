import type { ResolvedPalette, Scheme } from '../palette/keys.ts';
import { declarationsOf } from './declarations.ts';
import { setProperties, type Themable } from './setProperties.ts';

export type { Themable };

/**
 * Gives an element and all within it a palette, as custom properties of its inline style; no component renders
 * again. Themes may be nested. With `scheme`, the browser's own controls follow it too.
 *
 * @returns a function that puts back what the element had before.
 */
export function applyTheme(element: Themable, palette: ResolvedPalette, scheme?: Scheme): () => void {
  const declarations: readonly (readonly [string, string])[] = declarationsOf(palette, scheme);
  return setProperties(element, scheme ? [...declarations, ['color-scheme', scheme]] : declarations);
}
