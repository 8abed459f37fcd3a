import { expect, test, vi } from 'vitest';

vi.mock('../../../lib/api/client.ts', () => ({ client: {} }));
vi.mock('../../../lib/texts/store.ts', async () => {
  const { createTextStore } = await import('@parvis/locales/translate');
  const texts = createTextStore('fr-FR');
  await texts.load('flows', 'home');
  return { texts };
});
const { getQuestionText: said } = await import('./questionTexts.ts');

const code = { rqid: 'r' };

test.each([
  ['mail.code', undefined, 'Saisissez le code envoyé à a@b.fr'],
  ['mail.wrongCode', undefined, undefined],
  ['mail.code', true, 'Saisissez le nouveau code envoyé à a@b.fr'],
  ['mail.wrongCode', true, 'Ce code n’est pas le bon. Seul compte le dernier, envoyé à a@b.fr.'],
] as const)('%s names the latest code and its address (repeated: %s)', (id, again, words) => {
  const mail = { ...code, to: 'a@b.fr', ...(again && { again }) };
  const proving = { kind: 'mail', asked: { kind: 'mail', mail }, why: undefined, news: undefined } as const;
  expect(said(id, 'mail', proving)).toBe(words);
});
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
] as const)('a verified %s with an account tells where its reports are', (kind, id, words) => {
  const proving = { kind, asked: { kind }, why: undefined, news: undefined } as const;
  expect(said(id, kind, { ...proving, joined: true })).toBe(words);
  expect(said(id, kind, { ...proving, joined: false })).toBeUndefined();
});
