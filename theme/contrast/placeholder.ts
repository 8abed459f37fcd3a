import { formatHex, over, parseHex } from '../colour/rgba.ts';
import type { ResolvedPalette } from '../palette/keys.ts';
import { TEXT_CONTRAST } from '../palette/table.ts';
import { groundsOf, weakest } from './ground.ts';

/** How far an example may fade into its field, and by which steps it comes back where it would not be read. */
const FADED = 0.4;
const STEP = 0.05;

/**
 * The colour of what stands in an empty field as an example: lighter than what is typed, so that nobody takes it for
 * theirs, and as readable as text must be. Where text itself has nothing to spare it is the text's.
 */
export function placeholderOn(palette: ResolvedPalette): string {
  const field = groundsOf(palette)('inputBg');
  const [ground] = field;
  const text = parseHex(palette.txt);
  for (let share = FADED; ground && share > STEP / 2; share -= STEP) {
    const [red, green, blue] = ground.colour;
    const faded = formatHex(over([red, green, blue, share], text));
    if (weakest(parseHex(faded), field) >= TEXT_CONTRAST) return faded;
  }
  return palette.txt;
}
