import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Lets a server end as soon as its calls are answered. Node itself waits a minute for connections on which nothing
 * was asked yet, and browsers open those in advance.
 */
export function watchConnections(server: Server): { end(): void } {
  const idle = new Set<Socket>();
  let ending = false;
  server.on('connection', (socket: Socket) => {
    idle.add(socket);
    socket.once('close', () => idle.delete(socket));
  });
  server.on('request', ({ socket }: { socket: Socket }, response: ServerResponse) => {
    idle.delete(socket);
    response.once('close', () => {
      if (ending) socket.end();
      else if (!socket.destroyed) idle.add(socket);
    });
  });
  return {
    end() {
      ending = true;
      for (const socket of idle) socket.destroy();
    },
  };
}
