import { formatHex, over, parseHex } from '../colour/rgba.ts';
import type { ResolvedPalette } from '../palette/keys.ts';
import { TEXT_CONTRAST } from '../palette/table.ts';
import { groundsOf, weakest } from './ground.ts';

/** How far an example may fade into its field, and by which steps it comes back where it would not be read. */
const FADED = 0.4;
const STEP = 0.05;

/** Colour of placeholder text: lighter than typed text but readable, or the text colour where it has no margin. */
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
