import { readColour, type WrittenColour } from '../colour/written.ts';
import type { ColourRole } from '../derive/fromRoles.ts';
import { removeComments, visitDeclarations } from '../export/css.ts';
import { MAX_IMPORT_LENGTH } from '../export/importedPalette.ts';
import { listTreeEntries } from './designTokens.ts';
import { type NamedColour, rolesOf } from './roles.ts';

/** With names of its groups and itself, outermost first. */
export interface Entry {
  readonly path: readonly string[];
  readonly text: string;
}

export interface OutsideColour {
  readonly value: string;
  readonly used: string;
}

/** Computed by a style sheet: `darken($primary, 10%)`. */
export interface ComputedColour {
  readonly name: string;
  readonly value: string;
}

/** Result of reading brand colours. */
export type ReadBrand =
  | {
      readonly ok: true;
      readonly format: 'list' | 'css' | 'json';
      /** In text order, unique; one per scale of shades. */
      readonly colours: readonly NamedColour[];
      readonly roles: Readonly<Partial<Record<ColourRole, string>>>;
      readonly outside: readonly OutsideColour[];
      /** Computed variables: their colour is not read. */
      readonly computed: readonly ComputedColour[];
    }
  | { readonly ok: false; readonly reason: 'missing' | 'tooLarge' | 'nothing' };

const MOST = 60;

/** `222.2 47.4% 11.2%` (HSL of shadcn), `23 82 227` (RGB of Tailwind). */
const BARE_HSL = /^[\d.]+(?:deg)?[\s,]+[\d.]+%[\s,]+[\d.]+%$/;
const BARE_RGB = /^\d{1,3}[\s,]+\d{1,3}[\s,]+\d{1,3}$/;

