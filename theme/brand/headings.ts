import { distanceOf, type Oklch, oklchOf } from '../colour/oklch.ts';
import { colourOf, shownName } from './entry.ts';
import { inLine, LITERAL } from './list.ts';

/** Words of headings within one brand book. */
const ONE_BOOK =
  /couleur|colou?r|palette|primair|primary|princip|second|accent|neutr|gris|gr[ae]y|compl[ée]ment|fond|background|texte?|nuanc|shade|charte|guide|bouton|button|d[ée]grad|gradient|th[eè]me|(?:^|[^\p{L}])(?:clair|sombre|light|dark|jour|nuit|day|night|mode|liens?|links?|titres?|headings?|bords?|borders?|survol|hover|alertes?|erreurs?|errors?|warnings?|succ[eè]ss?|info|logos?|ic[oô]nes?|icons?|[ée]crans?|web|print)(?![\p{L}])/iu;

/** Hues by their names, in the plural in which a book heads its shades. */
const HUES =
  /^(?:rouges?|reds?|jaunes?|yellows?|bleus?|blues?|verts?|greens?|oranges?|roses?|pinks?|violets?|purples?|bruns?|browns?|noirs?|blacks?|blancs?|whites?)$/i;
/** What stands around colours in code, and is no heading: braces, ends of lines, comments. */
const CODE = /[{}()[\];@<>]|\/\*|\*\/|^\s*(?:\/\/|--|\*)/;

/** Whether a name is of a hue, by any of its words. */
export const namesHue = (name: string): boolean => name.split(/[\s_-]+/).some((word) => HUES.test(word));

/** Whether a name is of a part of a brand book, or of its hues; all others may be that of a brand. */
export const isOfOneBook = (name: string): boolean => ONE_BOOK.test(name) || HUES.test(name);

/** What differs less than this (OKLab) is one colour in two notations. */
const SAME = 0.03;
/** Hues nearer than this, in degrees, are shades of one. */
const ONE_HUE = 40;
/** Below this a colour has no hue. */
const GREY = 0.02;

/** The colours of a line that a brand could have: in whatever notations each once, and not where all are shades of one hue. */
function brandsColours(line: string): number {
  const colours: string[] = [];
  for (const { text } of inLine(line)) {
    const colour = colourOf(text);
    if (colour && colours.every((other) => distanceOf(other, colour) > SAME)) colours.push(colour);
  }
  const [first, ...others] = colours.map(oklchOf);
  const isShade = (own: Oklch) => {
    const turn = Math.abs(own.hue - (first?.hue ?? 0)) % 360;
    return own.chroma > GREY && Math.min(turn, 360 - turn) < ONE_HUE;
  };
  return first && first.chroma > GREY && others.every(isShade) ? 1 : colours.length;
}

/** `Valmer : #E2001A, #FFD200`: a name with the colours of a brand behind it; empty for a line of another kind. */
function headingBefore(line: string): string {
  const [, name = ''] = /^\s*(?:[-*•]\s+)?([^:=#]{2,60}?)\s*(?:[:=]|\s[–—-])\s*(?=[#\w])/.exec(line) ?? [];
  const isName = /\p{L}/u.test(name) && !CODE.test(line.replace(/^\s*\*|\([^()]*\)|;/g, ''));
  return isName && brandsColours(line) > 1 ? name : '';
}

const colourCount = (line: string): number => [...line.matchAll(LITERAL)].length;

/** Lines; one that names several lots of colours (`A : #E2001A, #0055A4 ; B : …`) by its lots. */
const linesOf = (text: string): readonly string[] =>
  text.split(/\r?\n/).flatMap((line) => {
    const lots = line.split(/[;|]/).filter((lot) => lot.trim() !== '');
    return lots.every((lot) => colourCount(lot) > 1) ? lots : [line];
  });

/** Headings of a list with at least two colours below or behind each; two of them are two brands. */
export function headingsIn(text: string): readonly string[] {
  const headings: { name: string; colours: number }[] = [];
  for (const line of linesOf(text)) {
    const colours = colourCount(line);
    const heading = /^\s*(?:#+\s+)?([^#]{2,60}?)\s*:?\s*$/.exec(line);
    const before = colours > 1 ? headingBefore(line) : '';
    if (before) headings.push({ name: shownName(before), colours });
    else if (colours > 0 && headings.length > 0) (headings.at(-1) ?? { colours: 0 }).colours += colours;
    else if (colours === 0 && heading?.[1] && /\p{L}/u.test(heading[1]) && !CODE.test(line))
      headings.push({ name: shownName(heading[1]), colours: 0 });
  }
  return headings.filter(({ name, colours }) => colours > 1 && !isOfOneBook(name)).map(({ name }) => name);
}
