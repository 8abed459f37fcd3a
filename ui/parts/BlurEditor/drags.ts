import { createBox, createSquare, moveRegion, type Point, type Region, resizeRegion } from './regions.ts';

type Regions = readonly Region[];

/** Start, current point and kind of a pointer gesture. */
export type Drag = Readonly<{ kind: 'draw' | 'move' | 'resize'; id: number; from: Point; at: Point }>;

/** Fraction of the picture; less is a tap. */
const TAP = 0.02;

export const isTap = ({ from, at }: Drag) => Math.abs(at.x - from.x) < TAP && Math.abs(at.y - from.y) < TAP;

export const updateRegion = (regions: Regions, id: number, change: (region: Region) => Region): Regions =>
  regions.map((region) => (region.id === id ? change(region) : region));

export function applyDrag(regions: Regions, drag: Drag | undefined): Regions {
  if (!drag || isTap(drag)) return regions;
  const { kind, id, from, at } = drag;
  if (kind === 'draw') return [...regions, { id, ...createBox(from, at) }];
  const by = { x: at.x - from.x, y: at.y - from.y };
  return updateRegion(regions, id, (region) =>
    kind === 'move' ? moveRegion(region, by) : resizeRegion(region, by),
  );
}

/** Drawn by a drag, or placed by a tap. */
export const getDrawnBox = (drag: Drag, aspect: number): Omit<Region, 'id'> =>
  isTap(drag) ? createSquare(drag.at, aspect) : createBox(drag.from, drag.at);
