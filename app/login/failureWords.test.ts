import { ownPhoneCalls } from '@parvis/api/calls/ownPhone';
import { CallFailed } from '@parvis/api/client';
import { SET_UP_LATER } from '@parvis/api/constants';
import type { CallError } from '@parvis/api/errors';
import { createTextStore } from '@parvis/locales/translate';
import { expect, test } from 'vitest';
import { failureWords } from './failureWords.ts';

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

test.each(['sms', 'mail'] as const)(
  'where the second code cannot go by %s nobody is sent to give the address that they gave',
  (kind) => {
    const error = { code: 'unavailable', retryAfter: SET_UP_LATER } as const;
    const failed = new CallFailed(ownPhoneCalls.loginSmsInit.path, { kind: 'refused', status: 503, error });
    expect(failureWords(french.t, failed, kind, true)).toBe(french.t('login.second.away'));
  },
);
