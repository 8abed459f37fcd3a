import { expect, test, vi } from 'vitest';

vi.mock('../data/client.ts', () => ({ client: {} }));
vi.mock('../texts/store.ts', async () => {
  const { createTextStore } = await import('@parvis/locales/translate');
  const texts = createTextStore('fr-FR');
  await texts.load('flows', 'home');
  return { texts };
});
const { said } = await import('./said.ts');
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
