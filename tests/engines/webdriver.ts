const refusal = (path: string, { error, message }: { error: string; message: string }) =>
  new Error(`The driver refuses ${path}: ${error} ${message}`.trim());

/** Local W3C client. */
export function webdriver(address: string) {
  const send = async (method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown) => {
    const response = await fetch(`${address}${path}`, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as { value: never };
    if (!response.ok) throw refusal(path, value);
    return value as unknown;
  };
  return {
    isReady: async () => (await fetch(`${address}/status`).catch(() => undefined))?.ok === true,
    /** @returns commands, by path below the session */
    begin: async (options: object) => {
      const session = (await send('POST', '/session', {
        capabilities: { alwaysMatch: options },
      })) as { sessionId: string };
      const at = `/session/${session.sessionId}`;
      return {
        get: (path: string) => send('GET', at + path),
        post: (path: string, body: object = {}) => send('POST', at + path, body),
        end: () => send('DELETE', at),
      };
    },
  };
}

export type Session = Awaited<ReturnType<ReturnType<typeof webdriver>['begin']>>;
