import { mobileCalls } from '@parvis/api/calls/mobile';
import { ownPhoneCalls } from '@parvis/api/calls/ownPhone';
import { townCalls } from '@parvis/api/calls/town';
import type { Action, Played } from '@parvis/questionnaire/model/played';
import { formatPhone } from '@parvis/questionnaire/model/values/validate';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../platform/db/testing/testDatabase.ts';
import { createId } from '../../platform/lib/ids.ts';
import {
  createContributor,
  fetchLastSmsCode,
  fetchMessages,
  getFirst,
  openCase,
  Person,
  sendStep,
  signIn,
  signInStaff,
} from '../../testing/person.ts';
import { buildTextActions, played } from '../../testing/played.ts';
import { openTestServices } from '../../testing/testServices.ts';

const { url } = await createTestDatabase();
const services = await openTestServices(url);
afterAll(async () => {
  await services.close();
  expect(services.failures).toEqual([]);
});
const { pool } = services.store;
beforeEach(() => pool.query('delete from verifications; delete from deliveries'));
const anna = await signInStaff(services);

let last = 30_000_000;
const fresh = () => {
  last += 1;
  return { typed: `06${last}`, phone: `336${last}` };
};
/** A case that Anna handles. */
async function handled(): Promise<{ jo: Person; csid: string }> {
  const jo = await createContributor(services);
  const csid = await openCase(jo);
  await sendStep(anna, csid, 'handle');
  return { jo, csid };
}
const asks = (agent: Person, csid: string, id = createId()) =>
  agent.send(townCalls.sendQstn, { csid, id, question: { kind: 'mobile' } });
/** A case with a question to its reporter. */
async function asked() {
  const { jo, csid } = await handled();
  const { data = [] } = await asks(anna, csid);
  return { jo, csid, msgIdAnswer: getFirst(data).msgId };
}
async function proves(jo: Person, { typed, phone }: { typed: string; phone: string }) {
  const { rqid = '' } = getFirst(
    await jo.call(ownPhoneCalls.loginSmsInit, { phoneMob: typed, newPhone: true }),
  );
  const code = await fetchLastSmsCode(services, phone);
  expect(getFirst(await jo.call(ownPhoneCalls.phoneConfirm, { rqid, phoneMob: typed, code })).success).toBe(
    true,
  );
}

const says = (value: boolean): Action => ({ type: 'YESNO', item: 'answer.mobileNeeded', value });
const heard = (...flags: string[]): Action => ({ type: 'OUTCOME', flags });
const accepts = (typed: string): Played =>
  played(
    says(true),
    ...buildTextActions('answer.sms.contact', typed),
    heard(),
    ...buildTextActions('answer.sms.code', 'aaaaa'),
    heard(),
    { type: 'CONFIRM' },
  );
const refuses = played(says(false));
const answers = (jo: Person, csid: string, msgIdAnswer: number, done: Played, id = createId()) =>
  jo.send(mobileCalls.sendForm, { csid, id, msgIdAnswer, played: done });

const events = async (jo: Person, csid: string) =>
  (await fetchMessages(jo, csid)).flatMap(({ flags }) => flags ?? []);
const seenByStaff = async (csid: string) => getFirst(await anna.call(townCalls.discussInfo, { csid }));
const canOf = async (jo: Person, csid: string) =>
  getFirst(await jo.call(mobileCalls.discussInfo, { csid })).can;

