import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { networkOf } from './network.ts';

const peerOf = ({ remoteAddress, remotePort, localAddress, localPort }: Socket): string =>
  `${remoteAddress} ${remotePort} ${localAddress} ${localPort}`;

/** The connections of a server. */
export interface Watched {
  /** On how many nothing is asked just now. */
  idle(): number;
  /** Ends those, and each other one once it is answered. */
  end(): void;
}

/** Lets a server end as soon as its calls are answered. */
export function watchConnections(server: Server): Watched {
  // By whom they lead to: over https a request's socket is another than its connection's.
  const idle = new Map<string, Socket>();
  let ending = false;
  server.on('connection', (socket: Socket) => {
    const peer = peerOf(socket);
    idle.set(peer, socket);
    socket.once('close', () => idle.delete(peer));
  });
  server.on('request', ({ socket }: { socket: Socket }, response: ServerResponse) => {
    const peer = peerOf(socket);
    idle.delete(peer);
    response.once('close', () => {
      if (ending) socket.end();
      else if (!socket.destroyed) idle.set(peer, socket);
    });
  });
  return {
    idle: () => idle.size,
    end() {
      ending = true;
      for (const socket of idle.values()) socket.destroy();
    },
  };
}

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;

/** Lets one address hold so many connections, and ends those beyond before anything is read. */
export function limitConnections(
  server: Server,
  most: number,
  counts = (ip: string) => !LOOPBACK.test(ip),
): void {
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const { remoteAddress } = socket;
    if (remoteAddress === undefined || !counts(remoteAddress)) return;
    const network = networkOf(remoteAddress);
    const count = open.get(network) ?? 0;
    if (count >= most) {
      socket.destroy();
      return;
    }
    open.set(network, count + 1);
    socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1;
      if (left > 0) open.set(network, left);
      else open.delete(network);
    });
  });
}
