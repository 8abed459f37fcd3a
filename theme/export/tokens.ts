import { formatHex, parseHex } from '../colour/rgba.ts';
import { type ColourKey, colourKeys, type Scheme } from '../palette/keys.ts';
import { darkKey, defaultOf, type Palette } from '../palette/palette.ts';
import { isRecord, MAX_DEPTH } from './foreign.ts';
import { type ImportedPalette, MAX_IMPORT_LENGTH, parseImported } from './importedPalette.ts';

/** `hex`: for tools without colour spaces. */
interface TokenColour {
  readonly colorSpace: 'srgb';
  readonly components: readonly [number, number, number];
  readonly alpha: number;
  readonly hex: string;
}

/** Distinguishes 256 steps. */
const roundShare = (channel: number): number => Math.round(channel * 10_000) / 10_000;

function createTokenColour(colour: string): TokenColour {
  const [red, green, blue, alpha] = parseHex(colour);
  return {
    colorSpace: 'srgb',
    components: [roundShare(red / 255), roundShare(green / 255), roundShare(blue / 255)],
    alpha: roundShare(alpha),
    hex: colour.slice(0, 7).toLowerCase(),
  };
}

function createGroup(palette: Palette, scheme: Scheme): Readonly<Record<string, unknown>> {
  const tokens = colourKeys.map((key) => {
    const own = scheme === 'light' ? key : darkKey(key);
    return [key, { $value: createTokenColour(palette[own] ?? defaultOf(own)) }];
  });
  return { $type: 'color', ...Object.fromEntries(tokens) };
}

/** W3C DTCG, Format and Color Modules 2025.10; groups `light` and `dark`, with defaults. */
export function writeTokens(palette: Palette): string {
  return `${JSON.stringify({ light: createGroup(palette, 'light'), dark: createGroup(palette, 'dark') }, null, 2)}\n`;
}

/** Of colour spaces. */
const written: Readonly<Record<string, (parts: readonly string[], alpha: string) => string>> = {
  hsl: ([h, s, l], alpha) => `hsl(${h} ${s}% ${l}% / ${alpha})`,
  oklch: ([l, c, h], alpha) => `oklch(${l} ${c} ${h} / ${alpha})`,
};

/** As text, if possible. */
export function formatColour(value: unknown): unknown {
  if (!isRecord(value) || !Array.isArray(value.components)) return value;
  const numbers = [...value.components.map((part) => (part === 'none' ? 0 : part)), value.alpha ?? 1];
  if (numbers.length !== 4 || !numbers.every((part) => Number.isFinite(part))) return value;
  const [first, second, third, alpha] = numbers as [number, number, number, number];
  if (value.colorSpace === 'srgb') return formatHex([first * 255, second * 255, third * 255, alpha]);
  const text = [first, second, third].map((part) => part.toFixed(6));
  return written[String(value.colorSpace)]?.(text, alpha.toFixed(6)) ?? value;
}

type Found = Map<string, unknown>;

/** Nested groups inherit it. */
interface Place {
  readonly type: unknown;
  readonly dark: boolean;
  readonly depth: number;
}

function collect(node: Record<string, unknown>, found: Found, place: Place): void {
  for (const [name, child] of Object.entries(node)) {
    if (name.startsWith('$') || !isRecord(child)) continue;
    const type = child.$type ?? place.type;
    if ('$value' in child) {
      if (type === 'color')
        found.set(place.dark ? darkKey(name as ColourKey) : name, formatColour(child.$value));
      continue;
    }
    if (place.depth < MAX_DEPTH) {
      collect(child, found, { type, dark: place.dark || /^dark$/i.test(name), depth: place.depth + 1 });
    }
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** `color` tokens (DTCG 2025.10 or text) named as a key; dark inside a group `dark`. Never throws. */
export function readTokens(text: string): ImportedPalette {
  if (text.length > MAX_IMPORT_LENGTH) return { ok: false, reason: 'tooLarge' };
  if (text.trim() === '') return { ok: false, reason: 'missing' };
  const tokens = parseJson(text);
  if (tokens === undefined) return { ok: false, reason: 'notJson' };
  if (!isRecord(tokens)) return { ok: false, reason: 'notObject' };
  const found: Found = new Map();
  collect(tokens, found, { type: tokens.$type, dark: false, depth: 0 });
  return parseImported(found);
}
