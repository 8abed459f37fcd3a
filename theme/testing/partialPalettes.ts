import fc from 'fast-check';
import { type Palette, paletteKeys } from '../palette/palette.ts';
import { anyOpaque } from './arbitraries.ts';

const anyPartial: fc.Arbitrary<Palette> = fc
  .uniqueArray(fc.constantFrom(...paletteKeys), { minLength: 1, maxLength: 5 })
  .chain((keys) => fc.tuple(fc.constant(keys), fc.tuple(...keys.map(() => anyOpaque))))
  .map(([keys, colours]) => Object.fromEntries(keys.map((key, index) => [key, colours[index]])));

/** Reviewed by eye (`docs/kit.md`). */
export const partialPalettes: readonly Palette[] = fc.sample(fc.noBias(anyPartial), {
  seed: 23,
  numRuns: 50,
});
