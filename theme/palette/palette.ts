import { MAX_COLOUR_LENGTH, parseColour } from '../colour/colour.ts';
import { type ColourKey, colourTable } from './keys.ts';
import { formatShort, readShort } from './short.ts';

/** `bg1` → `darkBg1`. */
export type DarkKey = `dark${Capitalize<ColourKey>}`;

/** Of a customer's palette (query parameter `appColors`). */
export type PaletteKey = ColourKey | DarkKey;

export type Palette = Readonly<Partial<Record<PaletteKey, string>>>;

export interface Finding {
  /** As written, truncated. */
  readonly key: string;
  /** As written, truncated. */
  readonly value: string;
  readonly reason: 'unknownKey' | 'notText' | 'notColour' | 'givenTwice';
  /** Default, or later duplicate; null for unknown keys. */
  readonly used: string | null;
}

export type PaletteFailure = 'missing' | 'notJson' | 'notObject' | 'tooLarge';

export type ParsedPalette =
  | { readonly ok: true; readonly palette: Palette; readonly findings: readonly Finding[] }
  | { readonly ok: false; readonly reason: PaletteFailure };

/** Characters: ten times a full, once encoded palette. */
export const MAX_PALETTE_LENGTH = 24_000;
export const MAX_PALETTE_KEYS = 500;
/** URL encoding. */
const MAX_DECODINGS = 3;

export function darkKey<K extends ColourKey>(key: K): `dark${Capitalize<K>}` {
  return `dark${key.charAt(0).toUpperCase()}${key.slice(1)}` as `dark${Capitalize<K>}`;
}

const defaults: ReadonlyMap<string, string> = new Map([
  ...colourTable.map((row) => [row.key, row.light] as const),
  ...colourTable.map((row) => [darkKey(row.key), row.dark] as const),
]);

/** Table order, light before dark. */
export const paletteKeys = [...defaults.keys()] as PaletteKey[];

const isPaletteKey = (key: string): key is PaletteKey => defaults.has(key);

export function defaultOf(key: PaletteKey): string {
  return defaults.get(key) ?? '';
}

/** Never serialises large values. */
function abbreviateValue(value: unknown): string {
  if (Array.isArray(value)) return '[…]';
  return typeof value === 'object' && value !== null ? '{…}' : String(value);
}

export function truncateValue(value: unknown): string {
  const text = typeof value === 'string' ? value : abbreviateValue(value);
  return text.length > MAX_COLOUR_LENGTH ? `${text.slice(0, MAX_COLOUR_LENGTH - 1)}…` : text;
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return null;
  }
}

function parseShort(text: string): object | undefined {
  const entries = readShort(text.trim());
  const keys = Object.keys(entries ?? {});
  return keys.length === 0 || keys.some(isPaletteKey) ? entries : undefined;
}

/** URL-encoded up to the limit. */
function parseText(text: string): unknown {
  let current: string | null = text;
  for (let round = 0; round <= MAX_DECODINGS && current !== null; round += 1) {
    try {
      return JSON.parse(current);
    } catch {
      const short = parseShort(current);
      if (short) return short;
      const next = decode(current);
      current = next === current ? null : next;
    }
  }
  return undefined;
}

function createFinding(key: PaletteKey, value: unknown): Finding {
  const reason = typeof value === 'string' ? 'notColour' : 'notText';
  return { key, value: truncateValue(value), reason, used: defaultOf(key) };
}

function readObject(input: object): ParsedPalette {
  if (Object.keys(input).length > MAX_PALETTE_KEYS) return { ok: false, reason: 'tooLarge' };
  const palette: Partial<Record<PaletteKey, string>> = {};
  const findings: Finding[] = [];
  for (const [key, value] of Object.entries(input)) {
    const colour = parseColour(value);
    if (!isPaletteKey(key))
      findings.push({
        key: truncateValue(key),
        value: truncateValue(value),
        reason: 'unknownKey',
        used: null,
      });
    else if (colour === null) findings.push(createFinding(key, value));
    else palette[key] = colour;
  }
  return { ok: true, palette, findings };
}

function parseInput(input: unknown): ParsedPalette {
  if (input === undefined || input === null) return { ok: false, reason: 'missing' };
  if (typeof input === 'string') {
    if (input.length > MAX_PALETTE_LENGTH) return { ok: false, reason: 'tooLarge' };
    if (input.trim() === '') return { ok: false, reason: 'missing' };
    const value = parseText(input);
    if (value === undefined) return { ok: false, reason: 'notJson' };
    if (typeof value !== 'object' || value === null) return { ok: false, reason: 'notObject' };
    return parseInput(value);
  }
  if (typeof input !== 'object' || Array.isArray(input)) return { ok: false, reason: 'notObject' };
  return readObject(input);
}

/**
 * Parses an object, its JSON or its short form, URL-encoded up to three times; never throws. `findings` lists invalid
 * colours and unknown keys, which are left out.
 */
export function parsePalette(input: unknown): ParsedPalette {
  try {
    return parseInput(input);
  } catch {
    // Getters and proxies may throw.
    return { ok: false, reason: 'notObject' };
  }
}

function listChosenColours(palette: Palette): (readonly [PaletteKey, string])[] {
  return paletteKeys.flatMap((key) => {
    const colour = palette[key];
    return colour === undefined || colour === defaultOf(key) ? [] : [[key, colour] as const];
  });
}

export function withoutDefaults(palette: Palette): Palette {
  return Object.fromEntries(listChosenColours(palette));
}

/** Shortest JSON in table order, without defaults; `parsePalette` reverses it. */
export function formatPalette(palette: Palette): string {
  return JSON.stringify(withoutDefaults(palette));
}

/** For URLs, without encoding: `bg1-FFF59D_darkBg1-0B1030`, or `_` for no choices; `parsePalette` reverses it. */
export function formatPaletteShort(palette: Palette): string {
  return formatShort(listChosenColours(palette));
}
