/**
 * Parses a URL; undefined if invalid. Avoids `URL.canParse`: after many calls, Node 20 rejects non-ASCII
 * letters (its fast path misreads the encoding).
 */
export function parseUrl(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}
