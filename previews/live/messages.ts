import { isRecord } from '@parvis/questionnaire/model/record';
import type { PictureTrait } from '@parvis/theme/derive/pictureTraits';
import { type ColourKey, colourKeys } from '@parvis/theme/palette/keys';
import { type Palette, parsePalette } from '@parvis/theme/palette/palette';
import { type OwnContent, readContent, type ShownContent } from './content.ts';

/** Between studio and framed sample. Samples trust any parent, but parse every value. */
export type FromStudio =
  | { parvis: 'look'; palette: Palette; logo: string; wlogo: string; lbl: string; shape: string }
  /** Undefined: the built-in town. `banner` may be a data URL. */
  | { parvis: 'content'; content: OwnContent | undefined; banner: string }
  /** Highlights a key's elements; null ends it. */
  | { parvis: 'light'; key: ColourKey | null }
  /** A press chooses instead of activating. */
  | { parvis: 'choose'; on: boolean };

export type FromSample =
  | { parvis: 'ready' }
  /** Keys of the chosen element, nearest first. */
  | { parvis: 'chosen'; keys: ColourKey[] }
  /** Font of the customer. */
  | { parvis: 'letters'; address: string; state: FontState }
  /** Logo against its file. */
  | { parvis: 'picture'; address: string; told: PictureNotice[] };

const pictureNotices = [
  'cmyk',
  'profile',
  'animated',
  'outside',
  'unread',
  'tooLarge',
] as const satisfies readonly (PictureTrait | 'unread' | 'tooLarge')[];
/** `unread`: CORS denies reading, so the browser adapts its colours. `tooLarge`: hidden. */
export type PictureNotice = (typeof pictureNotices)[number];

const fontStates = ['shown', 'letters', 'elsewhere'] as const;
/** `letters`: failed; `elsewhere`: from another site. */
export type FontState = (typeof fontStates)[number];

const isKey = (value: unknown): value is ColourKey => colourKeys.some((key) => key === value);

const readText = (value: unknown): string => (typeof value === 'string' ? value : '');

export type StudioMessage =
  | Exclude<FromStudio, { parvis: 'content' }>
  | { parvis: 'content'; content: ShownContent | undefined; banner: string };

/** Null for anything else. */
export function readFromStudio(data: unknown): StudioMessage | null {
  if (!isRecord(data)) return null;
  const { parvis, palette, logo, wlogo, banner, lbl, shape, key, on } = data;
  if (parvis === 'light' && (key === null || isKey(key))) return { parvis, key };
  if (parvis === 'choose' && typeof on === 'boolean') return { parvis, on };
  if (parvis === 'content') return { parvis, content: readContent(data.content), banner: readText(banner) };
  if (parvis !== 'look') return null;
  const colours = parsePalette(palette);
  if (!colours.ok) return null;
  return {
    parvis,
    palette: colours.palette,
    logo: readText(logo),
    wlogo: readText(wlogo),
    lbl: readText(lbl),
    shape: readText(shape) || '_',
  };
}

/** Null for anything else. */
export function readFromSample(data: unknown): FromSample | null {
  if (!isRecord(data)) return null;
  const { parvis, keys, address, told } = data;
  if (parvis === 'ready') return { parvis };
  if (parvis === 'chosen' && Array.isArray(keys)) return { parvis, keys: keys.filter(isKey) };
  const state = fontStates.find((one) => one === data.state);
  if (parvis === 'picture' && Array.isArray(told))
    return { parvis, address: readText(address), told: pictureNotices.filter((one) => told.includes(one)) };
  if (parvis === 'letters' && state) return { parvis, address: readText(address), state };
  return null;
}
