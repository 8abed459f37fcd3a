import { mobileCalls } from '@parvis/api/calls/mobile';
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
const { pool } = services.store;
afterAll(() => services.close());

const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString();
const closes = (person: Person, csid: string) => sendStep(person, csid, 'close', { outcome: 'solved' });
const undoes = async (person: Person, csid: string) => {
  const { data } = await sendStep(person, csid, 'resume', { undo: true });
  return data?.[0];
};

async function inHand() {
  const jo = await createContributor(services);
  const anna = await signInStaff(services);
  const csid = await openCase(jo);
  await sendStep(anna, csid, 'handle');
  return { jo, anna, csid };
}

it('undoing a close restores a hold until the same day', async () => {
  const { jo, anna, csid } = await inHand();
  const until = tomorrow();
  await sendStep(anna, csid, 'hold', { until });
  await closes(anna, csid);
  expect(await undoes(anna, csid)).toMatchObject({ state: 'held', holdUntil: until, mine: true });
  expect(getFirst(await jo.call(mobileCalls.discussInfo, { csid }))).toMatchObject({ state: 'held' });
  await closes(anna, csid);
  expect(await undoes(anna, csid)).toMatchObject({ state: 'handled' });
});

it('lists show an undone close, not a resume', async () => {
  const { jo, anna, csid } = await inHand();
  await closes(anna, csid);
  expect((await undoes(anna, csid))?.last).toMatchObject({ txt: 'Clôture annulée', name: 'Anna Petit' });
  expect(getFirst(await jo.call(mobileCalls.discussInfo, { csid })).last.txt).toBe('Clôture annulée');
  await closes(anna, csid);
  await sendStep(anna, csid, 'resume');
  expect(getFirst(await jo.call(mobileCalls.discussInfo, { csid })).last).not.toHaveProperty('txt');
});

it('undoing a close restores handled if it was handled, the day is over, or a colleague undoes it', async () => {
  const { anna, csid } = await inHand();
  await closes(anna, csid);
  expect(await undoes(anna, csid)).toMatchObject({ state: 'handled' });

  await sendStep(anna, csid, 'hold', { until: tomorrow() });
  await closes(anna, csid);
  await pool.query(`update cases set hold_until = now() - interval '1 minute' where csid = $1`, [csid]);
  expect(await undoes(anna, csid)).toMatchObject({ state: 'handled' });

  const bruno = await signInStaff(services, 'bruno@testville.example');
  await sendStep(anna, csid, 'hold', { until: tomorrow() });
  await closes(anna, csid);
  expect(await undoes(bruno, csid)).toMatchObject({ state: 'handled' });
});
it('undoing the close of a reopened case shows it to its handlers again', async () => {
  const { jo, anna, csid } = await inHand();
  await closes(anna, csid);
  await jo.call(mobileCalls.casesChange, { csid, id: createId(), step: 'reopen', txt: 'Toujours là' });
  await closes(anna, csid);
  expect(await undoes(anna, csid)).toMatchObject({
    state: 'open',
    reopened: true,
    mine: true,
    handlers: ['Anna Petit'],
  });
  const bruno = await signInStaff(services, 'bruno@testville.example');
  await closes(bruno, csid);
  expect(await undoes(bruno, csid)).toMatchObject({
    state: 'open',
    reopened: true,
    mine: false,
    handlers: ['Anna Petit'],
  });
  await sendStep(anna, csid, 'handle');
  await closes(anna, csid);
  expect(await undoes(anna, csid)).toMatchObject({ state: 'handled' });
});
