import { caseCalls } from '@parvis/api/calls/cases';
import { mobileCalls } from '@parvis/api/calls/mobile';
import { ownAddressCalls } from '@parvis/api/calls/ownAddress';
import { sessionCalls } from '@parvis/api/calls/session';
import { townCalls } from '@parvis/api/calls/town';
import type { GivenContact } from '@parvis/api/entities/reporterContact';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../platform/db/testing/testDatabase.ts';
import { createId } from '../../platform/lib/ids.ts';
import {
  buildOpening,
  createContributor,
  fetchLastCode,
  fetchMessages,
  getFirst,
  type Person,
  sendStep,
  signInStaff,
} from '../../testing/person.ts';
import { openTestServices } from '../../testing/testServices.ts';
import { streamOwnCases } from '../privacy/export/ownData.ts';
import { formatCase } from '../privacy/export/ownText.ts';

const { url } = await createTestDatabase();
const services = await openTestServices(url);
afterAll(async () => {
  await services.close();
  expect(services.failures).toEqual([]);
});
const { pool } = services.store;

async function wants(wanted: 'no' | 'offered' | 'asked') {
  await pool.query(`update customers set contact_wanted = $1 where cuid = 'testville'`, [wanted]);
  services.services.customers.invalidate();
}
beforeEach(() => wants('offered'));

const anna = await signInStaff(services);
let people = 0;
const fresh = () => {
  people += 1;
  return `jo${people}@mail.example`;
};

/** Opens a case, optionally with a contact. */
async function opens(jo: Person, contact?: GivenContact): Promise<string> {
  const { csid } = getFirst(
    await jo.call(caseCalls.casesInit, { ...buildOpening(), ...(contact && { contact }) }),
  );
  return csid;
}
const gives = (jo: Person, csid: string, contact: GivenContact | undefined, id = createId()) =>
  jo.send(mobileCalls.casesChange, { csid, id, step: 'contact', ...(contact && { contact }) });
const seenByStaff = async (csid: string) => getFirst(await anna.call(townCalls.discussInfo, { csid }));
const seenBy = async (jo: Person, csid: string) => getFirst(await jo.call(mobileCalls.discussInfo, { csid }));
/** Events of a case. */
const events = async (jo: Person, csid: string) =>
  (await fetchMessages(jo, csid)).flatMap(({ flags }) => flags ?? []);
async function proves(jo: Person, mail: string) {
  const { rqid } = getFirst(await jo.call(ownAddressCalls.mailVerifInit, { mail }));
  return jo.call(ownAddressCalls.mailVerifCode, { rqid, code: await fetchLastCode(services, mail) });
}

it('is accepted with a report only if addLaterOn is off, and stays editable', async () => {
  const atOnce = await openTestServices(url, { config: { addLaterOn: false } });
  await wants('offered');
  const [jo, al] = [await createContributor(atOnce), await createContributor(atOnce)];
  const { flags } = await jo.call(sessionCalls.userSts, { newCookies: false });
  expect(flags.addLaterOn).toBe(false);
  const without = await opens(jo);
  expect((await gives(jo, without, { phone: '0612345678' })).error?.code).toBe('stepNotAllowed');
  const given = await opens(al, { phone: '0612345678' });
  expect((await gives(al, given, { mail: 'al@mail.example' })).status).toBe(200);
  expect((await gives(al, given, {})).status).toBe(200);
  await atOnce.close();
});
const phone = { kind: 'phone', value: '33612345678', shown: '+33 6 12 34 56 78', verified: false };

