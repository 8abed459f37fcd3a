import type { ResolvedPalette, Scheme } from '../palette/keys.ts';
import { declarationsOf } from './declarations.ts';
import { setProperties, type Themable } from './setProperties.ts';

export type { Themable };

/**
 * Inline custom properties, without rendering; `scheme` sets `color-scheme`.
 * @returns a function that restores the previous values.
 */
export function applyTheme(element: Themable, palette: ResolvedPalette, scheme?: Scheme): () => void {
  const declarations: readonly (readonly [string, string])[] = declarationsOf(palette, scheme);
  return setProperties(element, scheme ? [...declarations, ['color-scheme', scheme]] : declarations);
}
