import type { Locale } from '@parvis/locales/languages';
import type { Scheme } from '@parvis/theme/palette/keys';
import { type Finding, type Palette, type PaletteFailure, parsePalette } from '@parvis/theme/palette/palette';
import type { OutsideColour, WrittenPalette } from '@parvis/theme/palette/written';
import type { ShapeFinding } from '@parvis/theme/shape/shape';
import type { ShownContent } from '../../live/content.ts';
import type { PictureNotice } from '../../live/messages.ts';
import {
  chooseLocale,
  findDuplicates,
  findInvalid,
  findUnknown,
  readParameters,
} from './addressParameters.ts';
import { type LabelChange, readCustomerName } from './label.ts';
import { parsePictureAddress } from './parsePictureAddress.ts';

/** Specification, section 2: /samples. */
export type Sample = {
  palette: Palette;
  scheme: Scheme;
  /** `lang`; French by default. */
  locale: Locale;
  /** Safe addresses only. */
  logo: string | undefined;
  wlogo: string | undefined;
  lbl: string | undefined;
  /** `appShape`, unparsed. */
  shape: string | undefined;
  /** Only from a studio. */
  banner?: string | undefined;
  content?: ShownContent | undefined;
};

export const pictureNames = ['logo', 'wlogo'] as const;
type PictureName = (typeof pictureNames)[number];

/** Shown differently or not at all; the page continues. */
export type AddressNotice =
  | { kind: 'colour'; finding: Finding }
  | { kind: 'outside'; outside: OutsideColour }
  /** Unsafe, missing or too large. */
  | { kind: 'picture'; name: PictureName }
  | { kind: 'unloaded'; name: PictureName }
  | { kind: 'tooLarge'; name: PictureName }
  /** Logo shown differently from its file. */
  | { kind: 'pictured'; name: PictureName; told: Exclude<PictureNotice, 'tooLarge'> }
  | { kind: 'label'; change: LabelChange }
  /** An unusable choice or `appShape`, or a failing font. */
  | { kind: 'shape'; finding: ShapeFinding }
  | { kind: 'noShape' }
  | { kind: 'letters'; address: string }
  /** Font from another site. */
  | { kind: 'elsewhere'; address: string }
  /** Unencoded `#`. */
  | { kind: 'sign' }
  | { kind: 'parameter'; name: string }
  /** Given twice with different values; the first counts. */
  | { kind: 'again'; name: string }
  | { kind: 'option'; name: 'dark' | 'lang'; value: string };

export type SampleRequest =
  | { ok: true; sample: Sample; asides: AddressNotice[] }
  | { ok: false; reason: PaletteFailure };

/** Loads the reader of every notation on demand. */
export type ReadPalette = (text: string | null) => WrittenPalette;

const readStrictly: ReadPalette = (text) => {
  const parsed = parsePalette(text);
  return parsed.ok ? { ...parsed, outside: [] } : parsed;
};

/** Long parameters may follow the `#`, which no server receives. */
export function readRequest(
  query: string,
  page: string,
  fragment = '',
  read: ReadPalette = readStrictly,
): SampleRequest {
  const { values, rejoined: mended } = readParameters(query, fragment);
  const colours = read(values.get('appColors'));
  if (!colours.ok) return colours;
  const pictures: Partial<Record<PictureName, string>> = {};
  const { label, changes } = readCustomerName(values.get('lbl'));
  const asides: AddressNotice[] = [
    ...(mended ? [{ kind: 'sign' } as const] : []),
    ...colours.findings.map((finding): AddressNotice => ({ kind: 'colour', finding })),
    ...colours.outside.map((outside): AddressNotice => ({ kind: 'outside', outside })),
    ...changes.map((change): AddressNotice => ({ kind: 'label', change })),
    ...findUnknown(values).map((name): AddressNotice => ({ kind: 'parameter', name })),
    ...findDuplicates(values).map((name): AddressNotice => ({ kind: 'again', name })),
    ...findInvalid(values).map(
      (name): AddressNotice => ({ kind: 'option', name, value: values.get(name) ?? '' }),
    ),
  ];
  for (const name of pictureNames) {
    const text = values.get(name);
    if (!text) continue;
    const address = parsePictureAddress(text, page);
    if (address) pictures[name] = address;
    else asides.push({ kind: 'picture', name });
  }
  const sample: Sample = {
    palette: colours.palette,
    scheme: values.get('dark') === '1' ? 'dark' : 'light',
    locale: chooseLocale(query, fragment),
    logo: pictures.logo,
    wlogo: pictures.wlogo,
    lbl: label,
    shape: values.get('appShape') ?? undefined,
  };
  return { ok: true, sample, asides };
}
