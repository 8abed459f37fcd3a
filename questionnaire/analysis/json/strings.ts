const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const FIRST_PRINTED = 0x20;
const ESCAPE = /\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/y;

/**
 * Where a string of JSON stops: the offset of its closing quote, else of what may not stand in it, or the end of the text. A loop, since a
 * pattern for the whole of it needs a stack as deep as the string is long.
 * @param from offset of its opening quote, in UTF-16 units
 */
export function stringStop(text: string, from: number): number {
  for (let at = from + 1; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === QUOTE || code < FIRST_PRINTED) return at;
    if (code !== BACKSLASH) continue;
    ESCAPE.lastIndex = at;
    if (!ESCAPE.test(text)) return at;
    at = ESCAPE.lastIndex - 1;
  }
  return text.length;
}

/** Where a string of JSON is over: the offset after its closing quote; nothing where it is not closed or not well written. */
export function stringEnd(text: string, from: number): number | undefined {
  const stop = stringStop(text, from);
  return text[stop] === '"' ? stop + 1 : undefined;
}
