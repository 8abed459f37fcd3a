import type { BodyOf } from '@parvis/api/call';
import { caseCalls } from '@parvis/api/calls/cases';
import { counterCalls, spokenCalls } from '@parvis/api/calls/counter';
import { linkCalls, mobileLinkCalls } from '@parvis/api/calls/links';
import { mobileCalls } from '@parvis/api/calls/mobile';
import { townCalls } from '@parvis/api/calls/town';
import { desc } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { outbox } from '../../platform/db/schema.ts';
import { createTestDatabase } from '../../platform/db/testing/testDatabase.ts';
import { createId } from '../../platform/lib/ids.ts';
import {
  buildOpening,
  createContributor,
  fetchMessages,
  getFirst,
  Person,
  signInStaff,
} from '../../testing/person.ts';
import { openTestServices } from '../../testing/testServices.ts';

const services = await openTestServices((await createTestDatabase()).url);
const { pool, db } = services.store;
afterAll(async () => {
  await services.close();
  expect(services.failures).toEqual([]);
});

type Opening = BodyOf<typeof counterCalls.counterOpen>;
let anna: Person;
let bruno: Person;
beforeAll(async () => {
  anna = await signInStaff(services);
  bruno = await signInStaff(services, 'bruno@testville.example');
  await pool.query(`update customers set contact_wanted = 'offered' where cuid = 'testville'`);
  services.services.customers.invalidate();
});

const build = (more: Partial<Opening> = {}): Opening => {
  const { csid, ccatCode, questionnaireId, played } = buildOpening();
  return {
    ...{ id: csid, ccatCode, questionnaireId, played },
    ...{ channel: 'phone', place: 'hall', send: 'number' },
    ...more,
  };
};
const PHONE = { phone: '06 12 34 56 91' };
const open = async (more: Partial<Opening> = {}, by = anna) =>
  getFirst(await by.call(counterCalls.counterOpen, build(more)));
const refuse = async (more: Partial<Opening>) =>
  (await anna.send(counterCalls.counterOpen, build(more))).error;
const loadInfo = async (csid: string, by = anna) => getFirst(await by.call(townCalls.casesGetInfo, { csid }));
const join = async (person: Person, connectId: string) =>
  getFirst(await person.call(mobileLinkCalls.linksJoin, { connectId }));
const fetchSent = async (kind: 'mail' | 'sms') =>
  (await db.select().from(outbox).orderBy(desc(outbox.id))).find((one) => one.kind === kind);
const findLinkIn = (text = ''): string => /\/m\/c\/([\w-]+)/.exec(text)?.[1] ?? '';
const findNumber = async (number = '') =>
  getFirst(await new Person(services).call(spokenCalls.linkNumber, { number })).connectId;

describe('a case that staff open for a caller', () => {
  it('is an open case of a person without a device, and says who took it', async () => {
    const { csid, caseNbr, link } = await open({ channel: 'counter' });
    expect(link).toMatchObject({ sent: 'number', number: expect.stringMatching(`^${caseNbr}-`) });
    const info = await loadInfo(csid);
    expect(info).toMatchObject({
      ...{ state: 'open', channel: 'counter', mine: false, handlers: [], placeLbl: 'Hall · Au fond' },
      intake: { channel: 'counter', by: 'Anna Petit', link: { state: 'waiting', sent: 'number' } },
    });
    expect(info.unread).toBeGreaterThan(0);
    const read = await anna.call(townCalls.fetchReq, { csid, after: 0 });
    expect(read.map(({ flags }) => flags?.[0])).toEqual(['create', undefined, 'takenAtCounter']);
    expect(read[2]).toMatchObject({ mine: true });
    // The agent is not its reporter.
    expect((await anna.send(mobileCalls.discussInfo, { csid })).error?.code).toBe('unknownCase');
  });

  it('is taken at once by who opens it, if they wish', async () => {
    const { csid } = await open({ take: true });
    expect(await loadInfo(csid)).toMatchObject({ state: 'handled', mine: true, handlers: ['Anna Petit'] });
  });

  it('is opened once for one id, and only with the same answers by the same person', async () => {
    const body = build();
    const first = getFirst(await anna.call(counterCalls.counterOpen, body));
    const again = getFirst(await anna.call(counterCalls.counterOpen, body));
    expect([again.csid, again.caseNbr]).toEqual([first.csid, first.caseNbr]);
    expect(again.link?.number).not.toBe(first.link?.number);
    const { rows } = await pool.query('select count(*)::int as n from cases where csid = $1', [body.id]);
    expect(rows).toEqual([{ n: 1 }]);
    for (const [by, other] of [
      [anna, { ...body, channel: 'counter' }],
      [anna, { ...body, played: buildOpening(body.id).played, place: 'pool' }],
      [bruno, body],
    ] as const)
      expect((await by.send(counterCalls.counterOpen, other)).error).toMatchObject({ code: 'conflict' });
  });

  it('refuses missing or invalid fields, and reports where', async () => {
    expect(await refuse({ place: 'nowhere' })).toMatchObject({ path: 'body.place', reason: 'unknown' });
    expect(await refuse({ place: undefined })).toMatchObject({ path: 'body.place', reason: 'missing' });
    expect(await refuse({ contact: PHONE })).toMatchObject({ path: 'body.agreed', reason: 'missing' });
    const agreed = true;
    expect(await refuse({ agreed, contact: { phone: '0612' } })).toMatchObject({
      path: 'body.contact.phone',
    });
    expect(await refuse({ agreed, contact: { mail: 'jo@' } })).toMatchObject({ path: 'body.contact.mail' });
    expect(await refuse({ agreed, contact: { phone: '01 23 45 67 89' }, send: 'sms' })).toMatchObject({
      ...{ path: 'body.contact.phone', reason: 'notPossible' },
    });
    expect(await refuse({ send: 'mail' })).toMatchObject({ path: 'body.contact.mail', reason: 'missing' });
    expect(await refuse({ ccatCode: 'nothing' })).toMatchObject({ code: 'unknownCategory' });
    expect(await refuse({ played: { flags: [], mode: 'whole', events: [] } })).toMatchObject({
      code: 'badRequest',
    });
  });

  it('may lack a place where a link to the customer names none', async () => {
    await pool.query(`insert into connect_links (id, cuid) values ('LnoPlace', 'testville')`);
    const { csid } = await open({ place: undefined });
    expect((await loadInfo(csid)).placeLbl).toMatch(/^Ville de Test /);
    await pool.query(`delete from connect_links where id = 'LnoPlace'`);
  });
});

