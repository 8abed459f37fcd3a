import { mobileCalls } from '@parvis/api/calls/mobile';
import { townCalls } from '@parvis/api/calls/town';
import { afterAll, expect, it } from 'vitest';
import { createTestDatabase } from '../../platform/db/testing/testDatabase.ts';
import { createId } from '../../platform/lib/ids.ts';
import {
  createContributor,
  getFirst,
  openCase,
  type Person,
  sendStep,
  signInStaff,
} from '../../testing/person.ts';
import { openTestServices } from '../../testing/testServices.ts';

const services = await openTestServices((await createTestDatabase()).url);
afterAll(async () => {
  await services.close();
  expect(services.failures).toEqual([]);
});
const anna = await signInStaff(services);

const load = async (csid: string) => getFirst(await anna.call(townCalls.casesGetInfo, { csid }));
const write = (jo: Person, csid: string) =>
  jo.call(mobileCalls.sendTxt, { csid, id: createId(), txt: 'Et là ?' });
const answer = (csid: string) => anna.call(townCalls.sendTxt, { csid, id: createId(), txt: 'Nous venons' });

it('a reporter waits from the report until staff answer, and from their next message on', async () => {
  const jo = await createContributor(services);
  const csid = await openCase(jo);
  const { created, waitingSince } = await load(csid);
  expect(waitingSince).toBe(created);
  await sendStep(anna, csid, 'handle');
  expect((await load(csid)).waitingSince).toBe(created);
  await answer(csid);
  expect((await load(csid)).waitingSince).toBeUndefined();
  await write(jo, csid);
  const { last } = await load(csid);
  expect((await load(csid)).waitingSince).toBe(last.at);
  await write(jo, csid);
  expect((await load(csid)).waitingSince).toBe(last.at);
});

it.each(['hold', 'close', 'reject'] as const)(
  'a case does not wait after %s; a question to a held case does',
  async (step) => {
    const jo = await createContributor(services);
    const csid = await openCase(jo);
    await sendStep(anna, csid, 'handle');
    await sendStep(anna, csid, step, {
      ...(step === 'close' && { outcome: 'solved' }),
      ...(step === 'reject' && { txt: 'Hors de la commune' }),
    });
    expect((await load(csid)).waitingSince).toBeUndefined();
    if (step !== 'hold') return;
    await write(jo, csid);
    const { last, waitingSince } = await load(csid);
    expect(waitingSince).toBe(last.at);
  },
);

it('shows the waiting time to staff only', async () => {
  const jo = await createContributor(services);
  const csid = await openCase(jo);
  expect(getFirst(await jo.call(mobileCalls.discussInfo, { csid })).waitingSince).toBeUndefined();
});

it('undoing a close restores the waiting time', async () => {
  const jo = await createContributor(services);
  const csid = await openCase(jo);
  await sendStep(anna, csid, 'handle');
  await answer(csid);
  await write(jo, csid);
  const { waitingSince } = await load(csid);
  await sendStep(anna, csid, 'close', { outcome: 'solved' });
  await sendStep(anna, csid, 'resume', { undo: true });
  expect((await load(csid)).waitingSince).toBe(waitingSince);
});