describe('mobile number', () => {
  it('is requested by a handler, once at a time, idempotently', async () => {
    const { jo, csid } = await handled();
    expect((await seenByStaff(csid)).can).toContain('askMobile');
    const id = createId();
    const one = await asks(anna, csid, id);
    expect(one.data?.[0]).toMatchObject({ flow: 'mobileNeeded', mine: true });
    expect((await asks(anna, csid, id)).data?.[0]?.msgId).toBe(one.data?.[0]?.msgId);
    expect(await asks(anna, csid)).toMatchObject({ status: 409, error: { code: 'stepNotAllowed' } });
    expect((await seenByStaff(csid)).can).not.toContain('askMobile');
    expect((await seenByStaff(csid)).last.kind).toBe('mobileNeeded');
    expect(await canOf(jo, csid)).toContain('giveMobile');
    expect((await fetchMessages(jo, csid)).filter(({ flow }) => flow === 'mobileNeeded')).toHaveLength(1);
  });

  it('is answered also where its question takes a reopened case without an earlier handler', async () => {
    const jo = await createContributor(services);
    const csid = await openCase(jo);
    await sendStep(anna, csid, 'close', { outcome: 'solved' });
    await jo.call(mobileCalls.casesChange, { csid, id: createId(), step: 'reopen' });
    const { data = [] } = await asks(anna, csid);
    const sent = await answers(jo, csid, getFirst(data).msgId, refuses);
    expect(sent.data?.[0]).toMatchObject({ answers: { 'answer.mobileNeeded': false } });
  });

  it('cannot be requested by others or under the id of another message', async () => {
    const { csid } = await handled();
    const other = await signIn(new Person(services), 'bruno@testville.example');
    expect(await asks(other, csid)).toMatchObject({ error: { code: 'stepNotAllowed' } });
    const id = createId();
    await anna.call(townCalls.sendTxt, { csid, id, txt: 'Bonjour' });
    expect(await asks(anna, csid, id)).toMatchObject({ error: { code: 'conflict' } });
  });

  it('cannot be requested without SMS', async () => {
    const silent = await openTestServices(url, { config: { demo: false, smtpUrl: 'smtp://127.0.0.1:9' } });
    const agent = new Person(silent);
    agent.cookie = anna.cookie;
    const { csid } = await handled();
    expect(await asks(agent, csid)).toMatchObject({ error: { code: 'stepNotAllowed' } });
    expect(getFirst(await agent.call(townCalls.discussInfo, { csid })).can).not.toContain('askMobile');
    await silent.close();
  });

  it('is stored as verified contact once confirmed, with a message', async () => {
    const { jo, csid, msgIdAnswer } = await asked();
    const number = fresh();
    await proves(jo, number);
    const id = createId();
    const sent = await answers(jo, csid, msgIdAnswer, accepts(number.typed), id);
    expect(sent.data?.[0]).toMatchObject({ msgIdAnswer, answers: { 'answer.mobileNeeded': true } });
    // Intermediate inputs are not stored.
    expect(JSON.stringify(await fetchMessages(jo, csid))).not.toContain(number.typed);
    expect((await seenByStaff(csid)).contact).toEqual([
      { kind: 'phone', value: number.phone, shown: formatPhone(number.phone), verified: true },
    ]);
    expect(await events(jo, csid)).toEqual(['create', 'handle', 'crWeb', 'addId']);
    // A repeat changes nothing.
    expect((await answers(jo, csid, msgIdAnswer, accepts(number.typed), id)).data?.[0]?.msgId).toBe(
      sent.data?.[0]?.msgId,
    );
    expect(await events(jo, csid)).toEqual(['create', 'handle', 'crWeb', 'addId']);
    expect(await canOf(jo, csid)).not.toContain('giveMobile');
    expect(await answers(jo, csid, msgIdAnswer, refuses)).toMatchObject({
      error: { code: 'stepNotAllowed' },
    });
  });

  it('confirmed by the device only stays missing', async () => {
    const { jo, csid, msgIdAnswer } = await asked();
    await answers(jo, csid, msgIdAnswer, accepts(fresh().typed));
    expect(await events(jo, csid)).toEqual(['create', 'handle', 'crWeb', 'idMissing']);
    expect((await seenByStaff(csid)).contact).toBeUndefined();
  });
  it('confirmed earlier is given with one tap', async () => {
    const { jo, csid, msgIdAnswer } = await asked();
    const number = fresh();
    await proves(jo, number);
    const known = { ...played(says(true), { type: 'NEXT', item: 'mobileNeeded.give' }, { type: 'CONFIRM' }) };
    await answers(jo, csid, msgIdAnswer, { ...known, flags: ['hasPhone'] });
    expect((await seenByStaff(csid)).contact).toEqual([
      { kind: 'phone', value: number.phone, shown: formatPhone(number.phone), verified: true },
    ]);
  });
  it('is accepted from the reporter only', async () => {
    const { csid, msgIdAnswer } = await asked();
    const al = await createContributor(services);
    expect(await answers(al, csid, msgIdAnswer, refuses)).toMatchObject({ error: { code: 'unknownCase' } });
  });
});
