import type { ColourRole } from '../derive/fromRoles.ts';
import { MAX_IMPORT_LENGTH } from '../export/imported.ts';
import { colourOf, type Entry, type NamedColour, shownName } from './entry.ts';
import { type BrandFormat, recognised } from './formats.ts';
import { inksIn } from './list.ts';
import { rolesOf } from './roles.ts';
import { brandsAmong, condensed } from './scales.ts';

export type { BrandFormat };

/** What came of reading the colours of a brand. */
export type ReadBrand =
  | {
      readonly ok: true;
      readonly format: BrandFormat;
      /** In the order of the file, without repetition; of a scale of shades the one that stands for it. */
      readonly colours: readonly NamedColour[];
      readonly roles: Readonly<Partial<Record<ColourRole, string>>>;
      /** Inks and values that were recognised and cannot be read. */
      readonly unread: readonly string[];
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
/** Unread values that are told. */
const MOST_TOLD = 6;

const POINTER = /var\(|^\{.*\}$|^\$[\w.-]+$|theme\(/;

const refused = (
  reason: Extract<ReadBrand, { ok: false }>['reason'],
  format: BrandFormat | null = null,
  names: readonly string[] = [],
): ReadBrand => ({ ok: false, reason, format, names: names.slice(0, MOST_TOLD) });

const isColour = (one: NamedColour | null): one is NamedColour => one !== null;

/** Each colour once, under its first name. */
function named(entries: readonly Entry[]): readonly NamedColour[] {
  const found = entries.map(({ path, text }): NamedColour | null => {
    const colour = colourOf(text);
    return colour === null ? null : { name: shownName(path.join(' ')), colour };
  });
  const colours = new Map<string, NamedColour>();
  for (const one of found.filter(isColour)) {
    const known = colours.get(one.colour);
    if (!known || (known.name === '' && one.name !== '')) colours.set(one.colour, one);
  }
  return [...colours.values()].slice(0, MOST);
}

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
  const colours = named(condensed(entries));
  const inks = inksIn(text);
  if (colours.length === 0) {
    if (inks.length > 0) return refused('inks', format, inks);
    const pointers = entries
      .filter(({ text: said }) => POINTER.test(said))
      .map(({ text: said }) => shownName(said));
    return pointers.length > 0 ? refused('pointers', format, pointers) : refused('nothing', format);
  }
  return {
    ok: true,
    format: format ?? 'list',
    colours,
    roles: rolesOf(colours),
    unread: inks.slice(0, MOST_TOLD),
  };
}
