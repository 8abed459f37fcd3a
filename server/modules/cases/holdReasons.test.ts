import { addresses } from '@parvis/api/addresses';
import { caseCalls } from '@parvis/api/calls/cases';
import { mobileCalls } from '@parvis/api/calls/mobile';
import { townCalls } from '@parvis/api/calls/town';
import { afterAll, expect, it } from 'vitest';
import { createTestDatabase } from '../../platform/db/testing/testDatabase.ts';
import { createId } from '../../platform/lib/ids.ts';
import {
  createContributor,
  getFirst,
  openCase,
  sendStep,
  signIn,
  signInStaff,
} from '../../testing/person.ts';
import { openTestServices } from '../../testing/testServices.ts';
import { unzipTexts } from '../../testing/unzip.ts';

const services = await openTestServices((await createTestDatabase()).url);
const { pool } = services.store;
afterAll(async () => {
  await services.close();
  expect(services.failures).toEqual([]);
});

const REASON = 'Devis Legrand refusé, voir Bruno';

/** Tables with a row that holds a text, including jobs. */
async function findTablesWith(text: string): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  const found: string[] = [];
  for (const { name } of rows) {
    const { rowCount } = await pool.query(`select 1 from ${name} one where one::text like $1 limit 1`, [
      `%${text}%`,
    ]);
    if (rowCount) found.push(name);
  }
  return found;
}

async function holdCase(more: { reason?: string; txt?: string }) {
  const jo = await createContributor(services);
  const anna = await signInStaff(services);
  const csid = await openCase(jo);
  await sendStep(anna, csid, 'handle');
  await sendStep(anna, csid, 'hold', more);
  return { jo, anna, csid };
}

it('a hold has a reason for staff alone, and a sentence for everybody', async () => {
  const { jo, anna, csid } = await holdCase({ reason: REASON, txt: 'La pièce est commandée' });
  const bruno = await signInStaff(services, 'bruno@testville.example');
  const told = (await jo.call(mobileCalls.fetchReq, { csid, after: 0 })).at(-1);
  expect(told).toMatchObject({ flags: ['hold'], msgTxt: 'La pièce est commandée' });
  for (const person of [anna, bruno])
    expect(getFirst(await person.call(townCalls.casesGetInfo, { csid })).holdReasons).toEqual([
      { msgId: told?.msgId, reason: REASON },
    ]);
});

it('the sentence may be left out', async () => {
  const { jo, csid } = await holdCase({ reason: REASON });
  const told = (await jo.call(mobileCalls.fetchReq, { csid, after: 0 })).at(-1);
  expect(told).toMatchObject({ flags: ['hold'] });
  expect(told).not.toHaveProperty('msgTxt');
});

it('a visitor meets the reason in no answer, download or notification', async () => {
  const reason = `Secret ${createId()}`;
  const { jo, csid } = await holdCase({ reason });
  await signIn(jo, 'jo@mail.example');
  const download = await services.app.inject({
    url: addresses.ownData.template,
    headers: { ...(jo.cookie && { cookie: jo.cookie }) },
  });
  const read = JSON.stringify([
    await jo.call(mobileCalls.discussInfo, { csid }),
    await jo.call(mobileCalls.fetchReq, { csid, after: 0 }),
    await jo.call(mobileCalls.fetchFlags, { csid, after: 0 }),
    await jo.call(caseCalls.townListActivity, { limit: 10 }),
    Object.values(unzipTexts(download.rawPayload)),
  ]);
  expect(read).toContain(csid);
  expect(read).not.toContain(reason);
  expect(read).not.toContain('holdReasons');
  // Nor in what mails, pushes and jobs are made of.
  expect(await findTablesWith(reason)).toEqual(['public.hold_reasons']);
});

it('a repeated hold is done once, and another reason under its id is a conflict', async () => {
  const { anna, csid } = await holdCase({});
  await sendStep(anna, csid, 'resume');
  const hold = { csid, id: createId(), step: 'hold', reason: REASON } as const;
  for (const _ of [1, 2]) expect((await anna.send(townCalls.casesHandling, hold)).error).toBeUndefined();
  expect(getFirst(await anna.call(townCalls.casesGetInfo, { csid })).holdReasons).toHaveLength(1);
  for (const other of [
    { ...hold, reason: 'Autre' },
    { ...hold, reason: undefined },
  ])
    expect((await anna.send(townCalls.casesHandling, other)).error).toEqual({
      code: 'conflict',
      path: 'body.id',
    });
});

it.each([
  ['with another step', 'resume', REASON, { reason: 'choice' }],
  ['with control characters', 'hold', 'a\u0007b', { reason: 'characters' }],
  ['of 2,001 characters', 'hold', 'x'.repeat(2001), { reason: 'tooLong', max: 2000 }],
] as const)('refuses a reason %s', async (_, step, reason, why) => {
  const { anna, csid } = await holdCase({ reason: 'x'.repeat(2000) });
  const { error } = await anna.send(townCalls.casesHandling, { csid, id: createId(), step, reason });
  expect(error).toMatchObject({ code: 'badRequest', path: 'body.reason', ...why });
});
