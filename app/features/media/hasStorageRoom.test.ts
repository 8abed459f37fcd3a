import { expect, it } from 'vitest';
import { hasStorageRoom } from './hasStorageRoom.ts';

const MB = 1024 * 1024;
const told = (estimate: StorageEstimate) => ({ estimate: async () => estimate });

it.each([
  ['has eight megabytes left', told({ quota: 108 * MB, usage: 100 * MB }), true],
  ['has a byte less', told({ quota: 108 * MB, usage: 100 * MB + 1 }), false],
  ['is full', told({ quota: 100 * MB, usage: 100 * MB }), false],
  ['tells nothing', told({}), true],
  ['fails to tell', { estimate: async () => Promise.reject(new Error('no')) }, true],
  ['has no such question (Safari before 17, plain http)', undefined, true],
] as const)('room on a device that %s', async (_, storage, room) => {
  expect(await hasStorageRoom(storage)).toBe(room);
});
