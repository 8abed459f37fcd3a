import { formatHex, over, parseHex } from '../colour/rgba.ts';
import type { ResolvedPalette } from '../palette/keys.ts';
import { TEXT_CONTRAST } from '../palette/table.ts';
import { createSampler, getWeakestContrast } from './ground.ts';

/** And the step back to readability. */
const FADED = 0.4;
const STEP = 0.05;

/** Fainter than text but readable, else the text colour. */
export function getPlaceholder(palette: ResolvedPalette): string {
  const field = createSampler(palette)('inputBg');
  const [ground] = field;
  const text = parseHex(palette.txt);
  for (let share = FADED; ground && share > STEP / 2; share -= STEP) {
    const [red, green, blue] = ground.colour;
    const faded = formatHex(over([red, green, blue, share], text));
    if (getWeakestContrast(parseHex(faded), field) >= TEXT_CONTRAST) return faded;
  }
  return palette.txt;
}
