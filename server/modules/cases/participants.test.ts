import { mobileCalls } from '@parvis/api/calls/mobile';
import { townCalls } from '@parvis/api/calls/town';
import { afterAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../platform/db/testing/testDatabase.ts';
import { createId } from '../../platform/lib/ids.ts';
import {
  createContributor,
  fetchMessages,
  getFirst,
  openCase,
  Person,
  sendStep,
  signIn,
  signInStaff,
} from '../../testing/person.ts';
import { openTestServices } from '../../testing/testServices.ts';

const services = await openTestServices((await createTestDatabase()).url);
afterAll(async () => {
  await services.close();
  expect(services.failures).toEqual([]);
});
const { pool } = services.store;
const anna = await signInStaff(services);
const bruno = await signIn(new Person(services), 'bruno@testville.example');

const eventsOf = async (jo: Person, csid: string) =>
  (await fetchMessages(jo, csid)).flatMap(({ flags }) => flags ?? []);

it('lists participants with the start of each, and to staff alone what they have read', async () => {
  const jo = await createContributor(services);
  const csid = await openCase(jo);
  await sendStep(anna, csid, 'handle');
  const messages = await fetchMessages(jo, csid);
  await anna.call(townCalls.fetchRead, { csid, msgId: 2 });
  const people = await anna.call(townCalls.casesUsers, { csid });
  expect(people).toMatchObject([
    { staff: false, as: 'creator', joined: expect.any(String), active: true },
    { staff: true, joined: expect.any(String), me: true, seen: messages[1]?.msgCdatim1 },
  ]);
  expect(people[0]).not.toHaveProperty('seen');
  const [, toJo] = await jo.call(mobileCalls.casesUsers, { csid });
  expect(toJo).toMatchObject({ name: 'Anna Petit', joined: people[1]?.joined });
  expect(toJo).not.toHaveProperty('seen');
});

describe('web-only reporter', () => {
  it('gets one message to come back, when the first handler takes the case', async () => {
    const jo = await createContributor(services);
    const csid = await openCase(jo);
    await sendStep(anna, csid, 'handle');
    expect(await eventsOf(jo, csid)).toEqual(['create', 'handle', 'crWeb']);
    await bruno.call(townCalls.casesParticipate, { csid, id: createId() });
    expect(await eventsOf(jo, csid)).toEqual(['create', 'handle', 'crWeb', 'handle']);
    expect(getFirst(await anna.call(townCalls.casesGetInfo, { csid }))).toMatchObject({
      webOnly: true,
    });
  });

  it('gets one such message from two handlers who write concurrently', async () => {
    const jo = await createContributor(services);
    const csid = await openCase(jo);
    await Promise.all(
      [anna, bruno].map((agent) => agent.call(townCalls.sendTxt, { csid, id: createId(), txt: 'Bonjour' })),
    );
    expect((await eventsOf(jo, csid)).filter((event) => event === 'crWeb')).toHaveLength(1);
  });

  it('is not one with a proved address', async () => {
    const jo = await createContributor(services);
    const csid = await openCase(jo);
    await pool.query(
      `update identities set email = 'jo@mail.example' where cr_uid = (select reporter from cases where csid = $1)`,
      [csid],
    );
    await sendStep(anna, csid, 'handle');
    expect(await eventsOf(jo, csid)).toEqual(['create', 'handle']);
    expect(getFirst(await anna.call(townCalls.casesGetInfo, { csid }))).not.toHaveProperty('webOnly');
  });
});
