import { once } from 'node:events';
import { createConnection, createServer, type Socket } from 'node:net';

/** A way to a PostgreSQL on which connections fall silent: they stay open, and nothing goes through any more. */
export interface SilentProxy {
  /** The address of the database by this way. */
  url: string;
  /** From when on a connection is silent, by what it asks; nothing is let through at all once it is `always`. */
  silence(from: RegExp | 'always' | undefined): void;
  /** Breaks the next connection at once. */
  breakNext(): void;
  /** How many connections were made so far. */
  connections(): number;
  close(): Promise<void>;
}

/** Where the database of an address listens: on a socket of this machine or at a port. */
function upstreamOf({ hostname, port, searchParams }: URL): Socket {
  const folder = searchParams.get('host');
  if (folder?.startsWith('/'))
    return createConnection(`${folder}/.s.PGSQL.${searchParams.get('port') ?? 5432}`);
  return createConnection(Number(port || 5432), hostname);
}

/** Opens a way to the database of `url` that can fall silent. */
export async function startSilentProxy(url: string): Promise<SilentProxy> {
  const target = new URL(url);
  const sockets = new Set<Socket>();
  let from: RegExp | 'always' | undefined;
  let count = 0;
  let breaks = false;
  const server = createServer((near) => {
    count += 1;
    if (breaks) {
      breaks = false;
      near.destroy();
      return;
    }
    const far = upstreamOf(target);
    let silent = from === 'always';
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('data', (chunk) => {
        if (socket === near && from instanceof RegExp && from.test(chunk.toString('latin1'))) silent = true;
        if (!silent && from !== 'always') other.write(chunk);
      });
      socket.on('close', () => {
        sockets.delete(socket);
        if (!silent) other.destroy();
      });
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const near = new URL(url);
  near.search = '';
  near.host = `127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  return {
    url: near.href,
    silence(next) {
      from = next;
    },
    breakNext() {
      breaks = true;
    },
    connections: () => count,
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
