import { createTextStore } from '@parvis/locales/translate';
import { expect, test } from 'vitest';
import { sentWords } from './sentWords.ts';

const asked = {
  kind: 'mail',
  rqid: 'r',
  typed: 'jo@ville.fr',
  masked: 'j•••@ville.fr',
  againAt: 0,
  pause: 30,
} as const;

test.each([
  ['fr-FR', 'Les envois prennent du retard : un code peut mettre quelques minutes à arriver.'],
  ['en-US', 'Sending takes longer than usual: a code may take a few minutes to arrive.'],
] as const)(
  'where the service that sends codes is away, it is said that one comes late, in %s',
  async (locale, words) => {
    const { load, t } = createTextStore(locale);
    await load('login');
    const said = (more: object) => sentWords(t, { ...asked, ...more }).replaceAll('\u202f', ' ');
    const sent = said({});
    expect(sent).not.toContain(words);
    expect(said({ late: true })).toBe(`${sent} ${words}`);
    expect(said({ late: true, again: true })).toBe(`${sent} ${words} ${t('login.code.newest')}`);
  },
);

test.each([
  ['a first', {}],
  ['a second', { completes: 'q' }],
])('no line ends within the number that %s code went to', async (_, more) => {
  const { load, t } = createTextStore('fr-FR');
  await load('login');
  expect(sentWords(t, { ...asked, kind: 'sms', masked: '+33 6 •• 41', ...more })).toContain(
    '+33\u00a06\u00a0••\u00a041',
  );
});
