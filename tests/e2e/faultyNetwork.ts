import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { addresses } from '@parvis/api/addresses';

/** A proxy between browser and product that can inject network faults. */
export interface Wire {
  readonly address: string;
  /** Breaks every connection and accepts none until `mend`. */
  readonly cut: () => void;
  /** Accepts requests without responding until `mend`, which drops them. */
  readonly swallow: () => void;
  readonly mend: () => void;
  /**
   * Lets the next matching request run but loses its response, or breaks its body, then cuts the wire. Resolves then.
   */
  readonly loseNext: (path: RegExp, what: 'answer' | 'body') => Promise<void>;
  /** Visitors' live streams open now, and their maximum since the last call. */
  readonly streams: () => { readonly now: number; readonly most: number };
  readonly close: () => Promise<void>;
}

const LIVE = addresses.contributorLive.template;

/** Starts a proxy to a product. */
export async function layWire(target: string): Promise<Wire> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let state: 'open' | 'cut' | 'silent' = 'open';
  let harm:
    | { readonly path: RegExp; readonly what: 'answer' | 'body'; readonly done: () => void }
    | undefined;
  let now = 0;
  let most = 0;

  const cut = () => {
    state = 'cut';
    for (const socket of sockets) socket.destroy();
  };
  const noteStream = (response: ServerResponse) => {
    now += 1;
    most = Math.max(most, now);
    response.once('close', () => {
      now -= 1;
    });
  };
  const ask = ({ url, method, headers }: IncomingMessage) => {
    // One connection a request: a reused one fails when the server closes it.
    const asked = request({ host: hostname, port, path: url, method, headers, agent: false });
    asked.on('error', () => undefined);
    return asked;
  };
  const breakBody = (incoming: IncomingMessage, done: () => void) => {
    const asked = ask(incoming);
    let left = Number(incoming.headers['content-length'] ?? 0) / 2;
    incoming.on('data', (chunk: Buffer) => {
      if (left <= 0) return;
      asked.write(chunk.subarray(0, left));
      left -= chunk.length;
      if (left > 0) return;
      asked.destroy();
      cut();
      done();
    });
  };
  const server = createServer((incoming, outgoing) => {
    if (state !== 'open') return;
    // Some responses have no body to break.
    const isMeant = harm?.what === 'answer' || Number(incoming.headers['content-length'] ?? 0) > 0;
    const lost = isMeant && harm?.path.test(incoming.url ?? '') ? harm : undefined;
    if (lost) harm = undefined;
    if (lost?.what === 'body') return breakBody(incoming, lost.done);
    const asked = ask(incoming);
    asked.on('error', () => outgoing.destroy());
    outgoing.once('close', () => asked.destroy());
    asked.on('response', (answer) => {
      if (lost) {
        answer.resume().once('end', () => {
          cut();
          lost.done();
        });
        return;
      }
      if (incoming.url?.startsWith(LIVE) && answer.statusCode === 200) noteStream(outgoing);
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    incoming.pipe(asked);
  });
  server.on('connection', (socket) => {
    if (state === 'cut') socket.destroy();
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.once('close', () => sockets.delete(socket));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    address: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`,
    cut,
    swallow: () => {
      state = 'silent';
    },
    mend: () => {
      for (const socket of sockets) if (state === 'silent') socket.destroy();
      state = 'open';
    },
    loseNext: (path, what) =>
      new Promise((done) => {
        harm = { path, what, done };
      }),
    streams: () => {
      const counted = { now, most };
      most = now;
      return counted;
    },
    async close() {
      cut();
      server.close();
      await once(server, 'close');
    },
  };
}
