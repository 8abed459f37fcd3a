import type { ResolvedPalette, Scheme } from '../palette/keys.ts';
import { declarationsOf } from './declarations.ts';

/** What is needed of an element: its inline style. */
export interface Themable {
  readonly style: Pick<CSSStyleDeclaration, 'getPropertyValue' | 'setProperty' | 'removeProperty'>;
}

/**
 * Gives an element and all within it a palette, as custom properties of its inline style; no component renders
 * again. Themes may be nested. With `scheme`, the browser's own controls follow it too.
 *
 * @returns a function that puts back what the element had before.
 */
export function applyTheme(element: Themable, palette: ResolvedPalette, scheme?: Scheme): () => void {
  const { style } = element;
  const declarations: readonly (readonly [string, string])[] = scheme
    ? [...declarationsOf(palette), ['color-scheme', scheme]]
    : declarationsOf(palette);
  const before = declarations.map(([property]) => [property, style.getPropertyValue(property)] as const);
  for (const [property, value] of declarations) style.setProperty(property, value);
  return () => {
    for (const [property, value] of before) {
      if (value === '') style.removeProperty(property);
      else style.setProperty(property, value);
    }
  };
}
