import { CallFailed, type Failure } from '@parvis/api/client';
import type { ErrorCode } from '@parvis/api/errors';
import { afterEach, expect, it, vi } from 'vitest';
import type { OutboxItem } from '../api/outboxItems.ts';
import { classifyError, type SendFailure } from './classifyError.ts';
import { createId } from './createId.ts';
import { openOutboxStorage } from './storage.ts';

const refused = (code: ErrorCode, more: object = {}, foreign?: true): Failure => ({
  kind: 'refused',
  status: 0,
  error: { code, ...more },
  ...(foreign && { foreign }),
});

it.each<[Failure, SendFailure]>([
  [{ kind: 'offline' }, { kind: 'later' }],
  [{ kind: 'timeout' }, { kind: 'aside' }],
  [
    { kind: 'garbled', status: 200 },
    { kind: 'stuck', code: 'internal' },
  ],
  [refused('tooMany', { retryAfter: 7 }), { kind: 'later', after: 7_000 }],
  [refused('tooMany', { retryAfter: 0 }), { kind: 'later', after: 0 }],
  [refused('tooMany'), { kind: 'later' }],
  [refused('unavailable', { retryAfter: 2 }), { kind: 'later', after: 2_000 }],
  [refused('unauthenticated'), { kind: 'later' }],
  [refused('unavailable', {}, true), { kind: 'aside' }],
  [refused('tooMany', { retryAfter: 7 }, true), { kind: 'aside' }],
  [refused('internal'), { kind: 'stuck', code: 'internal' }],
  [refused('internal', {}, true), { kind: 'stuck', code: 'internal' }],
  [refused('badRequest', { path: 'body.id' }), { kind: 'refused', code: 'badRequest', path: 'body.id' }],
  [refused('forbidden', {}, true), { kind: 'refused', code: 'forbidden', path: undefined }],
  [refused('tooLarge'), { kind: 'refused', code: 'tooLarge', path: undefined }],
  [refused('stepNotAllowed'), { kind: 'refused', code: 'stepNotAllowed', path: undefined }],
])('failure %j is classified as %j', (failure, verdict) => {
  expect(classifyError(new CallFailed('x', failure))).toEqual(verdict);
});

it('a bug of ours postpones all items and loses none', () => {
  expect(classifyError(new TypeError('x'))).toEqual({ kind: 'later' });
});

afterEach(() => vi.unstubAllGlobals());

it('ids are 128 bits of URL-safe text', () => {
  vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array) => bytes.fill(255) });
  expect(createId()).toBe('_____________________w');
  vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array) => bytes.fill(0xfb) });
  expect(createId()).toBe('-_v7-_v7-_v7-_v7-_v7-w');
});

it('where a browser refuses to store, items stay in memory', async () => {
  const storage = await openOutboxStorage();
  const item = (id: string, txt: string) => ({ id, shown: { txt } }) as unknown as OutboxItem;
  await storage.put(item('a', 'one'));
  await storage.put(item('b', 'two'));
  await storage.put(item('a', 'three'));
  expect((await storage.all()).map(({ id, shown }) => `${id} ${shown.txt}`)).toEqual(['a three', 'b two']);
  await storage.remove('a');
  expect((await storage.all()).map(({ id }) => id)).toEqual(['b']);
});
