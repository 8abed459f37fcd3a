/** What a driver answers to a command that failed. */
const refusal = (path: string, { error, message }: { error: string; message: string }) =>
  new Error(`The driver refuses ${path}: ${error} ${message}`.trim());

/** A driver that speaks W3C WebDriver, at an address of this machine. */
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
    /** True once it listens. */
    isReady: async () => (await fetch(`${address}/status`).catch(() => undefined))?.ok === true,
    /** Begins a session with these options, and gives its commands by their path below the session. */
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

/** Commands of a session. */
export type Session = Awaited<ReturnType<ReturnType<typeof webdriver>['begin']>>;
