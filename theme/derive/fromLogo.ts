import { oklabOf } from '../colour/oklch.ts';
import { formatHex } from '../colour/rgba.ts';

/** A picture's pixels, as a canvas gives them: red, green, blue, alpha, 0 to 255, row by row. */
export interface Pixels {
  readonly data: ArrayLike<number>;
  /** Pixels in a row, where somebody asks which lie beside each other. */
  readonly width?: number;
}

/** A colour of a picture that may be the brand's. */
export interface BrandCandidate {
  /** As it stands in the picture, in normal form. */
  readonly colour: string;
  /** Its part of all that is not transparent, shades beside it included, 0 to 1. */
  readonly share: number;
}

type Lab = readonly [number, number, number];

interface Cluster {
  colour: string;
  readonly centre: Lab;
  area: number;
}

/** Pixels more transparent than this are not part of the logo (of 255). */
const LEAST_ALPHA = 128;
/** Colours nearer than this (OKLab) count as one. */
const NEAR = 0.08;
/** Paper and ink: greys beyond these lightnesses are taken only when there is nothing else. */
const PAPER = 0.94;
const INK = 0.27;
const GREY = 0.03;
/** A vivid colour outweighs a grey of this many times its area. */
const VIVID_WEIGHT = 12;
/** From this chroma on a colour is as vivid as can be. */
const VIVID = 0.15;
/** A colour with a smaller part of the picture is an edge or a fleck. */
const LEAST_SHARE = 0.005;
const MOST_CANDIDATES = 6;
/** Colours of a photograph that are looked at, the commonest first. */
const MOST_COLOURS = 4096;

const chromaOf = ([, a, b]: Lab): number => Math.hypot(a, b);
const distance = (first: Lab, second: Lab): number =>
  Math.hypot(first[0] - second[0], first[1] - second[1], first[2] - second[2]);

/** How often each colour occurs, the commonest first. */
function counted({ data }: Pixels): [hex: string, area: number][] {
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

/** Colours gathered around the commonest of their kind, which stands for them. */
function clustered(colours: readonly (readonly [hex: string, area: number])[]): readonly Cluster[] {
  const clusters: Cluster[] = [];
  for (const [colour, area] of colours) {
    const lab = oklabOf(colour);
    const near = clusters.find(({ centre }) => distance(centre, lab) < NEAR);
    if (near) near.area += area;
    else clusters.push({ colour, centre: lab, area });
  }
  return clusters;
}

function isPaperOrInk({ centre }: Cluster): boolean {
  return chromaOf(centre) < GREY && (centre[0] > PAPER || centre[0] < INK);
}

function weight({ centre, area }: Cluster): number {
  return area * (1 + VIVID_WEIGHT * Math.min(1, chromaOf(centre) / VIVID));
}

/** Ranks up to six likely brand colours of a logo by coverage and vividness; black and white only if nothing else. */
export function brandCandidates(pixels: Pixels): readonly BrandCandidate[] {
  const colours = counted(pixels);
  const whole = colours.reduce((sum, [, area]) => sum + area, 0);
  const seen = clustered(colours).filter(({ area }) => area / whole >= LEAST_SHARE);
  const coloured = seen.filter((cluster) => !isPaperOrInk(cluster));
  return [...(coloured.length > 0 ? coloured : seen)]
    .sort((first, second) => weight(second) - weight(first))
    .slice(0, MOST_CANDIDATES)
    .map(({ colour, area }) => ({ colour, share: area / whole }));
}
