import { formatHex, over, parseHex, type Rgba } from '../colour/rgba.ts';
import {
  type CaseType,
  caseOutlines,
  type OutlineKey,
  outlineKey,
  type ResolvedPalette,
} from '../palette/keys.ts';
import { SHAPE_CONTRAST } from '../palette/table.ts';
import { createSampler, getWeakestContrast, type Point } from './ground.ts';

const STEPS = 20;
const POLES: readonly Rgba[] = [
  [0, 0, 0, 1],
  [255, 255, 255, 1],
];

function mixWithPole(pole: Rgba, colour: Rgba, share: number): string {
  return formatHex(over([pole[0], pole[1], pole[2], share], colour));
}

function repairOutline(fixed: string, page: readonly Point[]): string {
  const own = parseHex(fixed);
  for (let step = 0; step <= STEPS; step += 1) {
    for (const pole of POLES) {
      const shade = mixWithPole(pole, own, step / STEPS);
      if (getWeakestContrast(parseHex(shade), page) >= SHAPE_CONTRAST) return shade;
    }
  }
  return fixed;
}

/** With black or white, until 3:1 on the page. */
export function outlinesOn(
  palette: ResolvedPalette,
  page: readonly Point[] = createSampler(palette)('bg'),
): Readonly<Record<OutlineKey, string>> {
  const entries = Object.entries(caseOutlines).map(([type, fixed]) => [
    outlineKey(type as CaseType),
    repairOutline(fixed, page),
  ]);
  return Object.fromEntries(entries) as Record<OutlineKey, string>;
}
