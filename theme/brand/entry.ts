import { type Change, modified } from '../colour/modified.ts';
import { readColour, type WrittenColour } from '../colour/written.ts';

/** A colour as it stands in a file: where, and how it is written. */
export interface Entry {
  /** Names of the groups around it and its own, the outermost first; empty for a colour without a name. */
  readonly path: readonly string[];
  readonly text: string;
}

/** A colour that was read, under the name it has in its file. */
export interface NamedColour {
  /** Empty for a colour without a name. */
  readonly name: string;
  /** In normal form, opaque. */
  readonly colour: string;
}

const NUMBER = String.raw`-?\d*\.?\d+`;
/** `222.2 47.4% 11.2%`, as shadcn writes HSL. */
const HSL_PARTS = new RegExp(
  `^${NUMBER}(?:deg)?[\\s,]+${NUMBER}%[\\s,]+${NUMBER}%(?:\\s*/\\s*${NUMBER}%?)?$`,
);
/** `23 82 227`, as Tailwind writes RGB. */
const RGB_PARTS = /^\d{1,3}[\s,]+\d{1,3}[\s,]+\d{1,3}$/;

/** `rgba(#1752E3, 0.5)`, as Sass and Tokens Studio write how much of a colour is seen. */
const THINNED = /^(?:rgb|hsl)a?\(\s*(#[\da-f]{3,8}|(?:rgb|hsl)a?\([^()]*\))\s*,[^()]*\)$/i;

/** A part of a change: a colour in any notation, an amount, a space. */
const PART = String.raw`((?:[^;()]|\([^();]*\))*)`;
/** The change of a colour, as `changing` writes it; of one within another the inner one. */
const CHANGE = new RegExp(String.raw`\b([a-z]+)\(${PART};${PART};${PART};${PART}\)`, 'i');
/** Longer texts are no colour, however often it was changed. */
const LONGEST_CHANGE = 400;

const changeOf = (text: string): RegExpExecArray | null =>
  text.length <= LONGEST_CHANGE ? CHANGE.exec(text) : null;

/** A colour that a file of tokens changes, as text: what stands in it may still be pointed at from elsewhere. */
export const changing = (colour: string, { type, amount, space, other }: Change): string =>
  `${type}(${[colour, amount, space, other].join('; ')})`;

/** What changes a colour in a text, by its type; null where nothing does. */
export const changeIn = (text: string): string | null => changeOf(text)?.[1] ?? null;

/** A text with the sign of its notation around it, where it is one that style sheets leave bare. */
function wholeOf(text: string): string {
  const value = text.trim().replace(/^["']|["']$/g, '');
  if (RGB_PARTS.test(value)) return `rgb(${value.replaceAll(',', ' ')})`;
  if (HSL_PARTS.test(value)) return `hsl(${value.replaceAll(',', ' ')})`;
  return THINNED.exec(value)?.[1] ?? value;
}

function plain(text: string): WrittenColour | null {
  const read = readColour(wholeOf(text));
  return read && { ...read, colour: read.colour.slice(0, 7) };
}

/**
 * The text as an opaque colour where it is one, also the bare numbers that style sheets put into `hsl(…)` and `rgb(…)`, and what
 * a file of tokens changes; and whether a screen shows it as it is written.
 */
export function writtenOf(text: string): WrittenColour | null {
  const found = changeOf(text);
  if (!found) return plain(text);
  const [, type = '', colour = '', amount = '', space = '', other = ''] = found.map((part) => part.trim());
  const own = plain(colour);
  const beside = plain(other)?.colour ?? '';
  const seen =
    own && modified(own, { type: type.toLowerCase(), amount, space: space.toLowerCase(), other: beside });
  if (!seen) return null;
  const rest = text.replace(found[0], seen.colour);
  return rest.trim() === seen.colour ? seen : writtenOf(rest);
}

/** The text as a colour in normal form where it is one. */
export const colourOf = (text: string): string | null => writtenOf(text)?.colour ?? null;

/** Longest name that is told, in characters. */
const MAX_NAME = 40;

/** A name fit to be shown: on one line, without signs that turn the order of letters round, cut with a sign. */
export function shownName(name: string): string {
  const plain = name
    .replace(/[\p{Cf}\p{Cc}\p{Cs}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const letters = [...plain];
  return letters.length > MAX_NAME ? `${letters.slice(0, MAX_NAME - 1).join('')}…` : plain;
}

/** The name of a colour with the groups around it; of a long one its end, which tells most. */
export function pathName(path: readonly string[]): string {
  const whole = path.join(' ');
  return path.length > 1 && [...whole].length > MAX_NAME ? pathName(path.slice(1)) : shownName(whole);
}
