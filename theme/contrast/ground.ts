import { luminance, over, parseHex, type Rgba, ratioOf } from '../colour/rgba.ts';
import type { ColourKey, ResolvedPalette, Surface } from '../palette/keys.ts';
import { type SurfaceRow, surfaceTable } from './surfaces.ts';

/** One point of a ground as the eye gets it: opaque, with its luminance. */
export interface Point {
  readonly colour: Rgba;
  readonly luminance: number;
}

/** Points taken along a blend, both ends among them. */
const STEPS = 33;
/** Points taken along a translucent blend, and of what shines through it. */
const COARSE_STEPS = 9;

const rowOf = new Map(surfaceTable.map((row) => [row.surface, row]));

/** A point of a CSS gradient; browsers blend with alpha premultiplied. */
function blend(start: Rgba, end: Rgba, share: number): Rgba {
  const alpha = start[3] * (1 - share) + end[3] * share;
  if (alpha === 0) return [0, 0, 0, 0];
  const part = (index: 0 | 1 | 2): number =>
    (start[index] * start[3] * (1 - share) + end[index] * end[3] * share) / alpha;
  return [part(0), part(1), part(2), alpha];
}

function along(start: Rgba, end: Rgba, steps: number): Rgba[] {
  return Array.from({ length: steps }, (_, step) => blend(start, end, step / (steps - 1)));
}

function point(colour: Rgba): Point {
  return { colour, luminance: luminance(colour) };
}

function thinned(points: readonly Point[]): readonly Point[] {
  const every = Math.ceil((points.length - 1) / (COARSE_STEPS - 1));
  return every < 2 ? points : points.filter((_, index) => index % every === 0 || index === points.length - 1);
}

type Values = Readonly<Record<ColourKey, string>>;

function pointsOf(row: SurfaceRow, values: Values, below: (surface: Surface) => readonly Point[]): Point[] {
  const start = parseHex(values[row.keys[0]]);
  const end = parseHex(values[row.keys[1]]);
  const plain = values[row.keys[0]] === values[row.keys[1]];
  if (start[3] === 1 && end[3] === 1) return (plain ? [start] : along(start, end, STEPS)).map(point);
  const own = plain ? [start] : along(start, end, COARSE_STEPS);
  const under = row.standsOn.flatMap((surface) => thinned(below(surface)));
  return own.flatMap((colour) => under.map((ground) => point(over(colour, ground.colour))));
}

/**
 * The grounds of a palette, each made when first asked for: points along the whole blend, after alpha is
 * composed over everything the surface may stand on.
 */
export function groundsOf(palette: ResolvedPalette): (surface: Surface) => readonly Point[] {
  const known = new Map<Surface, readonly Point[]>();
  const ground = (surface: Surface): readonly Point[] => {
    const done = known.get(surface);
    if (done) return done;
    const row = rowOf.get(surface);
    const points = row ? pointsOf(row, palette, ground) : [];
    known.set(surface, points);
    return points;
  };
  return ground;
}

/** The least contrast a colour reaches anywhere on a ground, 1 to 21; its own alpha is composed too. */
export function weakest(colour: Rgba, ground: readonly Point[]): number {
  const own = luminance(colour);
  let least = 21;
  for (const { colour: under, luminance: below } of ground) {
    const seen = colour[3] === 1 ? own : luminance(over(colour, under));
    least = Math.min(least, ratioOf(seen, below));
  }
  return least;
}
