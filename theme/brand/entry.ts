import { readColour } from '../colour/written.ts';

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

/** The text as a colour where it is one, also the bare numbers that style sheets put into `hsl(…)` and `rgb(…)`. */
export function colourOf(text: string): string | null {
  const value = text.trim().replace(/^["']|["']$/g, '');
  if (RGB_PARTS.test(value))
    return readColour(`rgb(${value.replaceAll(',', ' ')})`)?.colour.slice(0, 7) ?? null;
  const whole = HSL_PARTS.test(value) ? `hsl(${value.replaceAll(',', ' ')})` : value;
  return readColour(whole)?.colour.slice(0, 7) ?? null;
}

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
