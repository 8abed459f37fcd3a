import { boardCalls } from '@parvis/api/calls/board';
import { describe, expect, it, vi } from 'vitest';
import { sessionCalls } from './calls/session.ts';
import { textCalls } from './calls/texts.ts';
import { townCalls } from './calls/town.ts';
import { type CallFailed, type ClientOptions, createClient, type Failure } from './client.ts';
import { errorCodes, errorStatus } from './errors.ts';

const json = (data: unknown, status = 200) => new Response(JSON.stringify(data), { status });
const nothing = () => json({ rslt: { data: [] } });

/** Creates a client with canned responses and records its requests. */
function clientOf(answer: () => Response | Promise<Response>, options: Partial<ClientOptions> = {}) {
  const sent: { address: string; init: RequestInit }[] = [];
  const client = createClient({
    language: () => 'fr-FR',
    fetch: async (address, init = {}) => {
      sent.push({ address: String(address), init });
      return answer();
    },
    ...options,
  });
  return { client, sent };
}

const failureOf = async (made: Promise<unknown>): Promise<Failure> => {
  const error = await made.then(
    () => undefined,
    (thrown: CallFailed) => thrown,
  );
  if (!error) throw new Error('The call was answered.');
  return error.failure;
};

describe('a call', () => {
  it('requests its address with language, cookie and body', async () => {
    const { client, sent } = clientOf(nothing);
    await client.call(boardCalls.casesListAll, { cuid: 'lyon 3', body: { limit: 5 } });
    expect(sent[0]?.address).toBe('/town/lyon%203/cases/listAll');
    expect(sent[0]?.init).toMatchObject({
      method: 'POST',
      credentials: 'include',
      headers: { 'accept-language': 'fr-FR', 'content-type': 'application/json' },
      body: '{"limit":5}',
    });
  });

  it('sends no body without one', async () => {
    const { client, sent } = clientOf(nothing);
    await client.call(textCalls.settingsLanguages);
    expect(sent[0]?.address).toBe('/api/settings/languages');
    expect(sent[0]?.init).toMatchObject({ method: 'GET', headers: { 'accept-language': 'fr-FR' } });
    expect(sent[0]?.init).not.toHaveProperty('body');
    expect(sent[0]?.init.headers).not.toHaveProperty('content-type');
  });

  it('requires by type the customer of its side and its body', async () => {
    const { client, sent } = clientOf(nothing);
    // @ts-expect-error: a town call names its customer
    const nowhere = client.call(townCalls.authStatus);
    await expect(nowhere).rejects.toThrow('{cuid} is not given');
    // @ts-expect-error: a town call names its customer, also with a body
    const unnamed = client.call(boardCalls.casesListAll, { body: {} });
    await expect(unnamed).rejects.toThrow('{cuid} is not given');
    expect(sent).toEqual([]);
    // @ts-expect-error: the call takes a body
    await client.call(boardCalls.casesListAll, { cuid: 'lyon' });
    // @ts-expect-error: the call takes a body
    await client.call(sessionCalls.qrScan);
    // @ts-expect-error: the body is not the one this call takes
    await client.call(sessionCalls.qrScan, { body: { code: 'x' } });
    // @ts-expect-error: the call takes no body
    await client.call(sessionCalls.userDisconnect, { body: {} });
    // @ts-expect-error: a public call has no customer
    await client.call(sessionCalls.userDisconnect, { cuid: 'lyon' });
    expect(sent).toHaveLength(5);
  });

  it('returns only the fields of its schema', async () => {
    const { client } = clientOf(() => json({ rslt: { data: [{ success: true, more: 1 }] } }));
    expect(await client.call(sessionCalls.userDisconnect)).toEqual([{ success: true }]);
  });
});

