import { Server as NetServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { watchConnections } from './connections.ts';

/** How long connections that a proxy keeps are still answered on once nobody new is taken, milliseconds. */
const DRAIN_MS = 5_000;
/** How often it is looked whether any is left, milliseconds. */
const LOOK_MS = 25;

/** Lets a server leave the others without a call that fails. */
export interface Draining {
  /** True once it is leaving. */
  isLeaving(): boolean;
  /**
   * Says so at `/ready` for a while, then takes no connection any more; with each answer it says that its connection ends, so that
   * whoever kept some in advance, as proxies do, goes elsewhere with the next call. Over once none is left, or after a while.
   * A proxy that looks finds out before a connection is refused: not each asks another server then (Caddy loses what has a body).
   * @param noticeMs for how long it says so, milliseconds
   */
  leave(noticeMs: number): Promise<void>;
}

/** Makes it for a server, whose end waits for no connection on which nothing is asked. Live streams end at once: their readers come back elsewhere. */
export function drainable(app: FastifyInstance, endStreams: () => void): Draining {
  const connections = watchConnections(app.server);
  let leaving = false;
  app.addHook('onSend', async (_, reply) => {
    if (leaving) reply.header('connection', 'close');
  });
  app.addHook('preClose', async () => {
    endStreams();
    connections.end();
  });
  return {
    isLeaving: () => leaving,
    async leave(noticeMs) {
      leaving = true;
      if (noticeMs > 0) await pause(noticeMs);
      // Of HTTP it would end the connections that are kept, on which a call may be on its way.
      NetServer.prototype.close.call(app.server);
      endStreams();
      const end = Date.now() + DRAIN_MS;
      while (connections.idle() > 0 && Date.now() < end) await pause(LOOK_MS);
    },
  };
}