describe('the link of its person', () => {
  it('leaves by SMS in their language, and makes who opens it first the reporter', async () => {
    const { csid, caseNbr, link } = await open({
      ...{ contact: { ...PHONE, name: ' Jo Martin ' }, agreed: true, send: 'sms', language: 'en-US' },
    });
    expect(link).toMatchObject({ sent: 'sms', to: expect.stringContaining('91') });
    expect(link?.number).toBeUndefined();
    const sms = await fetchSent('sms');
    expect(sms).toMatchObject({ recipient: '33612345691' });
    expect(sms?.body).toContain(`follow your report ${caseNbr} here`);
    expect((await loadInfo(csid)).contact).toEqual([
      { kind: 'name', value: 'Jo Martin', verified: false },
      { kind: 'phone', value: '33612345691', shown: '+33 6 12 34 56 91', verified: false },
    ]);
    await anna.call(townCalls.sendTxt, { csid, id: createId(), txt: 'Nous arrivons' });
    const { waitingSince } = await loadInfo(csid);
    const connectId = findLinkIn(sms?.body);
    const jo = await createContributor(services);
    expect(getFirst(await jo.call(linkCalls.linkInfo, { connectId }))).toMatchObject({
      ...{ state: 'valid', kind: 'case', invitation: { by: 'Anna Petit', as: 'creator', fromStart: true } },
    });
    expect(await join(jo, connectId)).toEqual({ state: 'valid', csid });
    const own = getFirst(await jo.call(mobileCalls.discussInfo, { csid }));
    expect(own).toMatchObject({ intake: { channel: 'phone', by: 'Anna Petit' }, language: 'en-US' });
    expect(own.invited).toBeUndefined();
    expect(own.channel).toBeUndefined();
    expect(own.can).toEqual(expect.arrayContaining(['send', 'contact', 'cancel']));
    const read = await fetchMessages(jo, csid);
    expect(read.map(({ msgTxt, flags, mine }) => [msgTxt ?? flags?.[0], mine])).toEqual(
      expect.arrayContaining([
        ['create', true],
        ['takenByPhone', false],
        ['Nous arrivons', false],
        ['reporterLinked', true],
      ]),
    );
    await jo.call(mobileCalls.sendTxt, { csid, id: createId(), txt: 'Merci' });
    const info = await loadInfo(csid);
    expect(info.intake?.link).toMatchObject({ state: 'used', sent: 'sms' });
    expect(waitingSince).toBeUndefined();
    // No other person, and the same person again.
    const late = await createContributor(services);
    expect(await join(late, connectId)).toEqual({ state: 'usedUp' });
    expect(await join(jo, connectId)).toEqual({ state: 'valid', csid });
    const more = await anna.send(counterCalls.counterLink, { csid, send: 'number' });
    expect(more.error?.code).toBe('stepNotAllowed');
  });

  it('lets an unanswered report wait on when its person opens it', async () => {
    const { csid, link } = await open();
    const { waitingSince } = await loadInfo(csid);
    await join(await createContributor(services), await findNumber(link?.number));
    expect(waitingSince).toBeDefined();
    expect((await loadInfo(csid)).waitingSince).toBe(waitingSince);
  });

  it('leaves by mail, and again, which ends the first', async () => {
    const { csid, link } = await open({ contact: { mail: 'Jo@mail.example' }, agreed: true, send: 'mail' });
    expect(link).toMatchObject({ sent: 'mail', to: 'j•••@mail.example' });
    const first = await fetchSent('mail');
    expect(first).toMatchObject({ recipient: 'jo@mail.example' });
    await bruno.call(counterCalls.counterLink, { csid, send: 'mail' });
    const second = await fetchSent('mail');
    expect(await join(await createContributor(services), findLinkIn(first?.body))).toEqual({
      state: 'withdrawn',
    });
    expect(await join(await createContributor(services), findLinkIn(second?.body))).toMatchObject({
      state: 'valid',
    });
  });

  it('is found by the number that was noted, in any spelling, until its code was wrong ten times', async () => {
    const { csid, caseNbr, link } = await open();
    const { number = '' } = link ?? {};
    const typed = number.toLowerCase().replaceAll('-', ' ');
    const connectId = await findNumber(typed);
    expect(await findNumber(number)).toBe(connectId);
    const wrong = `${caseNbr}-222-222`;
    const guess = async (said: string) =>
      (await new Person(services).send(spokenCalls.linkNumber, { number: said })).error?.code;
    for (let tries = 0; tries < 10; tries += 1) expect(await guess(wrong)).toBe('unknownLink');
    expect(await guess(number)).toBe('unknownLink');
    expect(await guess('')).toBe('unknownLink');
    const [next] = await anna.call(counterCalls.counterLink, { csid, send: 'number' });
    expect(await findNumber(next?.number)).not.toBe(connectId);
  });

  it('tells no number of an ended case', async () => {
    const { csid, link } = await open({ take: true });
    await anna.call(townCalls.casesHandling, { csid, id: createId(), step: 'close', outcome: 'solved' });
    const again = await anna.send(counterCalls.counterLink, { csid, send: 'number' });
    expect(again.error?.code).toBe('stepNotAllowed');
    expect(await join(await createContributor(services), await findNumber(link?.number))).toEqual({
      state: 'caseEnded',
    });
  });

  it('refuses visitors whom the customer blocked', async () => {
    const { link } = await open();
    const jo = await createContributor(services);
    const { csid } = getFirst(await jo.call(caseCalls.casesInit, buildOpening()));
    await pool.query(
      `insert into blocks (cuid, cr_uid, reason) select cuid, reporter, '["abuse"]' from cases where csid = $1`,
      [csid],
    );
    const joined = await jo.send(mobileLinkCalls.linksJoin, { connectId: await findNumber(link?.number) });
    expect(joined.error?.code).toBe('blocked');
  });
});

