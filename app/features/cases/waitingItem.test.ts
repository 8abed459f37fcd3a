import { createTextStore } from '@parvis/locales/translate';
import { expect, test } from 'vitest';
import type { OutboxItem } from '../../lib/api/outboxItems.ts';
import { isUnsent, markStrandedItem } from './waitingItem.ts';

const { t, ...store } = createTextStore('fr-FR');
await store.load('home');

const item = (more: Partial<OutboxItem> = {}) =>
  ({ id: 'a', crUid: 'me', shown: { txt: 'Il pleut', title: 'Toilettes' }, ...more }) as OutboxItem;

test.each([
  ['their own goes', {}, 'Il pleut', false],
  ['their own that was refused does not', { refused: 'staleQr' }, 'Il pleut', true],
  ['what was written before the session ended does not, and can be read', { crUid: 'was' }, 'Il pleut', true],
  [
    'of somebody who can sign in again no word is read',
    { crUid: 'was', known: true },
    t('home.unsent.known'),
    true,
  ],
] as const)('outbox items by identity: %s', (_, more, txt, unsent) => {
  const read = markStrandedItem('me', item(more), t);
  expect([read.shown.txt, isUnsent(read)]).toEqual([txt, unsent]);
  expect(read.shown.title).toBe('known' in more ? undefined : 'Toilettes');
});
