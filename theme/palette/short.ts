/** One colour of the short form: `bg1-FFF59D`. */
const PIECE = /^([A-Za-z][A-Za-z0-9]*)-([0-9A-Za-z]{1,8})$/;
/** What a palette without any choice is written as. */
const NONE = '_';
const BETWEEN = '_';

/** `#FFF59D` → `FFF59D`, `#AABBCC` → `ABC`. */
function shortHex(hex: string): string {
  const digits = hex.slice(1);
  const doubled = [...digits].every((digit, index) => digit === digits[index ^ 1]);
  return doubled ? digits.replace(/(.)./g, '$1') : digits;
}

/** Writes keys and their colours, in normal form, with nothing in it that an address would have to encode. */
export function formatShort(entries: readonly (readonly [key: string, hex: string])[]): string {
  return entries.map(([key, hex]) => `${key}-${shortHex(hex)}`).join(BETWEEN) || NONE;
}

/** The keys and values of a text in the short form, values as hex text; undefined when it is not of that form. */
export function readShort(text: string): Readonly<Record<string, string>> | undefined {
  if (text === NONE) return {};
  const pieces = text.split(BETWEEN).map((piece) => PIECE.exec(piece));
  if (pieces.includes(null)) return undefined;
  return Object.fromEntries(pieces.map((piece) => [piece?.[1] ?? '', `#${piece?.[2]}`]));
}
