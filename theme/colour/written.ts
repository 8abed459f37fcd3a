/** By culori: always in the studio, in sample pages only for notations other than hex. */
import {
  converter,
  modeA98,
  modeHsl,
  modeHwb,
  modeLab,
  modeLch,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeP3,
  modeProphoto,
  modeRec2020,
  modeRgb,
  modeXyz50,
  modeXyz65,
  parse,
  useMode as register,
} from 'culori/fn';
import { MAX_COLOUR_LENGTH, parseColour } from './colour.ts';
import { formatHex, type Rgba } from './rgba.ts';

const modes = [modeRgb, modeLrgb, modeHsl, modeHwb, modeLab, modeLch, modeOklab, modeOklch];
const wide = [modeP3, modeA98, modeProphoto, modeRec2020, modeXyz50, modeXyz65];
for (const mode of [...modes, ...wide]) register(mode);

const toRgb = converter('rgb');

export interface WrittenColour {
  /** Normal form. */
  readonly colour: string;
  /** False outside sRGB, clamped by channel. */
  readonly exact: boolean;
}

/** Hex without `#`. */
const BARE_HEX = /^(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i;
/** Or a function without nesting. */
const SHAPE = /^(?:[a-z]+|[a-z]+\([-+.,%/\w\s]*\))$/i;
/** Per channel, of 255. */
const ROUNDING = 0.5;

const isShown = (channel: number): boolean => channel > -ROUNDING && channel < 255 + ROUNDING;

function parseWithCulori(text: string): WrittenColour | null {
  const found = SHAPE.test(text) ? parse(text.toLowerCase()) : undefined;
  if (!found) return null;
  const { r = 0, g = 0, b = 0, alpha = 1 } = toRgb(found);
  const channels = [r * 255, g * 255, b * 255] as const;
  if (![...channels, alpha].every(Number.isFinite)) return null;
  const rgba: Rgba = [...channels, Math.min(1, Math.max(0, alpha))];
  return { colour: formatHex(rgba), exact: channels.every(isShown) };
}

/**
 * Hex with or without `#`, CSS names, `rgb()`, `hsl()`, `hwb()`, `lab()`, `lch()`, `oklab()`, `oklch()`,
 * `color(display-p3 …)`. Agrees with the strict parser; rejects `var(`, `url(`, `calc(`, system colours.
 */
export function readColour(input: unknown): WrittenColour | null {
  if (typeof input !== 'string' || input.length > MAX_COLOUR_LENGTH) return null;
  const text = input.trim();
  const strict = parseColour(BARE_HEX.test(text) ? `#${text}` : text);
  const read = parseWithCulori(text);
  if (strict === null) return read;
  return { colour: strict, exact: read?.exact ?? true };
}
