import { NAME_MAX } from '@parvis/locales/forms/names';
import { parsePalette } from '@parvis/theme/palette/palette';
import { usableShape } from '@parvis/theme/shape/shape';
import { pictureAddress } from '../../samples/shared/pictureAddress.ts';
import type { ThemeDocument } from '../state/document.ts';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A theme out of storage, where anything may stand: what cannot be used is left out. Null when it is no theme. */
export function readDocument(value: unknown, page: string): ThemeDocument | null {
  if (typeof value !== 'object' || value === null) return null;
  const { palette, logo, wlogo, banner, label, shape } = value as Readonly<Record<string, unknown>>;
  const colours = parsePalette(palette);
  if (!colours.ok) return null;
  // One that cannot be used says nothing: empty would take the banner away.
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