describe('contact given with a report', () => {
  it("is shown to staff as unverified, has a message, and keeps the report's snippet", async () => {
    const jo = await createContributor(services);
    const csid = await opens(jo, { phone: '06 12 34 56 78', mail: ' Jo@Mail.Example ' });
    const mail = { kind: 'mail', value: 'jo@mail.example', verified: false };
    expect((await seenByStaff(csid)).contact).toEqual([mail, phone]);
    expect((await seenBy(jo, csid)).contact).toEqual([mail, phone]);
    expect(await events(jo, csid)).toEqual(['create', 'addId']);
    const { last } = await seenByStaff(csid);
    expect(last.kind).toBeUndefined();
    expect(last.txt).toContain('La porte ne ferme plus');
    expect(last.msgId).toBe(3);
  });

  it.each([
    ['+687 75 12 34', '+687751234', '+687 75 12 34'],
    ['+689 87 12 34 56', '+68987123456', '+689 87 12 34 56'],
    ['+508 55 12 34', '+508551234', '+508 55 12 34'],
    ['+32 470 12 34 56', '+32470123456', '+32 470 12 34 56'],
    ['0049 151 12345678', '+4915112345678', '+49 1511 2345678'],
    ['+44 7700 900123', '+447700900123', '+44 7700 900123'],
    ['33612345678', '33612345678', '+33 6 12 34 56 78'],
    ['tel:+33612345678', '33612345678', '+33 6 12 34 56 78'],
  ])('may be the number %s, kept as %s and shown as %s', async (given, value, shown) => {
    const jo = await createContributor(services);
    const csid = await opens(jo, { phone: given });
    expect((await seenByStaff(csid)).contact).toEqual([{ kind: 'phone', value, shown, verified: false }]);
  });

  it('is verified where the reporter has proved it, before or afterwards, and no more once they prove another', async () => {
    const [jo, mail] = [await createContributor(services), fresh()];
    const csid = await opens(jo, { mail });
    const seen = async () => (await seenByStaff(csid)).contact;
    expect(await seen()).toEqual([{ kind: 'mail', value: mail, verified: false }]);
    await proves(jo, mail);
    expect(await seen()).toEqual([{ kind: 'mail', value: mail, verified: true }]);
    const later = await opens(jo, { mail });
    expect((await seenByStaff(later)).contact).toEqual([{ kind: 'mail', value: mail, verified: true }]);
    await proves(jo, fresh());
    expect(await seen()).toEqual([{ kind: 'mail', value: mail, verified: false }]);
  });
  it('verified by another person stays unverified', async () => {
    const [jo, eve, mail] = [await createContributor(services), await createContributor(services), fresh()];
    await proves(jo, mail);
    expect((await seenByStaff(await opens(eve, { mail }))).contact).toEqual([
      { kind: 'mail', value: mail, verified: false },
    ]);
  });

  it.each([
    ['asked', {}, ['create', 'idMissing']],
    ['asked', { phone: ' ' }, ['create', 'idMissing']],
    ['asked', { phone: '0612345678' }, ['create', 'addId']],
    ['offered', {}, ['create']],
    ['offered', { mail: 'jo@mail.example' }, ['create', 'addId']],
    ['no', { mail: 'jo@mail.example' }, ['create']],
  ] as const)('with policy %s and contact %o stores the matching message', async (wanted, contact, told) => {
    await wants(wanted);
    const jo = await createContributor(services);
    const csid = await opens(jo, contact);
    expect(await events(jo, csid)).toEqual(told);
    expect((await seenByStaff(csid)).contact !== undefined).toBe(told.includes('addId' as never));
  });

  it.each([
    [{ mail: 'jo' }, 'body.contact.mail'],
    [{ phone: '12' }, 'body.contact.phone'],
    [{ phone: '+999 12 34 56 78' }, 'body.contact.phone'],
  ])('%o is refused by its place', async (contact, path) => {
    const jo = await createContributor(services);
    const { status, error } = await jo.send(caseCalls.casesInit, { ...buildOpening(), contact });
    expect({ status, error }).toMatchObject({ status: 400, error: { code: 'badRequest', path } });
  });
});

describe('reporter of a case', () => {
  it('sets, changes and withdraws a contact, each with a message unless unchanged', async () => {
    const jo = await createContributor(services);
    const csid = await opens(jo);
    expect((await seenBy(jo, csid)).can).toContain('contact');
    const given = async () => (await seenByStaff(csid)).contact?.map(({ value }) => value);
    for (const [contact, now] of [
      [{ phone: '0612345678' }, ['33612345678']],
      [{ phone: '+33612345678' }, ['33612345678']],
      [{ phone: '0798765432' }, ['33798765432']],
      [{}, undefined],
      [{}, undefined],
    ] as const) {
      expect((await gives(jo, csid, contact)).status).toBe(200);
      expect(await given()).toEqual(now);
    }
    expect(await events(jo, csid)).toEqual(['create', 'addId', 'update', 'idMissing']);
  });
  it('can change it until the case closes', async () => {
    const jo = await createContributor(services);
    const csid = await opens(jo, { phone: '0612345678' });
    await sendStep(anna, csid, 'handle');
    expect((await gives(jo, csid, { phone: '0612345679' })).status).toBe(200);
    await sendStep(anna, csid, 'close', { outcome: 'solved' });
    expect((await seenBy(jo, csid)).can).not.toContain('contact');
    expect(await gives(jo, csid, {})).toMatchObject({ status: 409, error: { code: 'stepNotAllowed' } });
  });
  it.each([
    ['without a contact', undefined, 'body.contact'],
    ['with half a number', { phone: '06' }, 'body.contact.phone'],
  ])('is refused %s', async (_, contact, path) => {
    const jo = await createContributor(services);
    expect(await gives(jo, await opens(jo), contact)).toMatchObject({ status: 400, error: { path } });
  });

  it('is the only one allowed; a stranger gets unknownCase', async () => {
    const [jo, eve] = [await createContributor(services), await createContributor(services)];
    const csid = await opens(jo);
    expect(await gives(eve, csid, { phone: '0612345678' })).toMatchObject({
      status: 404,
      error: { code: 'unknownCase' },
    });
  });
});

