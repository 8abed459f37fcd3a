import { townCalls } from '@parvis/api/calls/town';
import { CallFailed, type Failure } from '@parvis/api/client';
import { expect, test, vi } from 'vitest';
import { createIdempotencyKeys } from './useCaseSteps.ts';

vi.hoisted(() =>
  vi.stubGlobal('location', { pathname: '/', search: '', hash: '', origin: 'https://town.example' }),
);

const ids = () => {
  let last = 0;
  return createIdempotencyKeys(() => `id-${++last}`);
};
const failed = (failure: Failure) => new CallFailed(townCalls.casesHandling.path, failure);
const hold = { step: 'hold' };

test.each<[string, Failure]>([
  ['the network was lost', { kind: 'offline' }],
  ['no answer came in time', { kind: 'timeout' }],
  ['the answer made no sense', { kind: 'garbled', status: 200 }],
  ['a proxy answered', { kind: 'refused', status: 403, foreign: true, error: { code: 'forbidden' } }],
  ['the server wanted a pause', { kind: 'refused', status: 429, error: { code: 'tooMany' } }],
  ['the session had ended', { kind: 'refused', status: 401, error: { code: 'unauthenticated' } }],
  ['the server failed', { kind: 'refused', status: 503, error: { code: 'unavailable' } }],
])('reuses the idempotency key of a step after %s', (_, failure) => {
  const steps = ids();
  const first = steps.reserve('case', hold);
  steps.release('case', hold, failed(failure));
  expect(steps.reserve('case', { step: 'hold' })).toBe(first);
});

test.each([
  ['done', undefined],
  ['refused', failed({ kind: 'refused', status: 409, error: { code: 'stepNotAllowed' } })],
])('uses a new idempotency key after a step was %s', (_, error) => {
  const steps = ids();
  const first = steps.reserve('case', hold);
  steps.release('case', hold, error);
  expect(steps.reserve('case', hold)).not.toBe(first);
});
