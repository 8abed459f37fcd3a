import { caseCalls } from '@parvis/api/calls/cases';
import { loginCalls } from '@parvis/api/calls/login';
import { mobileCalls } from '@parvis/api/calls/mobile';
import pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../store/testing/testDatabase.ts';
import {
  contributor,
  first,
  lastCode,
  openCase,
  opening,
  type Person,
  signIn,
  toiletsReport,
} from '../testing/person.ts';
import { openTestHouse } from '../testing/testHouse.ts';
import { sendText } from './discussion.ts';
import { newId } from './ids.ts';

const house = await openTestHouse((await createTestDatabase()).url);
afterAll(async () => {
  await house.close();
  expect(house.failures).toEqual([]);
});
const { pool } = house.store;

const identityOf = async (csid: string): Promise<string> =>
  (await pool.query('select reporter from cases where csid = $1', [csid])).rows[0].reporter;
const unauthenticated = { status: 401, error: { code: 'unauthenticated' } };

describe('an identity that was merged into another', () => {
  const writes: [string, (person: Person, csid: string) => Promise<object>][] = [
    ['opens no case', (person) => person.send(caseCalls.casesInit, opening())],
    [
      'sends no text',
      (person, csid) => person.send(mobileCalls.sendTxt, { csid, id: newId(), txt: 'Encore' }),
    ],
    [
      'sends no answers',
      (person, csid) =>
        person.send(mobileCalls.sendForm, { csid, id: newId(), msgIdAnswer: 1, report: toiletsReport() }),
    ],
  ];

  it.each(writes)('%s', async (_, write) => {
    const jo = await contributor(house);
    const csid = await openCase(jo);
    await pool.query(`update identities set merged_into = 'x' where cr_uid = $1`, [await identityOf(csid)]);
    expect(await write(jo, csid)).toMatchObject(unauthenticated);
  });

  it.each(writes)('%s while the merge is under way', async (_, write) => {
    const jo = await contributor(house);
    const csid = await openCase(jo);
    const crUid = await identityOf(csid);
    const client = new pg.Client({ connectionString: house.store.url });
    await client.connect();
    await client.query('begin');
    await client.query('select 1 from identities where cr_uid = $1 for update', [crUid]);
    const written = write(jo, csid);
    await new Promise((resolve) => setTimeout(resolve, 150));
    await client.query(`update identities set merged_into = 'x' where cr_uid = $1`, [crUid]);
    await client.query('commit');
    await client.end();
    expect(await written).toMatchObject(unauthenticated);
  });

  it('has no say in a case it takes no part in', async () => {
    const csid = await openCase(await contributor(house));
    const jo = await identityOf(await openCase(await contributor(house)));
    const reader = { crUid: jo, staff: false, locale: 'fr-FR' } as const;
    await expect(sendText(house.house, { csid, id: newId(), txt: 'Encore' }, reader)).rejects.toMatchObject({
      code: 'unknownCase',
    });
  });
});

describe('signing in', () => {
  it('tells the feed of the cases that changed hands', async () => {
    const mail = 'feed@mail.example';
    await signIn(await contributor(house), mail);
    await pool.query(`update verifications set created = created - interval '20 minutes'`);
    const jo = await contributor(house);
    const csid = await openCase(jo);
    await pool.query('delete from feed where csid = $1', [csid]);
    await signIn(jo, mail);
    const { rows } = await pool.query('select type, msg_id from feed where csid = $1', [csid]);
    expect(rows).toEqual([{ type: 'case', msg_id: 2 }]);
    await jo.call(mobileCalls.sendTxt, { csid, id: newId(), txt: 'Encore' });
  });

  it('with one session and two codes at once loses no case', async () => {
    const mail = 'twice@mail.example';
    await signIn(await contributor(house), mail);
    await pool.query(`update verifications set created = created - interval '20 minutes'`);
    const jo = await contributor(house);
    const csid = await openCase(jo);
    const requests = [];
    for (const address of [mail, 'other@mail.example']) {
      const { rqid } = first(await jo.call(loginCalls.loginMailReq, { mail: address }));
      requests.push({ rqid, code: await lastCode(house, address) });
    }
    await Promise.all(requests.map((body) => jo.send(loginCalls.loginMailConfirm, body)));
    const { rows } = await pool.query(
      `select i.merged_into from cases c join identities i on i.cr_uid = c.reporter where csid = $1`,
      [csid],
    );
    expect(rows).toEqual([{ merged_into: null }]);
  });
});
