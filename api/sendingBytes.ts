/**
 * Wraps fetch to send a binary body with the JSON fields as query parameters, for calls with
 * `bytes`. Uses the browser's fetch by default.
 */
export const sendingBytes =
  (
    bytes: Blob | Uint8Array<ArrayBuffer>,
    send: typeof fetch = (input, init) => fetch(input, init),
  ): typeof fetch =>
  (address, init) => {
    const fields = JSON.parse(String(init?.body)) as Record<string, string | number>;
    const texts = Object.entries(fields).map(([name, value]) => [name, String(value)]);
    return send(`${address}?${new URLSearchParams(texts)}`, {
      ...init,
      headers: { ...(init?.headers as Record<string, string>), 'content-type': 'application/octet-stream' },
      body: bytes,
    });
  };
