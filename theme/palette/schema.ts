/** For storage; for URL text use `parsePalette`. */
import * as z from 'zod/mini';
import { parseColour } from '../colour/colour.ts';
import { type ColourKey, colourKeys, type ResolvedPalette } from './keys.ts';
import { type Palette, type PaletteKey, paletteKeys } from './palette.ts';

/** Any notation; normalises. */
export const colourSchema = z.pipe(
  z.string().check(z.refine((text) => parseColour(text) !== null, 'not a colour')),
  z.transform((text: string) => parseColour(text) ?? text),
);

const keyOf = z.enum(
  Object.fromEntries(paletteKeys.map((key) => [key, key])) as Record<PaletteKey, PaletteKey>,
);
const resolvedKeyOf = z.enum(
  Object.fromEntries(colourKeys.map((key) => [key, key])) as Record<ColourKey, ColourKey>,
);

export const paletteSchema: z.ZodMiniType<Palette, unknown> = z.partialRecord(keyOf, colourSchema);

export const resolvedPaletteSchema: z.ZodMiniType<ResolvedPalette, unknown> = z.record(
  resolvedKeyOf,
  colourSchema,
);
