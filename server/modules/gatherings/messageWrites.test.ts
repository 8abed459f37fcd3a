import { mobileGatheringCalls, townGatheringCalls } from '@parvis/api/calls/gatherings';
import { mobileCalls } from '@parvis/api/calls/mobile';
import { afterAll, expect, it } from 'vitest';
import { createTestDatabase } from '../../platform/db/testing/testDatabase.ts';
import { createId } from '../../platform/lib/ids.ts';
import { createContributor, getFirst, type Person, signInStaff } from '../../testing/person.ts';
import { openTestServices } from '../../testing/testServices.ts';

const services = await openTestServices((await createTestDatabase()).url);
const { pool } = services.store;
afterAll(async () => {
  await services.close();
  expect(services.failures).toEqual([]);
});

async function joinNew(gthrId: string, name: string): Promise<Person> {
  const person = await createContributor(services);
  await person.call(mobileGatheringCalls.gatheringsJoin, { gthrId, name });
  return person;
}

/** Rows that the transaction of a message wrote, by table. */
async function listWrittenTables(csid: string, msgId: number): Promise<string[]> {
  const { rows } = await pool.query<{ tx: string }>(
    `select tx::text from feed where csid = $1 and msg_id = $2 and type = 'message'`,
    [csid, msgId],
  );
  const tables = await pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname in ('public', 'graphile_worker')`,
  );
  const written: string[] = [];
  for (const { name } of tables.rows) {
    const found = await pool.query<{ many: string }>(
      `select count(*) as many from ${name} where xmin::text = $1`,
      [rows[0]?.tx],
    );
    for (let n = 0; n < Number(found.rows[0]?.many ?? 0); n += 1) written.push(name.replace('public.', ''));
  }
  return written.sort();
}

it.each([1, 20])('a message writes four rows in a gathering of %i other members', async (others) => {
  const anna = await signInStaff(services);
  const gthrId = createId();
  await anna.call(townGatheringCalls.gatheringsCreate, {
    ...{ gthrId, title: { fr: 'La fête', en: 'The feast' }, access: 'customer' },
  });
  const lea = await joinNew(gthrId, 'Léa');
  await Promise.all(Array.from({ length: others }, (_, n) => joinNew(gthrId, `Personne ${n}`)));
  const { msgId } = getFirst(
    await lea.call(mobileCalls.sendTxt, { csid: gthrId, id: createId(), txt: 'Bonjour à tous' }),
  );
  expect(await listWrittenTables(gthrId, msgId)).toEqual(['cases', 'feed', 'messages', 'pending_news']);
});
