import { NOT_TURNED, ONE_LINE, VISIBLE } from '@parvis/locales/forms/names';
import { type Palette, withoutDefaults } from '@parvis/theme/palette/palette';
import { formatShape, type Shape } from '@parvis/theme/shape/shape';

/** All that a theme is: what the studio edits, keeps and hands out. */
export interface ThemeDocument {
  /** Only chosen keys; a key that is missing has its default. */
  readonly palette: Palette;
  /** Address of the square logo, or empty. */
  readonly logo: string;
  /** Address of the wide logo, or empty. */
  readonly wlogo: string;
  /** Address of the picture of the welcome page, or empty for none. Left out, that of the host's customer stays. */
  readonly banner?: string | undefined;
  /** The customer's name as contributors read it, or empty. */
  readonly label: string;
  /** Corners, space and letters, as far as they were chosen. */
  readonly shape: Shape;
}

/** The logos of a theme, by their names in it. */
export const logoNames = ['logo', 'wlogo'] as const;

export const emptyDocument: ThemeDocument = { palette: {}, logo: '', wlogo: '', label: '', shape: {} };

/** Whether a text can be a customer's name: left empty, or one line of which something is seen. */
export const isLabel = (text: string): boolean =>
  text === '' || (ONE_LINE.test(text) && VISIBLE.test(text) && NOT_TURNED.test(text));

/** Whether two themes look and read the same: keys that say their default count as not chosen. */
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
