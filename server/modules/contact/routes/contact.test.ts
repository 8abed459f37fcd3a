import type { AnswerOf, BodyOf } from '@parvis/api/call';
import { contactCalls } from '@parvis/api/calls/contact';
import pg from 'pg';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestDatabase } from '../../../platform/db/testing/testDatabase.ts';
import { createId } from '../../../platform/lib/ids.ts';
import { advanceJobs } from '../../../testing/advanceJobs.ts';
import { eventually } from '../../../testing/eventually.ts';
import { startMailServer } from '../../../testing/mailServer.ts';
import { getFirst, Person } from '../../../testing/person.ts';
import { solve } from '../../../testing/solve.ts';
import { openTestServices } from '../../../testing/testServices.ts';

const post = await startMailServer();
const config = { smtpUrl: post.url, mailFrom: 'Parvis <no-reply@parvis.example>', contactMail: undefined };
const { url } = await createTestDatabase();
const services = await openTestServices(url, { config });
/** A second server on the same database. */
const twin = await openTestServices(url, { config });
for (const server of [services, twin]) server.jobs.start();
const asked = vi.spyOn(pg.Client.prototype, 'query');
afterAll(async () => {
  asked.mockRestore();
  await twin.close();
  await services.close();
  await post.close();
  expect(services.failures).toEqual([]);
});

type Body = BodyOf<typeof contactCalls.contactSend>;
const person = new Person(services);
const elsewhere = new Person(twin);
const notSent = { mailSent: false, wrongSolution: false, waiting: false, refused: false };
const sent = { ...notSent, mailSent: true };
const waits = { ...notSent, waiting: true };
const refused = { ...notSent, refused: true };

async function written(changes: Partial<Body> = {}, who = person): Promise<Body> {
  const challenge = getFirst(await who.call(contactCalls.captchaInit));
  return {
    id: createId(),
    cuid: 'testville',
    name: 'Camille Dupré',
    mail: 'camille@mail.example',
    message: 'Bonjour,\nà quelle heure ouvrez-vous ?',
    challenge: challenge.challenge,
    solution: solve(challenge),
    trap: '',
    ...changes,
  };
}
const send = async (body: Body, who = person): Promise<AnswerOf<typeof contactCalls.contactSend>[number]> =>
  getFirst(await who.call(contactCalls.contactSend, body));
/** Waits until both requests have polled the outcome. */
const looksAt = (id: string) =>
  eventually(() => {
    const looks = asked.mock.calls.map((call) => JSON.stringify(call)).filter((call) => call.includes(id));
    expect(looks.filter((call) => call.includes('select')).length).toBeGreaterThan(1);
  });
const stored = async () => (await services.store.pool.query('select * from contact_mails')).rows;
const queued = async () => (await services.store.pool.query('select * from deliveries')).rows;
async function triesAgain(): Promise<void> {
  const { pool } = services.store;
  const later = `select from graphile_worker.jobs where task_identifier = 'mail' and run_at > now()`;
  const { length } = (await queued()).filter(({ state }) => state === 'waiting');
  await eventually(async () => expect((await pool.query(later)).rowCount).toBe(length));
  await advanceJobs(pool, 5);
  await eventually(async () =>
    expect((await queued()).filter(({ state }) => state === 'waiting')).toEqual([]),
  );
}

beforeEach(async () => {
  post.taken.length = 0;
  post.answer = 'takes';
  await services.store.pool.query('delete from contact_mails');
  await services.store.pool.query('delete from deliveries');
});

