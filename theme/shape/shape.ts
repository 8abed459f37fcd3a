import { fontAddress } from './fontAddress.ts';
import { type ShapeChoice, type ShapeOption, shapeChoices, shapeDefault, shapeOptions } from './table.ts';

/** A customer's choices beside colours: some of them, none that is the default need be there. */
export type Shape = {
  readonly [Choice in ShapeChoice]?: ShapeOption<Choice>;
} & {
  /** The https address of a file of letters, which stand before those of `font`. */
  readonly fontFile?: string;
};

/** A key of `appShape`. */
export type ShapeKey = ShapeChoice | 'fontFile';

/** Something in a shape that could not be used. */
export interface ShapeFinding {
  /** The key as it was written, cut short. */
  readonly key: string;
  /** The value as it was written, cut short. */
  readonly value: string;
  readonly reason: 'unknownKey' | 'notOption' | 'notAddress';
  /** What may be written instead: keys, options, or nothing for an address. */
  readonly options: readonly string[];
}

/** What came of reading a shape; `ok` is false where the text is none at all. */
export type ParsedShape =
  | { readonly ok: true; readonly shape: Shape; readonly findings: readonly ShapeFinding[] }
  | { readonly ok: false; readonly reason: 'notShape' | 'tooLarge' };

/** Longest text that is read, in characters. */
export const MAX_SHAPE_LENGTH = 4_000;
/** How much of what cannot be used is told, in characters. */
const MAX_QUOTED = 60;

/** All keys of `appShape`, in the order in which they are written. */
export const shapeKeys: readonly ShapeKey[] = [...shapeChoices, 'fontFile'];
const isChoice = (key: string): key is ShapeChoice => Object.hasOwn(shapeOptions, key);

const NONE = '_';
const PIECE = /^([a-zA-Z]+)-([a-zA-Z]+)$/;

const quote = (value: unknown): string => {
  const text = typeof value === 'string' ? value : typeof value === 'object' ? '{…}' : String(value);
  return text.length > MAX_QUOTED ? `${text.slice(0, MAX_QUOTED - 1)}…` : text;
};

/** The keys and values of `radius-small_font-serif`; undefined where a text is not of that form. */
function readShort(text: string): Readonly<Record<string, string>> | undefined {
  if (text === NONE) return {};
  const pieces = text.split('_').map((piece) => PIECE.exec(piece));
  if (pieces.includes(null)) return undefined;
  return Object.fromEntries(pieces.map((piece) => [piece?.[1] ?? '', piece?.[2] ?? '']));
}

function readText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return readShort(text.trim());
  }
}

/** One key with its value: what to keep, or why not. */
function readEntry(key: string, value: unknown): Shape | ShapeFinding {
  const told = { key: quote(key), value: quote(value) };
  if (key === 'fontFile') {
    const address = fontAddress(value);
    return address ? { fontFile: address } : { ...told, reason: 'notAddress', options: [] };
  }
  if (!isChoice(key)) return { ...told, reason: 'unknownKey', options: shapeKeys };
  const options: readonly string[] = shapeOptions[key];
  return typeof value === 'string' && options.includes(value)
    ? { [key]: value }
    : { ...told, reason: 'notOption', options };
}

/**
 * Reads what a customer chose beside colours: an object, its JSON, or the short form `radius-small_density-compact`. What cannot
 * be used is left out, so that its default stands, and named in `findings`. Never throws.
 */
export function parseShape(input: unknown): ParsedShape {
  if (typeof input === 'string' && input.length > MAX_SHAPE_LENGTH) return { ok: false, reason: 'tooLarge' };
  const value = typeof input === 'string' ? readText(input) : input;
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return { ok: false, reason: 'notShape' };
  const entries = Object.entries(value);
  if (entries.length > shapeKeys.length * 4) return { ok: false, reason: 'tooLarge' };
  const read = entries.map(([key, given]) => readEntry(key, given));
  const findings = read.filter((one): one is ShapeFinding => 'reason' in one);
  const kept = read.filter((one): one is Shape => !('reason' in one));
  return { ok: true, shape: withoutDefaults(Object.assign({}, ...kept)), findings };
}

/** What of a shape can be used, where nobody is told of the rest: what was stored, or may come of a newer version. */
export function usableShape(input: unknown): Shape {
  const parsed = parseShape(input ?? {});
  return parsed.ok ? parsed.shape : {};
}

/** The same shape with only what differs from the defaults, in the order of the table. */
export function withoutDefaults(shape: Shape): Shape {
  const chosen = shapeKeys.filter(
    (key) => shape[key] !== undefined && !(isChoice(key) && shape[key] === shapeDefault(key)),
  );
  return Object.fromEntries(chosen.map((key) => [key, shape[key]]));
}

/**
 * A shape as an address has it: the short form, without a sign that has to be encoded, or JSON where a file of letters is
 * named. `parseShape` reads it back exactly.
 */
export function formatShape(shape: Shape): string {
  const chosen = withoutDefaults(shape);
  if (chosen.fontFile) return JSON.stringify(chosen);
  return (
    Object.entries(chosen)
      .map(([key, value]) => `${key}-${value}`)
      .join('_') || NONE
  );
}
