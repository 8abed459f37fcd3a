import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';

const require = createRequire(import.meta.url);
const FILES = {
  regular: require.resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf'),
  bold: require.resolve('@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf'),
} as const;

/** A weight of the letters that are printed. */
export type Weight = keyof typeof FILES;

/** The file of a weight. */
export const fileOf = (weight: Weight): string => FILES[weight];

const opened = new Map<Weight, Font>();

/** The letters of a weight, read once. */
export function lettersOf(weight: Weight): Font {
  const known = opened.get(weight);
  if (known) return known;
  const font = create(readFileSync(fileOf(weight))) as Font;
  opened.set(weight, font);
  return font;
}

/** Letters of Europe, and signs of its typography: those of the print's letters, without a look. */
const AT_HAND = /^[\u0020-\u024f\u2010-\u203a]*$/;

/** What of a text the letters cannot print: it would be empty boxes on paper. */
export function unprintable(text: string): string[] {
  if (AT_HAND.test(text)) return [];
  const font = lettersOf('regular');
  const signs = [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);
  // Halves of a sign, and what steers, are other people's findings.
  const lacks = (sign: string) =>
    [...sign].some(
      (one) => !/[\s\p{Cc}\p{Cs}]/u.test(one) && !font.hasGlyphForCodePoint(one.codePointAt(0) ?? 0),
    );
  return [...new Set(signs.filter(lacks))];
}

/** Words that were measured lately, by weight: on a thousand sheets most are the same. */
const measured = new Map<string, number>();
const MOST_MEASURED = 5_000;

/** How wide a text is at a size, in its unit. */
export function widthOf(text: string, size: number, weight: Weight): number {
  const key = `${weight} ${text}`;
  let width = measured.get(key);
  if (width === undefined) {
    const font = lettersOf(weight);
    width = font.layout(text).advanceWidth / font.unitsPerEm;
    if (measured.size >= MOST_MEASURED) measured.clear();
    measured.set(key, width);
  }
  return width * size;
}

const END = '…';

/** As much of a text as has room, with a sign where it goes on. */
function cut(text: string, fits: (text: string) => boolean): string {
  const letters = [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);
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
