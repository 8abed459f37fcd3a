import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { truncateToSlash64 } from './clientNetwork.ts';

const formatPeer = ({ remoteAddress, remotePort, localAddress, localPort }: Socket): string =>
  `${remoteAddress} ${remotePort} ${localAddress} ${localPort}`;

export interface ConnectionWatch {
  countIdle(): number;
  /** Active connections close after their response. */
  close(): void;
}

export function watchConnections(server: Server): ConnectionWatch {
  // Keyed by address and port: with TLS, request and connection have different sockets.
  const idle = new Map<string, Socket>();
  let ending = false;
  server.on('connection', (socket: Socket) => {
    const peer = formatPeer(socket);
    idle.set(peer, socket);
    socket.once('close', () => idle.delete(peer));
  });
  server.on('request', ({ socket }: { socket: Socket }, response: ServerResponse) => {
    const peer = formatPeer(socket);
    idle.delete(peer);
    response.once('close', () => {
      if (ending) socket.end();
      else if (!socket.destroyed) idle.set(peer, socket);
    });
  });
  return {
    countIdle: () => idle.size,
    close() {
      ending = true;
      for (const socket of idle.values()) socket.destroy();
    },
  };
}

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;

/** Closes excess connections before reading. */
export function limitConnections(
  server: Server,
  max: number,
  isCounted = (ip: string) => !LOOPBACK.test(ip),
): void {
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const { remoteAddress } = socket;
    if (remoteAddress === undefined || !isCounted(remoteAddress)) return;
    const network = truncateToSlash64(remoteAddress);
    const count = open.get(network) ?? 0;
    if (count >= max) {
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
