import { parseColour } from '../colour/colour.ts';
import { oklchOf, shade } from '../colour/oklch.ts';
import { contrast } from './contrast.ts';

const STEPS = 50;
/** 8-bit precision. */
const HALVINGS = 8;
/** 0 to 1, if 1 passes. */
export function findLeastShare(passes: (share: number) => boolean): number {
  let low = 0;
  let high = 1;
  for (let round = 0; round < HALVINGS; round += 1) {
    const middle = (low + high) / 2;
    if (passes(middle)) high = middle;
    else low = middle;
  }
  return high;
}

/** Nearest passing shade, same hue, opaque. */
export function findNearestShade(hex: string, passes: (hex: string) => boolean): string | null {
  const own = oklchOf(hex);
  const getShade = (distance: number): string =>
    shade(own, Math.min(1, Math.max(0, own.lightness + distance)));
  if (passes(hex.slice(0, 7))) return hex.slice(0, 7);
  for (let step = 1; step <= STEPS; step += 1) {
    for (const direction of [1 / STEPS, -1 / STEPS]) {
      const near = (step - 1) * direction;
      if (!passes(getShade(near + direction))) continue;
      const share = findLeastShare((part) => passes(getShade(near + part * direction)));
      return getShade(near + share * direction);
    }
  }
  return null;
}

/**
 * Nearest shade (OKLCH) with a ratio on `against` (WCAG 2.2, 1.4.3 and 1.4.11), or `colour` itself.
 * @returns null for an invalid colour or an unreachable ratio (above 21: always).
 */
export function nearestPassing(colour: string, against: string, ratio: number): string | null {
  const own = parseColour(colour);
  const ground = parseColour(against);
  if (own === null || ground === null) return null;
  const isPassing = (hex: string): boolean => contrast(hex, ground) >= ratio;
  return isPassing(own) ? own : findNearestShade(own, isPassing);
}
