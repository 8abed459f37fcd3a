import { NOT_TURNED, ONE_LINE, VISIBLE } from '@parvis/locales/forms/names';
import { type Palette, withoutDefaults } from '@parvis/theme/palette/palette';
import { formatShape, type Shape } from '@parvis/theme/shape/shape';

/** As edited, stored and exported. */
export interface ThemeDocument {
  /** Chosen keys only. */
  readonly palette: Palette;
  /** Address, or empty. */
  readonly logo: string;
  /** Address, or empty. */
  readonly wlogo: string;
  /** Address; empty for none, undefined for the host's. */
  readonly banner?: string | undefined;
  /** As contributors read it, or empty. */
  readonly label: string;
  readonly shape: Shape;
}

export const logoNames = ['logo', 'wlogo'] as const;

export const emptyDocument: ThemeDocument = { palette: {}, logo: '', wlogo: '', label: '', shape: {} };

/** Empty, or one line with a visible character. */
export const isLabel = (text: string): boolean =>
  text === '' || (ONE_LINE.test(text) && VISIBLE.test(text) && NOT_TURNED.test(text));

/** A default counts as not chosen. */
export function sameDocument(first: ThemeDocument, second: ThemeDocument): boolean {
  return (
    first.logo === second.logo &&
    first.wlogo === second.wlogo &&
    first.banner === second.banner &&
    first.label === second.label &&
    formatShape(first.shape) === formatShape(second.shape) &&
    JSON.stringify(withoutDefaults(first.palette)) === JSON.stringify(withoutDefaults(second.palette))
  );
}
