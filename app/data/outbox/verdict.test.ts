import { CallFailed, type Failure } from '@parvis/api/client';
import type { ErrorCode } from '@parvis/api/errors';
import { afterEach, expect, it, vi } from 'vitest';
import { judge, type Verdict } from './verdict.ts';

const refused = (code: ErrorCode, more: object = {}, foreign?: true): Failure => ({
  kind: 'refused',
  status: 0,
  error: { code, ...more },
  ...(foreign && { foreign }),
});

it.each<[Failure, Verdict]>([
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
])('what was not taken with %j is %j', (failure, verdict) => {
  expect(judge(new CallFailed('x', failure))).toEqual(verdict);
});
afterEach(() => vi.unstubAllGlobals());
