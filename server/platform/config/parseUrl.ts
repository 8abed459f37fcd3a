/** Undefined if invalid. After many calls, `URL.canParse` of Node 20 rejects non-ASCII letters. */
export function parseUrl(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}
