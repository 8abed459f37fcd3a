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
  /** The language of the built-in texts (`lang`): French unless asked for. */
  locale: Locale;
  /** Addresses that are safe to show. */
  logo: string | undefined;
  wlogo: string | undefined;
  /** The customer's name. */
  lbl: string | undefined;
  /** Corners, space and letters (`appShape`), as the address has them: read where they are drawn. */
  shape: string | undefined;
  /** Of a studio around the page alone: the picture of the welcome page, and what the customer shows. */
  banner?: string | undefined;
  content?: ShownContent | undefined;
};

export const pictureNames = ['logo', 'wlogo'] as const;
type PictureName = (typeof pictureNames)[number];

/** Something in the address that is shown otherwise than given, or not at all; the page shows all the same. */
export type Aside =
  | { kind: 'colour'; finding: Finding }
  | { kind: 'outside'; outside: OutsideColour }
  /** An address that may not be shown, one at which there is no picture, or one too large. */
  | { kind: 'picture'; name: PictureName }
  | { kind: 'unloaded'; name: PictureName }
  | { kind: 'tooLarge'; name: PictureName }
  /** A picture that is shown, and not as its file has it. */
  | { kind: 'pictured'; name: PictureName; told: Exclude<PictureTold, 'tooLarge'> }
  | { kind: 'label'; change: LabelChange }
  /** Of `appShape`: a choice that cannot be used, all of it, or a file of letters that does not come. */
  | { kind: 'shape'; finding: ShapeFinding }
  | { kind: 'noShape' }
  | { kind: 'letters'; address: string }
  /** Letters that another site sends than that of their address. */
  | { kind: 'elsewhere'; address: string }
  /** A `#` that was not encoded. */
  | { kind: 'sign' }
  /** A name that says nothing here. */
  | { kind: 'parameter'; name: string }
  /** A name that comes twice with two values: the first is read. */
  | { kind: 'again'; name: string }
  /** A value that is none of those there are. */
  | { kind: 'option'; name: 'dark' | 'lang'; value: string };

export type SampleRequest =
  | { ok: true; sample: Sample; asides: Aside[] }
  | { ok: false; reason: PaletteFailure };

/** Reads the colours of an address; the reader of every notation is loaded where it is needed. */
export type ReadPalette = (text: string | null) => WrittenPalette;

const strictly: ReadPalette = (text) => {
  const parsed = parsePalette(text);
  return parsed.ok ? { ...parsed, outside: [] } : parsed;
};

/** Reads the address of a sample page; long parameters (a logo) may stand after the `#`, which no server receives. */
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
