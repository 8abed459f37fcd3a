import { caseCalls } from '@parvis/api/calls/cases';
import { contactCalls } from '@parvis/api/calls/contact';
import { loginCalls } from '@parvis/api/calls/login';
import { mobileCalls } from '@parvis/api/calls/mobile';
import { townCalls } from '@parvis/api/calls/town';
import { afterAll, expect, it } from 'vitest';
import { newId } from '../../server/base/ids.ts';
import { createTestDatabase } from '../../server/store/testing/testDatabase.ts';
import {
  contributor,
  openCase,
  opening,
  Person,
  staffMember,
  toiletsPlayed,
  visitor,
} from '../../server/testing/person.ts';
import { openTestServices } from '../../server/testing/testServices.ts';

const { url } = await createTestDatabase();
/** A tenth of what holds in earnest. */
const services = await openTestServices(url, { config: { limitFactor: 0.1 } });
/** Prepares what limits would get in the way of. */
const free = await openTestServices(url);
afterAll(async () => {
  await services.close();
  await free.close();
});

type Sender = () => Promise<{ status: number }>;

/** How many calls are let through before the first is refused for being too many. */
async function allowed(send: Sender, most = 100): Promise<number> {
  for (let count = 0; count < most; count += 1) if ((await send()).status === 429) return count;
  return most;
}

/** The same person at the server with limits. */
const here = (person: Person): Person => Object.assign(new Person(services), { cookie: person.cookie });

const sending: [string, string, (jo: Person, staff: Person, csid: string) => Sender][] = [
  [
    'a text',
    'anna',
    (jo, _, csid) => () => jo.send(mobileCalls.sendTxt, { csid, id: newId(), txt: 'Encore' }),
  ],
  [
    'answers',
    'bruno',
    (jo, _, csid) => () =>
      jo.send(mobileCalls.sendForm, { csid, id: newId(), msgIdAnswer: 1, played: toiletsPlayed() }),
  ],
  [
    'a text of staff',
    'anna',
    (_, staff, csid) => () => staff.send(townCalls.sendTxt, { csid, id: newId(), txt: 'Bonjour' }),
  ],
  [
    'a question of staff',
    'bruno',
    (_, staff, csid) => () =>
      staff.send(townCalls.sendQstn, { csid, id: newId(), question: { kind: 'text', txt: 'Où ?' } }),
  ],
  [
    'a step of staff',
    'chloe',
    (_, staff, csid) => () => staff.send(townCalls.casesHandling, { csid, id: newId(), step: 'hold' }),
  ],
];

const known = new Map<string, Person>();
const staffNamed = async (name: string): Promise<Person> => {
  const found = known.get(name) ?? (await staffMember(free, `${name}@testville.example`));
  known.set(name, found);
  return here(found);
};

it.each(sending)('%s: a person sends it 60 times a minute, and no more', async (_, name, make) => {
  const jo = await contributor(free);
  const csid = await openCase(jo);
  expect(await allowed(make(here(jo), await staffNamed(name), csid))).toBe(6);
});

it('a person opens 20 cases in ten minutes, and no more', async () => {
  const jo = here(await contributor(free));
  expect(await allowed(() => jo.send(caseCalls.casesInit, opening()))).toBe(2);
});

it('one code opens 60 cases a minute for one line for nothing, whoever they are, and another code still opens', async () => {
  const open = async (qrid: string) =>
    here(await contributor(free)).send(caseCalls.casesInit, { ...opening(), qrid });
  const opened = await allowed(() => open('test-hall'));
  // The test before may have opened some of them by this code.
  expect([4, 6]).toContain(opened);
  expect((await open('test-fake')).status).toBe(200);
});

it.each<[string, (person: Person) => Sender]>([
  ['to be sent a code', (jo) => () => jo.send(loginCalls.loginMailReq, { mail: `${newId()}@mail.example` })],
  ['for one’s customers', (jo) => () => jo.send(loginCalls.loginCstmr, { username: 'jo@mail.example' })],
  ['who receives a message', (jo) => () => jo.send(contactCalls.contactInfo, { qrid: 'test-hall' })],
  ['for a puzzle', (jo) => () => jo.send(contactCalls.captchaInit, undefined)],
])('one address asks 300 times in ten minutes %s, whatever its sessions', async (_, make) => {
  expect(await allowed(async () => make(here(await visitor(free)))())).toBe(30);
});

it('codes are tried 20 times in ten minutes for one request, whatever the sessions; another request is not held', async () => {
  const tries = async (rqid: string) =>
    here(await visitor(free)).send(loginCalls.loginMailConfirm, { rqid, code: 'abcde' });
  expect(await allowed(() => tries('one'))).toBe(2);
  expect((await tries('another')).status).toBe(200);
});

it('to one mail address ten messages are written in ten minutes, however it is spelt', async () => {
  const write = (mail: string) =>
    new Person(services).send(contactCalls.contactSend, {
      ...{ id: newId(), cuid: 'testville', name: 'Jo', mail, message: 'Bonjour' },
      ...{ challenge: 'none', solution: 0, trap: '' },
    });
  expect((await write('jo@mail.example')).status).not.toBe(429);
  expect((await write(' JO@mail.example')).status).toBe(429);
  expect((await write('al@mail.example')).status).not.toBe(429);
});
