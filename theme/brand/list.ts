import { colourOf, type Entry, shownName } from './entry.ts';

/** Colours as they stand in running text: hex with its sign, a call, six digits by themselves, three channels with their letters. */
export const LITERAL =
  /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\([^()]*\)|\b(?:RGB|RVB)\s*:?\s*\d{1,3}\D{1,3}\d{1,3}\D{1,3}\d{1,3}\b|\bR\s?:?\s?\d{1,3}\W{1,3}[GV]\s?:?\s?\d{1,3}\W{1,3}B\s?:?\s?\d{1,3}\b|(?:^|[^\w#.-])[\da-f]{6}(?![\w.])/gi;
const CHANNELS = /^(?:RGB|RVB|R)\D*(\d{1,3})\D+(\d{1,3})\D+(\d{1,3})$/i;

/** Ink and swatch books, which no screen shows by themselves. */
const INKS =
  /\b(?:Pantone|PMS)\s*\d+(?:\s*(?:[CMU]|[CU]P|CV[CU]?|[EP]C|TC[PX]|TP[GX]|TN)\b)?|\bRAL\s*\d{4}|\bNCS\s*(?:S\s*)?\d{4}\s*-\s*(?:[RGBY]\d{2}[RGBY]|[NRGBY])\b|\bS\s?\d{4}-[RGBY]\d{2}[RGBY]\b|\b(?:CMJN|CMYK)[\s:=]*(?:\(\s*)?\d{1,3}\W+\d{1,3}\W+\d{1,3}\W+\d{1,3}(?:\s?%)?(?:\s*\))?|\bC\s?[:=]?\s?\d{1,3}\W{0,3}M\s?[:=]?\s?\d{1,3}\W{0,3}[JY]\s?[:=]?\s?\d{1,3}\W{0,3}[NK]\s?[:=]?\s?\d{1,3}\b/gi;

function literal(text: string): string {
  const [, red, green, blue] = CHANNELS.exec(text) ?? [];
  return red ? `rgb(${red} ${green} ${blue})` : text;
}

/** CSS names on one line. */
const MOST_NAMES = 12;

/** "decade" is no colour, "FFFFFF" and "aaaaaa" are. */
const isWord = (text: string): boolean =>
  /^[a-f]{6}$/i.test(text) && /[a-f]/.test(text) && !/^(.)\1+$/.test(text);

/** What a line calls its colour. */
const calledBy = (words: string): string =>
  shownName(words)
    .replace(/^[\s\-*•"'([{,;]+|[\s:=\-–"'([{,;]+$/g, '')
    .trim();

/** The colours of one line, each named by what stands before it; a line of CSS names alone is one of colours, too. */
export function inLine(line: string): readonly Entry[] {
  const found: Entry[] = [];
  let end = 0;
  for (const { 0: whole, index } of line.matchAll(LITERAL)) {
    // Six digits by themselves are found with the sign before them: Safari before 16.4 cannot look behind.
    const text = whole.replace(/^[^\w#]/, '');
    if (isWord(text)) continue;
    const name = calledBy(line.slice(end, index));
    found.push({ path: name ? [name] : [], text: literal(text) });
    end = index + whole.length;
  }
  if (found.length > 0) return found;
  const words = line.split(/[\s,;]+/).filter(Boolean);
  const areNames =
    words.length <= MOST_NAMES && words.every((word) => !isWord(word) && colourOf(word) !== null);
  return areNames ? words.map((word) => ({ path: [], text: word })) : [];
}

/** The colours of a list, in its order: by lines, commas or spaces, with or without names. */
export const listed = (text: string): readonly Entry[] =>
  text
    .replace(INKS, ' ')
    .split(/\r?\n|[;|]/)
    .flatMap(inLine);

/** Inks that a text names: recognised, and never guessed at. */
export const inksIn = (text: string): readonly string[] => [
  ...new Set([...text.matchAll(INKS)].map(([ink]) => shownName(ink))),
];
