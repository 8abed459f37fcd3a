import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** Between server and database. */
export interface Cutter {
  readonly port: number;
  cut(): void;
  /** Silently, until `heal`. */
  swallow(): void;
  heal(): void;
  close(): void;
}

/** To a local port. */
export async function layCutter(target: number): Promise<Cutter> {
  const sockets = new Set<Socket>();
  let swallowing = false;
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.once('close', () => sockets.delete(socket));
  };
  const server = createServer((inner) => {
    const outer = connect(target, '127.0.0.1');
    for (const [socket, other] of [
      [inner, outer],
      [outer, inner],
    ] as const) {
      keep(socket);
      socket.on('data', (data) => other.write(data));
      socket.once('close', () => other.destroy());
      if (swallowing) socket.pause();
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    cut,
    swallow: () => {
      swallowing = true;
      for (const socket of sockets) socket.pause();
    },
    heal: () => {
      swallowing = false;
      for (const socket of sockets) socket.resume();
    },
    close: () => {
      server.close();
      cut();
    },
  };
}
