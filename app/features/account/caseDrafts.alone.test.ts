import { expect, test, vi } from 'vitest';
import { createUserSlot } from '../../lib/session/storageSlot.ts';
import { onAnEmptyDevice } from '../../lib/session/testing/browserStorage.ts';
import { createDialogKeeper } from '../staff/dialogDrafts.ts';
import { hasDrafts } from './caseDrafts.ts';

vi.mock('../../lib/session/ownSlot.ts', () => ({
  createOwnSlot: (name: string) => createUserSlot('me', name),
}));

onAnEmptyDevice();

test.each([
  ['in its field', (crUid: string) => createUserSlot(crUid, 'draft_b')],
  ['in a dialog of staff', (crUid: string) => createDialogKeeper(crUid, 'b', 'hold')],
])('finds an own draft %s, and no other’s', (_, kept) => {
  kept('you').save('Bonjour');
  createUserSlot('me', 'reach_a').save('Bonjour');
  expect(hasDrafts()).toBe(false);
  kept('me').save('Bonjour');
  expect(hasDrafts()).toBe(true);
});