describe('the receiver of a message', () => {
  const info = async (qrid?: string) => getFirst(await person.call(contactCalls.contactInfo, { qrid }));

  it('is the customer of the scanned code', async () => {
    expect(await info('test-hall')).toMatchObject({
      open: true,
      cuid: 'testville',
      contact: { mail: 'contact@testville.example' },
    });
  });

  it('is the named customer rather than that of the code; unknown names have none', async () => {
    const named = async (cuid: string) =>
      getFirst(await person.call(contactCalls.contactInfo, { qrid: 'other-gate', cuid }));
    expect(await named('testville')).toMatchObject({ open: true, cuid: 'testville' });
    expect((await named('nowhere')).cuid).toBeUndefined();
  });

  it('is absent where the customer has no address; sending is then unavailable', async () => {
    expect(await info('other-gate')).toEqual({
      open: false,
      cuid: 'otherville',
      cstmrLbl: 'Autre ville',
      contact: {},
    });
    const reply = await person.send(contactCalls.contactSend, await written({ cuid: 'otherville' }));
    expect(reply.error?.code).toBe('unavailable');
  });
  it('is the operator without a valid code, if an operator address is set', async () => {
    for (const qrid of [undefined, 'nope', 'test-old'])
      expect(await info(qrid)).toEqual({ open: false, contact: {} });
    services.services.config.contactMail = 'bonjour@parvis.example';
    expect(await info()).toEqual({ open: true, contact: { mail: 'bonjour@parvis.example' } });
    const { cuid: _, ...body } = await written();
    expect(await send(body)).toEqual(sent);
    expect(post.taken[0]?.to).toEqual([{ name: '', address: 'bonjour@parvis.example' }]);
    services.services.config.contactWww = 'https://network.example/company/parvis';
    expect(await info()).toEqual({
      open: true,
      contact: { mail: 'bonjour@parvis.example', www: 'https://network.example/company/parvis' },
    });
    services.services.config.contactMail = undefined;
    services.services.config.contactWww = undefined;
  });
});

describe('a message', () => {
  it('reaches the customer with the writer as reply-to, without opening a session', async () => {
    expect(await send(await written())).toEqual(sent);
    const [mail] = post.taken;
    expect(mail?.to).toEqual([{ name: '', address: 'contact@testville.example' }]);
    expect(mail?.from?.address).toBe('no-reply@parvis.example');
    expect(mail?.replyTo).toEqual([{ name: 'Camille Dupré', address: 'camille@mail.example' }]);
    expect(mail?.subject).toBe('Page de contact\u202f: message de camille@mail.example');
    expect(mail?.text).toContain('Camille Dupré (camille@mail.example) vous a écrit');
    expect(mail?.text).toContain('Bonjour,\nà quelle heure ouvrez-vous ?');
    expect(person.cookie).toBeUndefined();
  });
  it('is deleted once sent, except its id, challenge and signature', async () => {
    const body = await written();
    await send(body);
    const rows = await stored();
    expect(rows).toMatchObject([{ id: body.id, sent: true }]);
    expect(Object.keys(rows[0]).sort()).toEqual(['challenge', 'created', 'id', 'sent', 'signature']);
    expect(body.challenge).toContain(rows[0].challenge);
    expect(await queued()).toMatchObject([
      { about: 'contact', state: 'sent', recipient: null, message: null },
    ]);
  });

  it.each([
    'victim@mail.example, other@mail.example',
    'a\\", <victim@mail.example>;',
    '=?utf-8?q?=0D=0ABcc=3A_victim@mail.example?=',
    '\u202eeluos',
  ])('cannot reach other recipients through the writer’s name (%s)', async (name) => {
    expect(await send(await written({ name }))).toEqual(sent);
    const [mail] = post.taken;
    const people = [...(mail?.to ?? []), ...(mail?.replyTo ?? []), ...(mail?.cc ?? []), ...(mail?.bcc ?? [])];
    expect(people.map(({ address }) => address)).toEqual([
      'contact@testville.example',
      'camille@mail.example',
    ]);
    expect(mail?.headers.map(({ key }) => key)).not.toContain('bcc');
    expect(mail?.text).not.toMatch(/[\u2028\u2029\u202e]/);
  });

  it.each([
    ['a name of two lines', { name: 'A\r\nBcc: victim@mail.example' }, 'body.name'],
    ['an address of two lines', { mail: 'a@mail.example\r\nBcc: victim@mail.example' }, 'body.mail'],
    ['an address without an end', { mail: 'camille@mail' }, 'body.mail'],
    ['an address with a name', { mail: 'Camille <a@mail.example>' }, 'body.mail'],
    ['a message of spaces', { message: ' \n ' }, 'body.message'],
    ['a message too long', { message: 'x'.repeat(1001) }, 'body.message'],
    ['a message that moves the cursor', { message: 'a\u001b[2Jb' }, 'body.message'],
  ])('is rejected and not sent: %s', async (_, changes, path) => {
    const reply = await person.send(contactCalls.contactSend, { ...(await written()), ...changes });
    expect(reply.error).toMatchObject({ code: 'badRequest', path });
    expect(post.taken).toEqual([]);
  });

  it('that fills the honeypot gets a normal response and is dropped', async () => {
    expect(await send(await written({ trap: 'https://spam.example' }))).toEqual(sent);
    expect(post.taken).toEqual([]);
    expect(await stored()).toEqual([]);
  });
});

