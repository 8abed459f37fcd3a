import type { Locale } from '@parvis/locales/languages';
import type { Scheme } from '@parvis/theme/palette/keys';
import { type Finding, type Palette, type PaletteFailure, parsePalette } from '@parvis/theme/palette/palette';
import type { OutsideColour, WrittenPalette } from '@parvis/theme/palette/written';
import type { ShapeFinding } from '@parvis/theme/shape/shape';
import type { ShownContent } from '../../live/content.ts';
import type { PictureTold } from '../../live/messages.ts';
import { againIn, givenBy, localeAsked, refusedIn, unknownIn } from './given.ts';
import { type LabelChange, readLabel } from './label.ts';
import { pictureAddress } from './pictureAddress.ts';

/** What the address of a sample page asks for (specification, section 2: /samples). */
export type Sample = {
  palette: Palette;
  scheme: Scheme;
  /** Language of the built-in texts (`lang`); French by default. */
  locale: Locale;
  /** Safe addresses only. */
  logo: string | undefined;
  wlogo: string | undefined;
  lbl: string | undefined;
  /** Corners, spacing and font (`appShape`), unparsed. */
  shape: string | undefined;
  /** Only from a studio around the page: welcome picture and content. */
  banner?: string | undefined;
  content?: ShownContent | undefined;
};

export const pictureNames = ['logo', 'wlogo'] as const;
type PictureName = (typeof pictureNames)[number];

/** A part of the address that is shown differently or not at all; it does not stop the page. */
export type Aside =
  | { kind: 'colour'; finding: Finding }
  | { kind: 'outside'; outside: OutsideColour }
  /** A logo that is unsafe, missing or too large. */
  | { kind: 'picture'; name: PictureName }
  | { kind: 'unloaded'; name: PictureName }
  | { kind: 'tooLarge'; name: PictureName }
  /** A logo that is shown differently from its file. */
  | { kind: 'pictured'; name: PictureName; told: Exclude<PictureTold, 'tooLarge'> }
  | { kind: 'label'; change: LabelChange }
  /** An unusable choice of `appShape`, an unusable `appShape`, or a font that does not load. */
  | { kind: 'shape'; finding: ShapeFinding }
  | { kind: 'noShape' }
  | { kind: 'letters'; address: string }
  /** A font sent by another site than its address. */
  | { kind: 'elsewhere'; address: string }
  /** An unencoded `#`. */
  | { kind: 'sign' }
  | { kind: 'parameter'; name: string }
  /** A parameter given twice with different values; the first counts. */
  | { kind: 'again'; name: string }
  /** An invalid value. */
  | { kind: 'option'; name: 'dark' | 'lang'; value: string };

export type SampleRequest =
  | { ok: true; sample: Sample; asides: Aside[] }
  | { ok: false; reason: PaletteFailure };

/** Reads the colours of an address; the reader of every notation is loaded on demand. */
export type ReadPalette = (text: string | null) => WrittenPalette;

const strictly: ReadPalette = (text) => {
  const parsed = parsePalette(text);
  return parsed.ok ? { ...parsed, outside: [] } : parsed;
};

/**
 * Reads the address of a sample page; long parameters (a logo) may follow the `#`, which no server
 * receives.
 */
export function readRequest(
  query: string,
  page: string,
  fragment = '',
  read: ReadPalette = strictly,
): SampleRequest {
  const { values, mended } = givenBy(query, fragment);
  const colours = read(values.get('appColors'));
  if (!colours.ok) return colours;
  const pictures: Partial<Record<PictureName, string>> = {};
  const { label, changes } = readLabel(values.get('lbl'));
  const asides: Aside[] = [
    ...(mended ? [{ kind: 'sign' } as const] : []),
    ...colours.findings.map((finding): Aside => ({ kind: 'colour', finding })),
    ...colours.outside.map((outside): Aside => ({ kind: 'outside', outside })),
    ...changes.map((change): Aside => ({ kind: 'label', change })),
    ...unknownIn(values).map((name): Aside => ({ kind: 'parameter', name })),
    ...againIn(values).map((name): Aside => ({ kind: 'again', name })),
    ...refusedIn(values).map((name): Aside => ({ kind: 'option', name, value: values.get(name) ?? '' })),
  ];
  for (const name of pictureNames) {
    const text = values.get(name);
    if (!text) continue;
    const address = pictureAddress(text, page);
    if (address) pictures[name] = address;
    else asides.push({ kind: 'picture', name });
  }
  const sample: Sample = {
    palette: colours.palette,
    scheme: values.get('dark') === '1' ? 'dark' : 'light',
    locale: localeAsked(query, fragment),
    logo: pictures.logo,
    wlogo: pictures.wlogo,
    lbl: label,
    shape: values.get('appShape') ?? undefined,
  };
  return { ok: true, sample, asides };
}
