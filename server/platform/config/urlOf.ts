/**
 * A text as an address; nothing where it is none. Not by `URL.canParse`: once it is called often, Node 20 takes letters such as é in
 * an address for none (its fast call reads them in another encoding).
 */
export function urlOf(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}
