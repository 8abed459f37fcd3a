import { assignCalls } from '@parvis/api/calls/assign';
import { townCalls } from '@parvis/api/calls/town';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createId } from '../../platform/lib/ids.ts';
import { openEscalation } from '../../testing/openEscalation.ts';
import {
  createContributor,
  getFirst,
  openCase,
  type Person,
  sendStep,
  signInStaff,
} from '../../testing/person.ts';
import { testTown } from '../../testing/town.ts';
import { escalateUntaken } from '../notifications/service.ts';
import { storeCustomer } from '../provisioning/load/storeCustomer.ts';
import { assignByTurn } from './assignByTurn.ts';

const ladder = await openEscalation();
const { mails, demonstration, instances, pool, getMailAddresses } = ladder;
afterAll(async () => {
  await ladder.close();
  expect(demonstration.failures).toEqual([]);
});

const jo = await createContributor(demonstration);
const [anna, bruno, chloe] = [
  await signInStaff(demonstration),
  await signInStaff(demonstration, 'bruno@testville.example'),
  await signInStaff(demonstration, 'chloe@testville.example'),
];
const MINUTE = 60_000;
const colleagues = await anna.call(assignCalls.staffColleagues);
const findColleague = (name: string) => {
  const found = colleagues.find((one) => one.name === name);
  if (!found) throw new Error(`${name} is no colleague.`);
  return found;
};
const setDesk = (name: string, atDesk: boolean) => {
  const { crUid = '' } = findColleague(name);
  for (const { services } of [demonstration, ...instances])
    services.presence.recordDesk({ cuid: 'testville', crUid, atDesk });
};
const readHandlers = async (csid: string) =>
  getFirst(await chloe.call(townCalls.casesGetInfo, { csid })).handlers;
const setDuty = (person: Person, on: boolean) => person.call(assignCalls.staffDuty, { on });

beforeEach(async () => {
  await ladder.reset();
  await storeCustomer(demonstration.store.db, { file: testTown, pictures: {} });
  await pool.query(`update cases set state = 'closed' where state <> 'closed'`);
  await pool.query(`delete from called_staff; delete from calls; delete from assignments`);
  await pool.query(
    `update staff set gcat_code = 'janitorial', off_duty = false where name <> 'Chloé Dubois'`,
  );
  await pool.query(
    `update customers set menu = jsonb_set(menu::jsonb, '{0,entries,0,assign}', '{"service": "janitorial", "turn": true}')::json
     where cuid = 'testville'`,
  );
  await ladder.setEscalation(null);
  for (const name of ['Anna Petit', 'Bruno Roux', 'Chloé Dubois']) setDesk(name, false);
});

describe('in turn', () => {
  it('gives new cases to those of the service who are present and on duty, who waited longest first', async () => {
    for (const name of ['Anna Petit', 'Bruno Roux', 'Chloé Dubois']) setDesk(name, true);
    const csids = [await openCase(jo), await openCase(jo), await openCase(jo)];
    // Two servers at once.
    const counts = await ladder.runOnBoth(assignByTurn);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(3);
    expect((await Promise.all(csids.map(readHandlers))).map(([name]) => name).toSorted()).toEqual([
      'Anna Petit',
      'Anna Petit',
      'Bruno Roux',
    ]);
    const next = await openCase(jo);
    await ladder.runOnBoth(assignByTurn);
    expect(await readHandlers(next)).toEqual(['Bruno Roux']);
    await setDuty(anna, false);
    const last = await openCase(jo);
    await ladder.runOnBoth(assignByTurn);
    expect(await readHandlers(last)).toEqual(['Bruno Roux']);
  });

  it('leaves a case to its service for good without anyone present', async () => {
    const csid = await openCase(jo);
    const look = async () => {
      await ladder.runOnBoth(assignByTurn);
      await ladder.runOnBoth((services) => escalateUntaken(services));
    };
    await look();
    setDesk('Anna Petit', true);
    await look();
    expect(await readHandlers(csid)).toEqual([]);
    const info = getFirst(await anna.call(townCalls.casesGetInfo, { csid }));
    expect(info).toMatchObject({ state: 'open', service: { gcatCode: 'janitorial' } });
    expect(info.untaken?.calls).toMatchObject([{ whom: 'service', people: 2 }]);
  });

  it('forgets a desk that is no longer marked', async () => {
    setDesk('Anna Petit', true);
    expect((await bruno.call(assignCalls.staffColleagues))[0]).toMatchObject({ present: true });
    setDesk('Anna Petit', false);
    expect((await bruno.call(assignCalls.staffColleagues))[0]).toMatchObject({ present: false });
  });
});

