import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setTimeout as pause, setImmediate as turn } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { watchConnections } from './connections.ts';

/** How long connections that a proxy keeps are still answered on once nobody new is taken, milliseconds. */
const DRAIN_MS = 5_000;
/** How often it is looked whether any is left, milliseconds. */
const LOOK_MS = 25;

/** Lets a server leave the others without a call that fails. */
export interface Draining {
  isLeaving(): boolean;
  /**
   * Fails `/ready` for `noticeMs` milliseconds, then stops accepting connections and sends `Connection: close`.
   * The proxy must notice before connections are refused: Caddy loses calls that have a body.
   */
  leave(noticeMs: number): Promise<void>;
}

/** Lets nobody in any more. */
async function closeDoor(server: Server): Promise<void> {
  const end = Date.now() + DRAIN_MS;
  let came = 0;
  const count = () => {
    came += 1;
  };
  server.on('connection', count);
  do {
    came = 0;
    await turn();
  } while (came > 0 && Date.now() < end);
  // Of HTTP it would end the connections that are kept, on which a call may be on its way.
  NetServer.prototype.close.call(server);
  server.off('connection', count);
}

/** Makes it for a server, whose end waits for no connection on which nothing is asked. Live streams end once nobody is let in: their readers come back elsewhere. */
export function drainable(app: FastifyInstance, endStreams: () => void): Draining {
  const connections = watchConnections(app.server);
  let step: 'serves' | 'leaving' | 'closed' = 'serves';
  app.addHook('onSend', async (_, reply) => {
    if (step === 'closed') reply.header('connection', 'close');
  });
  app.addHook('preClose', async () => {
    endStreams();
    connections.end();
  });
  return {
    isLeaving: () => step !== 'serves',
    async leave(noticeMs) {
      step = 'leaving';
      if (noticeMs > 0) await pause(noticeMs);
      await closeDoor(app.server);
      step = 'closed';
      endStreams();
      const end = Date.now() + DRAIN_MS;
      while (connections.idle() > 0 && Date.now() < end) await pause(LOOK_MS);
    },
  };
}
