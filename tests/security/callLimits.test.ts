import { caseCalls } from '@parvis/api/calls/cases';
import { contactCalls } from '@parvis/api/calls/contact';
import { loginCalls } from '@parvis/api/calls/login';
import { afterAll, expect, it } from 'vitest';
import { createTestDatabase } from '../../server/platform/db/testing/testDatabase.ts';
import { createId } from '../../server/platform/lib/ids.ts';
import { buildOpening, createContributor, createVisitor, Person } from '../../server/testing/person.ts';
import { openTestServices } from '../../server/testing/testServices.ts';

const { url } = await createTestDatabase();
/** Of the real ones. */
const services = await openTestServices(url, { config: { limitFactor: 0.1 } });
/** Without limits. */
const free = await openTestServices(url);
afterAll(async () => {
  await services.close();
  await free.close();
});

type Sender = () => Promise<{ status: number }>;

/** Before the first rate-limit refusal. */
async function allowed(send: Sender, most = 100): Promise<number> {
  for (let count = 0; count < most; count += 1) if ((await send()).status === 429) return count;
  return most;
}

const here = (person: Person): Person => Object.assign(new Person(services), { cookie: person.cookie });
it('limits a person to 20 cases in ten minutes', async () => {
  const jo = here(await createContributor(free));
  expect(await allowed(() => jo.send(caseCalls.casesInit, buildOpening()))).toBe(2);
});

it('limits a code to 60 cases a minute from one IP without proof of work, but not other codes', async () => {
  const open = async (qrid: string) =>
    here(await createContributor(free)).send(caseCalls.casesInit, { ...buildOpening(), qrid });
  const opened = await allowed(() => open('test-hall'));
  // The previous test may have used some.
  expect([4, 6]).toContain(opened);
  expect((await open('test-fake')).status).toBe(200);
});

it.each<[string, (person: Person) => Sender]>([
  [
    'to be sent a code',
    (jo) => () => jo.send(loginCalls.loginMailReq, { mail: `${createId()}@mail.example` }),
  ],
  ['for one’s customers', (jo) => () => jo.send(loginCalls.loginCstmr, { username: 'jo@mail.example' })],
  ['who receives a message', (jo) => () => jo.send(contactCalls.contactInfo, { qrid: 'test-hall' })],
  ['for a puzzle', (jo) => () => jo.send(contactCalls.captchaInit, undefined)],
])('one address asks 300 times in ten minutes %s, whatever its sessions', async (_, make) => {
  expect(await allowed(async () => make(here(await createVisitor(free)))())).toBe(30);
});

it('limits code attempts to 20 in ten minutes per request, across sessions', async () => {
  const tries = async (rqid: string) =>
    here(await createVisitor(free)).send(loginCalls.loginMailConfirm, { rqid, code: 'abcde' });
  expect(await allowed(() => tries('one'))).toBe(2);
  expect((await tries('another')).status).toBe(200);
});

it('limits mails to ten in ten minutes per address, in any spelling', async () => {
  const write = (mail: string) =>
    new Person(services).send(contactCalls.contactSend, {
      ...{ id: createId(), cuid: 'testville', name: 'Jo', mail, message: 'Bonjour' },
      ...{ challenge: 'none', solution: 0, trap: '' },
    });
  expect((await write('jo@mail.example')).status).not.toBe(429);
  expect((await write(' JO@mail.example')).status).toBe(429);
  expect((await write('al@mail.example')).status).not.toBe(429);
});