describe('a failed call', () => {
  it.each(errorCodes)('is refused: %s', async (code) => {
    const { client } = clientOf(() => json({ rslt: { error: { code, retryAfter: 3 } } }, errorStatus[code]));
    expect(await failureOf(client.call(sessionCalls.userDisconnect))).toEqual({
      kind: 'refused',
      status: errorStatus[code],
      error: { code, retryAfter: 3 },
    });
  });

  it.each<[string, () => Response, Failure]>([
    ['an answer against its schema', () => json({ rslt: { data: 'x' } }), { kind: 'garbled', status: 200 }],
    ['no envelope', () => json([]), { kind: 'garbled', status: 200 }],
    ['no JSON', () => new Response('ok'), { kind: 'garbled', status: 200 }],
  ])('is garbled: %s', async (_, answer, failure) => {
    const { client } = clientOf(answer);
    expect(await failureOf(client.call(sessionCalls.userDisconnect))).toEqual(failure);
  });

  it.each([
    [409, 'conflict'],
    [418, 'badRequest'],
    [429, 'tooMany'],
    [500, 'internal'],
  ] as const)('is refused by its status when the code is unknown: %i', async (status, code) => {
    const { client } = clientOf(() =>
      json({ rslt: { error: { code: 'brandNew', path: 'body.x' } } }, status),
    );
    expect(await failureOf(client.call(sessionCalls.userDisconnect))).toEqual({
      kind: 'refused',
      status,
      error: { code, path: 'body.x' },
    });
  });

  it.each([
    [403, {}, { code: 'forbidden' }],
    [429, { 'retry-after': '7' }, { code: 'tooMany', retryAfter: 7 }],
    [502, { 'retry-after': 'soon' }, { code: 'unavailable' }],
  ] as const)('is refused by a proxy: a page with status %i', async (status, headers, error) => {
    const page = () => new Response('<html>', { status, headers: headers as Record<string, string> });
    const { client } = clientOf(page);
    expect(await failureOf(client.call(sessionCalls.userDisconnect))).toEqual({
      kind: 'refused',
      status,
      foreign: true,
      error,
    });
  });

  it('is offline when the response breaks off', async () => {
    const broken = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{"rslt":'));
        controller.error(new TypeError('network error'));
      },
    });
    const { client } = clientOf(() => new Response(broken));
    expect(await failureOf(client.call(sessionCalls.userDisconnect))).toEqual({ kind: 'offline' });
  });

  it('is offline without a response, and names the call', async () => {
    const { client } = clientOf(() => Promise.reject(new TypeError('Failed to fetch')));
    const made = client.call(sessionCalls.userDisconnect);
    await expect(made).rejects.toMatchObject({ name: 'CallFailed', message: 'user/disconnect: offline' });
    expect(await failureOf(client.call(sessionCalls.userDisconnect))).toEqual({ kind: 'offline' });
  });
});

describe('a slow call', () => {
  /** Never responds, and rejects on abort like fetch. */
  const silent: typeof fetch = (_, init) =>
    new Promise((_resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
    });

  it('times out', async () => {
    vi.useFakeTimers();
    try {
      const client = createClient({ language: () => 'fr-FR', fetch: silent });
      const failed = failureOf(client.call(sessionCalls.userDisconnect, { timeout: 5_000 }));
      await vi.advanceTimersByTimeAsync(4_999);
      await vi.advanceTimersByTimeAsync(1);
      expect(await failed).toEqual({ kind: 'timeout' });
    } finally {
      vi.useRealTimers();
    }
  });

  it.each([
    ['begins in time', 4_999, undefined],
    ['begins too late', 5_001, { kind: 'timeout' }],
  ] as const)('gets its whole time once its response %s', async (_, after, failure) => {
    vi.useFakeTimers();
    try {
      const slow: typeof fetch = (_input, init) =>
        new Promise((resolve, reject) => {
          init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
          const body = new ReadableStream({
            start(controller) {
              setTimeout(() => {
                controller.enqueue(new TextEncoder().encode('{"rslt":{"data":[]}}'));
                controller.close();
              }, 30_000);
            },
          });
          setTimeout(() => resolve(new Response(body)), after);
        });
      const client = createClient({ language: () => 'fr-FR', fetch: slow });
      const made = client.call(sessionCalls.userDisconnect, { responseTimeout: 5_000, timeout: 60_000 });
      const failed = made.then(
        () => undefined,
        (error: CallFailed) => error.failure,
      );
      await vi.advanceTimersByTimeAsync(60_000);
      expect(await failed).toEqual(failure);
    } finally {
      vi.useRealTimers();
    }
  });

  it('ends on abort without a network error', async () => {
    const client = createClient({ language: () => 'fr-FR', fetch: silent });
    const caller = new AbortController();
    const made = client.call(sessionCalls.userDisconnect, { signal: caller.signal });
    caller.abort(new Error('gone'));
    await expect(made).rejects.toThrow('gone');
  });
});

describe('a call that needs proof of work', () => {
  const work = { challenge: 'id.1.4.x', bits: 4, seconds: 600 };
  const refusal = () => json({ rslt: { error: { code: 'tooMany', retryAfter: 60, work } } }, 429);

  it('is retried with the proof', async () => {
    const answers = [refusal, nothing];
    const solve = vi.fn(async () => 7);
    const { client, sent } = clientOf(() => (answers.shift() ?? nothing)(), { solve });
    await client.call(textCalls.settingsLanguages);
    expect(solve).toHaveBeenCalledExactlyOnceWith(work, undefined);
    expect(sent.map(({ init }) => new Headers(init.headers).get('x-parvis-proof'))).toEqual([
      null,
      'id.1.4.x:7',
    ]);
  });

  it('fails after repeated demands for work', async () => {
    const { client, sent } = clientOf(refusal, { solve: async () => 7 });
    expect(await failureOf(client.call(textCalls.settingsLanguages))).toMatchObject({
      kind: 'refused',
      status: 429,
    });
    expect(sent).toHaveLength(4);
  });

  it('stays refused without a solver', async () => {
    const { client, sent } = clientOf(refusal);
    expect(await failureOf(client.call(textCalls.settingsLanguages))).toMatchObject({
      error: { retryAfter: 60, work },
    });
    expect(sent).toHaveLength(1);
  });
});