describe('the alert of who gets a case', () => {
  const give = async (txt?: string) => {
    const csid = await openCase(jo);
    await sendStep(bruno, csid, 'handle');
    const { rlid } = findColleague('Anna Petit');
    await bruno.call(assignCalls.casesAssign, { csid, id: createId(), rlid, ...(txt && { txt }) });
    return { csid, at: Date.now() };
  };
  const look = (at: number) => ladder.runOnBoth((services) => escalateUntaken(services, new Date(at)));

  it('is a mail with the note, unless they looked at the case', async () => {
    const { at } = await give('Le gardien a la clé');
    const { csid } = await give();
    const { last } = getFirst(await anna.call(townCalls.casesGetInfo, { csid }));
    await anna.call(townCalls.fetchRead, { csid, msgId: last.msgId });
    await look(at + 10_000);
    await look(at + 3 * MINUTE);
    expect(getMailAddresses()).toEqual(['anna@testville.example']);
    expect(mails.taken[0]?.subject).toMatch(/^Le signalement n°/);
    expect(mails.taken[0]?.text).toContain('Bruno Roux vous confie le signalement');
    expect(mails.taken[0]?.text).toContain('Le gardien a la clé');
  });

  it('goes to all of a service that gets it', async () => {
    const csid = await openCase(jo);
    await sendStep(chloe, csid, 'handle');
    await pool.query(`update staff set gcat_code = 'services' where name = 'Bruno Roux'`);
    await pool.query(`update customers set menu = $1 where cuid = 'testville'`, [
      JSON.stringify(testTown.menu),
    ]);
    demonstration.services.customers.invalidate();
    await chloe.call(assignCalls.casesAssign, { csid, id: createId(), gcatCode: 'janitorial' });
    await look(Date.now());
    const { rows } = await pool.query(
      `select name from called_staff join staff using (rlid) where csid = $1`,
      [csid],
    );
    expect(rows).toEqual([{ name: 'Anna Petit' }]);
  });

  it('ends where the giver takes the case back', async () => {
    const { csid, at } = await give();
    await bruno.call(assignCalls.casesAssignUndo, { csid, id: createId() });
    await look(at + 10_000);
    await look(at + 3 * MINUTE);
    expect(getMailAddresses()).toEqual([]);
  });
});

describe('who leaves the staff', () => {
  it('releases their cases to their service, and notifies managers once with the number and names', async () => {
    const csids = [await openCase(jo), await openCase(jo)];
    const [first, second] = csids as [string, string];
    for (const csid of csids) await sendStep(anna, csid, 'handle');
    await pool.query(`update cases set state = 'closed' where csid not in ($1, $2)`, [first, second]);
    const staff = [
      ...testTown.staff.filter(({ name }) => name !== 'Anna Petit'),
      { email: 'dora@testville.example', name: 'Dora Lang', level: 'agent', gcatCode: 'janitorial' } as const,
    ];
    await storeCustomer(demonstration.store.db, { file: { ...testTown, staff }, pictures: {} });
    await ladder.settled();
    const info = getFirst(await bruno.call(townCalls.casesGetInfo, { csid: first }));
    expect(info).toMatchObject({ state: 'open', handlers: [], service: { gcatCode: 'janitorial' } });
    expect(getMailAddresses()).toEqual(['bruno@testville.example', 'chloe@testville.example']);
    expect(mails.taken[0]?.subject).toBe('2 signalements sont revenus à leur service');
    expect(mails.taken[0]?.text).toContain('Anna Petit (2 signalements)');
    expect((await pool.query('select from departures')).rows).toEqual([]);
  });
});
