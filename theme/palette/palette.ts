import { MAX_COLOUR_LENGTH, parseColour } from '../colour/colour.ts';
import { type ColourKey, colourTable } from './keys.ts';
import { formatShort, readShort } from './short.ts';

/** The key of a colour's dark twin: `bg1` → `darkBg1`. */
export type DarkKey = `dark${Capitalize<ColourKey>}`;

/** Any key of a customer's palette (the query parameter `appColors`). */
export type PaletteKey = ColourKey | DarkKey;

/** A customer's choices: some of the keys, in the colour parser's normal form. */
export type Palette = Readonly<Partial<Record<PaletteKey, string>>>;

/** Something in a palette that could not be used. */
export interface Finding {
  /** The key as it was written, cut short. */
  readonly key: string;
  /** The value as it was written, cut short. */
  readonly value: string;
  readonly reason: 'unknownKey' | 'notText' | 'notColour' | 'givenTwice';
  /** The default that stands in its place, or the later value of a key that was given twice; null for an unknown key, which nothing replaces. */
  readonly used: string | null;
}

/** Why nothing could be read. */
export type PaletteFailure = 'missing' | 'notJson' | 'notObject' | 'tooLarge';

/** What came of reading a palette. */
export type ParsedPalette =
  | { readonly ok: true; readonly palette: Palette; readonly findings: readonly Finding[] }
  | { readonly ok: false; readonly reason: PaletteFailure };

/** Longest text that is read, in characters: ten times a full palette, encoded once. */
export const MAX_PALETTE_LENGTH = 24_000;
/** Most keys an object may have before it is taken for something else. */
export const MAX_PALETTE_KEYS = 500;
/** How often a text may have been URL-encoded on its way here. */
const MAX_DECODINGS = 3;

/** `bg1` → `darkBg1`. */
export function darkKey<K extends ColourKey>(key: K): `dark${Capitalize<K>}` {
  return `dark${key.charAt(0).toUpperCase()}${key.slice(1)}` as `dark${Capitalize<K>}`;
}

const defaults: ReadonlyMap<string, string> = new Map([
  ...colourTable.map((row) => [row.key, row.light] as const),
  ...colourTable.map((row) => [darkKey(row.key), row.dark] as const),
]);

/** All keys: the light ones in table order, then their dark twins. */
export const paletteKeys = [...defaults.keys()] as PaletteKey[];

const isPaletteKey = (key: string): key is PaletteKey => defaults.has(key);

/** The default of any key, light or dark. */
export function defaultOf(key: PaletteKey): string {
  return defaults.get(key) ?? '';
}

/** What is no text is told by its kind: nothing large is ever written out to be cut. */
function asText(value: unknown): string {
  if (Array.isArray(value)) return '[…]';
  return typeof value === 'object' && value !== null ? '{…}' : String(value);
}

/** What somebody wrote, cut short where it is long. */
export function quote(value: unknown): string {
  const text = typeof value === 'string' ? value : asText(value);
  return text.length > MAX_COLOUR_LENGTH ? `${text.slice(0, MAX_COLOUR_LENGTH - 1)}…` : text;
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return null;
  }
}

/** The colours of a text in the short form; undefined where it names no key at all. */
function shortValue(text: string): object | undefined {
  const entries = readShort(text.trim());
  const keys = Object.keys(entries ?? {});
  return keys.length === 0 || keys.some(isPaletteKey) ? entries : undefined;
}

/** The value a text holds, as JSON or in the short form, however often it was URL-encoded; undefined for none. */
function textValue(text: string): unknown {
  let current: string | null = text;
  for (let round = 0; round <= MAX_DECODINGS && current !== null; round += 1) {
    try {
      return JSON.parse(current);
    } catch {
      const short = shortValue(current);
      if (short) return short;
      const next = decoded(current);
      current = next === current ? null : next;
    }
  }
  return undefined;
}

function refuse(key: PaletteKey, value: unknown): Finding {
  const reason = typeof value === 'string' ? 'notColour' : 'notText';
  return { key, value: quote(value), reason, used: defaultOf(key) };
}

function readObject(input: object): ParsedPalette {
  if (Object.keys(input).length > MAX_PALETTE_KEYS) return { ok: false, reason: 'tooLarge' };
  const palette: Partial<Record<PaletteKey, string>> = {};
  const findings: Finding[] = [];
  for (const [key, value] of Object.entries(input)) {
    const colour = parseColour(value);
    if (!isPaletteKey(key))
      findings.push({ key: quote(key), value: quote(value), reason: 'unknownKey', used: null });
    else if (colour === null) findings.push(refuse(key, value));
    else palette[key] = colour;
  }
  return { ok: true, palette, findings };
}

function read(input: unknown): ParsedPalette {
  if (input === undefined || input === null) return { ok: false, reason: 'missing' };
  if (typeof input === 'string') {
    if (input.length > MAX_PALETTE_LENGTH) return { ok: false, reason: 'tooLarge' };
    if (input.trim() === '') return { ok: false, reason: 'missing' };
    const value = textValue(input);
    if (value === undefined) return { ok: false, reason: 'notJson' };
    if (typeof value !== 'object' || value === null) return { ok: false, reason: 'notObject' };
    return read(value);
  }
  if (typeof input !== 'object' || Array.isArray(input)) return { ok: false, reason: 'notObject' };
  return readObject(input);
}

/**
 * Parses a palette: an object, its JSON or its short form, URL-encoded up to three times. Never throws.
 * Unreadable colours and unknown keys are left out and named in `findings`.
 */
export function parsePalette(input: unknown): ParsedPalette {
  try {
    return read(input);
  } catch {
    // An object that fails while it is being read: a getter or proxy that throws.
    return { ok: false, reason: 'notObject' };
  }
}

function chosen(palette: Palette): (readonly [PaletteKey, string])[] {
  return paletteKeys.flatMap((key) => {
    const colour = palette[key];
    return colour === undefined || colour === defaultOf(key) ? [] : [[key, colour] as const];
  });
}

/** The same palette with only the keys that differ from their defaults, in table order. */
export function withoutDefaults(palette: Palette): Palette {
  return Object.fromEntries(chosen(palette));
}

/**
 * The shortest JSON that means the same palette: only keys that differ from their defaults, in table order.
 * `parsePalette` reads it back exactly.
 */
export function formatPalette(palette: Palette): string {
  return JSON.stringify(withoutDefaults(palette));
}

/**
 * The same for an address, about half as long and without a character that has to be encoded:
 * `bg1-FFF59D_darkBg1-0B1030`, and `_` where nothing was chosen. `parsePalette` reads it back exactly.
 */
export function formatPaletteShort(palette: Palette): string {
  return formatShort(chosen(palette));
}
