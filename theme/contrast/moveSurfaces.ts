import { oklchOf, shade } from '../colour/oklch.ts';
import { formatHex, over, parseHex, type Rgba } from '../colour/rgba.ts';
import type { ColourKey, ResolvedPalette, Surface } from '../palette/keys.ts';
import { createSampler, getWeakestContrast } from './ground.ts';
import { findLeastShare } from './nearest.ts';
import { type Need, needs } from './needs.ts';
import type { SurfaceRow } from './surfaces.ts';

const PAGE_WEIGHT = 4;

/** And where surfaces move for it. */
export interface Pole {
  readonly text: Rgba;
  readonly away: 0 | 1;
}

const poles: readonly [Pole, Pole] = [
  { text: [0, 0, 0, 1], away: 1 },
  { text: [255, 255, 255, 1], away: 0 },
];

/** Over the middle of the surface below. */
function getOpaqueEnds(draft: ResolvedPalette, row: SurfaceRow): readonly [string, string] {
  const under = row.standsOn[0];
  const points = under ? createSampler(draft)(under) : [];
  const ground = points[Math.floor(points.length / 2)]?.colour ?? [255, 255, 255, 1];
  const composeKey = (key: ColourKey): string => formatHex(over(parseHex(draft[key]), ground));
  return [composeKey(row.keys[0]), composeKey(row.keys[1])];
}

/** Only as far as the text needs. */
function moveSurface(draft: ResolvedPalette, { row, ratio }: Need, pole: Pole): ResolvedPalette {
  const isReadable = (values: ResolvedPalette): boolean =>
    getWeakestContrast(pole.text, createSampler(values)(row.surface)) >= ratio;
  if (isReadable(draft)) return draft;
  const setEnds = (ends: readonly [string, string]): ResolvedPalette => ({
    ...draft,
    [row.keys[0]]: ends[0],
    [row.keys[1]]: ends[1],
  });
  const moveColour = (hex: string, share: number): string => {
    if (share === 0) return hex;
    const own = oklchOf(hex);
    return shade(own, own.lightness + (pole.away - own.lightness) * share);
  };
  const moveEnd = (hex: string): string => {
    const isPassing = (share: number): boolean =>
      isReadable(setEnds([moveColour(hex, share), moveColour(hex, share)]));
    return isPassing(0) ? hex : moveColour(hex, findLeastShare(isPassing));
  };
  const [start, end] = getOpaqueEnds(draft, row);
  const ends: readonly [string, string] = [moveEnd(start), moveEnd(end)];
  if (isReadable(setEnds(ends))) return setEnds(ends);
  const moveBoth = (share: number): ResolvedPalette =>
    setEnds([moveColour(ends[0], share), moveColour(ends[1], share)]);
  return moveBoth(findLeastShare((share) => isReadable(moveBoth(share))));
}

function measureDistance(from: string, to: string): number {
  return Math.abs(oklchOf(from).lightness - oklchOf(to).lightness);
}

function measureCost(before: ResolvedPalette, after: ResolvedPalette, key: ColourKey, pole: Pole): number {
  const getWeight = (surface: Surface): number => (surface === 'bg' ? PAGE_WEIGHT : 1);
  const surfaces = (needs.get(key) ?? []).map(({ row }) =>
    row.keys.reduce((sum, end) => sum + getWeight(row.surface) * measureDistance(before[end], after[end]), 0),
  );
  const text = Math.abs(oklchOf(before[key]).lightness - (1 - pole.away));
  return surfaces.reduce((sum, part) => sum + part, PAGE_WEIGHT * text);
}

/** Smallest change of the page. */
export function choosePole({ bg1, bg2 }: ResolvedPalette): Pole {
  return oklchOf(bg1).lightness + oklchOf(bg2).lightness >= 1 ? poles[0] : poles[1];
}

/** For the cheaper pole. */
export function moveSurfaces(
  draft: ResolvedPalette,
  key: ColourKey,
  under: readonly Pole[] = poles,
): ResolvedPalette {
  const tries = under.map((pole) => {
    const after = (needs.get(key) ?? []).reduce(
      (values, need) => moveSurface(values, need, pole),
      draft as ResolvedPalette,
    );
    return { after, cost: measureCost(draft, after, key, pole) };
  });
  const best = tries.reduce((first, second) => (second.cost < first.cost ? second : first));
  return best.after;
}
