import * as http from 'node:http';
import * as https from 'node:https';
import { createPublicLookup, isTrustedService, isValidEndpoint, type PushNetwork } from './endpoint.ts';

export interface PushResponse {
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

/** RFC 8030, 5 to 8. Refuses redirects: they may lead anywhere. */
export function classifyPushResponse({ status }: PushResponse): PushOutcome {
  if (status >= 200 && status < 300) return 'sent';
  return BY_STATUS[status] ?? (status >= 500 ? 'later' : 'refused');
}

/** Seconds: a push expires within a day. */
const MAX_RETRY_AFTER = 86_400;

/** Seconds or a date (RFC 9110, 10.2.3). */
export function parseRetryAfter(header: string | undefined, now = Date.now()): number | undefined {
  if (header === undefined) return undefined;
  const text = header.trim();
  const seconds = /^\d+$/.test(text) ? Number(text) : (Date.parse(text) - now) / 1_000;
  return Number.isFinite(seconds) && seconds > 0 ? Math.min(Math.ceil(seconds), MAX_RETRY_AFTER) : undefined;
}

/** Milliseconds; shorter than the shutdown's grace period. */
const TIMEOUT = 7_000;
/** Milliseconds; many hosts leave no connections. */
const IDLE_TIMEOUT = 60_000;
/** Reads this much to reuse the connection. */
const MAX_BODY = 16_384;

export const MAX_CONNECTIONS = 40;

export interface PushRequest {
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: Buffer;
}

export interface PushClient {
  /** @throws if there is no response */
  post(request: PushRequest): Promise<PushResponse>;
  close(): void;
}

/** Connects to public addresses and trusted services. */
export function createPushClient(network: PushNetwork, patience = TIMEOUT, idle = IDLE_TIMEOUT): PushClient {
  const agentOptions = {
    keepAlive: true,
    maxSockets: MAX_CONNECTIONS,
    scheduling: 'lifo',
    timeout: idle,
  } as const;
  const publicAgent = new https.Agent({ ...agentOptions, lookup: createPublicLookup(network.resolve) });
  const trustedAgents = { 'https:': new https.Agent(agentOptions), 'http:': new http.Agent(agentOptions) };

  function openRequest(endpoint: string, options: http.RequestOptions): http.ClientRequest {
    const url = new URL(endpoint);
    if (!isTrustedService(endpoint, network)) return https.request(url, { ...options, agent: publicAgent });
    return url.protocol === 'http:'
      ? http.request(url, { ...options, agent: trustedAgents['http:'] })
      : https.request(url, { ...options, agent: trustedAgents['https:'] });
  }

  return {
    post: ({ endpoint, headers, body }) =>
      new Promise((done, fail) => {
        if (!isValidEndpoint(endpoint, network)) return fail(new Error('no address of a push service'));
        const signal = AbortSignal.timeout(patience);
        const request = openRequest(endpoint, { method: 'POST', headers, signal });
        request.on('error', fail);
        request.on('response', (response) => {
          // The status is known, even if the body fails.
          done({ status: response.statusCode ?? 0, wait: parseRetryAfter(response.headers['retry-after']) });
          let read = 0;
          response.on('error', () => undefined);
          response.on('data', (chunk: Buffer) => {
            read += chunk.length;
            if (read > MAX_BODY) request.destroy();
          });
        });
        request.end(body);
      }),
    close() {
      for (const agent of [publicAgent, trustedAgents['https:'], trustedAgents['http:']]) agent.destroy();
    },
  };
}
