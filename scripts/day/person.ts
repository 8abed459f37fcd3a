import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { loginCalls } from '@parvis/api/calls/login';
import { sessionCalls } from '@parvis/api/calls/session';
import { CallFailed, type Client, createClient } from '@parvis/api/client';
import type { Locale } from '@parvis/locales/languages';
import { computeProof } from '../../app/lib/proofOfWork/computeProof.ts';

/** Own cookies, and their fetch for bytes. */
export interface Caller extends Client {
  readonly fetch: typeof fetch;
}

/** Address, and page of mails. */
export interface Demonstration {
  readonly origin: string;
  readonly outbox: string;
  readonly locale: Locale;
}

export const createId = (): string => randomBytes(16).toString('base64url');

export function getFirst<T>(list: readonly T[]): T {
  const [first] = list;
  if (first === undefined) throw new Error('The server answered with an empty list.');
  return first;
}

/** Like a browser. */
function createCookieFetch(): typeof fetch {
  const jar = new Map<string, string>();
  return async (input, init) => {
    const headers = new Headers(init?.headers);
    headers.set('cookie', [...jar].map(([name, value]) => `${name}=${value}`).join('; '));
    const response = await fetch(input, { ...init, headers });
    for (const cookie of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split(/=(.*)/s);
      if (value === '') jar.delete(name);
      else jar.set(name, value);
    }
    return response;
  };
}

const getWait = (error: unknown): number | undefined =>
  error instanceof CallFailed && error.failure.kind === 'refused' && error.failure.error.code === 'tooMany'
    ? error.failure.error.retryAfter
    : undefined;

/** As long as the server asks. */
async function waitForLimits<T>(call: () => Promise<T>): Promise<T> {
  for (;;)
    try {
      return await call();
    } catch (error) {
      const seconds = getWait(error);
      if (seconds === undefined) throw error;
      await pause(seconds * 1000);
    }
}

function createCaller({ origin, locale }: Demonstration): Caller {
  const cookieFetch = createCookieFetch();
  const client = createClient({
    origin,
    language: () => locale,
    fetch: cookieFetch,
    solve: ({ challenge, bits }) => computeProof(challenge, bits),
  });
  return {
    fetch: cookieFetch,
    call: (call, ...rest) => waitForLimits(() => client.call(call, ...rest)),
    page: (call, ...rest) => waitForLimits(() => client.page(call, ...rest)),
  };
}

/** A visitor who scans a code and accepts. */
export async function arrive(at: Demonstration, qrid: string): Promise<Caller> {
  const client = createCaller(at);
  await client.call(sessionCalls.userSts, { body: { newCookies: true } });
  await client.call(sessionCalls.initId, { body: { qr: qrid } });
  return client;
}

interface Mail {
  readonly id: number;
  readonly recipient: string;
  readonly subject: string;
}

async function loadMails({ outbox }: Demonstration): Promise<readonly Mail[]> {
  const response = await fetch(`${outbox}.json`);
  if (!response.ok) throw new Error(`The page of mails answers ${response.status}.`);
  return (await response.json()) as Mail[];
}

/** By the mailed code. */
export async function signIn(at: Demonstration, mail: string): Promise<Caller> {
  const client = createCaller(at);
  const before = new Set((await loadMails(at)).map(({ id }) => id));
  const body = { mail, language: at.locale };
  const { rqid } = getFirst(await client.call(loginCalls.loginMailReq, { body }));
  const sent = (await loadMails(at)).find(({ id, recipient }) => recipient === mail && !before.has(id));
  const code = /^\w{5}(?=\s)/.exec(sent?.subject ?? '')?.[0];
  if (code === undefined) throw new Error(`No code was mailed to ${mail}.`);
  await client.call(loginCalls.loginMailConfirm, { body: { rqid, code } });
  return client;
}
