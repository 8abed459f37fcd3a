import { NAME_MAX } from '@parvis/locales/forms/names';
import { parsePalette } from '@parvis/theme/palette/palette';
import { usableShape } from '@parvis/theme/shape/shape';
import { parsePictureAddress } from '../../samples/shared/parsePictureAddress.ts';
import type { ThemeDocument } from '../state/document.ts';

const readText = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Drops invalid parts. Null if it is no theme. */
export function readDocument(value: unknown, page: string): ThemeDocument | null {
  if (typeof value !== 'object' || value === null) return null;
  const { palette, logo, wlogo, banner, label, shape } = value as Readonly<Record<string, unknown>>;
  const colours = parsePalette(palette);
  if (!colours.ok) return null;
  // An empty one would remove the banner.
  const shown = banner === '' ? '' : parsePictureAddress(readText(banner), page);
  return {
    palette: colours.palette,
    logo: parsePictureAddress(readText(logo), page) ?? '',
    wlogo: parsePictureAddress(readText(wlogo), page) ?? '',
    ...(shown !== null && { banner: shown }),
    label: readText(label).slice(0, NAME_MAX),
    shape: usableShape(shape),
  };
}
