import { expect, test, vi } from 'vitest';
import { createUserSlot } from '../../lib/session/storageSlot.ts';
import { onAnEmptyDevice } from '../../lib/session/testing/browserStorage.ts';
import { createSentVideoCaptionsDraft } from './captionsDraft.ts';

vi.mock('../../lib/session/ownSlot.ts', () => ({
  createOwnSlot: (name: string) => createUserSlot('me', name),
}));

onAnEmptyDevice();

const begun = { language: 'fr', rows: [{ key: 'a', at: '4,5', txt: 'Elle fuit' }] };

test('unfinished captions are stored for their author only', () => {
  createSentVideoCaptionsDraft('me', 'case_1', 'f_1').save(begun);
  expect(createSentVideoCaptionsDraft('me', 'case_1', 'f_1').load()).toEqual(begun);
  expect(createSentVideoCaptionsDraft('me', 'case_1', 'f_2').load()).toBeUndefined();
  expect(createSentVideoCaptionsDraft('you', 'case_1', 'f_1').load()).toBeUndefined();
});
