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

/** @throws ConfigError */
function openFace(name: string, file: string): Face {
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

const ownFaces = new Map<Weight, Face>();

function getOwnFace(weight: Weight): Face {
  const face = ownFaces.get(weight) ?? openFace(weight, FILES[weight]);
  ownFaces.set(weight, face);
  return face;
}

let fallbackFaces: readonly Face[] = [];
const openFaces = new Map<string, Face>();

/**
 * In order of preference.
 * @throws ConfigError
 */
export function setFallbackFonts(files: readonly string[]): void {
  fallbackFaces = files.map((file) => {
    const face = openFaces.get(file) ?? openFace(`named${openFaces.size}`, file);
    openFaces.set(file, face);
    return face;
  });
}

export const listFaces = (): readonly Face[] => [getOwnFace('regular'), getOwnFace('bold'), ...fallbackFaces];

/** Some fonts have a letter only as bitmap or in colour. */
function hasDrawnGlyph({ font }: Face, letter: string): boolean {
  const code = letter.codePointAt(0) ?? 0;
  if (!font.hasGlyphForCodePoint(code)) return false;
  return /[\s\p{Cf}\p{M}]/u.test(letter) || font.glyphForCodePoint(code).path.commands.length > 0;
}

/** Noto Sans covers it. */
const LATIN = /^[\u0020-\u024f\u2010-\u203a]*$/;
/** Whitespace, control characters and surrogates. */
const INVISIBLE = /[\s\p{Cc}\p{Cs}]/u;

const splitGraphemes = (text: string): string[] =>
  [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);
const hasGlyphs = (face: Face, sign: string): boolean =>
  [...sign].every((letter) => INVISIBLE.test(letter) || hasDrawnGlyph(face, letter));

export interface TextRun {
  readonly text: string;
  readonly face: Face;
}

/** Stay with the word before, which may be right-to-left. */
const NEUTRAL = /^[\s\p{P}\p{N}]+$/u;

/** With their numbers, which run left to right. */
const RTL_SCRIPT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
const NUMBER = /(\p{Nd}+(?:[.,:/-]\p{Nd}+)*)/u;

/** Reverses right-to-left parts except numbers. */
function splitRtlRun(run: TextRun): TextRun[] {
  if (!RTL_SCRIPT.test(run.text)) return [run];
  const parts = run.text.split(NUMBER).filter((part) => part !== '');
  return parts.reverse().map((text) => ({ ...run, text }));
}

/** Runs by font, in visual order. */
export function splitRuns(text: string, weight: Weight): TextRun[] {
  const ours = getOwnFace(weight);
  if (fallbackFaces.length === 0 || LATIN.test(text)) return [{ text, face: ours }];
  const runs: { text: string; face: Face }[] = [];
  for (const sign of splitGraphemes(text)) {
    const last = runs.at(-1);
    const stays = last && NEUTRAL.test(sign) && hasGlyphs(last.face, sign);
    const face = stays ? last.face : ([ours, ...fallbackFaces].find((one) => hasGlyphs(one, sign)) ?? ours);
    if (last?.face === face) last.text += sign;
    else runs.push({ text: sign, face });
  }
  return runs.flatMap(splitRtlRun);
}

export function findUnprintable(text: string): string[] {
  if (LATIN.test(text)) return [];
  return [
    ...new Set(splitGraphemes(text).filter((sign) => !listFaces().some((face) => hasGlyphs(face, sign)))),
  ];
}

const widths = new Map<string, number>();
const MAX_WIDTHS = 5_000;

export function measureRun({ text, face: { name, font } }: TextRun, size: number): number {
  const key = `${name} ${text}`;
  let width = widths.get(key);
  if (width === undefined) {
    width = font.layout(text).advanceWidth / font.unitsPerEm;
    if (widths.size >= MAX_WIDTHS) widths.clear();
    widths.set(key, width);
  }
  return width * size;
}

export const measureText = (text: string, size: number, weight: Weight): number =>
  splitRuns(text, weight).reduce((width, run) => width + measureRun(run, size), 0);

const ELLIPSIS = '…';

function truncateText(text: string, hasRoom: (text: string) => boolean): string {
  const letters = splitGraphemes(text);
  while (letters.length > 1 && !hasRoom(letters.join('').trimEnd() + ELLIPSIS)) letters.pop();
  return letters.join('').trimEnd() + ELLIPSIS;
}

function wrapLines(text: string, width: number, size: number, weight: Weight, maxLines: number): string[] {
  const hasRoom = (line: string) => measureText(line, size, weight) <= width;
  const lines: string[] = [];
  const words = text.split(/[ \n]+/);
  for (let at = 0; at < words.length; ) {
    let line = words[at] ?? '';
    for (at += 1; at < words.length && hasRoom(`${line} ${words[at]}`); at += 1) line += ` ${words[at]}`;
    if (lines.length === maxLines - 1 && at < words.length)
      return [...lines, truncateText(`${line} ${words.slice(at).join(' ')}`, hasRoom)];
    lines.push(hasRoom(line) ? line : truncateText(line, hasRoom));
  }
  return lines;
}

/** Picks the largest of four sizes, then truncates. */
export function fitText(
  text: string,
  width: number,
  size: number,
  weight: Weight,
  maxLines: number,
): { readonly size: number; readonly lines: readonly string[] } {
  const tries = [1, 0.85, 0.72, 0.6].map((part) => size * part);
  const whole = tries.find(
    (one) => !wrapLines(text, width, one, weight, maxLines).at(-1)?.endsWith(ELLIPSIS),
  );
  const chosen = whole ?? tries.at(-1) ?? size;
  return { size: chosen, lines: wrapLines(text, width, chosen, weight, maxLines) };
}
