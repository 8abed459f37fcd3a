import { oklchOf, shade } from '../colour/oklch.ts';
import { formatHex, over, parseHex, type Rgba } from '../colour/rgba.ts';
import type { ColourKey, ResolvedPalette, Surface } from '../palette/keys.ts';
import { groundsOf, weakest } from './ground.ts';
import { least } from './nearest.ts';
import { type Need, needs } from './needs.ts';
import type { SurfaceRow } from './surfaces.ts';

const PAGE_WEIGHT = 4;

/** Black or white text, and where surfaces move for it. */
export interface Pole {
  readonly text: Rgba;
  readonly away: 0 | 1;
}

const poles: readonly [Pole, Pole] = [
  { text: [0, 0, 0, 1], away: 1 },
  { text: [255, 255, 255, 1], away: 0 },
];

/** Both ends composed over the middle of the surface below. */
function opaqueEnds(draft: ResolvedPalette, row: SurfaceRow): readonly [string, string] {
  const under = row.standsOn[0];
  const points = under ? groundsOf(draft)(under) : [];
  const ground = points[Math.floor(points.length / 2)]?.colour ?? [255, 255, 255, 1];
  const seen = (key: ColourKey): string => formatHex(over(parseHex(draft[key]), ground));
  return [seen(row.keys[0]), seen(row.keys[1])];
}

/** Moves a surface only as far as the text needs. */
function withMoved(draft: ResolvedPalette, { row, ratio }: Need, pole: Pole): ResolvedPalette {
  const reads = (values: ResolvedPalette): boolean =>
    weakest(pole.text, groundsOf(values)(row.surface)) >= ratio;
  if (reads(draft)) return draft;
  const put = (ends: readonly [string, string]): ResolvedPalette => ({
    ...draft,
    [row.keys[0]]: ends[0],
    [row.keys[1]]: ends[1],
  });
  const moved = (hex: string, share: number): string => {
    if (share === 0) return hex;
    const own = oklchOf(hex);
    return shade(own, own.lightness + (pole.away - own.lightness) * share);
  };
  const alone = (hex: string): string => {
    const passes = (share: number): boolean => reads(put([moved(hex, share), moved(hex, share)]));
    return passes(0) ? hex : moved(hex, least(passes));
  };
  const [start, end] = opaqueEnds(draft, row);
  const ends: readonly [string, string] = [alone(start), alone(end)];
  if (reads(put(ends))) return put(ends);
  const both = (share: number): ResolvedPalette => put([moved(ends[0], share), moved(ends[1], share)]);
  return both(least((share) => reads(both(share))));
}

function distance(from: string, to: string): number {
  return Math.abs(oklchOf(from).lightness - oklchOf(to).lightness);
}

function cost(before: ResolvedPalette, after: ResolvedPalette, key: ColourKey, pole: Pole): number {
  const weight = (surface: Surface): number => (surface === 'bg' ? PAGE_WEIGHT : 1);
  const surfaces = (needs.get(key) ?? []).map(({ row }) =>
    row.keys.reduce((sum, end) => sum + weight(row.surface) * distance(before[end], after[end]), 0),
  );
  const text = Math.abs(oklchOf(before[key]).lightness - (1 - pole.away));
  return surfaces.reduce((sum, part) => sum + part, PAGE_WEIGHT * text);
}

/** The pole that the page can carry with the smallest change. */
export function poleOfPage({ bg1, bg2 }: ResolvedPalette): Pole {
  return oklchOf(bg1).lightness + oklchOf(bg2).lightness >= 1 ? poles[0] : poles[1];
}

/** Moves a key's surfaces for the cheaper pole. */
export function withMovedSurfaces(
  draft: ResolvedPalette,
  key: ColourKey,
  under: readonly Pole[] = poles,
): ResolvedPalette {
  const tries = under.map((pole) => {
    const after = (needs.get(key) ?? []).reduce(
      (values, need) => withMoved(values, need, pole),
      draft as ResolvedPalette,
    );
    return { after, cost: cost(draft, after, key, pole) };
  });
  const best = tries.reduce((first, second) => (second.cost < first.cost ? second : first));
  return best.after;
}
