import fc from 'fast-check';
import { formatHex } from '../colour/rgba.ts';
import { type Palette, paletteKeys } from '../palette/palette.ts';

const byte = fc.nat(255);
const opaque = fc.constant(1);
const anyAlpha = byte.map((alpha) => alpha / 255);

export const anyOpaque = fc.tuple(byte, byte, byte, opaque).map(formatHex);

/** One in four is translucent. */
export const anyColour = fc
  .tuple(byte, byte, byte, fc.oneof({ weight: 3, arbitrary: opaque }, { weight: 1, arbitrary: anyAlpha }))
  .map(formatHex);

export function createPalettes(colour: fc.Arbitrary<string>): fc.Arbitrary<Palette> {
  const keys = Object.fromEntries(paletteKeys.map((key) => [key, colour]));
  return fc.record(keys, { requiredKeys: [] });
}

export const anyPalette = createPalettes(anyColour);
