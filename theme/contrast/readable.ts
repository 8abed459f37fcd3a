import { type Oklch, oklchOf, shade } from '../colour/oklch.ts';
import {
  type ColourKey,
  colourKeys,
  defaultPalette,
  type ResolvedPalette,
  type Scheme,
} from '../palette/keys.ts';
import type { Palette } from '../palette/palette.ts';
import { resolve } from '../palette/resolve.ts';
import { contrastPairs, type PairContrast } from './contrast.ts';
import { choosePole, moveSurfaces, type Pole } from './moveSurfaces.ts';
import { findNearestShade } from './nearest.ts';
import { createReadableTest, needs } from './needs.ts';
import { surfaceTable } from './surfaces.ts';

/** OKLCH; the limit is higher near black. */
const GREY = { chroma: 0.04, dark: 0.25, darkChroma: 0.1 } as const;
/** Flips dark and light. */
const TURNED = 0.2;

const isGrey = ({ lightness, chroma }: Oklch): boolean =>
  chroma < (lightness < GREY.dark ? GREY.darkChroma : GREY.chroma);

const usual: Readonly<Record<Scheme, ResolvedPalette>> = {
  light: defaultPalette('light'),
  dark: defaultPalette('dark'),
};

/** Defaults of both schemes, button text, black and white. */
const listCandidates = (key: ColourKey): readonly string[] => [
  usual.dark[key],
  usual.light[key],
  usual.dark.reportBtnTxt,
  '#000000',
  '#FFFFFF',
];

function tintInk(ink: string, ground: string): string {
  const [own, below] = [oklchOf(ink), oklchOf(ground)];
  const chroma = Math.min(own.chroma, below.chroma);
  return shade({ lightness: own.lightness, chroma, hue: below.hue }, own.lightness);
}

/**
 * Grey text and icons become a default in the surface's hue: the nearest grey would look disabled. Nothing for coloured
 * text or small changes.
 */
function findFlippedInk(
  draft: ResolvedPalette,
  key: ColourKey,
  nearest: string,
  reads: (hex: string) => boolean,
): string | undefined {
  const [own, near] = [oklchOf(draft[key]), oklchOf(nearest)];
  const moved = near.lightness - own.lightness;
  const ground = needs.get(key)?.[0]?.row.keys[0];
  if (!ground || !isGrey(own) || Math.abs(moved) < TURNED) return undefined;
  return listCandidates(key)
    .map((ink) => tintInk(ink, draft[ground]))
    .find((ink) => Math.sign(moved) * (oklchOf(ink).lightness - near.lightness) >= 0 && reads(ink));
}

export interface Repair {
  readonly scheme: Scheme;
  readonly key: ColourKey;
  readonly from: string;
  readonly to: string;
  readonly because: PairContrast;
}

export interface ReadablePalette {
  readonly light: ResolvedPalette;
  readonly dark: ResolvedPalette;
  readonly repairs: readonly Repair[];
}

type Draft = Record<ColourKey, string>;

/** @returns whether a readable shade exists */
function repairKey(draft: Draft, key: ColourKey): boolean {
  const reads = createReadableTest(draft, key);
  const near = findNearestShade(draft[key], reads);
  if (near !== null) draft[key] = findFlippedInk(draft, key, near, reads) ?? near;
  return near !== null;
}

/** Moves surfaces only if needed, towards a given pole. */
function repairWithSurfaces(draft: Draft, key: ColourKey, under?: readonly Pole[]): boolean {
  if (createReadableTest(draft, key)(draft[key])) return false;
  if (repairKey(draft, key)) return true;
  Object.assign(draft, moveSurfaces(draft, key, under));
  repairKey(draft, key);
  return true;
}

function findWorstPair(pairs: readonly PairContrast[], key: ColourKey): PairContrast | undefined {
  const surface = surfaceTable.find((row) => row.keys.includes(key))?.surface;
  const measureRatio = (pair: PairContrast): number => pair.ratio / pair.required;
  return pairs
    .filter((pair) => (surface ? pair.surface === surface : pair.key === key))
    .reduce<PairContrast | undefined>(
      (least, pair) => (least && measureRatio(least) <= measureRatio(pair) ? least : pair),
      undefined,
    );
}

/** Moved surfaces show through translucent ones. @returns whether it converged */
function repairAll(draft: Draft, under?: readonly Pole[]): boolean {
  const keys = [...needs.keys()];
  return surfaceTable.some(() => !keys.map((key) => repairWithSurfaces(draft, key, under)).includes(true));
}

function repairContrast(palette: Palette, scheme: Scheme): { values: ResolvedPalette; repairs: Repair[] } {
  const original = resolve(palette, scheme);
  const draft: Draft = { ...original };
  // One direction for all surfaces terminates with conflicting keys.
  if (!repairAll(draft)) repairAll(draft, [choosePole(original)]);
  const pairs = contrastPairs(original);
  const repairs = colourKeys.flatMap((key): Repair[] => {
    const because = findWorstPair(pairs, key);
    if (draft[key] === original[key] || !because) return [];
    return [{ scheme, key, from: original[key], to: draft[key], because }];
  });
  return { values: draft, repairs };
}

/**
 * Both schemes: every pair reaches its ratio; `repairs` lists the changes. Text, icons and edges move to the nearest
 * passing shade (OKLCH), surfaces as a last resort.
 */
export function readablePalette(palette: Palette): ReadablePalette {
  const light = repairContrast(palette, 'light');
  const dark = repairContrast(palette, 'dark');
  return { light: light.values, dark: dark.values, repairs: [...light.repairs, ...dark.repairs] };
}
