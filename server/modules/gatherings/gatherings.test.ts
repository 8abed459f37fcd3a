import { fill } from '@parvis/api/address';
import { addresses } from '@parvis/api/addresses';
import { boardCalls } from '@parvis/api/calls/board';
import { caseCalls } from '@parvis/api/calls/cases';
import { figureCalls } from '@parvis/api/calls/figures';
import { mobileGatheringCalls, townGatheringCalls } from '@parvis/api/calls/gatherings';
import { townLinkCalls } from '@parvis/api/calls/links';
import { mobileCalls } from '@parvis/api/calls/mobile';
import { moderationCalls } from '@parvis/api/calls/moderation';
import { sessionCalls } from '@parvis/api/calls/session';
import { townCalls } from '@parvis/api/calls/town';
import { afterAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../platform/db/testing/testDatabase.ts';
import { createId } from '../../platform/lib/ids.ts';
import {
  createContributor,
  createVisitor,
  fetchMessages,
  getFirst,
  type Person,
  signInStaff,
} from '../../testing/person.ts';
import { openTestServices } from '../../testing/testServices.ts';
import { mergePeople } from '../identity/mergePeople.ts';
import { eraseDue } from '../privacy/retention/eraseDue.ts';

const services = await openTestServices((await createTestDatabase()).url);
const { pool, db } = services.store;
afterAll(async () => {
  await services.close();
  expect(services.failures).toEqual([]);
});

await pool.query(`insert into places (cuid, code, lbl) values ('testville', 'gate', '{"fr":"Porte"}');
  insert into qr_codes (qrid, cuid, place_code, stale, fake) values ('test-gate', 'testville', 'gate', false, false)`);
const anna = await signInStaff(services);
const bruno = await signInStaff(services, 'bruno@testville.example');

type Opening = Parameters<typeof anna.call<typeof townGatheringCalls.gatheringsCreate>>[1];
type Step = Parameters<typeof anna.call<typeof townGatheringCalls.gatheringsStep>>[1];

async function openGathering(more: Partial<NonNullable<Opening>> = {}): Promise<string> {
  const gthrId = createId();
  await anna.call(townGatheringCalls.gatheringsCreate, {
    ...{ gthrId, title: { fr: 'Les bancs', en: 'The benches' }, access: 'customer', ...more },
  });
  return gthrId;
}

const crUidOf = async (person: Person) =>
  (await person.call(sessionCalls.userSts, { newCookies: false })).crUid ?? '';
const join = (person: Person, gthrId: string, name = 'Léa', qrid?: string) =>
  person.send(mobileGatheringCalls.gatheringsJoin, { gthrId, name, ...(qrid && { qrid }) });
const write = (person: Person, csid: string, txt: string) =>
  person.send(mobileCalls.sendTxt, { csid, id: createId(), txt });
const step = (gthrId: string, name: NonNullable<Step>['step'], more: Partial<NonNullable<Step>> = {}) =>
  anna.send(townGatheringCalls.gatheringsStep, { gthrId, id: createId(), step: name, ...more });
const readTexts = async (person: Person, csid: string) =>
  (await fetchMessages(person, csid)).map(({ msgTxt, flags }) => msgTxt ?? flags?.[0]);

async function joinAs(gthrId: string, name: string): Promise<Person> {
  const person = await createContributor(services);
  expect((await join(person, gthrId, name)).error).toBeUndefined();
  return person;
}

describe('a gathering', () => {
  it('is listed without words or names, joined under a name, and written in by all', async () => {
    const gthrId = await openGathering({ intro: { fr: 'Où les mettre' } });
    const lea = await joinAs(gthrId, 'Léa');
    await write(lea, gthrId, 'Bonjour');
    await anna.call(townCalls.sendTxt, { csid: gthrId, id: createId(), txt: 'Bienvenue' });
    const visitor = await createVisitor(services);
    const listed = await visitor.call(mobileGatheringCalls.gatheringsListAll, {});
    expect(listed.find((one) => one.gthrId === gthrId)).toMatchObject({
      ...{ title: 'Les bancs', intro: 'Où les mettre', state: 'open', access: 'customer', people: 2 },
    });
    expect(JSON.stringify(listed)).not.toMatch(/Bonjour|Bienvenue|Léa|Anna/);
    const info = getFirst(await visitor.call(mobileGatheringCalls.gatheringsInfo, { gthrId }));
    expect(info.joined).toBeUndefined();
    expect(JSON.stringify(info)).not.toMatch(/Bonjour|Bienvenue|Léa|Anna/);

    const karim = await joinAs(gthrId, 'K.');
    await write(karim, gthrId, 'Bonsoir');
    expect(await readTexts(lea, gthrId)).toEqual(['gthrOpened', 'Bonjour', 'Bienvenue', 'Bonsoir']);
    const read = await fetchMessages(karim, gthrId);
    expect(read.every((one) => one.gthrId === gthrId)).toBe(true);
    const own = getFirst(await karim.call(mobileCalls.discussInfo, { csid: gthrId }));
    expect(own).toMatchObject({ gthrId, ccatLbls: ['Les bancs'], can: ['send', 'leave'], state: 'handled' });
    expect(own.participants.map(({ name, staff }) => [name, staff])).toEqual([
      ['Anna Petit', true],
      ['Léa', false],
      ['K.', false],
    ]);
    expect(getFirst(await lea.call(mobileGatheringCalls.gatheringsInfo, { gthrId }))).toMatchObject({
      ...{ joined: true, name: 'Léa', unread: 2 },
    });
  });

  it('of a place is listed and joined by its codes alone', async () => {
    const gthrId = await openGathering({ access: 'place', place: 'hall' });
    const jo = await createContributor(services);
    const find = async (qrid?: string) =>
      (await jo.call(mobileGatheringCalls.gatheringsListAll, qrid ? { qrid } : {})).find(
        (one) => one.gthrId === gthrId,
      );
    expect(await find()).toBeUndefined();
    expect(await find('test-gate')).toBeUndefined();
    expect(await find('test-hall')).toMatchObject({ here: true, place: 'hall' });
    expect((await join(jo, gthrId)).error?.code).toBe('unknownGathering');
    expect((await join(jo, gthrId, 'Jo', 'test-hall')).data).toMatchObject([{ joined: true }]);
    expect(await find()).toMatchObject({ joined: true });
  });

  it('by link is listed only to its members', async () => {
    const gthrId = await openGathering({ access: 'link' });
    const jo = await createContributor(services);
    const list = async () =>
      (await jo.call(mobileGatheringCalls.gatheringsListAll, { qrid: 'test-hall' })).map((one) => one.gthrId);
    expect(await list()).not.toContain(gthrId);
    await join(jo, gthrId);
    expect(await list()).toContain(gthrId);
  });

  it('is opened by visitors where the customer allows it, three at a time', async () => {
    const jo = await createContributor(services);
    const open = (gthrId = createId()) =>
      jo.send(mobileGatheringCalls.gatheringsCreate, {
        ...{ gthrId, title: 'Mon banc', access: 'link', name: 'Jo' },
      });
    const id = createId();
    expect((await open(id)).data).toMatchObject([{ title: 'Mon banc', joined: true, name: 'Jo', people: 1 }]);
    expect((await open(id)).data).toMatchObject([{ gthrId: id }]);
    await open();
    await open();
    expect((await open()).error?.code).toBe('stepNotAllowed');
    const anyone = await createContributor(services);
    const same = { gthrId: id, title: 'Mon banc', access: 'link', name: 'Jo' } as const;
    expect((await anyone.send(mobileGatheringCalls.gatheringsCreate, same)).error?.code).toBe('conflict');
    await pool.query(`update customers set gatherings = 'staff' where cuid = 'testville'`);
    services.services.customers.invalidate();
    expect(
      (await anyone.send(mobileGatheringCalls.gatheringsCreate, { ...same, gthrId: createId() })).error?.code,
    ).toBe('stepNotAllowed');
    await pool.query(`update customers set gatherings = 'contributors' where cuid = 'testville'`);
    services.services.customers.invalidate();
  });

  it('lists that visitors may open one, where the customer allows it and they are not blocked', async () => {
    const jo = await createContributor(services);
    const mayOpen = async () => (await jo.send(mobileGatheringCalls.gatheringsListAll, {})).beside?.mayOpen;
    expect(await mayOpen()).toBe(true);
    await pool.query(`update customers set gatherings = 'staff' where cuid = 'testville'`);
    services.services.customers.invalidate();
    expect(await mayOpen()).toBeUndefined();
    await pool.query(`update customers set gatherings = 'contributors' where cuid = 'testville'`);
    services.services.customers.invalidate();
    await pool.query(`insert into blocks (cuid, cr_uid, reason) values ('testville', $1, '{}')`, [
      await crUidOf(jo),
    ]);
    expect(await mayOpen()).toBeUndefined();
  });

  it('has a picture of its address as a QR code', async () => {
    const gthrId = await openGathering({ access: 'link' });
    const draw = (id: string) =>
      services.app.inject({ url: fill(addresses.qrPicture.template, { file: `${id}.svg` }) });
    const picture = await draw(gthrId);
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/svg+xml']);
    expect((await draw(createId())).statusCode).toBe(404);
  });

  it('hides a visitor from another alone, who reads no news of them', async () => {
    const gthrId = await openGathering();
    const lea = await joinAs(gthrId, 'Léa');
    const karim = await joinAs(gthrId, 'Karim');
    const hide = (crUid: string, hidden: boolean) =>
      lea.send(mobileGatheringCalls.gatheringsHide, { gthrId, crUid, hidden });
    const own = async (person: Person) =>
      getFirst(await person.call(mobileGatheringCalls.gatheringsInfo, { gthrId }));
    const karimId = await crUidOf(karim);
    expect((await hide(karimId, true)).data).toMatchObject([{ hidden: [karimId] }]);
    await hide(karimId, true);
    await write(karim, gthrId, 'Bonjour');
    expect(await own(lea)).toMatchObject({ hidden: [karimId], unread: 0 });
    expect(await own(karim)).not.toHaveProperty('hidden');
    expect((await hide(karimId, false)).data?.[0]).not.toHaveProperty('hidden');
    expect(await own(lea)).toMatchObject({ unread: 1 });
    for (const somebody of [await crUidOf(lea), await crUidOf(await createContributor(services))])
      expect((await hide(somebody, true)).error).toMatchObject({ code: 'badRequest', path: 'body.crUid' });
    const jo = await createContributor(services);
    const body = { gthrId, crUid: karimId, hidden: true };
    expect((await jo.send(mobileGatheringCalls.gatheringsHide, body)).error?.code).toBe('unknownGathering');
  });

  it('follows merged people, and hides no member from themselves', async () => {
    const gthrId = await openGathering();
    const [lea, karim, jo] = [
      await joinAs(gthrId, 'Léa'),
      await joinAs(gthrId, 'Karim'),
      await joinAs(gthrId, 'Jo'),
    ];
    const [leaId, karimId, joId] = [await crUidOf(lea), await crUidOf(karim), await crUidOf(jo)];
    const hide = (person: Person, crUid: string) =>
      person.call(mobileGatheringCalls.gatheringsHide, { gthrId, crUid, hidden: true });
    await hide(lea, karimId);
    await hide(karim, joId);
    await db.transaction((tx) => mergePeople(tx, karimId, joId));
    const { rows } = await pool.query(
      'select cr_uid, hidden from hidden_members where csid = $1 order by cr_uid',
      [gthrId],
    );
    expect(rows).toEqual([{ cr_uid: leaId, hidden: joId }]);
  });

  it('has staff of the whole customer, who take part once they write', async () => {
    const gthrId = await openGathering();
    const lea = await joinAs(gthrId, 'Léa');
    await write(lea, gthrId, 'Bonjour');
    expect(await readTexts(lea, gthrId)).not.toContain('hostJoined');
    expect(getFirst(await bruno.call(townCalls.discussInfo, { csid: gthrId })).can).toEqual(['send']);
    await bruno.call(townCalls.sendTxt, { csid: gthrId, id: createId(), txt: 'Je passe' });
    expect(await readTexts(lea, gthrId)).toEqual(['gthrOpened', 'Bonjour', 'hostJoined', 'Je passe']);
    await bruno.call(townCalls.casesLeave, { csid: gthrId, id: createId() });
    expect(await readTexts(lea, gthrId)).toContain('leave');
    expect((await write(lea, gthrId, 'Au revoir')).error).toBeUndefined();
    for (const name of ['handle', 'hold', 'close', 'reject'] as const)
      expect(
        (
          await anna.send(townCalls.casesHandling, {
            ...{ csid: gthrId, id: createId(), step: name, txt: 'Non', outcome: 'solved' },
          })
        ).error?.code,
      ).toBe('stepNotAllowed');
  });

  it('appears in no list of cases', async () => {
    const gthrId = await openGathering();
    const lea = await joinAs(gthrId, 'Léa');
    await write(lea, gthrId, 'Bonjour');
    await write(await joinAs(gthrId, 'Karim'), gthrId, 'Bonsoir');
    const { rows } = await pool.query('select nbr from cases where csid = $1', [gthrId]);
    const nbr = String(rows[0]?.nbr);
    for (const filter of [undefined, 'new', 'mine', 'service', 'held', 'all', 'closed', 'danger'] as const)
      expect(await anna.call(boardCalls.casesListAll, { filter, counts: true })).toEqual([]);
    for (const search of ['Bonjour', 'bancs', nbr])
      expect(await anna.call(boardCalls.casesListAll, { search })).toEqual([]);
    expect(await lea.call(caseCalls.townListActivity, {})).toEqual([]);
    expect(await lea.call(mobileCalls.statusActivity, {})).toEqual([]);
    const chloe = await signInStaff(services, 'chloe@testville.example');
    const [figures] = await chloe.call(figureCalls.figuresGet, { by: 'month' });
    expect(figures?.categories).toEqual([]);
    const found = await anna.send(townLinkCalls.linksCreate, { csid: gthrId });
    expect(found.error?.code).toBe('notForGathering');
  });
});

describe('staff', () => {
  it('pin, announce and close', async () => {
    const gthrId = await openGathering();
    const lea = await joinAs(gthrId, 'Léa');
    const { msgId } = getFirst((await write(lea, gthrId, 'Bonjour')).data ?? []);
    const pinned = async () =>
      getFirst(await lea.call(mobileGatheringCalls.gatheringsInfo, { gthrId })).pinned?.msgTxt;
    await step(gthrId, 'pin', { msgId });
    expect(await pinned()).toBe('Bonjour');
    expect((await step(gthrId, 'pin', { msgId: 1 })).error).toMatchObject({ path: 'body.msgId' });
    await step(gthrId, 'unpin');
    expect(await pinned()).toBeUndefined();
    const id = createId();
    await step(gthrId, 'announce', { id, txt: 'Réunion à 18 h' });
    await step(gthrId, 'announce', { id, txt: 'Réunion à 18 h' });
    expect(await pinned()).toBe('Réunion à 18 h');
    expect((await readTexts(lea, gthrId)).filter((txt) => txt === 'Réunion à 18 h')).toHaveLength(1);
    await step(gthrId, 'close', { txt: 'Merci à tous' });
    expect((await step(gthrId, 'announce', { txt: 'Encore' })).error?.code).toBe('gatheringClosed');
    expect(await readTexts(lea, gthrId)).toContain('Merci à tous');
  });

  it('let a member read only, then write again', async () => {
    const gthrId = await openGathering();
    const lea = await joinAs(gthrId, 'Léa');
    const crUid = await crUidOf(lea);
    await step(gthrId, 'silence', { crUid });
    expect((await write(lea, gthrId, 'Encore')).error?.code).toBe('silenced');
    expect(await readTexts(lea, gthrId)).toEqual(['gthrOpened']);
    expect(getFirst(await lea.call(mobileGatheringCalls.gatheringsInfo, { gthrId })).silenced).toBe(true);
    // Leaving does not end a silence.
    await lea.call(mobileGatheringCalls.gatheringsLeave, { gthrId });
    await join(lea, gthrId, 'Léo');
    expect((await write(lea, gthrId, 'Encore')).error?.code).toBe('silenced');
    const karim = await joinAs(gthrId, 'Karim');
    const seen = getFirst(await karim.call(mobileCalls.discussInfo, { csid: gthrId })).participants;
    expect(seen.some(({ silenced }) => silenced)).toBe(false);
    await step(gthrId, 'unsilence', { crUid });
    expect((await write(lea, gthrId, 'Merci')).error).toBeUndefined();
  });

  it('remove a member, who cannot return', async () => {
    const gthrId = await openGathering();
    const lea = await joinAs(gthrId, 'Léa');
    await write(lea, gthrId, 'Bonjour');
    await step(gthrId, 'remove', { crUid: await crUidOf(lea) });
    expect((await write(lea, gthrId, 'Encore')).error?.code).toBe('unknownCase');
    expect((await join(lea, gthrId)).error?.code).toBe('stepNotAllowed');
    expect(await readTexts(await joinAs(gthrId, 'Karim'), gthrId)).toContain('Bonjour');
  });

  it('export messages for managers, without contacts', async () => {
    const gthrId = await openGathering();
    const lea = await joinAs(gthrId, 'Léa');
    await write(lea, gthrId, '=1+1');
    const url = fill(addresses.gatheringSheet.template, { cuid: 'testville', gthrId });
    const { body, headers } = await bruno.get(url);
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(body.split('\r\n')[0]).toBe('\uFEFF"Date";"Nom";"Équipe";"Lu par";"Message";"Fichiers"');
    expect(body).toContain(`;"Léa";"Non";"Tous";"'=1+1";"0"\r\n`);
    expect((await anna.get(url)).statusCode).toBe(403);
    expect((await lea.get(url)).statusCode).toBe(403);
  });

  it('block a member, who joins nothing and loses nothing', async () => {
    const gthrId = await openGathering();
    const lea = await joinAs(gthrId, 'Léa');
    const crUid = await crUidOf(lea);
    expect((await step(gthrId, 'block', { crUid })).error).toMatchObject({ path: 'body.reason' });
    await step(gthrId, 'block', { crUid, reason: ['abusiveOrOffensiveBehaviour'] });
    expect((await write(lea, gthrId, 'Encore')).error?.code).toBe('blocked');
    expect(await readTexts(lea, gthrId)).toEqual(['gthrOpened']);
    // As long as the discussion exists, even without a case of theirs.
    await eraseDue(services.store.pool);
    const other = await openGathering();
    expect((await join(lea, other)).error?.code).toBe('blocked');
    expect((await lea.call(mobileGatheringCalls.gatheringsListAll, {})).map((one) => one.gthrId)).toEqual([
      gthrId,
    ]);
    await step(gthrId, 'unblock', { crUid });
    expect((await join(lea, other)).error).toBeUndefined();
  });
});

describe('bad moments', () => {
  it('a gathering that ends while people write keeps what came before, and refuses the rest', async () => {
    const gthrId = await openGathering();
    const people = await Promise.all(['Léa', 'Karim', 'Ana'].map((name) => joinAs(gthrId, name)));
    const sent = people.map((person, at) => write(person, gthrId, `Mot ${at}`));
    const closing = step(gthrId, 'close');
    const replies = await Promise.all([
      ...sent,
      ...people.map((person, at) => write(person, gthrId, `Et ${at}`)),
    ]);
    expect((await closing).error).toBeUndefined();
    for (const { error } of replies) expect([undefined, 'gatheringClosed']).toContain(error?.code);
    const taken = replies.filter(({ error }) => !error).map(({ data }) => data?.[0]?.msgTxt);
    const read = await readTexts(getFirst(people), gthrId);
    expect(read.filter((txt) => /^(Mot|Et) /.test(txt ?? '')).toSorted()).toEqual(taken.toSorted());
    expect((await write(getFirst(people), gthrId, 'Trop tard')).error?.code).toBe('gatheringClosed');
    expect((await join(await createContributor(services), gthrId)).error?.code).toBe('gatheringClosed');
  });

  it('refuses messages before its period or after it', async () => {
    const gthrId = await openGathering();
    const lea = await joinAs(gthrId, 'Léa');
    await pool.query(`update gatherings set begins_at = now() + interval '1 hour' where csid = $1`, [gthrId]);
    expect((await write(lea, gthrId, 'Tôt')).error?.code).toBe('gatheringClosed');
    await pool.query(
      `update gatherings set begins_at = null, ends_at = now() - interval '1 second' where csid = $1`,
      [gthrId],
    );
    expect((await write(lea, gthrId, 'Tard')).error?.code).toBe('gatheringClosed');
    expect(
      (await anna.send(townCalls.sendTxt, { csid: gthrId, id: createId(), txt: 'Tard' })).error?.code,
    ).toBe('gatheringClosed');
    expect(getFirst(await lea.call(mobileGatheringCalls.gatheringsInfo, { gthrId })).state).toBe('ended');
    await lea.call(mobileGatheringCalls.gatheringsLeave, { gthrId });
  });

  it('twenty-five people join at once, each once', async () => {
    const gthrId = await openGathering();
    const people = await Promise.all(Array.from({ length: 25 }, () => createContributor(services)));
    const replies = await Promise.all(
      people.flatMap((person, at) => [join(person, gthrId, `P${at}`), join(person, gthrId, `P${at}`)]),
    );
    expect(replies.flatMap(({ error }) => error ?? [])).toEqual([]);
    const { people: many } = getFirst(await anna.call(townGatheringCalls.gatheringsInfo, { gthrId }));
    expect(many).toBe(26);
  });

  it('an erased person counts as having left, without their messages', async () => {
    const gthrId = await openGathering();
    const [lea, karim] = [await joinAs(gthrId, 'Léa'), await joinAs(gthrId, 'Karim')];
    await write(lea, gthrId, 'Mon secret');
    await lea.call(sessionCalls.userEraseAll);
    const info = getFirst(await karim.call(mobileCalls.discussInfo, { csid: gthrId }));
    expect(info.participants.map(({ name, active }) => [name, active])).toEqual([
      ['Anna Petit', true],
      ['Personne partie', false],
      ['Karim', true],
    ]);
    expect(await readTexts(karim, gthrId)).toEqual(['gthrOpened', 'erased']);
    expect(info.state).toBe('handled');
    const own = await createContributor(services);
    const mine = createId();
    await own.call(mobileGatheringCalls.gatheringsCreate, {
      ...{ gthrId: mine, title: 'Mon banc', access: 'link', name: 'Zoé' },
    });
    await join(karim, mine, 'Karim');
    await own.call(sessionCalls.userEraseAll);
    const [left] = await anna.call(townGatheringCalls.gatheringsInfo, { gthrId: mine });
    expect(left).toMatchObject({ by: '', people: 1 });
  });

  it('two identities that are one person take part once, silenced if either was', async () => {
    const gthrId = await openGathering();
    const [one, two] = [await joinAs(gthrId, 'Léa'), await joinAs(gthrId, 'Lé')];
    await step(gthrId, 'silence', { crUid: await crUidOf(one) });
    const [from, into] = [await crUidOf(one), await crUidOf(two)];
    await db.transaction((tx) => mergePeople(tx, from, into));
    expect((await write(two, gthrId, 'Encore')).error?.code).toBe('silenced');
    expect(await readTexts(two, gthrId)).toEqual(['gthrOpened']);
    expect(getFirst(await two.call(mobileGatheringCalls.gatheringsInfo, { gthrId })).people).toBe(2);
  });

  it('a notice of abuse stops no discussion of many', async () => {
    const gthrId = await openGathering();
    const [lea, karim] = [await joinAs(gthrId, 'Léa'), await joinAs(gthrId, 'Karim')];
    const { msgId } = getFirst((await write(lea, gthrId, 'Méchant')).data ?? []);
    const told = await karim.call(mobileCalls.reportAbuse, {
      ...{ csid: gthrId, id: createId(), about: { kind: 'message', msgId }, reason: 'hateOrInsult' },
    });
    expect(told).toMatchObject([{ stopped: false }]);
    expect((await write(karim, gthrId, 'Doucement')).error).toBeUndefined();
  });

  it('a declined notice removes the reported message, and the discussion goes on', async () => {
    const gthrId = await openGathering();
    const [lea, karim] = [await joinAs(gthrId, 'Léa'), await joinAs(gthrId, 'Karim')];
    const { msgId } = getFirst((await write(lea, gthrId, 'Méchant')).data ?? []);
    const id = createId();
    await karim.call(mobileCalls.reportAbuse, {
      ...{ csid: gthrId, id, about: { kind: 'message', msgId }, reason: 'hateOrInsult' },
    });
    await pool.query(`update staff set moderate = true where email = 'anna@testville.example'`);
    const { notices } = getFirst(await anna.call(moderationCalls.moderationGet));
    expect(notices[0]).toMatchObject({ id, title: 'Les bancs' });
    await anna.call(moderationCalls.moderationDecide, { id, decision: 'close', note: 'Rappel oral' });
    const said = await fetchMessages(karim, gthrId);
    expect(said.find((one) => one.msgId === msgId)).toMatchObject({ flags: ['moderated'] });
    expect(JSON.stringify(said)).not.toMatch(/Méchant|Rappel oral/);
    expect((await write(karim, gthrId, 'Merci')).error).toBeUndefined();
  });

  it('staff who close it by moderation, or change it, become members by name', async () => {
    const chloe = await signInStaff(services, 'chloe@testville.example');
    await pool.query(`update staff set moderate = true where email = 'chloe@testville.example'`);
    const gthrId = await openGathering();
    const karim = await joinAs(gthrId, 'Karim');
    const id = createId();
    await karim.call(mobileCalls.reportAbuse, {
      ...{ csid: gthrId, id, about: { kind: 'case' }, reason: 'hateOrInsult' },
    });
    await bruno.call(townGatheringCalls.gatheringsChange, {
      ...{ gthrId, id: createId(), title: { fr: 'Les bancs verts' } },
    });
    await chloe.call(moderationCalls.moderationDecide, { id, decision: 'close' });
    const { participants } = getFirst(await karim.call(mobileCalls.discussInfo, { csid: gthrId }));
    const nameOf = (crUid = '') => participants.find((one) => one.staff && one.crUid === crUid)?.name;
    const told = (await fetchMessages(karim, gthrId))
      .slice(1)
      .map(({ flags, crUid }) => [flags?.[0], nameOf(crUid)]);
    expect(told).toEqual([
      ['hostJoined', 'Bruno Roux'],
      ['gthrRenamed', 'Bruno Roux'],
      ['hostJoined', 'Chloé Dubois'],
      ['gthrClosed', 'Chloé Dubois'],
    ]);
  });
});
