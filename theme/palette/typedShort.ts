import { readColour } from '../colour/written.ts';
import { nearKey } from './nearKey.ts';
import { paletteKeys } from './palette.ts';

/** Characters of JSON, CSS or HTML. */
const OTHER_FORM = /[{}[\]<>"'`]/;
/** Up to a separator; parentheses belong to the colour. */
const PIECE = /(?:[^_;,&\s(]|\([^()]*\)?)+/g;
const PAIR = /^([^(]*?[^-:=(])[-:=]+([^-:=(]*(?:\(.*)?)$/;
/** Only here approximate keys count. */
const STRICT = /^\s*[A-Za-z]\w*-[^\s_:=]*(?:_[A-Za-z]\w*-[^\s_:=]*)*\s*$/;

const isKey = (key: string): boolean => paletteKeys.some((own) => own === key);

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Almost valid short forms: `#` before colours, `:` or `=` for the hyphen, commas or spaces between pairs, CSS names
 * and functions, keys without a colour. Undefined for other text.
 */
export function parseLenientPaletteShort(input: string): Readonly<Record<string, string>> | undefined {
  const text = decode(input);
  if (OTHER_FORM.test(text)) return undefined;
  const joined = text.replace(/\s*([:=])\s*|\s+-\s+/g, (_, sign: string | undefined) => sign ?? '-');
  const pairs = [...joined.matchAll(PIECE)].map(([piece]) => {
    const [, key = piece, colour = ''] = PAIR.exec(piece) ?? [];
    return [key.replace(/[-:=]+$/, ''), colour] as const;
  });
  const isNearly = ([key, colour]: readonly [string, string]) =>
    STRICT.test(text) && readColour(colour) !== null && nearKey(key) !== undefined;
  const isMeant = pairs.length > 1 || /[-:=]/.test(text);
  if (!isMeant || !pairs.some((pair) => isKey(pair[0]) || isNearly(pair))) return undefined;
  return Object.fromEntries(pairs);
}
