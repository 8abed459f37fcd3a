import { around, between, moved, type Point, type Region, resized } from './regions.ts';

type Regions = readonly Region[];

/** A pointer gesture on a region: start, current point and kind. */
export type Drag = Readonly<{ kind: 'draw' | 'move' | 'resize'; id: number; from: Point; at: Point }>;

/** Movement below this fraction of the picture is a tap. */
const TAP = 0.02;

export const isTap = ({ from, at }: Drag) => Math.abs(at.x - from.x) < TAP && Math.abs(at.y - from.y) < TAP;

export const changed = (regions: Regions, id: number, change: (region: Region) => Region): Regions =>
  regions.map((region) => (region.id === id ? change(region) : region));

export function dragged(regions: Regions, drag: Drag | undefined): Regions {
  if (!drag || isTap(drag)) return regions;
  const { kind, id, from, at } = drag;
  if (kind === 'draw') return [...regions, { id, ...between(from, at) }];
  const by = { x: at.x - from.x, y: at.y - from.y };
  return changed(regions, id, (region) => (kind === 'move' ? moved(region, by) : resized(region, by)));
}

/** Returns the region drawn by a drag, or placed by a tap. */
export const drawn = (drag: Drag, aspect: number): Omit<Region, 'id'> =>
  isTap(drag) ? around(drag.at, aspect) : between(drag.from, drag.at);
