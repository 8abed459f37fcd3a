import { encodeChannel, formatHex, type Rgba } from './rgba.ts';

/** Longer text stays unparsed. */
export const MAX_COLOUR_LENGTH = 64;

const HEX = /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i;
const CALL = /^(rgba?|hsla?|oklch)\(\s*([^()]*?)\s*\)$/i;
const NUMBER = /^([+-]?(?:\d+(?:\.\d+)?|\.\d+))(%|deg)?$/i;

interface Amount {
  readonly value: number;
  readonly unit: '' | '%' | 'deg';
}

const clamp = (value: number, high: number): number => Math.min(high, Math.max(0, value));

function parseAmount(text: string): Amount | null {
  const match = NUMBER.exec(text);
  if (!match) return null;
  return { value: Number(match[1]), unit: (match[2]?.toLowerCase() ?? '') as Amount['unit'] };
}

/** `1, 2, 3, .5` or `1 2 3 / .5`. */
function splitParts(body: string): [string, string, string, string] | null {
  const commas = body.includes(',');
  const [channels = '', alpha, more] = commas ? [body] : body.split('/');
  if (more !== undefined) return null;
  const list = commas ? channels.split(',') : channels.trim().split(/\s+/);
  if (!commas && list.length !== 3) return null;
  if (list.length < 3 || list.length > 4) return null;
  const [first = '', second = '', third = '', fourth] = list.map((part) => part.trim());
  return [first, second, third, (alpha ?? fourth ?? '1').trim()];
}

/** Or a percentage of `whole`; clamped. */
function scaleAmount(part: Amount, whole: number, high: number): number | null {
  if (part.unit === 'deg') return null;
  return clamp(part.unit === '%' ? (part.value * whole) / 100 : part.value, high);
}

/** Degrees, modulo 360. */
function parseHue(part: Amount): number | null {
  if (part.unit === '%') return null;
  return ((part.value % 360) + 360) % 360;
}

function fromRgb(parts: readonly [Amount, Amount, Amount]): [number, number, number] | null {
  const [red, green, blue] = parts.map((part) => scaleAmount(part, 255, 255));
  if (typeof red !== 'number' || typeof green !== 'number' || typeof blue !== 'number') return null;
  return [red, green, blue];
}

function fromHsl([h, s, l]: readonly [Amount, Amount, Amount]): [number, number, number] | null {
  const hue = parseHue(h);
  const saturation = scaleAmount(s, 100, 100);
  const lightness = scaleAmount(l, 100, 100);
  if (hue === null || saturation === null || lightness === null) return null;
  const reach = (saturation / 100) * Math.min(lightness / 100, 1 - lightness / 100);
  const getChannel = (offset: number): number => {
    const k = (offset + hue / 30) % 12;
    return 255 * (lightness / 100 - reach * Math.max(-1, Math.min(k - 3, 9 - k, 1)));
  };
  return [getChannel(0), getChannel(8), getChannel(4)];
}

/** CSS Color 4, section 9; clamps like browsers outside sRGB. */
function fromOklch([l, c, h]: readonly [Amount, Amount, Amount]): [number, number, number] | null {
  const lightness = scaleAmount(l, 1, 1);
  const chroma = scaleAmount(c, 0.4, 1);
  const hue = parseHue(h);
  if (lightness === null || chroma === null || hue === null) return null;
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    encodeChannel(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
    encodeChannel(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
    encodeChannel(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short),
  ];
}

const readers = { rgb: fromRgb, rgba: fromRgb, hsl: fromHsl, hsla: fromHsl, oklch: fromOklch } as const;

function fromHex(text: string): Rgba {
  const digits = text.slice(1);
  const full = digits.length < 5 ? [...digits].map((digit) => digit + digit).join('') : digits;
  const parseByte = (index: number): number => Number.parseInt(full.slice(index, index + 2) || 'ff', 16);
  return [parseByte(0), parseByte(2), parseByte(4), parseByte(6) / 255];
}

function fromCall(text: string): Rgba | null {
  const match = CALL.exec(text);
  const name = match?.[1]?.toLowerCase() as keyof typeof readers | undefined;
  const split = splitParts(match?.[2] ?? '');
  if (!name || !split || (name === 'oklch' && text.includes(','))) return null;
  const [first, second, third, last] = split.map(parseAmount);
  if (!first || !second || !third || !last) return null;
  const alpha = scaleAmount(last, 1, 1);
  const channels = readers[name]([first, second, third]);
  if (!channels || alpha === null) return null;
  return [...channels, alpha];
}

/**
 * Parses hex (3, 4, 6 or 8 digits), `rgb()`, `rgba()`, `hsl()`, `hsla()` or `oklch()` with plain numbers and
 * percentages.
 * @returns `#RRGGBB` or `#RRGGBBAA`, safe in CSS; null for everything else.
 */
export function parseColour(input: unknown): string | null {
  if (typeof input !== 'string' || input.length > MAX_COLOUR_LENGTH) return null;
  const text = input.trim();
  const colour = HEX.test(text) ? fromHex(text) : fromCall(text);
  return colour && formatHex(colour);
}
