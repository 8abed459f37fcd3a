import { around, between, moved, type Point, type Region, resized } from './regions.ts';

type Regions = readonly Region[];

/** What a finger does: from where, and where it is; about which region. */
export type Drag = Readonly<{ kind: 'draw' | 'move' | 'resize'; id: number; from: Point; at: Point }>;

/** What moves less is a tap: a share of the picture. */
const TAP = 0.02;

/** It has hardly moved. */
export const isTap = ({ from, at }: Drag) => Math.abs(at.x - from.x) < TAP && Math.abs(at.y - from.y) < TAP;

/** The same, one of them changed. */
export const changed = (regions: Regions, id: number, change: (region: Region) => Region): Regions =>
  regions.map((region) => (region.id === id ? change(region) : region));

/** The regions with what a finger is doing. */
export function dragged(regions: Regions, drag: Drag | undefined): Regions {
  if (!drag || isTap(drag)) return regions;
  const { kind, id, from, at } = drag;
  if (kind === 'draw') return [...regions, { id, ...between(from, at) }];
  const by = { x: at.x - from.x, y: at.y - from.y };
  return changed(regions, id, (region) => (kind === 'move' ? moved(region, by) : resized(region, by)));
}

/** What a finger that drew has drawn, or placed. */
export const drawn = (drag: Drag, aspect: number): Omit<Region, 'id'> =>
  isTap(drag) ? around(drag.at, aspect) : between(drag.from, drag.at);
