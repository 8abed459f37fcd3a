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
import { hashReportNetwork } from './alikeCases.ts';

const services = await openTestServices((await createTestDatabase()).url);
const { pool } = services.store;
afterAll(async () => {
  await services.close();
  expect(services.failures).toEqual([]);
});

const alikeTo = async (csid: string, reader: Person) =>
  getFirst(await reader.call(townCalls.casesAlike, { csid })).cases.map((one) => [
    one.csid,
    one.samePerson,
    one.sameLine,
  ]);
const move = (csid: string, change: string) =>
  pool.query(`update cases set ${change} where csid = $1`, [csid]);

it('stores one keyed hash a day for all addresses of a network', async () => {
  const [secret, other] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
  const at = new Date('2026-11-29T10:00:00Z');
  const line = hashReportNetwork(secret, '192.0.2', at);
  expect(line).toMatch(/^[\w-]{22}$/);
  expect(hashReportNetwork(secret, '192.0.2', new Date('2026-11-29T23:59:59Z'))).toBe(line);
  expect(hashReportNetwork(secret, '192.0.2', new Date('2026-11-30T00:00:00Z'))).not.toBe(line);
  expect(hashReportNetwork(other, '192.0.2', at)).not.toBe(line);
  await openCase(await createContributor(services));
  const { rows } = await pool.query('select report_line from cases');
  expect(rows).toEqual([{ report_line: expect.stringMatching(/^[\w-]{22}$/) }]);
  await pool.query('update cases set report_line = null');
});

it('finds reports of one stranger, or of one network and hour, and rejects them as abuse in one call', async () => {
  const [anna, bruno] = [await signInStaff(services), await signInStaff(services, 'bruno@testville.example')];
  const [jo, other, third] = [
    await createContributor(services),
    await createContributor(services),
    await createContributor(services),
  ];
  const own = await openCase(jo);
  const again = await openCase(jo);
  const near = await openCase(other);
  // Not found: own reports elsewhere, the network an hour earlier, another network, a colleague's case.
  const [elsewhere, early, foreign, taken] = [
    await openCase(jo),
    await openCase(third),
    await openCase(third),
    await openCase(jo),
  ];
  await move(elsewhere, `report_line = 'another', created = created - interval '3 days'`);
  await move(early, `created = created - interval '61 minutes'`);
  await move(foreign, `report_line = 'another'`);
  await sendStep(bruno, taken, 'handle');
  expect(await alikeTo(own, anna)).toEqual([
    [own, true, true],
    [near, false, true],
    [again, true, true],
    [elsewhere, true, false],
  ]);

  const body = { csid: own, csids: [own, near, again, taken], id: createId(), txt: 'Signalement abusif.' };
  const reason = ['repeatedBadReports' as const];
  const answer = getFirst(await anna.call(townCalls.casesRejectAlike, { ...body, reason }));
  expect(answer).toEqual({
    rejected: expect.arrayContaining([own, near, again]),
    left: [taken],
    blocked: 2,
  });
  const told = await pool.query(
    `select c.csid, c.state, m.msg_txt from cases c join messages m using (csid) where m.event = 'reject' order by m.at`,
  );
  expect(told.rows).toHaveLength(3);
  for (const row of told.rows)
    expect(row).toMatchObject({ state: 'rejected', msg_txt: 'Signalement abusif.' });
  const trail = () => pool.query(`select kind, what, via, about from trail where what = 'abuse'`);
  const noted = [{ kind: 'case', what: 'abuse', via: 'page', about: '3' }];
  expect((await trail()).rows).toEqual(noted);

  // A repeat, as after a lost response, changes nothing.
  const repeated = getFirst(await anna.call(townCalls.casesRejectAlike, { ...body, reason }));
  expect(repeated).toMatchObject({ rejected: expect.arrayContaining([own, near, again]), left: [taken] });
  expect((await trail()).rows).toEqual(noted);
  const after = await pool.query(`select count(*)::int as many from messages where event = 'reject'`);
  expect(after.rows).toEqual([{ many: 3 }]);
});

it('shows the text of each report and whether it is a danger, despite later messages', async () => {
  const anna = await signInStaff(services);
  const jo = await createContributor(services);
  const [own, again] = [await openCase(jo), await openCase(jo)];
  await jo.call(mobileCalls.sendTxt, { csid: again, id: createId(), txt: 'Toujours là' });
  await sendStep(anna, again, 'handle');
  await pool.query('update cases set danger = true where csid = $1', [again]);
  const { cases } = getFirst(await anna.call(townCalls.casesAlike, { csid: own }));
  const report = 'La porte ne ferme plus · Fuite';
  expect(cases.filter(({ samePerson }) => samePerson)).toMatchObject([
    { csid: own, report },
    { csid: again, report, danger: true },
  ]);
});

it('blocks only with a reason and rejects only similar cases', async () => {
  const anna = await signInStaff(services);
  const [jo, other] = [await createContributor(services), await createContributor(services)];
  const [own, foreign] = [await openCase(jo), await openCase(other)];
  await move(foreign, `report_line = 'another'`);
  const body = { csid: own, csids: [own, foreign], id: createId(), txt: 'Abus' };
  const { error } = await anna.send(townCalls.casesRejectAlike, body);
  expect(error).toMatchObject({ code: 'badRequest', path: 'body.csids.1', reason: 'unknown' });
  const { rows } = await pool.query(`select state from cases where csid = any($1)`, [[own, foreign]]);
  expect(rows).toEqual([{ state: 'open' }, { state: 'open' }]);
  const answer = getFirst(await anna.call(townCalls.casesRejectAlike, { ...body, csids: [own] }));
  expect(answer).toEqual({ rejected: [own], left: [], blocked: 0 });
  const olga = await signInStaff(services, 'olga@otherville.example');
  for (const call of [townCalls.casesAlike, townCalls.casesRejectAlike] as const)
    expect((await olga.send(call, { ...body, csids: [own] }, { cuid: 'otherville' })).error?.code).toBe(
      'unknownCase',
    );
});
