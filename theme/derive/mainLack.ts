import { oklchOf } from '../colour/oklch.ts';
import { contrast } from '../contrast/contrast.ts';
import { defaultOf } from '../palette/palette.ts';
import type { RoleColours } from './fromRoles.ts';

/** What nobody who gave a main colour expects of it: on a light page it is not seen, or it lends no hue. */
export type MainLack = 'pale' | 'grey';

/** A main colour that stands out less than this on a light page is not seen as a button. */
const SEEN = 1.3;
/** Below this a colour has no hue (OKLCH). */
const HUED = 0.02;

/** What a theme will be without, made of these colours as they are; undefined where nothing is missing. */
export function mainLack({ main, accent, ground }: RoleColours): MainLack | undefined {
  if (!main) return undefined;
  if (contrast(main, ground ?? defaultOf('bg1')) < SEEN) return 'pale';
  return oklchOf(main).chroma < HUED && !accent ? 'grey' : undefined;
}
