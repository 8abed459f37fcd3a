import { isRecord } from '@parvis/questionnaire/model/record';
import { type ColourKey, colourKeys } from '@parvis/theme/palette/keys';
import { type Palette, parsePalette } from '@parvis/theme/palette/palette';

/**
 * What the studio and a sample page in its frame say to each other. A sample page holds nothing of anybody's and can
 * do nothing but change how it looks, so it listens to whoever framed it; every value is parsed all the same.
 */
export type FromStudio =
  | { parvis: 'look'; palette: Palette; logo: string; wlogo: string; lbl: string; shape: string }
  /** Lights the places of a key; null puts the light out. */
  | { parvis: 'light'; key: ColourKey | null }
  /** While on, a press chooses a place instead of working it. */
  | { parvis: 'choose'; on: boolean };

export type FromSample =
  | { parvis: 'ready' }
  /** The keys that draw the place that was chosen, the nearest first. */
  | { parvis: 'chosen'; keys: ColourKey[] };

const isKey = (value: unknown): value is ColourKey => colourKeys.some((key) => key === value);

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A message of the studio, or null for anything else. */
export function readFromStudio(data: unknown): FromStudio | null {
  if (!isRecord(data)) return null;
  const { parvis, palette, logo, wlogo, lbl, shape, key, on } = data;
  if (parvis === 'light' && (key === null || isKey(key))) return { parvis, key };
  if (parvis === 'choose' && typeof on === 'boolean') return { parvis, on };
  if (parvis !== 'look') return null;
  const colours = parsePalette(palette);
  if (!colours.ok) return null;
  return {
    parvis,
    palette: colours.palette,
    logo: text(logo),
    wlogo: text(wlogo),
    lbl: text(lbl),
    shape: text(shape) || '_',
  };
}

/** A message of a sample page, or null for anything else. */
export function readFromSample(data: unknown): FromSample | null {
  if (!isRecord(data)) return null;
  const { parvis, keys } = data;
  if (parvis === 'ready') return { parvis };
  if (parvis === 'chosen' && Array.isArray(keys)) return { parvis, keys: keys.filter(isKey) };
  return null;
}
