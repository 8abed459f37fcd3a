import { luminance, over, parseHex, type Rgba, ratioOf } from '../colour/rgba.ts';
import type { ColourKey, ResolvedPalette, Surface } from '../palette/keys.ts';
import { type SurfaceRow, surfaceTable } from './surfaces.ts';

export interface Point {
  readonly colour: Rgba;
  readonly luminance: number;
}

/** Per gradient, ends included. */
const STEPS = 33;
/** Per translucent gradient and surface below. */
const COARSE_STEPS = 9;

const rowOf = new Map(surfaceTable.map((row) => [row.surface, row]));

/** Premultiplied alpha, like browsers. */
function blendColours(start: Rgba, end: Rgba, share: number): Rgba {
  const alpha = start[3] * (1 - share) + end[3] * share;
  const mixChannel = (index: 0 | 1 | 2): number =>
    (start[index] * start[3] * (1 - share) + end[index] * end[3] * share) / (alpha || 1);
  return [mixChannel(0), mixChannel(1), mixChannel(2), alpha];
}

function sampleGradient(start: Rgba, end: Rgba, steps: number): Rgba[] {
  return Array.from({ length: steps }, (_, step) => blendColours(start, end, step / (steps - 1)));
}

function createPoint(colour: Rgba): Point {
  return { colour, luminance: luminance(colour) };
}

const MEASURES: readonly ((point: Point) => number)[] = [
  ({ luminance: light }) => light,
  ({ colour: [red] }) => red,
  ({ colour: [, green] }) => green,
  ({ colour: [, , blue] }) => blue,
];

/** Keeps the extremes, where contrast is worst. */
function thinPoints(points: readonly Point[]): readonly Point[] {
  const every = Math.ceil(points.length / COARSE_STEPS);
  const [first] = points;
  if (!first) return points;
  const kept = new Set(points.filter((_, index) => index % every === 0));
  for (const measure of MEASURES) {
    let [least, most] = [first, first];
    for (const one of points) {
      if (measure(one) < measure(least)) least = one;
      if (measure(one) > measure(most)) most = one;
    }
    kept.add(least).add(most);
  }
  return [...kept];
}

type Values = Readonly<Record<ColourKey, string>>;

function samplePoints(
  row: SurfaceRow,
  values: Values,
  below: (surface: Surface) => readonly Point[],
): Point[] {
  const start = parseHex(values[row.keys[0]]);
  const end = parseHex(values[row.keys[1]]);
  const plain = values[row.keys[0]] === values[row.keys[1]];
  if (start[3] === 1 && end[3] === 1)
    return (plain ? [start] : sampleGradient(start, end, STEPS)).map(createPoint);
  const own = plain ? [start] : sampleGradient(start, end, COARSE_STEPS);
  const under = row.standsOn.flatMap((surface) => thinPoints(below(surface)));
  return own.flatMap((colour) => under.map((ground) => createPoint(over(colour, ground.colour))));
}

/** Lazy; composed over all possible surfaces below. */
export function createSampler(palette: ResolvedPalette): (surface: Surface) => readonly Point[] {
  const known = new Map<Surface, readonly Point[]>();
  const getPoints = (surface: Surface): readonly Point[] => {
    const done = known.get(surface);
    if (done) return done;
    const row = rowOf.get(surface);
    const points = row ? samplePoints(row, palette, getPoints) : [];
    known.set(surface, points);
    return points;
  };
  return getPoints;
}

/** 1 to 21; composes alpha. */
export function getWeakestContrast(colour: Rgba, ground: readonly Point[]): number {
  const own = luminance(colour);
  let least = 21;
  for (const { colour: under, luminance: below } of ground) {
    const seen = colour[3] === 1 ? own : luminance(over(colour, under));
    least = Math.min(least, ratioOf(seen, below));
  }
  return least;
}
