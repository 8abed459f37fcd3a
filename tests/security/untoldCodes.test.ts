import { loginCalls } from '@parvis/api/calls/login';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { createTestDatabase } from '../../server/platform/db/testing/testDatabase.ts';
import { startMailServer } from '../../server/testing/mailServer.ts';
import { createContributor, Person, type Reply } from '../../server/testing/person.ts';
import { openTestServices } from '../../server/testing/testServices.ts';

/** Staff get a code, others none: anonymous callers never learn it. */
const ADDRESSES = ['anna@testville.example', 'victim@mail.example'];

const post = await startMailServer();
const services = await openTestServices((await createTestDatabase()).url, {
  config: { smtpUrl: post.url, mailFrom: 'Parvis <no-reply@parvis.example>' },
});
afterAll(async () => {
  await services.close();
  await post.close();
});
beforeEach(() => {
  post.answer = 'takes';
});

/** Comparable parts. */
function readOf({ status, data, error }: Reply<readonly object[]>) {
  const { rqid, expires, maskedEmail, ...told }: Record<string, unknown> = { ...data?.[0] };
  return { status, told, code: error?.code, bits: error?.work?.bits };
}
/** Waits for delivery to settle. */
async function asks(person: Person, mail: string, own = false) {
  const reply = await person.send(loginCalls.loginMailReq, { mail, own });
  await services.jobs.runDue();
  return { read: readOf(reply), rqid: reply.data?.[0]?.rqid ?? '' };
}
/** In turn, isolated. */
async function readOfEach(read: (mail: string) => Promise<unknown>) {
  const all = [];
  for (const mail of ADDRESSES) {
    await services.store.pool.query('delete from verifications; delete from deliveries');
    all.push(await read(mail));
  }
  return all;
}
let neighbours = 0;
/** Reads the result of a code to an own address. */
async function neighbour() {
  neighbours += 1;
  return asks(await createContributor(services), `jo${neighbours}@mail.example`, true);
}

it.each(['takes', 'refuses', 'busy', 'dies'] as const)(
  'hides the delivery result from callers without an identity where the mail server %s',
  async (answer) => {
    const [staff, nobody] = await readOfEach(async (mail) => {
      post.answer = answer;
      const stranger = new Person(services);
      const { rqid } = await asks(stranger, mail, true);
      return (await stranger.call(loginCalls.loginMailSts, { rqid }))[0];
    });
    expect(staff).toEqual(nobody);
    expect(staff).toEqual({ noRecord: true, mailSent: false, failed: false });
  },
);

it.each(['refuses', 'busy', 'dies', 'takesAndDies'] as const)(
  "a stranger's pause equals others' answers where the mail server %s",
  async (answer) => {
    const [staff, nobody] = await readOfEach(async (mail) => {
      await neighbour();
      post.answer = answer;
      const stranger = new Person(services);
      const told = [await asks(stranger, mail), await asks(stranger, mail)];
      told.push(await asks(new Person(services), 'another@mail.example'));
      post.answer = 'takes';
      return told.map(({ read }) => read);
    });
    expect(staff).toEqual(nobody);
    expect(staff).toMatchObject([
      { status: 200, told: { mailSent: true, again: 30 } },
      { status: 429 },
      { told: { mailSent: true } },
    ]);
  },
);
