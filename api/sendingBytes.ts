/**
 * Sends bytes as they are in place of a body in JSON, whose fields go into the address: what `send` of a call takes, where its row
 * says `bytes`. The browser's own way of sending is used unless another one is given.
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
