import { NOT_TURNED, ONE_LINE, VISIBLE } from '@parvis/locales/forms/names';
import { type Palette, withoutDefaults } from '@parvis/theme/palette/palette';
import { formatShape, type Shape } from '@parvis/theme/shape/shape';

/** A complete theme, as the studio edits, stores and exports it. */
export interface ThemeDocument {
  /** Only chosen keys; others have their default. */
  readonly palette: Palette;
  /** Address of the square logo, or empty. */
  readonly logo: string;
  /** Address of the wide logo, or empty. */
  readonly wlogo: string;
  /** Address of the welcome picture; empty for none, undefined to keep the host's. */
  readonly banner?: string | undefined;
  /** The customer's name as contributors read it, or empty. */
  readonly label: string;
  /** Chosen corners, spacing and font. */
  readonly shape: Shape;
}

export const logoNames = ['logo', 'wlogo'] as const;

export const emptyDocument: ThemeDocument = { palette: {}, logo: '', wlogo: '', label: '', shape: {} };

/** Whether a customer's name is valid: empty, or one line with a visible character. */
export const isLabel = (text: string): boolean =>
  text === '' || (ONE_LINE.test(text) && VISIBLE.test(text) && NOT_TURNED.test(text));

/** Whether two themes look and read the same; a key set to its default counts as not chosen. */
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