describe('stored data of its person', () => {
  it('is erased on request, with an anonymous log entry', async () => {
    const { csid, caseNbr } = await open({ contact: { ...PHONE, name: 'Jo' }, agreed: true });
    await bruno.call(counterCalls.counterForget, { csid });
    await bruno.call(counterCalls.counterForget, { csid });
    expect((await loadInfo(csid)).contact).toBeUndefined();
    const { rows } = await pool.query(
      `select what, name, about, details::text from trail where about = $1 order by id`,
      [caseNbr],
    );
    expect(rows).toEqual([
      { what: 'takenFor', name: 'Anna Petit', about: caseNbr, details: null },
      { what: 'contactErased', name: 'Bruno Roux', about: caseNbr, details: null },
    ]);
  });

  it('goes with the name where the reporter withdraws it, and stays where they change the number', async () => {
    const { csid, link } = await open({ contact: { ...PHONE, name: 'Jo' }, agreed: true });
    const jo = await createContributor(services);
    await join(jo, await findNumber(link?.number));
    const change = (contact: { phone?: string }) =>
      jo.call(mobileCalls.casesChange, { csid, id: createId(), step: 'contact', contact });
    await change({ phone: '0612345692' });
    expect((await loadInfo(csid)).contact?.map(({ value }) => value)).toEqual(['Jo', '33612345692']);
    await change({});
    expect((await loadInfo(csid)).contact).toBeUndefined();
  });

  it('is stored nowhere by a customer that keeps no contacts', async () => {
    await pool.query(`update customers set contact_wanted = 'no' where cuid = 'testville'`);
    services.services.customers.invalidate();
    const { csid } = await open({ contact: { ...PHONE, name: 'Jo' } });
    const { rows } = await pool.query('select contact from cases where csid = $1', [csid]);
    expect(rows).toEqual([{ contact: null }]);
    await pool.query(`update customers set contact_wanted = 'offered' where cuid = 'testville'`);
    services.services.customers.invalidate();
  });
});
