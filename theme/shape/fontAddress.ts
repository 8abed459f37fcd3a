/** Characters. */
const MAX_ADDRESS = 2_000;
/** Of CSS. */
const ENDS_TEXT = /["\\\n\r\f]/;

/** Safe in a CSP. */
const HOST = /^[a-z\d.-]+(?::\d+)?$/;

/** Same site, safe in a CSS string. */
const OWN_PATH = /^\/(?!\/)[\w./-]{1,200}$/;

/** For a CSS string; null unless https or a same-site path. */
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
