import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setTimeout as pause, setImmediate as turn } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { watchConnections } from './connections.ts';

/** Milliseconds for kept-alive proxy connections after new ones are refused. */
const DRAIN_MS = 5_000;
const POLL_MS = 25;

export interface Draining {
  isDraining(): boolean;
  /**
   * Fails `/ready` for `noticeMs` milliseconds, then stops accepting connections and sends `Connection:
   * close`. The proxy must notice first: Caddy loses calls that have a body.
   */
  drain(noticeMs: number): Promise<void>;
}

/** Waits until no connection is pending. */
async function stopAccepting(server: Server): Promise<void> {
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
  // HTTP's close would also end idle kept-alive connections with calls in flight.
  NetServer.prototype.close.call(server);
  server.off('connection', count);
}

/** Live streams end once new connections are refused, so that readers reconnect elsewhere. */
export function createDraining(app: FastifyInstance, endStreams: () => void): Draining {
  const connections = watchConnections(app.server);
  let step: 'serves' | 'leaving' | 'closed' = 'serves';
  app.addHook('onSend', async (_, reply) => {
    if (step === 'closed') reply.header('connection', 'close');
  });
  app.addHook('preClose', async () => {
    endStreams();
    connections.close();
  });
  return {
    isDraining: () => step !== 'serves',
    async drain(noticeMs) {
      step = 'leaving';
      if (noticeMs > 0) await pause(noticeMs);
      await stopAccepting(app.server);
      step = 'closed';
      endStreams();
      const end = Date.now() + DRAIN_MS;
      while (connections.countIdle() > 0 && Date.now() < end) await pause(POLL_MS);
    },
  };
}