/** Without alpha; also bare HSL and RGB numbers. */
function readOpaque(text: string): WrittenColour | null {
  const value = text.trim().replace(/^["']|["']$/g, '');
  const call = BARE_RGB.test(value) ? 'rgb' : BARE_HSL.test(value) ? 'hsl' : null;
  const read = readColour(call ? `${call}(${value.replaceAll(',', ' ')})` : value);
  return read && { ...read, colour: read.colour.slice(0, 7) };
}

/** Hex, CSS functions, six bare digits, or labelled channels. */
const LITERAL =
  /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\([^()]*\)|\b(?:RGB|RVB)\s*:?\s*\d{1,3}\D{1,3}\d{1,3}\D{1,3}\d{1,3}\b|\bR\s?:?\s?\d{1,3}\W{1,3}[GV]\s?:?\s?\d{1,3}\W{1,3}B\s?:?\s?\d{1,3}\b|(?:^|[^\w#.-])[\da-f]{6}(?![\w.])/gi;
const CHANNELS = /^(?:RGB|RVB|R)\D*(\d{1,3})\D+(\d{1,3})\D+(\d{1,3})$/i;
const HYPHENATED = /\b([\da-f]{6})-(?=[\da-f]{6}\b)/gi;
const MOST_NAMES = 12;

/** "decade" is a word, "FFFFFF" and "aaaaaa" are colours. */
const isWord = (text: string): boolean =>
  /^[a-f]{6}$/i.test(text) && /[a-f]/.test(text) && !/^(.)\1+$/.test(text);

/** Characters. */
const MAX_NAME = 40;

/** One line, no bidi characters, truncated. */
function sanitiseName(name: string): string {
  const plain = name
    .replace(/[\p{Cf}\p{Cc}\p{Cs}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const letters = [...plain];
  return letters.length > MAX_NAME ? `${letters.slice(0, MAX_NAME - 1).join('')}…` : plain;
}

const trimSigns = (words: string): string =>
  words.replace(/^[\s\-*•"'([{,;]+|[\s:=\-–"'([{,;]+$/g, '').trim();

/** With preceding words as names; or a line of CSS names. */
function parseLine(line: string): readonly Entry[] {
  const found: Entry[] = [];
  let end = 0;
  for (const { 0: whole, index } of line.matchAll(LITERAL)) {
    // Safari before 16.4 has no lookbehind.
    const text = whole.replace(/^[^\w#]/, '');
    if (isWord(text)) continue;
    const name = trimSigns(line.slice(end, index));
    const [, red, green, blue] = CHANNELS.exec(text) ?? [];
    found.push({ path: name ? [name] : [], text: red ? `rgb(${red} ${green} ${blue})` : text });
    end = index + whole.length;
  }
  if (found.length > 0) return found;
  const words = line.split(/[\s,;]+/).filter(Boolean);
  const areColours =
    words.length <= MOST_NAMES && words.every((word) => !isWord(word) && readOpaque(word) !== null);
  return areColours ? words.map((word) => ({ path: [], text: word })) : [];
}

const parseList = (text: string): readonly Entry[] =>
  text
    .replace(HYPHENATED, '$1 ')
    .split(/\r?\n|[;|]/)
    .flatMap(parseLine);

const VARIABLE = /^\s*(?:--|\$|@)([\w-]+)\s*:(?!:)(.*)$/s;
/** Also inside a colour function. */
const POINTER = /^(?:\w+\()?\s*(?:var\()?(?:--|\$|@)([\w-]+)\)*$/;

/** Light scheme of CSS, SCSS or Less; references resolved. */
function parseCss(text: string): readonly Entry[] {
  const found = new Map<string, string>();
  visitDeclarations(removeComments(text.replace(/^\s*\/\/.*$/gm, '')), (declaration, dark) => {
    const [, name, value = ''] = VARIABLE.exec(declaration) ?? [];
    if (name && !dark && !found.has(name)) found.set(name, value.replace(/!default\s*$/, '').trim());
  });
  const follow = (value: string, left: number): string => {
    const next = found.get(POINTER.exec(value)?.[1] ?? '');
    return next && left > 0 ? follow(next, left - 1) : value;
  };
  return [...found].map(([name, value]) => ({ path: [name], text: follow(value, 8) }));
}

/** Of a scale. */
const SHADES = ['DEFAULT', '500', '600', 'base', '400', '700'];

/** Scales of at least three shades (`blue-50` … `blue-900`). */
function reduceScales(entries: readonly Entry[]): readonly Entry[] {
  const apart = entries.map((entry) => {
    const words = entry.path.flatMap((name) => name.split(/[-_.]/));
    const step = words.at(-1) ?? '';
    const isStep = words.length > 1 && /^(?:\d0{1,2}|[1-9]50|DEFAULT|base)$/.test(step);
    return { entry, step, scale: isStep ? words.slice(0, -1).join('-') : null };
  });
  return apart.flatMap(({ entry, scale }) => {
    if (scale === null) return [entry];
    const steps = apart.filter((one) => one.scale === scale);
    if (steps.length < 3) return [entry];
    if (steps[0]?.entry !== entry) return [];
    const shade = SHADES.map((name) => steps.find(({ step }) => step === name)).find(Boolean);
    const text = (shade ?? steps[Math.floor(steps.length / 2)])?.entry.text ?? entry.text;
    return [{ path: [scale.replace(/^colou?rs?-/, '')], text }];
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function parseEntries(text: string) {
  const tree = parseJson(text);
  if (typeof tree === 'object' && tree !== null)
    return { format: 'json', entries: listTreeEntries(tree) } as const;
  if (/(?:^|[\s;{])(?:--|\$|@)[\w-]+\s*:\s*[^\s:]/.test(text))
    return { format: 'css', entries: parseCss(text) } as const;
  return { format: 'list', entries: parseList(text) } as const;
}

/** SCSS, Less and CSS functions. */
const COMPUTED =
  /^(?:darken|lighten|mix|tint|shade|(?:tint|shade|scale|adjust|change)-color|(?:de)?saturate|adjust-hue|spin|fade(?:in|out)?|fade-(?:in|out)|transparentize|opacify|color\.\w+|color-mix|rgba?|hsla?)\(/;

const listComputed = (entries: readonly Entry[]): readonly ComputedColour[] =>
  entries
    .filter(({ text }) => COMPUTED.test(text) && readOpaque(text) === null)
    .map(({ path, text }) => ({ name: sanitiseName(path.join(' ')), value: sanitiseName(text) }))
    .slice(0, MOST);

/** Parses brand colours from a list, CSS, SCSS or Less variables, or design-tool JSON; guesses roles. Never throws. */
export function readBrand(text: string): ReadBrand {
  if (text.length > MAX_IMPORT_LENGTH) return { ok: false, reason: 'tooLarge' };
  if (text.trim() === '') return { ok: false, reason: 'missing' };
  const { format, entries } = parseEntries(text);
  const found = new Map<string, NamedColour & { readonly value: string; readonly exact: boolean }>();
  for (const { path, text: value } of reduceScales(entries)) {
    const read = readOpaque(value);
    if (!read) continue;
    const name = sanitiseName(path.join(' '));
    const known = found.get(read.colour);
    if (!known || (known.name === '' && name !== '')) found.set(read.colour, { ...read, name, value });
  }
  const kept = [...found.values()].slice(0, MOST);
  if (kept.length === 0) return { ok: false, reason: 'nothing' };
  const colours = kept.map(({ name, colour }) => ({ name, colour }));
  const outside = kept.filter(({ exact }) => !exact).map(({ value, colour }) => ({ value, used: colour }));
  const computed = format === 'css' ? listComputed(entries) : [];
  return { ok: true, format, colours, roles: rolesOf(colours), outside, computed };
}
