import { CallFailed, type Client } from '@parvis/api/client';
import { expect, it } from 'vitest';
import { uploadPicture } from './uploadPicture.ts';

const file = { id: 'p', blob: new Blob(['picture']) };
const at = { side: 'town', cuid: 'town' } as const;

/** Answers each part in turn, the last one from then on. */
function createServer(...states: readonly ('checking' | 'ready' | 'refused')[]) {
  let asked = 0;
  const call = () => {
    const state = states[Math.min(asked, states.length - 1)];
    asked += 1;
    return Promise.resolve([{ received: 7, state, ...(state === 'refused' && { reason: 'format' }) }]);
  };
  return { client: { call } as unknown as Pick<Client, 'call'>, count: () => asked };
}

it('retries while the server reads a picture', async () => {
  const { client, count } = createServer('checking', 'checking', 'ready');
  await uploadPicture(client, at, file, async () => undefined);
  expect(count()).toBe(3);
});

it('fails at once for a refused picture, and after a limit for one that the server never reads', async () => {
  const refused = createServer('refused');
  await expect(uploadPicture(refused.client, at, file, async () => undefined)).rejects.toThrow(CallFailed);
  expect(refused.count()).toBe(1);
  const stuck = createServer('checking');
  await expect(uploadPicture(stuck.client, at, file, async () => undefined)).rejects.toThrow();
  expect(stuck.count()).toBe(6);
});
