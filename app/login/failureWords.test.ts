import { ownPhoneCalls } from '@parvis/api/calls/ownPhone';
import { CallFailed } from '@parvis/api/client';
import { SET_UP_LATER } from '@parvis/api/constants';
import type { CallError } from '@parvis/api/errors';
import { createTextStore } from '@parvis/locales/translate';
import { expect, test } from 'vitest';
import { againWords, failureWords, tooManyWords } from './failureWords.ts';

const french = createTextStore('fr-FR');
await french.load('login');

const noSms = 'Aucun SMS ne part d’ici. Donnez votre adresse e-mail.';
const later = french.t('load.failed');
const rows: readonly (readonly [string, CallError, 'sms' | 'mail', string])[] = [
  ['no gateway is set up', { code: 'unavailable', retryAfter: SET_UP_LATER }, 'sms', noSms],
  ['the database is away', { code: 'unavailable', retryAfter: 2 }, 'sms', later],
  ['the database is away', { code: 'unavailable', retryAfter: 2 }, 'mail', later],
  ['a proxy says no more', { code: 'unavailable' }, 'sms', later],
  [
    'it was asked too often',
    { code: 'tooMany', retryAfter: 30 },
    'sms',
    french.t('login.tooMany', { count: 30 }),
  ],
];
test.each(rows)('where %s whoever typed a number is told so', (_, error, kind, words) => {
  const failed = new CallFailed(ownPhoneCalls.loginSmsInit.path, { kind: 'refused', status: 503, error });
  expect(failureWords(french.t, failed, kind)).toBe(words);
});

test.each([
  ['the first one is not taken any more', { code: 'badRequest', path: 'body.rqid' }, 'Donnez de nouveau'],
  [
    'those of the day are used up',
    { code: 'tooMany', retryAfter: 3_600 },
    'Recommencez dans 60\u00a0minutes',
  ],
  [
    'it was asked for too early',
    { code: 'tooMany', retryAfter: 30 },
    french.t('login.tooMany', { count: 30 }),
  ],
] as const)('of a second code that does not go since %s it is said what to do', (_, error, words) => {
  const failed = new CallFailed(ownPhoneCalls.loginSmsInit.path, { kind: 'refused', status: 400, error });
  expect(failureWords(french.t, failed, 'sms', true)).toContain(words);
});

test('a long time is told in minutes', () => {
  expect(tooManyWords(french.t, 119)).toBe(french.t('login.tooMany', { count: 119 }));
  expect(tooManyWords(french.t, 3_541)).toBe('Trop de demandes. Réessayez dans 60\u00a0minutes.');
  expect(againWords(french.t, 119)).toBe(french.t('login.againIn', { count: 119 }));
  expect(againWords(french.t, 121)).toContain('3\u00a0minutes');
});

test.each(['sms', 'mail'] as const)(
  'where the second code cannot go by %s nobody is sent to give the address that they gave',
  (kind) => {
    const error = { code: 'unavailable', retryAfter: SET_UP_LATER } as const;
    const failed = new CallFailed(ownPhoneCalls.loginSmsInit.path, { kind: 'refused', status: 503, error });
    expect(failureWords(french.t, failed, kind, true)).toBe(french.t('login.second.away'));
  },
);
