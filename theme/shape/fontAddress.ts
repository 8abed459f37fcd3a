/** Longest address that is taken, in characters. */
const MAX_ADDRESS = 2_000;
/** Signs that would end the text of a CSS string. */
const ENDS_TEXT = /["\\\n\r\f]/;

/** The address of a file of letters in its normal form, which may stand in a CSS string; null for what is no https address. */
export function fontAddress(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > MAX_ADDRESS) return null;
  try {
    const { protocol, href, username, password } = new URL(value.trim());
    const plain = protocol === 'https:' && !username && !password && !ENDS_TEXT.test(href);
    return plain ? href : null;
  } catch {
    return null;
  }
}
