import { mobileCalls } from '@parvis/api/calls/mobile';
import { townCalls } from '@parvis/api/calls/town';
import { afterAll, expect, it } from 'vitest';
import { createTestDatabase } from '../../platform/db/testing/testDatabase.ts';
import { createId } from '../../platform/lib/ids.ts';
import { createContributor, openCase, sendStep, signInStaff } from '../../testing/person.ts';
import { openTestServices } from '../../testing/testServices.ts';

const services = await openTestServices((await createTestDatabase()).url);
afterAll(async () => {
  await services.close();
  expect(services.failures).toEqual([]);
});

it('lists events alone after a number, page by page, for both sides', async () => {
  const [jo, anna] = [await createContributor(services), await signInStaff(services)];
  const csid = await openCase(jo);
  await sendStep(anna, csid, 'handle');
  await jo.call(mobileCalls.sendTxt, { csid, id: createId(), txt: 'Merci' });
  await sendStep(anna, csid, 'hold');
  const flags = (messages: readonly { msgId: number; flags?: readonly string[] | undefined }[]) =>
    messages.map((message) => [message.msgId, message.flags?.[0]]);
  expect(flags(await jo.call(mobileCalls.fetchFlags, { csid, after: 0 }))).toEqual([
    [1, 'create'],
    [3, 'handle'],
    [4, 'crWeb'],
    [6, 'hold'],
  ]);
  expect(flags(await anna.call(townCalls.fetchFlags, { csid, after: 1, limit: 1 }))).toEqual([[3, 'handle']]);
  expect(flags(await anna.call(townCalls.fetchFlags, { csid, after: 4 }))).toEqual([[6, 'hold']]);
});
