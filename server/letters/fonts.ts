import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import { ConfigError } from '../base/config.ts';

const require = createRequire(import.meta.url);
const FILES = {
  regular: require.resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf'),
  bold: require.resolve('@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf'),
} as const;

/** A weight of the letters that are printed. */
export type Weight = keyof typeof FILES;

/** Letters of one file, and what a document calls them. */
export interface Face {
  readonly name: string;
  readonly file: string;
  readonly font: Font;
}

/** Opens a font. @throws ConfigError where the file is none, or several in one */
function opened(name: string, file: string): Face {
  try {
    const font = create(readFileSync(file));
    if ('layout' in font) return { name, file, font };
  } catch {
    // Told below.
  }
  throw new ConfigError(
    `"${file}" cannot be read as a font: name one .ttf or .otf (PRINT_FONTS, --font).`,
    `« ${file} » ne se lit pas comme une police : nommez un fichier .ttf ou .otf (PRINT_FONTS, --font).`,
  );
}

const own = new Map<Weight, Face>();

/** The letters of a weight, read once. */
function ownFace(weight: Weight): Face {
  const face = own.get(weight) ?? opened(weight, FILES[weight]);
  own.set(weight, face);
  return face;
}

let named: readonly Face[] = [];
const opens = new Map<string, Face>();

/** Which fonts have the letters that Noto Sans lacks, as the operator names them; of several the first that has one. @throws ConfigError */
export function nameFonts(files: readonly string[]): void {
  named = files.map((file) => {
    const face = opens.get(file) ?? opened(`named${opens.size}`, file);
    opens.set(file, face);
    return face;
  });
}

/** All fonts that may be needed, the print's own first. */
export const allFaces = (): readonly Face[] => [ownFace('regular'), ownFace('bold'), ...named];

/** Whether a font draws a letter: some know letters that they have only in colours, or as pictures. */
function draws({ font }: Face, letter: string): boolean {
  const code = letter.codePointAt(0) ?? 0;
  if (!font.hasGlyphForCodePoint(code)) return false;
  return /[\s\p{Cf}\p{M}]/u.test(letter) || font.glyphForCodePoint(code).path.commands.length > 0;
}

/** Letters of Europe, and signs of its typography: those of the print's own letters, without a look. */
export const AT_HAND = /^[\u0020-\u024f\u2010-\u203a]*$/;
/** Halves of a sign, and what steers: other people's findings. */
const NO_SIGN = /[\s\p{Cc}\p{Cs}]/u;

export const signsOf = (text: string): string[] =>
  [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);
/** Whether a font draws all of a sign. */
export const has = (face: Face, sign: string): boolean =>
  [...sign].every((letter) => NO_SIGN.test(letter) || draws(face, letter));

/** Letters that stand together and are of one font. */
export interface Run {
  readonly text: string;
  readonly face: Face;
}

/** Spaces, signs and digits stay with the word before them, which may run from right to left. */
const STAYS = /^[\s\p{P}\p{N}]+$/u;

/** Writings that run from right to left, and numbers within them, which do not. */
const FROM_RIGHT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
const NUMBER = /(\p{Nd}+(?:[.,:/-]\p{Nd}+)*)/u;

/** A stretch as it stands from the left: where it is read from the right, a number in it stands as one, left of what is read before it. */
function fromLeft(run: Run): Run[] {
  if (!FROM_RIGHT.test(run.text)) return [run];
  const parts = run.text.split(NUMBER).filter((part) => part !== '');
  return parts.reverse().map((text) => ({ ...run, text }));
}

/** A text by the fonts that its letters are of, from the left. */
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
