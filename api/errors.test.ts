import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { failureSchema, success } from './envelope.ts';
import { errorCodes, errorSchema, errorStatus } from './errors.ts';

describe('failures', () => {
  it('have a status that tells client from server errors', () => {
    expect(errorCodes.length).toBeGreaterThan(10);
    for (const code of errorCodes) {
      expect(errorStatus[code], code).toBeGreaterThanOrEqual(400);
      const ours = code === 'internal' || code === 'unavailable';
      expect(errorStatus[code] >= 500, code).toBe(ours);
    }
  });

  it.each<[string, unknown, boolean]>([
    ['one of the list', { code: 'tooMany' }, true],
    ['with a wait', { code: 'tooMany', retryAfter: 3 }, true],
    ['with a place', { code: 'badRequest', path: 'body.csid' }, true],
    ['one of a newer version', { code: 'teapot' }, true],
    ['no code', { code: '<b>' }, false],
    ['none', {}, false],
    ['a wait in words', { code: 'tooMany', retryAfter: '3' }, false],
  ])('are parsed: %s', (_, error, known) => {
    expect(z.safeParse(errorSchema, error).success).toBe(known);
  });
});

describe('the envelope', () => {
  it.each<[string, unknown, boolean]>([
    ['an answer', { rslt: { data: 7 } }, true],
    ['an answer of another kind', { rslt: { data: 'seven' } }, false],
    ['no answer', { rslt: {} }, false],
    ['no envelope', 7, false],
  ])('contains the answer on success: %s', (_, answer, understood) => {
    expect(z.safeParse(success(z.number()), answer).success).toBe(understood);
  });

  it.each<[string, unknown, boolean]>([
    ['a failure', { rslt: { error: { code: 'notFound' } } }, true],
    ['an answer', { rslt: { data: 7 } }, false],
    ['no envelope', { code: 'notFound' }, false],
  ])('contains the failure on refusal: %s', (_, answer, refused) => {
    expect(z.safeParse(failureSchema, answer).success).toBe(refused);
  });
});
