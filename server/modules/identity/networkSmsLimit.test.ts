import { ownPhoneCalls } from '@parvis/api/calls/ownPhone';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../platform/db/testing/testDatabase.ts';
import {
  createContributor,
  fetchLastSmsCode,
  getFirst,
  type Person,
  signInStaff,
} from '../../testing/person.ts';
import { openTestServices } from '../../testing/testServices.ts';

/** A line may have ten of forty SMS a day. */
const services = await openTestServices((await createTestDatabase()).url, {
  config: { smsPerDay: 40, limitFactor: 1, trustProxy: true },
});
const { pool } = services.store;
afterAll(async () => {
  await services.close();
  expect(services.failures).toEqual([]);
});
beforeEach(() => pool.query('delete from verifications; delete from deliveries'));

let last = 20_000_000;
const from = (line: string) => ({ headers: { 'x-forwarded-for': line } });
const ask = (person: Person, phoneMob: string, line: string) =>
  person.send(ownPhoneCalls.loginSmsInit, { phoneMob, newPhone: true }, from(line));

/** A newcomer requests a code and confirms it if `used`. */
async function asks(line: string, used = true): Promise<number> {
  last += 1;
  const jo = await createContributor(services);
  jo.works = true;
  const phoneMob = `06${last}`;
  const { status, data } = await ask(jo, phoneMob, line);
  if (status !== 200 || !used) return status;
  const code = await fetchLastSmsCode(services, `336${last}`);
  const { rqid = '' } = getFirst(data ?? []);
  expect(getFirst(await jo.call(ownPhoneCalls.phoneConfirm, { rqid, phoneMob, code })).success).toBe(true);
  return status;
}
const many = async (count: number, line: string, used = true): Promise<number[]> => {
  const statuses: number[] = [];
  for (let n = 0; n < count; n += 1) statuses.push(await asks(line, used));
  return statuses;
};

describe('daily SMS by network', () => {
  it('are limited to a quarter, used codes included, without affecting other networks or staff on known devices', async () => {
    expect(await many(10, '192.0.2.1')).toEqual(Array(10).fill(200));
    expect(await asks('192.0.2.1')).toBe(429);
    expect(await asks('192.0.2.2')).toBe(200);
    await pool.query(
      `insert into staff (rlid, cuid, phone, email, name, level, gcat_code)
       values ('sms_staff', 'testville', '33698765400', 'sms@testville.example', 'Sam', 'agent', 'support')`,
    );
    const sam = await signInStaff(services, 'sms@testville.example');
    await pool.query(`update identities set phone = '33698765400' where email = 'sms@testville.example'`);
    expect((await ask(sam, '0698765400', '192.0.2.1')).status).toBe(200);
  });
});

it('reassigning an erased number grants no additional SMS', async () => {
  const [jo, phoneMob, phone] = [await createContributor(services), '0612345999', '33612345999'];
  const gives = async (person: Person, n: number) => {
    const { status, data } = await ask(person, phoneMob, `192.0.2.${10 + n}`);
    if (status !== 200) return status;
    const { rqid = '' } = getFirst(data ?? []);
    const code = await fetchLastSmsCode(services, phone);
    await person.call(ownPhoneCalls.phoneConfirm, { rqid, phoneMob, code });
    return status;
  };
  for (let n = 0; n < 4; n += 1) expect(await gives(jo, n)).toBe(200);
  await jo.call(ownPhoneCalls.phoneRemove);
  const { rows: told } = await pool.query(`select to_json(v)::text as row from verifications v`);
  expect(told).toHaveLength(4);
  expect(told.filter(({ row }) => row.includes(phone))).toEqual([]);
  const statuses = [];
  for (let n = 4; n < 11; n += 1) statuses.push(await gives(await createContributor(services), n));
  expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429]);
});
