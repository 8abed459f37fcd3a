import { expect, test, vi } from 'vitest';
import { keeper } from '../../lib/session/keeper.ts';
import { onAnEmptyDevice } from '../../lib/session/testing/browserStorage.ts';
import { dialogKeeper } from '../staff/dialogDrafts.ts';
import { hasBegunMessage } from './begunMessages.ts';

vi.mock('../../lib/session/ownKeeper.ts', () => ({ ownKeeper: (name: string) => keeper('me', name) }));

onAnEmptyDevice();

test.each([
  ['in its field', (crUid: string) => keeper(crUid, 'draft_b')],
  ['in a dialog of staff', (crUid: string) => dialogKeeper(crUid, 'b', 'hold')],
])('finds an own draft %s, and no other’s', (_, kept) => {
  kept('you').save('Bonjour');
  keeper('me', 'reach_a').save('Bonjour');
  expect(hasBegunMessage()).toBe(false);
  kept('me').save('Bonjour');
  expect(hasBegunMessage()).toBe(true);
});
