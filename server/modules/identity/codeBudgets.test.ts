import { loginCalls } from '@parvis/api/calls/login';
import { ownAddressCalls } from '@parvis/api/calls/ownAddress';
import { sessionCalls } from '@parvis/api/calls/session';
import { afterAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../platform/db/testing/testDatabase.ts';
import { createContributor, createVisitor, Person, signInStaff } from '../../testing/person.ts';
import { openTestServices } from '../../testing/testServices.ts';
import { checkCodeBudgets } from './codeBudgets.ts';

const services = await openTestServices((await createTestDatabase()).url, { config: { mailCodesPerDay: 8 } });
afterAll(async () => {
  await services.close();
  // Reached a dozen times, warned once, with no personal data.
  expect(services.failures).toEqual([
    'Customer testville used up its daily share of code mails; newcomers get none until some expire. Raise MAIL_CODES_PER_DAY unless this is abuse.',
  ]);
});

const spent = { status: 429, error: { code: 'tooMany', retryAfter: 3600 } };

it('strangers leave an eighth of the daily code mails to known devices', async () => {
  const anna = await signInStaff(services);
  await services.store.pool.query('delete from verifications; delete from deliveries');
  let people = 0;
  const stranger = async () => {
    people += 1;
    const jo = await createContributor(services);
    return jo.send(ownAddressCalls.mailVerifInit, { mail: `jo${people}@mail.example` });
  };
  for (let mail = 1; mail <= 7; mail += 1) expect((await stranger()).status).toBe(200);
  expect(await stranger()).toMatchObject(spent);
  const asks = (who: typeof anna) => who.send(loginCalls.loginMailReq, { mail: 'anna@testville.example' });
  expect((await asks(anna)).status).toBe(200);
  // No code beyond the daily limit was sent.
  await services.store.pool.query(`update verifications set created = created - interval '1 hour'`);
  expect(await asks(anna)).toMatchObject(spent);
});

describe("a customer's share of daily code mails (three quarters)", () => {
  const { pool } = services.store;
  const ANNA = 'anna@testville.example';
  /** Leaves that many codes to staff and visitors of Testville. */
  const used = async (mails: number) => {
    await pool.query('delete from verifications; delete from deliveries');
    await pool.query(
      `insert into deliveries (id, about, cuid, state, until)
       select n::text, 'code', 'testville', 'sent', now() from generate_series(1, $1::int) n`,
      [mails],
    );
  };
  const left = async () => (await pool.query(`select 1 from deliveries where state <> 'none'`)).rowCount;
  const asks = (who: Person, mail: string, own = false) => who.send(loginCalls.loginMailReq, { mail, own });
  /** A response without the fields that always differ. */
  const readOf = ({ status, data }: Awaited<ReturnType<typeof asks>>) => {
    const { rqid, expires, maskedEmail, ...told } = data?.[0] ?? {};
    return { status, told };
  };
  const scans = async (who: Person) => {
    await who.call(sessionCalls.qrScan, { qrid: 'test-hall' });
    return who;
  };

  it('is available down to its last code when signing in', async () => {
    await used(5);
    expect((await asks(new Person(services), ANNA)).status).toBe(200);
    expect(await left()).toBe(6);
  });

  it.each([
    ['whoever signs in', async () => new Person(services), false],
    [
      'whoever has no identity yet and calls the address theirs there',
      async () => scans(await createVisitor(services)),
      true,
    ],
  ])(
    'hides that it is used up: %s gets the same response for staff and unknown addresses',
    async (_, who, own) => {
      await used(6);
      const [ofStaff, ofNobody] = [await who(), await who()];
      const answer = readOf(await asks(ofStaff, ANNA, own));
      expect(answer).toMatchObject({ status: 200, told: { mailSent: true } });
      expect(readOf(await asks(ofNobody, 'nobody@mail.example', own))).toEqual(answer);
      expect(await left()).toBe(6);
    },
  );

  it('does not limit known devices', async () => {
    await used(0);
    const anna = await signInStaff(services);
    await used(6);
    expect((await asks(anna, ANNA)).status).toBe(200);
    expect(await left()).toBe(7);
  });
});
it.each([
  ['was given up in time, of which nothing was ever taken', 'late', 7, 7, true],
  ['was given up, of which one try may have been taken', 'late', 7, 6, false],
  ['was replaced before anything of it was taken', 'replaced', 3, 3, true],
  ['waits, of which nothing was taken yet', 'waiting', 3, 3, false],
  ['was sent at once', 'sent', 1, 0, false],
  ['was sent after an outage', 'sent', 5, 4, false],
] as const)(
  'counts no code that %s: %s, %i tries, %i untaken: %s',
  async (_, state, tries, untaken, free) => {
    const { pool } = services.store;
    await pool.query('delete from verifications; delete from deliveries');
    await pool.query(
      `insert into deliveries (id, about, state, tries, untaken, until)
     select n::text, 'code', $1, $2, $3, now() from generate_series(1, 7) n`,
      [state, tries, untaken],
    );
    const jo = await createContributor(services);
    const asked = await jo.send(ownAddressCalls.mailVerifInit, { mail: 'outage@mail.example' });
    expect(asked.status).toBe(free ? 200 : 429);
  },
);

it.each([
  ['a stranger', false, true],
  ['a known device of staff', true, false],
])('refuses %s when the network used its quarter of daily SMS: %s', async (_, isReserved, isRefused) => {
  const { db, pool } = services.store;
  await pool.query('delete from verifications; delete from deliveries');
  await pool.query(
    `insert into verifications (rqid, email, kind, code_hash, network, expires)
     select n::text, '3361234567' || n, 'sms', 'x', 'town hall', now() from generate_series(1, 2) n`,
  );
  const asks = checkCodeBudgets(
    db,
    {
      ...{ kind: 'sms', isReserved, isQuiet: false, cuid: 'testville', network: 'town hall', factor: 1 },
      shareSpent: () => undefined,
    },
    8,
  ).then(
    () => false,
    ({ code }) => code === 'tooMany',
  );
  expect(await asks).toBe(isRefused);
});
