import { createTextStore } from '@parvis/locales/translate';
import { describe, expect, it } from 'vitest';
import { newsWords } from './codeLogin.ts';

const store = createTextStore('fr-FR');
await store.load('login');
const wordsOf = (waited: Parameters<typeof newsWords>[1]) =>
  newsWords(store.t, waited)?.replace('\u202f', ' ').replace('\u2011', '-');
const first = { news: undefined, isLong: false } as const;

describe('whoever waits for a code at the door', () => {
  it.each([
    [
      'sms',
      undefined,
      'Le SMS n’a pas pu être remis : ce code n’arrivera pas. Demandez-en un autre, ou donnez votre adresse e-mail.',
    ],
    [
      'mail',
      undefined,
      'L’e-mail n’a pas pu être remis : ce code n’arrivera pas. Demandez-en un autre, ou donnez votre numéro de mobile.',
    ],
    ['sms', 'first', 'Le SMS n’a pas pu être remis : ce second code n’arrivera pas. Demandez-en un autre.'],
    [
      'mail',
      'first',
      'L’e-mail n’a pas pu être remis : ce second code n’arrivera pas. Demandez-en un autre.',
    ],
  ] as const)('reads that it will not come (%s, completes %s), and what to do', (kind, completes, words) => {
    const isSecond = completes && { completes };
    expect(wordsOf({ ...first, kind, ...isSecond, news: 'failed' })).toBe(words);
    expect(wordsOf({ ...first, kind, ...isSecond, news: 'failed', late: true, isLong: true })).toBe(words);
  });

  it.each([
    ['sms', 'Rien reçu ? Vérifiez le numéro, ou donnez votre adresse e-mail.'],
    ['mail', 'Rien reçu ? Vérifiez l’adresse, et regardez aussi dans les courriers indésirables.'],
  ] as const)('reads after a while what to look at (%s), whoever they are', (kind, words) => {
    expect(wordsOf({ ...first, kind })).toBeUndefined();
    expect(wordsOf({ ...first, kind, isLong: true })).toBe(words);
    expect(wordsOf({ ...first, kind, isLong: true, news: 'delivered' })).toBe(words);
  });

  it('reads nothing of it where the code takes longer, or where it is a second one', () => {
    expect(wordsOf({ ...first, kind: 'sms', isLong: true, late: true })).toBeUndefined();
    expect(wordsOf({ ...first, kind: 'sms', isLong: true, completes: 'first' })).toBeUndefined();
  });
});
