import { createTextStore } from '@parvis/locales/translate';
import { expect, test, vi } from 'vitest';
import { keeper } from '../../lib/session/keeper.ts';
import { onAnEmptyDevice } from '../../lib/session/testing/browserStorage.ts';
import { begunRows } from './begunRows.ts';
import { dialogKeeper, holdDraft } from './dialogDrafts.ts';

vi.mock('../../lib/session/ownKeeper.ts', () => ({
  ownIdentity: () => 'me',
  ownKeeper: (name: string) => keeper('me', name),
}));

onAnEmptyDevice();

test.each([
  ['fr-FR', 'Brouillon\u202f: ', 'Brouillon'],
  ['en-US', 'Draft: ', 'Draft'],
] as const)('previews drafts by case in %s', async (locale, before, alone) => {
  const texts = createTextStore(locale);
  await texts.load('staff');
  keeper('me', 'draft_reply').save('Nous passons demain');
  keeper('me', 'draft_both').save('Bonjour');
  keeper('you', 'draft_theirs').save('Bonjour');
  for (const csid of ['both', 'held'])
    holdDraft(dialogKeeper('me', csid, 'hold')).save({ reason: 'Une pièce', day: 'other', typed: '' });
  dialogKeeper('me', 'declined', 'reject').save({ events: [] });
  expect([...begunRows(texts)].sort()).toEqual([
    ['both', `${before}Bonjour`],
    ['declined', alone],
    ['held', `${before}Une pièce`],
    ['reply', `${before}Nous passons demain`],
  ]);
});
