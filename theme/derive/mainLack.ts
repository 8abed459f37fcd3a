import { oklchOf } from '../colour/oklch.ts';
import { contrast } from '../contrast/contrast.ts';
import { SEEN } from '../contrast/edges.ts';
import { defaultOf } from '../palette/palette.ts';
import type { RoleColours } from './fromRoles.ts';

/** Invisible on a light page, or without hue. */
export type MainLack = 'pale' | 'grey';

/** OKLCH. */
const HUED = 0.02;

/** What a theme of these colours lacks, if anything. */
export function mainLack({ main, accent, ground }: RoleColours): MainLack | undefined {
  if (!main) return undefined;
  if (contrast(main, ground ?? defaultOf('bg1')) < SEEN) return 'pale';
  return oklchOf(main).chroma < HUED && !accent ? 'grey' : undefined;
}
