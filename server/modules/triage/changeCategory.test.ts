import { boardCalls } from '@parvis/api/calls/board';
import { mobileCalls } from '@parvis/api/calls/mobile';
import { townCalls } from '@parvis/api/calls/town';
import { triageCalls } from '@parvis/api/calls/triage';
import { afterAll, expect, it } from 'vitest';
import { createTestDatabase } from '../../platform/db/testing/testDatabase.ts';
import { createId } from '../../platform/lib/ids.ts';
import {
  createContributor,
  fetchMessages,
  getFirst,
  openCase,
  sendStep,
  signInStaff,
} from '../../testing/person.ts';
import { openTestServices } from '../../testing/testServices.ts';
import { escalateUntaken } from '../notifications/service.ts';

const services = await openTestServices((await createTestDatabase()).url);
const { pool } = services.store;
afterAll(async () => {
  await services.close();
  expect(services.failures).toEqual([]);
});
// Cases of "other" go to Anna's service.
await pool.query(
  `update customers set menu = jsonb_set(menu::jsonb, '{1,gcatCode}', '"janitorial"')::json where cuid = 'testville'`,
);
services.services.customers.invalidate();
const [anna, bruno] = [await signInStaff(services), await signInStaff(services, 'bruno@testville.example')];
const jo = await createContributor(services);

const move = (csid: string, ccatCode = 'other', id = createId(), person = bruno) =>
  person.send(triageCalls.casesCategory, { csid, id, ccatCode });
const readCase = async (csid: string) => getFirst(await anna.call(townCalls.casesGetInfo, { csid }));
const listCalled = async (csid: string) =>
  (
    await pool.query<{ name: string }>(
      `select name from called_staff join staff using (rlid) where csid = $1
       and since = (select coalesce(returned_at, created) from cases where csid = $1) order by name`,
      [csid],
    )
  ).rows.map(({ name }) => name);

it('tells the visitor in one sentence, and keeps answers and handlers', async () => {
  const csid = await openCase(jo);
  await sendStep(bruno, csid, 'handle');
  const [, report] = await fetchMessages(jo, csid);
  const id = createId();
  expect((await move(csid, 'other', id)).status).toBe(200);
  expect((await move(csid, 'other', id)).status).toBe(200);
  const messages = await fetchMessages(jo, csid);
  expect(messages[1]?.answers).toEqual(report?.answers);
  expect(messages.filter(({ flags }) => flags?.[0] === 'recategorized')).toHaveLength(1);
  expect(messages.at(-1)).toMatchObject({ flags: ['recategorized'], ccatCode: 'other', ccatLbls: ['Autre'] });
  expect(getFirst(await jo.call(mobileCalls.discussInfo, { csid }))).toMatchObject({
    ccatCode: 'other',
    ccatPath: 'other',
    ccatLbls: ['Autre'],
  });
  const info = await readCase(csid);
  expect(info).toMatchObject({ state: 'handled', handlers: ['Bruno Roux'] });
  expect(info).not.toHaveProperty('caseType');
});

it('a handled case is in the view of the new service and calls its people', async () => {
  const csid = await openCase(jo);
  await sendStep(bruno, csid, 'handle');
  await move(csid);
  const mine = await anna.call(boardCalls.casesListAll, { filter: 'service' });
  expect(mine.map((one) => one.csid)).toContain(csid);
  expect((await readCase(csid)).serviceCalls).toMatchObject([
    { gcatCode: 'janitorial', people: 1, awaitsMe: true },
  ]);
});

it('restarts the calls for an untaken case, to the new service alone', async () => {
  const csid = await openCase(jo);
  await escalateUntaken(services.services);
  expect(await listCalled(csid)).toEqual(['Anna Petit', 'Bruno Roux', 'Chloé Dubois']);
  await move(csid);
  expect(await listCalled(csid)).toEqual([]);
  await escalateUntaken(services.services);
  expect(await listCalled(csid)).toEqual(['Anna Petit']);
});

it('a case filed elsewhere did not come back, one that its handler left did', async () => {
  const [filed, left] = [await openCase(jo), await openCase(jo)];
  const countBack = async () => getFirst(await anna.call(boardCalls.casesDay)).reopened;
  const before = await countBack();
  await move(filed);
  await sendStep(bruno, left, 'handle');
  await bruno.call(townCalls.casesLeave, { csid: left, id: createId() });
  await move(left);
  // Figures are kept for a second.
  await expect.poll(countBack, { timeout: 10_000 }).toBe(before + 1);
});

it('refuses the same category, an unknown one, one between users, and an ended case', async () => {
  const csid = await openCase(jo);
  expect((await move(csid, 'toilets')).error).toMatchObject({ path: 'body.ccatCode', reason: 'notPossible' });
  expect((await move(csid, 'opening')).error?.code).toBe('unknownCategory');
  await pool.query('update cases set between_users = true where csid = $1', [csid]);
  expect((await move(csid)).error).toMatchObject({ path: 'body.ccatCode', reason: 'notPossible' });
  await pool.query('update cases set between_users = false where csid = $1', [csid]);
  await sendStep(bruno, csid, 'close', { outcome: 'solved' });
  expect((await move(csid)).error?.code).toBe('stepNotAllowed');
});

it('a visitor may not, nor staff of another customer', async () => {
  const csid = await openCase(jo);
  expect((await move(csid, 'other', createId(), jo)).error?.code).toBe('forbidden');
  const olga = await signInStaff(services, 'olga@otherville.example');
  const asked = { csid, id: createId(), ccatCode: 'noise' };
  const reply = await olga.send(triageCalls.casesCategory, asked, { cuid: 'otherville' });
  expect(reply.error?.code).toBe('unknownCase');
});
