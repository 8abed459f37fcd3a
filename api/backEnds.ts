import { addresses } from './addresses.ts';
import { prefixes } from './call.ts';

/**
 * First path segments of programs, never of pages: the sides, other addresses, and `dev` for
 * development.
 */
export const backEnds: readonly string[] = [
  ...new Set(
    [...Object.values(prefixes), ...Object.values(addresses).map(({ template }) => template), '/dev'].map(
      (path) => path.split('/')[1] ?? '',
    ),
  ),
];
