import { loginCalls } from '@parvis/api/calls/login';
import { ownAddressCalls } from '@parvis/api/calls/ownAddress';
import { sessionCalls } from '@parvis/api/calls/session';
import { afterAll, expect, it } from 'vitest';
import { createTestDatabase } from '../../platform/db/testing/testDatabase.ts';
import { findRowsContaining } from '../../testing/findRowsContaining.ts';
import { createContributor, fetchLastCode, getFirst, Person, signIn } from '../../testing/person.ts';
import { openTestServices } from '../../testing/testServices.ts';

const services = await openTestServices((await createTestDatabase()).url);
const { pool } = services.store;
afterAll(async () => {
  await services.close();
  expect(services.failures).toEqual([]);
});

const later = () => pool.query(`update verifications set created = created - interval '20 minutes'`);

async function proves(person: Person, mail: string): Promise<void> {
  const { rqid } = getFirst(await person.call(ownAddressCalls.mailVerifInit, { mail }));
  await person.call(ownAddressCalls.mailVerifCode, { rqid, code: await fetchLastCode(services, mail) });
}

/** A message that waits because the mail server is down. */
const waits = (id: string, to: string, about: 'code' | 'news') =>
  pool.query(
    `insert into deliveries (id, kind, about, state, recipient, message, until)
     values ($1, 'mail', $2, 'waiting', $3, '{"subject":"x","text":"x"}', now() + interval '1 day')`,
    [id, about, to],
  );
const states = async (...ids: string[]) =>
  (
    await pool.query<{ state: string }>('select state from deliveries where id = any($1) order by id', [ids])
  ).rows.map(({ state }) => state);

it("erasing yourself does not delete messages to another person's address you typed", async () => {
  await signIn(await createContributor(services), 'owner@mail.example');
  await later();
  const stranger = await createContributor(services);
  const { rqid } = getFirst(
    await stranger.call(ownAddressCalls.mailVerifInit, { mail: 'owner@mail.example' }),
  );
  await pool.query(
    `update deliveries set state = 'waiting', recipient = 'owner@mail.example', message = '{"text":"x"}' where id = $1`,
    [rqid],
  );
  await waits('owners-code', 'owner@mail.example', 'code');
  await waits('owners-news', 'owner@mail.example', 'news');
  await stranger.call(sessionCalls.userEraseAll);
  expect(await states('owners-code', 'owners-news')).toEqual(['waiting', 'waiting']);
  expect(await states(rqid)).toEqual(['replaced']);
});

it("erasing a person deletes their waiting contact messages, but not the customer's", async () => {
  const [jo, town] = ['writer@mail.example', 'box@mail.example'];
  const writes = (id: string, address: string) =>
    pool.query(
      `insert into deliveries (id, about, state, recipient, message, until)
       values ($1, 'contact', 'waiting', $2, json_build_object('subject', 'x', 'text', 'Ouvrez-vous ?',
         'replyTo', json_build_object('name', '', 'address', $3::text)), now() + interval '1 day')`,
      [id, town, address],
    );
  await writes('of-jo', 'Writer@mail.example');
  await writes('of-another', 'another@mail.example');
  const writer = await signIn(await createContributor(services), jo);
  const reader = await signIn(await createContributor(services), town);
  await reader.call(sessionCalls.userEraseAll);
  expect(await states('of-another', 'of-jo')).toEqual(['waiting', 'waiting']);
  await writer.call(sessionCalls.userEraseAll);
  expect(await states('of-another', 'of-jo')).toEqual(['waiting', 'replaced']);
  expect(await findRowsContaining(pool, 'Writer@mail.example')).toEqual([]);
});

it('erasing a person deletes their own demo outbox messages, but not messages to others', async () => {
  const mail = 'shown@mail.example';
  await signIn(await createContributor(services), mail);
  await later();
  const stranger = await createContributor(services);
  await stranger.call(ownAddressCalls.mailVerifInit, { mail });
  const shown = async () =>
    (await pool.query('select id from outbox where recipient = $1 order by id', [mail])).rows;
  const [theirs, asked, ...more] = await shown();
  expect([theirs, asked, more]).toEqual([expect.anything(), expect.anything(), []]);
  await stranger.call(sessionCalls.userEraseAll);
  expect(await shown()).toEqual([theirs]);
});

it('erasing a person removes a replaced address everywhere and cancels its messages', async () => {
  const jo = await createContributor(services);
  await proves(jo, 'before@mail.example');
  await later();
  // Signed in on its known device, and on one without an account.
  await signIn(jo, 'before@mail.example');
  await later();
  const elsewhere = new Person(services);
  const { rqid } = getFirst(await elsewhere.call(loginCalls.loginMailReq, { mail: 'before@mail.example' }));
  await later();
  await waits('old-news', 'before@mail.example', 'news');
  await proves(jo, 'after@mail.example');
  expect(await states('old-news')).toEqual(['replaced']);
  await jo.call(sessionCalls.userEraseAll);
  expect(rqid).not.toBe('');
  expect(await findRowsContaining(pool, 'before@mail.example')).toEqual([]);
});
