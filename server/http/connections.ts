import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { networkOf } from './network.ts';

const peerOf = ({ remoteAddress, remotePort, localAddress, localPort }: Socket): string =>
  `${remoteAddress} ${remotePort} ${localAddress} ${localPort}`;

export interface Watched {
  idle(): number;
  /** Closes idle connections, and others after their response. */
  end(): void;
}

export function watchConnections(server: Server): Watched {
  // Keyed by address and port: with TLS, request and connection have different sockets.
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

/** Closes excess connections before reading. */
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
