import type { ColourRole } from '../derive/fromRoles.ts';
import { MAX_IMPORT_LENGTH } from '../export/imported.ts';
import { changeIn, type Entry, type NamedColour, pathName, shownName, writtenOf } from './entry.ts';
import { type BrandFormat, recognised } from './formats.ts';
import { inksIn } from './list.ts';
import { rolesOf } from './roles.ts';
import { brandsAmong, condensed } from './scales.ts';
import { hasVariables } from './variables.ts';

export type { BrandFormat };

/** A colour of which another was taken, the nearest that screens show. */
export interface OutsideColour {
  readonly value: string;
  readonly used: string;
}

/** The colours that a text says, and what became of those that are not among the ones that were kept. */
export interface FoundColours {
  readonly all: number;
  /** Names of the scales of which one shade stands for all. */
  readonly scales: readonly string[];
  /** Said a second time. */
  readonly again: number;
  /** Beyond the most that are kept. */
  readonly beyond: number;
}

/** What came of reading the colours of a brand. */
export type ReadBrand =
  | {
      readonly ok: true;
      readonly format: BrandFormat;
      /** In the order of the file, without repetition; of a scale of shades the one that stands for it. */
      readonly colours: readonly NamedColour[];
      /** How many colours the text says, and why fewer of them are kept. */
      readonly found: FoundColours;
      readonly roles: Readonly<Partial<Record<ColourRole, string>>>;
      /** Colours that no sRGB screen shows, as they were written, with what stands for them. */
      readonly outside: readonly OutsideColour[];
      /** Inks that were recognised and cannot be read. */
      readonly unread: readonly string[];
      /** Values that point at what stands in no place of the text. */
      readonly pointers: readonly string[];
      /** Colours that are changed in a way nobody here can make, each with that way. */
      readonly unmade: readonly string[];
    }
  | {
      readonly ok: false;
      /** `nothing`: no colour in it; `pointers`: it only points at colours that stand elsewhere. */
      readonly reason: 'missing' | 'tooLarge' | 'nothing' | 'inks' | 'pointers' | 'binary' | 'twoBrands';
      /** What it was taken for; null where it looks like nothing known. */
      readonly format: BrandFormat | null;
      /** Names of both brands, the inks, or the first pointers. */
      readonly names: readonly string[];
    };

/** Colours that are kept of a text; more are no brand. */
const MOST = 60;
/** Unread values, and scales, that are told. */
const MOST_TOLD = 6;

const POINTER =
  /var\(|\{[^{}]+\}|^\$[\w.-]+$|theme\(|^[\w$]*(?:colou?rs?|palette|theme)[\w$]*(?:\.[\w$]+|\[[^\]]*\])+$/i;
/** As tools for tokens point: they say so in nothing but values, most of which are colours. */
const REFERENCE = /\{[^{}]+\}/;

const refused = (
  reason: Extract<ReadBrand, { ok: false }>['reason'],
  format: BrandFormat | null = null,
  names: readonly string[] = [],
): ReadBrand => ({ ok: false, reason, format, names: names.slice(0, MOST_TOLD) });

/** A colour with the text that says it; `outside` where no screen shows what it says. */
type Said = NamedColour & { readonly text: string; readonly outside: boolean };

/** Each colour once, under its first name. */
function named(entries: readonly Entry[]): readonly Said[] {
  const colours = new Map<string, Said>();
  for (const { path, text } of entries) {
    const read = writtenOf(text);
    if (!read) continue;
    const name = pathName(path);
    const known = colours.get(read.colour);
    if (!known || (known.name === '' && name !== ''))
      colours.set(read.colour, { name, colour: read.colour, text: text.trim(), outside: !read.exact });
  }
  return [...colours.values()];
}

/** How many entries say a colour. */
const colourful = (entries: readonly Entry[]): number =>
  entries.filter(({ text }) => writtenOf(text) !== null).length;

/** Values that match and are no colour, each once, fit to be shown. */
const valuesLike = (entries: readonly Entry[], form: RegExp): readonly string[] => [
  ...new Set(
    entries.filter(({ text }) => form.test(text) && !writtenOf(text)).map(({ text }) => shownName(text)),
  ),
];

/** Colours that are changed in an unknown way; what they point at was found. */
const unmadeIn = (entries: readonly Entry[]): readonly string[] =>
  entries.flatMap(({ path, text }) => {
    const change = changeIn(text);
    if (!change || REFERENCE.test(text) || writtenOf(text)) return [];
    return [`${shownName(path.slice(-2).join(' '))} (${change})`];
  });

/** A file of swatches as programs for print keep them, or anything else that is no text. */
const isBinary = (text: string): boolean => /^(?:ASEF|8BPS|%PDF)/.test(text) || text.includes('\0');

/**
 * Reads the colours of a brand as people have them: a list with or without names, Base16, an address or export of
 * Coolors, variables of CSS, Tailwind and shadcn, Tokens Studio, Style Dictionary, W3C tokens, variables of Figma. Says what each is for
 * as far as names and looks tell. Never throws.
 */
export function readBrand(text: string): ReadBrand {
  if (text.length > MAX_IMPORT_LENGTH) return refused('tooLarge');
  if (text.trim() === '') return refused('missing');
  if (isBinary(text)) return refused('binary');
  const { format, entries, palettes } = recognised(text);
  const brands = brandsAmong(text, entries, palettes);
  if (brands) return refused('twoBrands', format, brands);
  const { entries: left, scales } = condensed(entries);
  const each = named(left);
  const said = each.slice(0, MOST);
  const colours = said.map(({ name, colour }) => ({ name, colour }));
  const inks = inksIn(text);
  // Of a configuration every value is one of its colours; style sheets point at much else.
  const isScript = format === 'tailwind' && !hasVariables(text);
  if (colours.length === 0) {
    if (inks.length > 0) return refused('inks', format, inks);
    const pointers = valuesLike(entries, POINTER);
    return pointers.length > 0 ? refused('pointers', format, pointers) : refused('nothing', format);
  }
  return {
    ok: true,
    format: format ?? 'list',
    colours,
    found: {
      all: colourful(entries),
      scales: scales.slice(0, MOST_TOLD),
      again: colourful(left) - each.length,
      beyond: each.length - said.length,
    },
    roles: rolesOf(colours),
    outside: said.filter(({ outside }) => outside).map(({ text, colour }) => ({ value: text, used: colour })),
    unread: inks.slice(0, MOST_TOLD),
    pointers: valuesLike(entries, isScript ? POINTER : REFERENCE).slice(0, MOST_TOLD),
    unmade: unmadeIn(entries).slice(0, MOST_TOLD),
  };
}
