import type { Point } from './view.ts';
import type { ZoomEvent } from './zoom.ts';

/** One press of a button or key zooms by this factor. */
export const STEP = 1.25;
/** One press of an arrow moves the picture by so many pixels. */
const PAN = 60;

/** What a key does: an event of the zoom, or a step to the next or previous picture. */
export type KeyMeaning = ZoomEvent | { type: 'turn'; by: 1 | -1 };

const arrows: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: PAN, y: 0 },
  ArrowRight: { x: -PAN, y: 0 },
  ArrowUp: { x: 0, y: PAN },
  ArrowDown: { x: 0, y: -PAN },
};

const plain: Readonly<Record<string, KeyMeaning>> = {
  '+': { type: 'zoom', factor: STEP },
  // The key of "+" without Shift on many keyboards.
  '=': { type: 'zoom', factor: STEP },
  '-': { type: 'zoom', factor: 1 / STEP },
  '0': { type: 'whole' },
  PageDown: { type: 'turn', by: 1 },
  PageUp: { type: 'turn', by: -1 },
};

/**
 * The meaning of a key, or nothing for a key that has none. Arrows move over an enlarged picture, as a window moves
 * over a map; on a whole one, those to the side lead to its neighbours.
 */
export function meaningOf(key: string, enlarged: boolean, rtl: boolean): KeyMeaning | undefined {
  if (Object.hasOwn(plain, key)) return plain[key];
  const by = Object.hasOwn(arrows, key) ? arrows[key] : undefined;
  if (!by) return undefined;
  if (enlarged) return { type: 'pan', by };
  if (by.x === 0) return undefined;
  return { type: 'turn', by: by.x < 0 === rtl ? -1 : 1 };
}
