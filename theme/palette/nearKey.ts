import type { ColourKey } from './keys.ts';
import { darkKey, type PaletteKey, paletteKeys } from './palette.ts';

/** Edits. */
const MOST_WRONG = 3;
/** Characters. */
const LONGEST = 40;

/** Levenshtein. */
function measureDistance(one: string, other: string): number {
  let before = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const now = [row];
    for (let at = 1; at <= other.length; at += 1) {
      const swap = (before[at - 1] ?? 0) + (one[row - 1] === other[at - 1] ? 0 : 1);
      now.push(Math.min(swap, (before[at] ?? 0) + 1, (now[at - 1] ?? 0) + 1));
    }
    before = now;
  }
  return before[other.length] ?? 0;
}

const normaliseName = (key: string): string => key.toLowerCase().replaceAll(/[^a-z\d]/g, '');

export function nearName<Name extends string>(written: string, names: readonly Name[]): Name | undefined {
  const own = normaliseName(written);
  const most = Math.min(MOST_WRONG, Math.floor(own.length / 2));
  let best: { name: Name; wrong: number } | undefined;
  for (const name of own.length > 0 && own.length < LONGEST ? names : []) {
    const wrong = measureDistance(own, normaliseName(name));
    if (wrong <= most && wrong < (best?.wrong ?? Number.POSITIVE_INFINITY)) best = { name, wrong };
  }
  return best?.name;
}

/** In French and English. */
const OTHERS: Readonly<Partial<Record<ColourKey, RegExp>>> = {
  btn1Bg: /^(?:primary|main|brand|principale?|primaire|marque|button|btn|bouton|cta)$/,
  btn1Fill: /^(?:on(?:primary|brand)|primary(?:text|foreground)|buttontext|btntxt|textebouton)$/,
  btn2Bg: /^(?:secondary|secondaire)$/,
  btn2Fill: /^(?:onsecondary|secondary(?:text|foreground))$/,
  bg1: /^(?:background|ground|fond|page|canvas|surface)$/,
  txt: /^(?:foreground|texte|font|ink|encre|fg)$/,
  hdrBg1: /^(?:header|entete|appbar|topbar|banner)$/,
  footBg: /^(?:footer|bottombar|pied)$/,
  inputBg: /^(?:input|field|champ)$/,
  mainBtnBg1: /^(?:tile|tuile|card|carte)$/,
  mainBtnTxt2: /^(?:muted|mutedforeground|secondarytext|description)$/,
  mainBtnImg: /^(?:accent|icons?|icones?)$/,
  mainBtnSelBg1: /^(?:selected|selection)$/,
  reportBtnBrdr: /^(?:border|bordure|bord|outline|contour|ring|stars?|etoiles?)$/,
  reportBtnBg: /^(?:report|signalement|signaler)$/,
  navBtnBg: /^(?:nav|navigation)$/,
  msgMineBg: /^(?:bubble|bulle|mine|message)$/,
  drawerBg: /^(?:drawer|tiroir|sheet|dialog|popup|modal)$/,
};

const findAlias = (word: string): ColourKey | undefined =>
  (Object.keys(OTHERS) as ColourKey[]).find((key) => OTHERS[key]?.test(word));

/** Removes `color` and `couleur` at either end. */
const removeColourWord = (written: string): string =>
  normaliseName(written.normalize('NFD'))
    .replace(/(.)(?:colou?r|couleur)$/, '$1')
    .replace(/^(?:colou?r|couleur)(?=.)/, '');

function findNamedKey(written: string): PaletteKey | undefined {
  const word = removeColourWord(written.slice(0, LONGEST));
  const dark = /^dark(.+)$/.exec(word)?.[1];
  const key = findAlias(dark ?? word);
  return key && (dark === undefined ? key : darkKey(key));
}

/** `BG-1` means `bg1`, `primary` `btn1Bg`; undefined where none is near. */
export const nearKey = (written: string): PaletteKey | undefined =>
  findNamedKey(written) ?? nearName(written, paletteKeys);
