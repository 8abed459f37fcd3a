import { once } from 'node:events';
import { createConnection, createServer, type Socket } from 'node:net';

/** Stops forwarding while connections stay open. */
export interface SilentProxy {
  url: string;
  /** At a match, or at once. */
  silence(from: RegExp | 'always' | undefined): void;
  breakNext(): void;
  connections(): number;
  close(): Promise<void>;
}

/** Also Unix sockets. */
function connectUpstream({ hostname, port, searchParams }: URL): Socket {
  const folder = searchParams.get('host');
  if (folder?.startsWith('/'))
    return createConnection(`${folder}/.s.PGSQL.${searchParams.get('port') ?? 5432}`);
  return createConnection(Number(port || 5432), hostname);
}

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
    const far = connectUpstream(target);
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
