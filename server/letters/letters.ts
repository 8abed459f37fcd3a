import { AT_HAND, allFaces, has, type Run, runsOf, signsOf, type Weight } from './fonts.ts';

/** What of a text no font has: it would be empty boxes on paper. */
export function unprintable(text: string): string[] {
  if (AT_HAND.test(text)) return [];
  return [...new Set(signsOf(text).filter((sign) => !allFaces().some((face) => has(face, sign))))];
}

/** Words that were measured lately, by font: on a thousand sheets most are the same. */
const measured = new Map<string, number>();
const MOST_MEASURED = 5_000;

/** How wide letters of one font are at a size, in its unit. */
export function widthOfRun({ text, face: { name, font } }: Run, size: number): number {
  const key = `${name} ${text}`;
  let width = measured.get(key);
  if (width === undefined) {
    width = font.layout(text).advanceWidth / font.unitsPerEm;
    if (measured.size >= MOST_MEASURED) measured.clear();
    measured.set(key, width);
  }
  return width * size;
}

/** How wide a text is at a size, in its unit. */
export const widthOf = (text: string, size: number, weight: Weight): number =>
  runsOf(text, weight).reduce((width, run) => width + widthOfRun(run, size), 0);

const END = '…';

/** As much of a text as has room, with a sign where it goes on. */
function cut(text: string, fits: (text: string) => boolean): string {
  const letters = signsOf(text);
  while (letters.length > 1 && !fits(letters.join('').trimEnd() + END)) letters.pop();
  return letters.join('').trimEnd() + END;
}

/** A text in lines of a width, at most so many; the last one is cut with a sign. */
function linesOf(text: string, width: number, size: number, weight: Weight, most: number): string[] {
  const fits = (line: string) => widthOf(line, size, weight) <= width;
  const lines: string[] = [];
  const words = text.split(/[ \n]+/);
  for (let at = 0; at < words.length; ) {
    let line = words[at] ?? '';
    for (at += 1; at < words.length && fits(`${line} ${words[at]}`); at += 1) line += ` ${words[at]}`;
    if (lines.length === most - 1 && at < words.length)
      return [...lines, cut(`${line} ${words.slice(at).join(' ')}`, fits)];
    lines.push(fits(line) ? line : cut(line, fits));
  }
  return lines;
}

/** The largest of a size and three smaller ones at which a text has room in so many lines, and the text in them. */
export function fitted(
  text: string,
  width: number,
  size: number,
  weight: Weight,
  most: number,
): { readonly size: number; readonly lines: readonly string[] } {
  const tries = [1, 0.85, 0.72, 0.6].map((part) => size * part);
  const whole = tries.find((one) => !linesOf(text, width, one, weight, most).at(-1)?.endsWith(END));
  const chosen = whole ?? tries.at(-1) ?? size;
  return { size: chosen, lines: linesOf(text, width, chosen, weight, most) };
}
