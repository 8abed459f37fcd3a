import { NAME_MAX } from '@parvis/locales/forms/names';
import { parsePalette } from '@parvis/theme/palette/palette';
import { usableShape } from '@parvis/theme/shape/shape';
import { pictureAddress } from '../../samples/shared/pictureAddress.ts';
import type { ThemeDocument } from '../state/document.ts';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Parses a stored theme and drops what is invalid. Null when it is no theme. */
export function readDocument(value: unknown, page: string): ThemeDocument | null {
  if (typeof value !== 'object' || value === null) return null;
  const { palette, logo, wlogo, banner, label, shape } = value as Readonly<Record<string, unknown>>;
  const colours = parsePalette(palette);
  if (!colours.ok) return null;
  // An invalid one is undefined: empty would remove the banner.
  const shown = banner === '' ? '' : pictureAddress(text(banner), page);
  return {
    palette: colours.palette,
    logo: pictureAddress(text(logo), page) ?? '',
    wlogo: pictureAddress(text(wlogo), page) ?? '',
    ...(shown !== null && { banner: shown }),
    label: text(label).slice(0, NAME_MAX),
    shape: usableShape(shape),
  };
}
