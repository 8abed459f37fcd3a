import { oklchOf } from '../colour/oklch.ts';
import { contrast } from '../contrast/contrast.ts';
import { SEEN } from '../contrast/edges.ts';
import { defaultOf } from '../palette/palette.ts';
import type { RoleColours } from './fromRoles.ts';

/** What nobody who gave a main colour expects of it: on a light page it is not seen, or it lends no hue. */
export type MainLack = 'pale' | 'grey';

/** Below this a colour has no hue (OKLCH). */
const HUED = 0.02;

/** What a theme will be without, made of these colours as they are; undefined where nothing is missing. */
export function mainLack({ main, accent, ground }: RoleColours): MainLack | undefined {
  if (!main) return undefined;
  if (contrast(main, ground ?? defaultOf('bg1')) < SEEN) return 'pale';
  return oklchOf(main).chroma < HUED && !accent ? 'grey' : undefined;
}
