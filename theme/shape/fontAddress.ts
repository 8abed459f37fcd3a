/** Longest address in its normal form that is taken, in characters. */
const MAX_ADDRESS = 2_000;
/** Signs that would end the text of a CSS string. */
const ENDS_TEXT = /["\\\n\r\f]/;

/** A host as names are written: it stands in the policy of pages, where other signs that a URL allows would end a rule. */
const HOST = /^[a-z\d.-]+(?::\d+)?$/;

/** A path of this site, in signs that end no CSS string. */
const OWN_PATH = /^\/(?!\/)[\w./-]{1,200}$/;

/** The address of a file of letters in its normal form, which may stand in a CSS string; null for what is neither https nor a path of this site. */
export function fontAddress(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > MAX_ADDRESS) return null;
  if (OWN_PATH.test(value)) return value;
  try {
    const { protocol, host, href, username, password } = new URL(value.trim());
    const plain = protocol === 'https:' && HOST.test(host) && !username && !password && !ENDS_TEXT.test(href);
    return plain && href.length <= MAX_ADDRESS ? href : null;
  } catch {
    return null;
  }
}
