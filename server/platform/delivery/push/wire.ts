import * as http from 'node:http';
import * as https from 'node:https';
import { isEndpoint, isOwn, type PushNetwork, publicLookup } from './endpoint.ts';

export interface PushAnswer {
  readonly status: number;
  readonly wait?: number | undefined;
}

type PushOutcome = 'sent' | 'gone' | 'tooLarge' | 'later' | 'refused';

const BY_STATUS: Readonly<Record<number, PushOutcome>> = {
  404: 'gone',
  408: 'later',
  410: 'gone',
  413: 'tooLarge',
  425: 'later',
  429: 'later',
};

/** Classifies a response (RFC 8030, 5 to 8). Redirects are refused: they may lead anywhere. */
export function outcomeOf({ status }: PushAnswer): PushOutcome {
  if (status >= 200 && status < 300) return 'sent';
  return BY_STATUS[status] ?? (status >= 500 ? 'later' : 'refused');
}

/** Limit of `Retry-After`, seconds: a push expires within a day. */
const LONGEST = 86_400;

/** Parses `Retry-After`: seconds or a date (RFC 9110, 10.2.3). */
export function retryAfter(header: string | undefined, now = Date.now()): number | undefined {
  if (header === undefined) return undefined;
  const text = header.trim();
  const seconds = /^\d+$/.test(text) ? Number(text) : (Date.parse(text) - now) / 1_000;
  return Number.isFinite(seconds) && seconds > 0 ? Math.min(Math.ceil(seconds), LONGEST) : undefined;
}

/** Request timeout, milliseconds; shorter than the shutdown's grace period. */
const PATIENCE = 7_000;
/** Idle timeout, milliseconds, so that endpoints at many hosts leave no connections. */
const IDLE = 60_000;
/** Bytes read so that the connection can be reused; the content is ignored. */
const ANSWER_MAX = 16_384;

export const SHARE = 40;

export interface PushRequest {
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: Buffer;
}

export interface PushWire {
  /** @throws if there is no response */
  post(request: PushRequest): Promise<PushAnswer>;
  close(): void;
}

/** Connects to public addresses and trusted services only. */
export function createPushWire(network: PushNetwork, patience = PATIENCE, idle = IDLE): PushWire {
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
          // The status is known, even if the body fails.
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
