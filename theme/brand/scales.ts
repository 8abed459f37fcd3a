import { distanceOf } from '../colour/oklch.ts';
import { colourOf, type Entry, shownName } from './entry.ts';
import { headingsIn, isOfOneBook, namesHue } from './headings.ts';

/** The shade that stands for a scale, the surest first. */
const SHADES = ['DEFAULT', '500', '600', 'base', '400', '700'];
const STEP = /^(?:\d{2,4}|DEFAULT|base)$/;

/** The path of an entry with the step of a scale taken apart: `blue-500`, `blue` › `500`. */
function apart({ path }: Entry): { readonly scale: string; readonly step: string } | null {
  const words = path.flatMap((name) => name.split(/[-_.]/));
  const step = words.at(-1) ?? '';
  return words.length > 1 && STEP.test(step) ? { scale: words.slice(0, -1).join('-'), step } : null;
}

const nameOf = (scale: string): string => scale.replace(/^colou?rs?-/, '');

/**
 * Whether steps only count (`colour-10`, `colour-11`, `colour-12`): most of them follow the one before. Those of a scale
 * lie apart, but for the last few of some (98, 99, 100).
 */
function isCount(steps: readonly string[]): boolean {
  const numbers = steps.map(Number).sort((first, second) => first - second);
  const following = numbers.filter((number, at) => at > 0 && number - (numbers[at - 1] ?? 0) === 1);
  return following.length * 2 > numbers.length;
}

/** Entries in which one shade stands for each scale, and the names of those scales. */
export interface Condensed {
  readonly entries: readonly Entry[];
  readonly scales: readonly string[];
}

/** Entries with each scale of shades (at least three) replaced by the one that stands for it, under the scale's name. */
export function condensed(entries: readonly Entry[]): Condensed {
  const scales = new Map<string, Map<string, string>>();
  for (const entry of entries) {
    const found = apart(entry);
    if (!found) continue;
    const steps = scales.get(found.scale) ?? new Map<string, string>();
    scales.set(found.scale, steps.set(found.step, entry.text));
  }
  const told = new Set<string>();
  const left = entries.flatMap((entry): readonly Entry[] => {
    const found = apart(entry);
    const steps = found && scales.get(found.scale);
    if (!found || !steps || steps.size < 3 || isCount([...steps.keys()])) return [entry];
    if (told.has(found.scale)) return [];
    told.add(found.scale);
    const shade =
      SHADES.find((step) => steps.has(step)) ?? [...steps.keys()][Math.floor(steps.size / 2)] ?? '';
    return [{ path: [nameOf(found.scale)], text: steps.get(shade) ?? entry.text }];
  });
  return { entries: left, scales: [...told].map(nameOf) };
}

/** Groups of one brand: its schemes, and the tiers in which tools file tokens. */
const ONE_BRAND =
  /^(?:light|dark|day|night|clair|sombre|default|root|core|base|global|semantic|system|brand|colou?rs?|palette|primitives?|themes?|mode.*)$/i;
const MAIN = /^(?:primary|main|principale?|primaire|brand|base0d)$/i;
/** Main colours of two groups that differ by more than this (OKLab) are those of two brands. */
const APART = 0.1;

function groupsWithMain(entries: readonly Entry[]): readonly { name: string; colour: string }[] {
  const mains = entries.flatMap(({ path, text }) => {
    const [group = '', ...rest] = path;
    const colour = colourOf(text);
    if (path.length < 2 || ONE_BRAND.test(group) || !rest.some((name) => MAIN.test(name)) || !colour)
      return [];
    return [{ name: shownName(group), colour }];
  });
  return mains.filter(({ name }, at) => mains.findIndex((one) => one.name === name) === at);
}

/** Groups that each name hues of their own, where every colour stands in one of them: a file of several brands. */
function groupsOfHues(entries: readonly Entry[]): readonly string[] {
  const groups = new Map<string, boolean>();
  for (const { path, text } of entries) {
    if (!colourOf(text)) continue;
    const [group = '', ...rest] = path;
    if (rest.length === 0 || ONE_BRAND.test(group) || isOfOneBook(group) || namesHue(group)) return [];
    groups.set(group, groups.get(group) || rest.some(namesHue));
  }
  return [...groups.values()].every(Boolean) ? [...groups.keys()].map(shownName) : [];
}

/** The names of the brands in a text, where there are two or more; null for one. */
export function brandsAmong(
  text: string,
  entries: readonly Entry[],
  palettes: number,
): readonly string[] | null {
  const schemes = [...text.matchAll(/^\s*["']?(?:scheme|name)["']?\s*:\s*["']?([^"'\n,]+)/gim)];
  if (palettes > 1) return schemes.map(([, name = '']) => shownName(name));
  const headings = headingsIn(text);
  if (headings.length > 1) return headings;
  const hues = groupsOfHues(entries);
  if (hues.length > 1) return hues;
  const [first, ...others] = groupsWithMain(entries);
  if (!first || !others.some(({ colour }) => distanceOf(colour, first.colour) > APART)) return null;
  return [first, ...others].map(({ name }) => name);
}
