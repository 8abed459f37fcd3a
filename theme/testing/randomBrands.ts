/** Brands as chance makes them: what no style guide would put side by side. */
import fc from 'fast-check';
import type { RoleColours } from '../derive/fromRoles.ts';
import { anyOpaque } from './arbitraries.ts';

const some = fc.option(anyOpaque, { nil: undefined });

/** A main colour, and each of the other roles or none: any colour. */
const anyBrand: fc.Arbitrary<RoleColours> = fc.record({ main: anyOpaque, accent: some, ground: some });

/** The two hundred that were looked at one by one (`docs/kit.md`). */
export const randomBrands: readonly RoleColours[] = fc.sample(fc.noBias(anyBrand), {
  seed: 13,
  numRuns: 200,
});
