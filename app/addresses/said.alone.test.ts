import { expect, test, vi } from 'vitest';
import type { AskedAddress } from './askedAddress.ts';

vi.mock('../data/client.ts', () => ({ client: {} }));
vi.mock('../texts/store.ts', async () => {
  const { createTextStore } = await import('@parvis/locales/translate');
  const texts = createTextStore('fr-FR');
  await texts.load('flows', 'home');
  return { texts };
});
const { noted, said } = await import('./said.ts');

const code = { rqid: 'r' };
const discovery = { usid: 'a7b2cd3e4f', number: '+33600000000' };
const asked: readonly [string, AskedAddress, string][] = [
  ['sms.code', { kind: 'sms', sms: { ...code, to: '33612345678' } }, '+33_6_12_34_56_78'],
  ['sms.linked', { kind: 'mail', masked: '+33 6 •• •• •• 78' }, '+33_6_••_••_••_78'],
  ['sms.discover', { kind: 'sms', discovery }, '+33_6_00_00_00_00'],
  ['sms.discover', { kind: 'sms', discovery }, 'A7B2C_D3E4F'],
];

test.each(asked)('in %s no line ends within what is one number or code', (id, of, shown) => {
  const proving = { kind: of.kind, asked: of, why: undefined, news: undefined };
  expect(said(id, 'sms', proving)).toContain(shown.replaceAll('_', '\u00a0'));
});

test('an SMS that came from a number that is not taken is told with the reason', () => {
  const proving = { kind: 'sms', asked: { kind: 'sms' }, news: undefined } as const;
  expect(said('sms.discover.failed', 'sms', { ...proving, why: 'Ligne fixe.' })).toBe('Ligne fixe.');
  expect(said('sms.discover.failed', 'sms', { ...proving, why: undefined })).toBeUndefined();
});

test.each([
  ['mail.code', undefined, 'Saisissez le code envoyé à a@b.fr'],
  ['mail.wrongCode', undefined, undefined],
  ['mail.code', true, 'Saisissez le nouveau code envoyé à a@b.fr'],
  ['mail.wrongCode', true, 'Ce code n’est pas le bon. Seul compte le dernier, envoyé à a@b.fr.'],
] as const)(
  'in %s after another code was asked for (%s) it is said which one counts, and where it went',
  (id, again, words) => {
    const mail = { ...code, to: 'a@b.fr', ...(again && { again }) };
    const proving = { kind: 'mail', asked: { kind: 'mail', mail }, why: undefined, news: undefined } as const;
    expect(said(id, 'mail', proving)).toBe(words);
  },
);

test.each([
  [undefined, ''],
  ['Trop de demandes. Réessayez dans 24 s.', 'Trop de demandes. Réessayez dans 24 s. '],
])('of a second code that did not go (%s) it is said what holds meanwhile, and what to do', (why, words) => {
  const rest =
    'Le premier code était le bon, mais sans le second, rien n’est encore vérifié. Passé dix minutes, arrêtez et recommencez.';
  const proving = { kind: 'mail', asked: { kind: 'mail' }, why, news: undefined } as const;
  expect(noted('sms.failed', 'sms', proving)).toBe(`${words}${rest}`);
  // What it is about stays short.
  expect(said('sms.failed', 'sms', proving)).toBeUndefined();
  // Of a first one its own words are enough.
  expect(noted('mail.failed', 'mail', proving)).toBe(why);
});

test.each([
  [undefined, 4, 'Ce code n’est pas le bon. Vérifiez-le et saisissez-le de nouveau. Il reste 4 essais.'],
  [true, 1, 'Ce code n’est pas le bon. Seul compte le dernier, envoyé à a@b.fr. Il reste 1 essai.'],
  [undefined, 0, 'Ce code n’est pas le bon, et ne peut plus servir. Demandez-en un autre.'],
] as const)(
  'of a wrong code (after another one: %s) it is said that %i tries are left',
  (again, tries, words) => {
    const mail = { ...code, to: 'a@b.fr', tries, ...(again && { again }) };
    const proving = { kind: 'mail', asked: { kind: 'mail', mail }, why: undefined, news: undefined } as const;
    expect(said('mail.wrongCode', 'mail', proving)?.replaceAll('\u00a0', ' ')).toBe(words);
  },
);

test.each([
  [
    'mail',
    'registerMail.done.text',
    'Elle avait déjà un compte\u202f: ses signalements sont maintenant ici, dans «\u00a0Mes signalements\u00a0».',
  ],
  [
    'sms',
    'registerPhone.done.text',
    'Il avait déjà un compte\u202f: ses signalements sont maintenant ici, dans «\u00a0Mes signalements\u00a0».',
  ],
  [
    'sms',
    'mobileNeeded.done.text',
    'Il avait déjà un compte\u202f: ses signalements sont maintenant ici, dans «\u00a0Mes signalements\u00a0».',
  ],
] as const)(
  'of a proved address (%s) that had an account it is said where its reports are',
  (kind, id, words) => {
    const proving = { kind, asked: { kind }, why: undefined, news: undefined } as const;
    expect(said(id, kind, { ...proving, joined: true })).toBe(words);
    expect(said(id, kind, { ...proving, joined: false })).toBeUndefined();
  },
);
