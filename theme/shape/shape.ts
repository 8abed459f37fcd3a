import { fontAddress } from './fontAddress.ts';
import { type ShapeChoice, type ShapeOption, shapeChoices, shapeDefault, shapeOptions } from './table.ts';

/** Defaults are optional. */
export type Shape = {
  readonly [Choice in ShapeChoice]?: ShapeOption<Choice>;
} & {
  /** URL; wins over `font`. */
  readonly fontFile?: string;
};

export type ShapeKey = ShapeChoice | 'fontFile';

export interface ShapeFinding {
  /** As written, truncated. */
  readonly key: string;
  /** As written, truncated. */
  readonly value: string;
  readonly reason: 'unknownKey' | 'notOption' | 'notAddress';
  readonly options: readonly string[];
}

/** `ok` is false for other text. */
export type ParsedShape =
  | { readonly ok: true; readonly shape: Shape; readonly findings: readonly ShapeFinding[] }
  | { readonly ok: false; readonly reason: 'notShape' | 'tooLarge' };

/** Characters. */
export const MAX_SHAPE_LENGTH = 4_000;
/** Characters. */
const MAX_QUOTED = 60;

export const shapeKeys: readonly ShapeKey[] = [...shapeChoices, 'fontFile'];
const isChoice = (key: string): key is ShapeChoice => Object.hasOwn(shapeOptions, key);

const NONE = '_';
const PIECE = /^([a-zA-Z]+)-([a-zA-Z]+)$/;

const truncateValue = (value: unknown): string => {
  const text = typeof value === 'string' ? value : typeof value === 'object' ? '{…}' : String(value);
  return text.length > MAX_QUOTED ? `${text.slice(0, MAX_QUOTED - 1)}…` : text;
};

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

function readEntry(key: string, value: unknown): Shape | ShapeFinding {
  const told = { key: truncateValue(key), value: truncateValue(value) };
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
 * An object, its JSON, or `radius-small_density-compact`; never throws. `findings` lists unusable entries, which are
 * left out.
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
  return { ok: true, shape: removeDefaults(Object.assign({}, ...kept)), findings };
}

/** Without findings: for stored shapes and newer versions. */
export function usableShape(input: unknown): Shape {
  const parsed = parseShape(input ?? {});
  return parsed.ok ? parsed.shape : {};
}

export function removeDefaults(shape: Shape): Shape {
  const chosen = shapeKeys.filter(
    (key) => shape[key] !== undefined && !(isChoice(key) && shape[key] === shapeDefault(key)),
  );
  return Object.fromEntries(chosen.map((key) => [key, shape[key]]));
}

/** For URLs: short form, or JSON with a font file; `parseShape` reverses it. */
export function formatShape(shape: Shape): string {
  const chosen = removeDefaults(shape);
  if (chosen.fontFile) return JSON.stringify(chosen);
  return (
    Object.entries(chosen)
      .map(([key, value]) => `${key}-${value}`)
      .join('_') || NONE
  );
}
