import type { Point } from './view.ts';
import type { ZoomEvent } from './zoom.ts';

/** Of a button or key. */
export const STEP = 1.25;
/** Arrow-key step in pixels. */
const PAN = 60;

export type ViewerKeyEvent = ZoomEvent | { type: 'turn'; by: 1 | -1 };

const arrows: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: PAN, y: 0 },
  ArrowRight: { x: -PAN, y: 0 },
  ArrowUp: { x: 0, y: PAN },
  ArrowDown: { x: 0, y: -PAN },
};

const plain: Readonly<Record<string, ViewerKeyEvent>> = {
  '+': { type: 'zoom', factor: STEP },
  // Unshifted "+".
  '=': { type: 'zoom', factor: STEP },
  '-': { type: 'zoom', factor: 1 / STEP },
  '0': { type: 'whole' },
  PageDown: { type: 'turn', by: 1 },
  PageUp: { type: 'turn', by: -1 },
};

const pages: Readonly<Record<string, number>> = { PageDown: -0.9, PageUp: 0.9, Home: 1e6, End: -1e6 };

/**
 * Arrows pan a zoomed picture, else change pictures. With `page`, a long picture's stage height, Page keys, Home and
 * End move it.
 */
export function mapKeyToEvent(
  key: string,
  { enlarged, page, rtl }: { enlarged: boolean; page: number | undefined; rtl: boolean },
): ViewerKeyEvent | undefined {
  if (page !== undefined && enlarged && Object.hasOwn(pages, key))
    return { type: 'pan', by: { x: 0, y: page * (pages[key] ?? 0) } };
  if (Object.hasOwn(plain, key)) return plain[key];
  const by = Object.hasOwn(arrows, key) ? arrows[key] : undefined;
  if (!by) return undefined;
  if (enlarged) return { type: 'pan', by };
  if (by.x === 0) return undefined;
  return { type: 'turn', by: by.x < 0 === rtl ? -1 : 1 };
}
