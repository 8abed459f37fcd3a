import type { Declaration } from '../css/declarations.ts';
import { tokens } from '../css/tokens.ts';
import type { Shape } from './shape.ts';
import { densityScales, fontStacks, radiusScales, shapeDefault } from './table.ts';

/** By file (FNV-1a of its URL): customers never share a cached font. */
export function createFontName(address: string): string {
  let hash = 0x811c9dc5;
  for (const sign of new TextEncoder().encode(address)) hash = Math.imul(hash ^ sign, 0x01000193);
  return `pv-own-${(hash >>> 0).toString(36)}`;
}

/** `16px` at 1.5 → `24px`. */
function scaleLength(length: string, scale: number): string {
  const number = Number.parseFloat(length);
  const unit = length.slice(String(number).length);
  return `${Math.round(number * scale * 10_000) / 10_000}${unit}`;
}

const scaleLengths = (
  group: string,
  lengths: Readonly<Record<string, string>>,
  scale: number,
): readonly Declaration[] =>
  Object.entries(lengths).map(
    ([name, length]) => [`--pv-${group}-${name}`, scaleLength(length, scale)] as const,
  );

const { round: _, ...corners } = tokens.radii;

export function getShapeDeclarations(shape: Shape): readonly Declaration[] {
  const radius = radiusScales[shape.radius ?? shapeDefault('radius')];
  const density = densityScales[shape.density ?? shapeDefault('density')];
  const stack = fontStacks[shape.font ?? shapeDefault('font')];
  return [
    ...scaleLengths('radii', corners, radius),
    ...scaleLengths('space', tokens.space, density),
    ['--pv-fonts-body', shape.fontFile ? `"${createFontName(shape.fontFile)}", ${stack}` : stack],
  ];
}
