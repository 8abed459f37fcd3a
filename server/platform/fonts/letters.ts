import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import { ConfigError } from '../config/config.ts';

const require = createRequire(import.meta.url);
const FILES = {
  regular: require.resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf'),
  bold: require.resolve('@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf'),
} as const;

export type Weight = keyof typeof FILES;

export interface Face {
  readonly name: string;
  readonly file: string;
  readonly font: Font;
}

/** @throws ConfigError if invalid or a collection */
function opened(name: string, file: string): Face {
  try {
    const font = create(readFileSync(file));
    if ('layout' in font) return { name, file, font };
  } catch {
    // Reported below.
  }
  throw new ConfigError(
    `"${file}" cannot be read as a font: name one .ttf or .otf (PRINT_FONTS, --font).`,
    `« ${file} » ne se lit pas comme une police : nommez un fichier .ttf ou .otf (PRINT_FONTS, --font).`,
  );
}

const own = new Map<Weight, Face>();

function ownFace(weight: Weight): Face {
  const face = own.get(weight) ?? opened(weight, FILES[weight]);
  own.set(weight, face);
  return face;
}

let named: readonly Face[] = [];
const opens = new Map<string, Face>();

/**
 * In order of preference.
 * @throws ConfigError
 */
export function nameFonts(files: readonly string[]): void {
  named = files.map((file) => {
    const face = opens.get(file) ?? opened(`named${opens.size}`, file);
    opens.set(file, face);
    return face;
  });
}

export const allFaces = (): readonly Face[] => [ownFace('regular'), ownFace('bold'), ...named];

/** Checks for an outline glyph: some fonts have a letter only as bitmap or in colour. */
function draws({ font }: Face, letter: string): boolean {
  const code = letter.codePointAt(0) ?? 0;
  if (!font.hasGlyphForCodePoint(code)) return false;
  return /[\s\p{Cf}\p{M}]/u.test(letter) || font.glyphForCodePoint(code).path.commands.length > 0;
}

/** Covered by Noto Sans; skips the lookup. */
const AT_HAND = /^[\u0020-\u024f\u2010-\u203a]*$/;
/** Whitespace, control characters and surrogates. */
const NO_SIGN = /[\s\p{Cc}\p{Cs}]/u;

const signsOf = (text: string): string[] =>
  [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);
const has = (face: Face, sign: string): boolean =>
  [...sign].every((letter) => NO_SIGN.test(letter) || draws(face, letter));

export interface Run {
  readonly text: string;
  readonly face: Face;
}

/** Neutral characters stay with the word before, which may be right-to-left. */
const STAYS = /^[\s\p{P}\p{N}]+$/u;

/** Right-to-left scripts, and numbers in them, which run left to right. */
const FROM_RIGHT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
const NUMBER = /(\p{Nd}+(?:[.,:/-]\p{Nd}+)*)/u;

/** Orders a run visually: right-to-left parts are reversed, numbers kept. */
function fromLeft(run: Run): Run[] {
  if (!FROM_RIGHT.test(run.text)) return [run];
  const parts = run.text.split(NUMBER).filter((part) => part !== '');
  return parts.reverse().map((text) => ({ ...run, text }));
}

/** Splits a text into runs by font, in visual order. */
export function runsOf(text: string, weight: Weight): Run[] {
  const ours = ownFace(weight);
  if (named.length === 0 || AT_HAND.test(text)) return [{ text, face: ours }];
  const runs: { text: string; face: Face }[] = [];
  for (const sign of signsOf(text)) {
    const last = runs.at(-1);
    const stays = last && STAYS.test(sign) && has(last.face, sign);
    const face = stays ? last.face : ([ours, ...named].find((one) => has(one, sign)) ?? ours);
    if (last?.face === face) last.text += sign;
    else runs.push({ text: sign, face });
  }
  return runs.flatMap(fromLeft);
}

export function unprintable(text: string): string[] {
  if (AT_HAND.test(text)) return [];
  return [...new Set(signsOf(text).filter((sign) => !allFaces().some((face) => has(face, sign))))];
}

const measured = new Map<string, number>();
const MOST_MEASURED = 5_000;

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

export const widthOf = (text: string, size: number, weight: Weight): number =>
  runsOf(text, weight).reduce((width, run) => width + widthOfRun(run, size), 0);

const END = '…';

function cut(text: string, fits: (text: string) => boolean): string {
  const letters = signsOf(text);
  while (letters.length > 1 && !fits(letters.join('').trimEnd() + END)) letters.pop();
  return letters.join('').trimEnd() + END;
}

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

/** Fits a text: picks the largest of four font sizes, then truncates. */
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
