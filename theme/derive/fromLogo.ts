import { getOklab } from '../colour/oklch.ts';
import { formatHex } from '../colour/rgba.ts';

/** RGBA, 0 to 255, row by row. */
export interface Pixels {
  readonly data: ArrayLike<number>;
  readonly width?: number;
}

export interface BrandCandidate {
  readonly colour: string;
  /** With similar shades, 0 to 1. */
  readonly share: number;
}

type Lab = readonly [number, number, number];

interface Cluster {
  colour: string;
  readonly centre: Lab;
  area: number;
}

/** Of 255. */
const LEAST_ALPHA = 128;
/** OKLab. */
const NEAR = 0.08;
/** Paper and ink are a last resort. */
const PAPER = 0.94;
const INK = 0.27;
const GREY = 0.03;
const VIVID_WEIGHT = 12;
/** Of full weight. */
const VIVID = 0.15;
/** Less are edges and specks. */
const LEAST_SHARE = 0.005;
const MOST_CANDIDATES = 6;
/** Of a photograph. */
const MOST_COLOURS = 4096;

const getChroma = ([, a, b]: Lab): number => Math.hypot(a, b);
const measureDistance = (first: Lab, second: Lab): number =>
  Math.hypot(first[0] - second[0], first[1] - second[1], first[2] - second[2]);

function countColours({ data }: Pixels): [hex: string, area: number][] {
  const counts = new Map<number, number>();
  for (let at = 0; at + 3 < data.length; at += 4) {
    const [red, green, blue, alpha] = [
      data[at] ?? 0,
      data[at + 1] ?? 0,
      data[at + 2] ?? 0,
      data[at + 3] ?? 0,
    ];
    if (alpha < LEAST_ALPHA) continue;
    const colour = red * 65536 + green * 256 + blue;
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  return [...counts]
    .sort(([, first], [, second]) => second - first)
    .slice(0, MOST_COLOURS)
    .map(([colour, area]) => [formatHex([colour >> 16, (colour >> 8) & 255, colour & 255, 1]), area]);
}

function clusterColours(colours: readonly (readonly [hex: string, area: number])[]): readonly Cluster[] {
  const clusters: Cluster[] = [];
  for (const [colour, area] of colours) {
    const lab = getOklab(colour);
    const near = clusters.find(({ centre }) => measureDistance(centre, lab) < NEAR);
    if (near) near.area += area;
    else clusters.push({ colour, centre: lab, area });
  }
  return clusters;
}

function isPaperOrInk({ centre }: Cluster): boolean {
  return getChroma(centre) < GREY && (centre[0] > PAPER || centre[0] < INK);
}

function getWeight({ centre, area }: Cluster): number {
  return area * (1 + VIVID_WEIGHT * Math.min(1, getChroma(centre) / VIVID));
}

/** Ranks up to six likely brand colours by coverage and vividness; black and white as a last resort. */
export function brandCandidates(pixels: Pixels): readonly BrandCandidate[] {
  const colours = countColours(pixels);
  const whole = colours.reduce((sum, [, area]) => sum + area, 0);
  const seen = clusterColours(colours).filter(({ area }) => area / whole >= LEAST_SHARE);
  const coloured = seen.filter((cluster) => !isPaperOrInk(cluster));
  return [...(coloured.length > 0 ? coloured : seen)]
    .sort((first, second) => getWeight(second) - getWeight(first))
    .slice(0, MOST_CANDIDATES)
    .map(({ colour, area }) => ({ colour, share: area / whole }));
}
