import { sessionCalls } from '@parvis/api/calls/session';
import { afterAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../server/platform/db/testing/testDatabase.ts';
import { createVisitor, type Person } from '../../server/testing/person.ts';
import { openTestServices } from '../../server/testing/testServices.ts';

const services = await openTestServices((await createTestDatabase()).url, { config: { limitFactor: 1 } });
afterAll(async () => {
  await services.close();
  expect(services.failures).toEqual([]);
});

const noted = async (): Promise<string[]> => {
  const { rows } = await services.store.pool.query<{ qrid: string }>('select qrid from scans order by id');
  return rows.map(({ qrid }) => qrid);
};
const scan = async (who: Person, qrid = 'test-hall') => {
  const { status, error } = await who.send(sessionCalls.qrScan, { qrid });
  return error?.code ?? status;
};

describe('a scan', () => {
  it('is recorded once per session, and again for another person or code', async () => {
    const [jo, kim] = [await createVisitor(services), await createVisitor(services)];
    expect(await Promise.all(Array.from({ length: 20 }, () => scan(jo)))).toEqual(Array(20).fill(200));
    expect(await noted()).toEqual(['test-hall']);
    await jo.call(sessionCalls.userQridClear);
    await scan(jo, 'test-fake');
    await scan(jo);
    await scan(kim);
    expect(await noted()).toEqual(['test-hall', 'test-fake', 'test-hall']);
  });

  it('that failed to record is recorded next time, once', async () => {
    const before = (await noted()).length;
    const jo = await createVisitor(services);
    await services.store.pool.query(`
      create function refuse() returns trigger language plpgsql as
        $$ begin raise exception 'another changed the same' using errcode = '40001'; end $$;
      create trigger refuse before insert on scans execute function refuse()`);
    const refused = await Promise.all(Array.from({ length: 5 }, () => scan(jo)));
    expect(refused).toContain('unavailable');
    await services.store.pool.query('drop function refuse cascade');
    expect((await noted()).length - before).toBe(0);
    expect([await scan(jo), await scan(jo)]).toEqual([200, 200]);
    expect((await noted()).length - before).toBe(1);
  });

  it('is refused when one person opens implausibly many codes', async () => {
    const before = (await noted()).length;
    const jo = await createVisitor(services);
    const other = await createVisitor(services);
    const answers = [];
    for (let count = 0; count < 65; count += 1)
      answers.push(await scan(jo, count % 2 ? 'test-hall' : 'test-fake'));
    expect(answers).toEqual([...Array(60).fill(200), ...Array(5).fill('tooMany')]);
    expect(await scan(other)).toBe(200);
    expect((await noted()).length - before).toBe(3);
  });
});
