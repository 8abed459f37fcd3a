import { readColour } from '../colour/written.ts';
import { nearKey } from './nearKey.ts';
import { paletteKeys } from './palette.ts';

/** What no text in the short form has: it is JSON, a style sheet or a page. */
const OTHER_FORM = /[{}[\]<>"'`]/;
/** A key and its colour, up to the next one: what stands in brackets is of the colour. */
const PIECE = /(?:[^_;,&\s(]|\([^()]*\)?)+/g;
/** The key, the sign after it, and the colour, which has no such sign outside brackets. */
const PAIR = /^([^(]*?[^-:=(])[-:=]+([^-:=(]*(?:\(.*)?)$/;
/** As the form is meant, whatever its keys: one that is nearly a key counts there alone. */
const STRICT = /^\s*[A-Za-z]\w*-[^\s_:=]*(?:_[A-Za-z]\w*-[^\s_:=]*)*\s*$/;

const isKey = (key: string): boolean => paletteKeys.some((own) => own === key);

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * The keys and colours of a text that was meant in the short form and is not quite of it: `#` before colours, `:` or `=` in
 * place of the hyphen, commas or spaces in between, names and calls as colours, a key without a colour. Undefined where it is something else.
 */
export function typedShort(input: string): Readonly<Record<string, string>> | undefined {
  const text = decoded(input);
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
