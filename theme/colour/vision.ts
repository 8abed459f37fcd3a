import { encodeChannel, formatHex, linearise, parseHex } from './rgba.ts';

/** Missing red, green or blue receptors, or all. */
export type Vision = 'protan' | 'deutan' | 'tritan' | 'achromat';

type Row = readonly [red: number, green: number, blue: number];
type Matrix = readonly [Row, Row, Row];

const GREY: Row = [0.2126, 0.7152, 0.0722];

/**
 * For linear sRGB: Machado, Oliveira and Fernandes, "A Physiologically-based Model for Simulation of Color Vision
 * Deficiency" (IEEE TVCG 15(6), 2009), severity 1.0. Achromat: luminance.
 */
const matrices: Readonly<Record<Vision, Matrix>> = {
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
  achromat: [GREY, GREY, GREY],
};

export const visions = Object.keys(matrices) as readonly Vision[];

/** Keeps alpha. */
export function seenAs(colour: string, vision: Vision): string {
  const [red, green, blue, alpha] = parseHex(colour);
  const light = [linearise(red), linearise(green), linearise(blue)] as const;
  const getChannel = ([r, g, b]: Row): number => encodeChannel(r * light[0] + g * light[1] + b * light[2]);
  const [first, second, third] = matrices[vision];
  return formatHex([getChannel(first), getChannel(second), getChannel(third), alpha]);
}

/** `values` of an SVG `<feColorMatrix>`. Keep `color-interpolation-filters` at its initial `linearRGB`. */
export function colourMatrixOf(vision: Vision): string {
  return [...matrices[vision].map((row) => `${row.join(' ')} 0 0`), '0 0 0 1 0'].join(' ');
}
