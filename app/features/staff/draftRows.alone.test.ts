import { createTextStore } from '@parvis/locales/translate';
import { expect, test, vi } from 'vitest';
import { createUserSlot } from '../../lib/session/storageSlot.ts';
import { onAnEmptyDevice } from '../../lib/session/testing/browserStorage.ts';
import { createDialogKeeper, createHoldDraft } from './dialogDrafts.ts';
import { buildDraftRows } from './draftRows.ts';

vi.mock('../../lib/session/ownSlot.ts', () => ({
  getOwnCrUid: () => 'me',
  createOwnSlot: (name: string) => createUserSlot('me', name),
}));

onAnEmptyDevice();

test.each([
  ['fr-FR', 'Brouillon\u202f: ', 'Brouillon'],
  ['en-US', 'Draft: ', 'Draft'],
] as const)('previews drafts by case in %s', async (locale, before, alone) => {
  const texts = createTextStore(locale);
  await texts.load('staff');
  createUserSlot('me', 'draft_reply').save('Nous passons demain');
  createUserSlot('me', 'draft_both').save('Bonjour');
  createUserSlot('you', 'draft_theirs').save('Bonjour');
  for (const csid of ['both', 'held'])
    createHoldDraft(createDialogKeeper('me', csid, 'hold')).save({
      reason: 'Une pièce',
      sentence: '',
      day: 'other',
      typed: '',
    });
  createDialogKeeper('me', 'declined', 'reject').save({ events: [] });
  expect([...buildDraftRows(texts)].sort()).toEqual([
    ['both', `${before}Bonjour`],
    ['declined', alone],
    ['held', `${before}Une pièce`],
    ['reply', `${before}Nous passons demain`],
  ]);
});
