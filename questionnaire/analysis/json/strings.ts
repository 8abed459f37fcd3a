const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const FIRST_PRINTED = 0x20;
const ESCAPE = /\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/y;

/**
 * Where a string of JSON is over: the offset after its closing quote; nothing where it is not closed or not well
 * written. A loop, since a pattern for the whole of it needs a stack as deep as the string is long.
 * @param from offset of its opening quote, in UTF-16 units
 */
export function stringEnd(text: string, from: number): number | undefined {
  for (let at = from + 1; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) return at + 1;
    if (code < FIRST_PRINTED) return undefined;
    if (code !== BACKSLASH) continue;
    ESCAPE.lastIndex = at;
    if (!ESCAPE.test(text)) return undefined;
    at = ESCAPE.lastIndex - 1;
  }
  return undefined;
}
