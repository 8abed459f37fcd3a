import { mobileCalls } from '@parvis/api/calls/mobile';
import { townCalls } from '@parvis/api/calls/town';
import { afterAll, expect, it } from 'vitest';
import { createTestDatabase } from '../../platform/db/testing/testDatabase.ts';
import { createId } from '../../platform/lib/ids.ts';
import { openAndCloseCase, type Person, sendStep, signInStaff } from '../../testing/person.ts';
import { openTestServices } from '../../testing/testServices.ts';

const services = await openTestServices((await createTestDatabase()).url);
afterAll(() => services.close());
const { pool } = services.store;
await pool.query(`update customers set contact_wanted = 'offered' where cuid = 'testville'`);
const anna = await signInStaff(services);
const bruno = await signInStaff(services, 'bruno@testville.example');

/** A reopened case of Anna, who closed it. */
async function cameBack() {
  const one = await openAndCloseCase(services, anna);
  await reopens(one.jo, one.csid);
  return one;
}

const eventsIn = async (csid: string): Promise<string[]> => {
  const asked = 'select event from messages where csid = $1 and event is not null order by msg_id';
  return (await pool.query(asked, [csid])).rows.map(({ event }) => String(event));
};
/** The events that an action stores. */
async function told(csid: string, play: () => Promise<unknown>): Promise<string[]> {
  const before = await eventsIn(csid);
  await play();
  return (await eventsIn(csid)).slice(before.length);
}

const writes = (agent: Person, csid: string) =>
  agent.call(townCalls.sendTxt, { csid, id: createId(), txt: 'Bonjour' });
const question = { kind: 'text', txt: 'Où exactement ?' } as const;
const asks = (csid: string) => anna.call(townCalls.sendQstn, { csid, id: createId(), question });
const reopens = (jo: Person, csid: string) =>
  jo.call(mobileCalls.casesChange, { csid, id: createId(), step: 'reopen' });
const joins = (csid: string) => anna.call(townCalls.casesParticipate, { csid, id: createId() });
const closes = (csid: string) => sendStep(anna, csid, 'close', { outcome: 'solved' });
const rejects = (csid: string) => sendStep(anna, csid, 'reject', { txt: 'Ce n’est pas ici.' });
it.each<[string, (csid: string) => Promise<unknown>, string, readonly string[]]>([
  ['takes it', (csid) => sendStep(anna, csid, 'handle'), 'handled', ['handle']],
  ['takes it by a page that was open before', joins, 'handled', ['handle']],
  ['writes', (csid) => writes(anna, csid), 'handled', ['handle']],
  ['asks', asks, 'handled', ['handle']],
  ['waits', (csid) => sendStep(anna, csid, 'hold'), 'held', ['hold']],
  ['closes it', closes, 'closed', ['close']],
  ['declines it', rejects, 'rejected', ['reject']],
  ['leaves it', (csid) => anna.call(townCalls.casesLeave, { csid, id: createId() }), 'open', ['leave']],
  ['is joined in it', (csid) => writes(bruno, csid), 'handled', ['handle']],
])('handler of a reopened case %s', async (_, play, state, events) => {
  const { csid } = await cameBack();
  expect(await told(csid, () => play(csid))).toEqual(events);
  const [info] = await anna.call(townCalls.casesGetInfo, { csid });
  expect(info).toMatchObject({
    state,
    handlers: state === 'open' ? [] : expect.arrayContaining(['Anna Petit']),
  });
});
