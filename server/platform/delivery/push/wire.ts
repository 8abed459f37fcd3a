import * as http from 'node:http';
import * as https from 'node:https';
import { isEndpoint, isOwn, type PushNetwork, publicLookup } from './endpoint.ts';

/** What a push service answered: a number of HTTP, and how long it wants to be left alone, seconds. */
export interface PushAnswer {
  readonly status: number;
  readonly wait?: number | undefined;
}

/** What an answer means: it was taken; nobody is there any more; it is too large; another time; or never. */
type PushOutcome = 'sent' | 'gone' | 'tooLarge' | 'later' | 'refused';

const BY_STATUS: Readonly<Record<number, PushOutcome>> = {
  404: 'gone',
  408: 'later',
  410: 'gone',
  413: 'tooLarge',
  425: 'later',
  429: 'later',
};

/** What an answer means (RFC 8030, 5 to 8). A redirection is not followed: it may lead anywhere. */
export function outcomeOf({ status }: PushAnswer): PushOutcome {
  if (status >= 200 && status < 300) return 'sent';
  return BY_STATUS[status] ?? (status >= 500 ? 'later' : 'refused');
}

/** Longest wait that is believed, seconds: a push is worth nothing after a day. */
const LONGEST = 86_400;

/** What `Retry-After` says, in seconds: a number, or a date (RFC 9110, 10.2.3). */
export function retryAfter(header: string | undefined, now = Date.now()): number | undefined {
  if (header === undefined) return undefined;
  const text = header.trim();
  const seconds = /^\d+$/.test(text) ? Number(text) : (Date.parse(text) - now) / 1_000;
  return Number.isFinite(seconds) && seconds > 0 ? Math.min(Math.ceil(seconds), LONGEST) : undefined;
}

/** How long is waited for a push service, milliseconds: less than a server that ends waits for what is under way. */
const PATIENCE = 7_000;
/** Connections that nothing goes by are closed after so long, milliseconds: whoever registers browsers at many hosts leaves none behind. */
const IDLE = 60_000;
/** Bytes of an answer that are read, so that the connection can be used again: nobody reads what they say. */
const ANSWER_MAX = 16_384;

/** So many pushes are on their way to the services of one owner at once. */
export const SHARE = 40;

/** What goes to a push service. */
export interface PushRequest {
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: Buffer;
}

/** The way to push services. */
export interface PushWire {
  /** @throws Error where no answer came */
  post(request: PushRequest): Promise<PushAnswer>;
  close(): void;
}

/** A way to push services that leads to addresses of the internet alone, but for those that the operator trusts. */
export function createPushWire(network: PushNetwork, patience = PATIENCE, idle = IDLE): PushWire {
  // Connections stay open for what comes next.
  const kept = { keepAlive: true, maxSockets: SHARE, scheduling: 'lifo', timeout: idle } as const;
  const guarded = new https.Agent({ ...kept, lookup: publicLookup(network.resolve) });
  const own = { 'https:': new https.Agent(kept), 'http:': new http.Agent(kept) };

  function begin(endpoint: string, options: http.RequestOptions): http.ClientRequest {
    const url = new URL(endpoint);
    if (!isOwn(endpoint, network)) return https.request(url, { ...options, agent: guarded });
    return url.protocol === 'http:'
      ? http.request(url, { ...options, agent: own['http:'] })
      : https.request(url, { ...options, agent: own['https:'] });
  }

  return {
    post: ({ endpoint, headers, body }) =>
      new Promise((done, fail) => {
        if (!isEndpoint(endpoint, network)) return fail(new Error('no address of a push service'));
        const signal = AbortSignal.timeout(patience);
        const request = begin(endpoint, { method: 'POST', headers, signal });
        request.on('error', fail);
        request.on('response', (response) => {
          // What it answers is known by now, however it ends.
          done({ status: response.statusCode ?? 0, wait: retryAfter(response.headers['retry-after']) });
          let read = 0;
          response.on('error', () => undefined);
          response.on('data', (chunk: Buffer) => {
            read += chunk.length;
            if (read > ANSWER_MAX) request.destroy();
          });
        });
        request.end(body);
      }),
    close() {
      for (const agent of [guarded, own['https:'], own['http:']]) agent.destroy();
    },
  };
}
