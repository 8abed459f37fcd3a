/** `bg1-FFF59D`. */
const PIECE = /^([A-Za-z][A-Za-z0-9]*)-([0-9A-Za-z]{1,8})$/;
const NONE = '_';
const BETWEEN = '_';

/** `#FFF59D` → `FFF59D`, `#AABBCC` → `ABC`. */
function formatShortHex(hex: string): string {
  const digits = hex.slice(1);
  const doubled = [...digits].every((digit, index) => digit === digits[index ^ 1]);
  return doubled ? digits.replace(/(.)./g, '$1') : digits;
}

export function formatShort(entries: readonly (readonly [key: string, hex: string])[]): string {
  return entries.map(([key, hex]) => `${key}-${formatShortHex(hex)}`).join(BETWEEN) || NONE;
}

export function readShort(text: string): Readonly<Record<string, string>> | undefined {
  if (text === NONE) return {};
  const pieces = text.split(BETWEEN).map((piece) => PIECE.exec(piece));
  if (pieces.includes(null)) return undefined;
  return Object.fromEntries(pieces.map((piece) => [piece?.[1] ?? '', `#${piece?.[2]}`]));
}