describe('contact is removed', () => {
  const kept = async (csid: string) =>
    (await pool.query('select contact from cases where csid = $1', [csid])).rows[0]?.contact;

  it('when its person is erased, while the case stays', async () => {
    const jo = await createContributor(services);
    const csid = await opens(jo, { phone: '0612345678' });
    await jo.call(sessionCalls.userEraseAll);
    expect(await kept(csid)).toBeNull();
    expect((await seenByStaff(csid)).contact).toBeUndefined();
  });

  it('when the address is erased, keeping the number', async () => {
    const [jo, mail] = [await createContributor(services), fresh()];
    const [both, alone] = [await opens(jo, { mail, phone: '0612345678' }), await opens(jo, { mail })];
    const ended = await opens(jo, { mail });
    await sendStep(anna, ended, 'handle');
    await sendStep(anna, ended, 'reject', { txt: 'Hors de la ville' });
    await proves(jo, mail);
    await jo.call(ownAddressCalls.mailRemove);
    expect([await kept(both), await kept(alone), await kept(ended)]).toEqual([
      { phone: '33612345678' },
      null,
      null,
    ]);
    expect((await events(jo, both)).at(-1)).toBe('update');
    expect((await events(jo, alone)).at(-1)).toBe('idMissing');
    expect((await events(jo, ended)).at(-1)).toBe('reject');
  });

  it("and before that is part of the person's export", async () => {
    const jo = await createContributor(services);
    const csid = await opens(jo, { phone: '0612345678' });
    const { rows } = await pool.query('select reporter from cases where csid = $1', [csid]);
    const reader = { crUid: rows[0].reporter, staff: false, locale: 'fr-FR' } as const;
    const all = [];
    for await (const one of streamOwnCases(services.services, reader)) all.push(one);
    expect(all[0]?.info.contact).toEqual([phone]);
    expect(formatCase(getFirst(all), 'fr-FR').replaceAll(/\s/g, ' ')).toContain('+33 6 12 34 56 78');
  });
});

describe('merging two accounts', () => {
  it('adds a message to active cases of the merged one', async () => {
    const mail = fresh();
    const known = await createContributor(services);
    const before = await opens(known);
    await proves(known, mail);
    const phone = await createContributor(services);
    const [open, ended] = [await opens(phone), await opens(phone)];
    await sendStep(anna, ended, 'handle');
    await sendStep(anna, ended, 'close', { outcome: 'solved' });
    await proves(phone, mail);
    const { crUid } = await phone.call(sessionCalls.userSts, { newCookies: false });
    const told = (await fetchMessages(phone, open)).at(-1);
    expect(told).toMatchObject({ flags: ['mergeProfile'], mine: true, crUid, mergeProfile: { crUid } });
    expect(told?.statement).toBe('statement.mergeProfile');
    const read = (await anna.call(townCalls.fetchReq, { csid: open })).at(-1);
    expect(read).toMatchObject({ flags: ['mergeProfile'], mine: false, mergeProfile: { crUid } });
    expect(Object.keys(read ?? {}).sort()).toEqual(
      ['crUid', 'csid', 'flags', 'id', 'mergeProfile', 'mine', 'msgCdatim1', 'msgId', 'statement'].sort(),
    );
    expect(await events(phone, before)).toEqual(['create']);
    expect(await events(phone, ended)).toEqual(['create', 'handle', 'crWeb', 'close']);
    expect((await seenByStaff(open)).last).toMatchObject({ kind: 'mergeProfile', mine: false });
  });
});