describe('a message sent twice', () => {
  it('is mailed once: in sequence, concurrently, and with another challenge', async () => {
    const body = await written();
    const replies = await Promise.all([send(body), send(body), send(body)]);
    const { challenge, solution } = await written();
    replies.push(await send(body), await send({ ...body, challenge, solution }));
    expect(replies).toEqual([sent, sent, sent, sent, sent]);
    expect(post.taken).toHaveLength(1);
  });

  it('is mailed at the second attempt if the first was refused', async () => {
    const body = await written();
    post.answer = 'refuses';
    expect(await send(body)).toEqual(refused);
    expect(await queued()).toMatchObject([{ state: 'refused', recipient: null, message: null }]);
    expect(String([services, twin].flatMap(({ failures }) => failures.splice(0)))).toContain(
      'refused for good',
    );
    post.answer = 'takes';
    expect(await send(body)).toEqual(sent);
    expect(post.taken).toHaveLength(1);
    expect(await queued()).toMatchObject([{ state: 'sent', message: null }]);
  });

  it.each([
    ['one server', () => person],
    ['two servers', () => elsewhere],
  ])('waits for the outcome of the first request, at %s', async (_, second) => {
    for (const [then, outcome] of [
      ['takes', sent],
      ['refuses', refused],
    ] as const) {
      const body = await written();
      post.answer = 'waits';
      const replies: unknown[] = [];
      const first = send(body).then((reply) => replies.push(reply));
      await eventually(() => expect(post.held).toBe(1));
      const again = send(body, second()).then((reply) => replies.push(reply));
      await looksAt(body.id);
      expect(replies).toEqual([]);
      post.goOn(then);
      await Promise.all([first, again]);
      expect(replies).toEqual([outcome, outcome]);
      services.failures.splice(0);
    }
    expect(post.taken).toHaveLength(1);
  });
});

describe('a message that cannot be delivered at once', () => {
  it('is queued and retried by any server, and its text is deleted once sent', async () => {
    post.answer = 'busy';
    const body = await written();
    expect(await send(body)).toEqual(waits);
    expect(await send(body)).toEqual(waits);
    expect(await queued()).toMatchObject([{ state: 'waiting', recipient: 'contact@testville.example' }]);
    // A second message to the same customer does not replace the first.
    expect(await send(await written({ mail: 'al@mail.example' }))).toEqual(waits);
    post.answer = 'takes';
    await triesAgain();
    expect(post.taken.map(({ replyTo }) => replyTo?.[0]?.address).sort()).toEqual([
      'al@mail.example',
      'camille@mail.example',
    ]);
    expect(await send(body)).toEqual(sent);
    expect(post.taken).toHaveLength(2);
    for (const row of await queued())
      expect(row).toMatchObject({ state: 'sent', recipient: null, message: null });
    services.failures.splice(0);
  });
  it('reports a later refusal or expiry to the writer and the operator', async () => {
    for (const [answer, until] of [
      ['refuses', `now() + interval '1 day'`],
      ['takes', 'now()'],
    ] as const) {
      post.answer = 'busy';
      const body = await written();
      expect(await send(body)).toEqual(waits);
      await services.store.pool.query(`update deliveries set until = ${until} where state = 'waiting'`);
      services.failures.splice(0);
      post.answer = answer;
      await triesAgain();
      expect(String([services, twin].flatMap(({ failures }) => failures.splice(0)))).toMatch(
        /refused for good|given up/,
      );
      expect((await queued()).filter(({ message }) => message !== null)).toEqual([]);
      expect(post.taken).toEqual([]);
      post.answer = 'takes';
      expect(await send(body)).toEqual(sent);
      post.taken.length = 0;
    }
  });
});

describe('a challenge', () => {
  it('is valid for one message', async () => {
    const body = await written();
    await send(body);
    expect(await send({ ...body, id: createId() })).toEqual({ ...notSent, wrongSolution: true });
    expect(post.taken).toHaveLength(1);
  });

  it('that is unsolved or forged sends nothing', async () => {
    const body = await written();
    for (const changes of [{ solution: 1 }, { challenge: 'x' }, { challenge: `1${body.challenge}` }])
      expect(await send({ ...body, ...changes })).toEqual({ ...notSent, wrongSolution: true });
    expect(post.taken).toEqual([]);
    expect(await stored()).toEqual([]);
  });
});
