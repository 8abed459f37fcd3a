import { imageAddress } from '@parvis/api/addresses';
import { caseCalls } from '@parvis/api/calls/cases';
import { linkCalls, mobileLinkCalls } from '@parvis/api/calls/links';
import { mobileCalls } from '@parvis/api/calls/mobile';
import { townCalls } from '@parvis/api/calls/town';
import type { TargetType } from '@parvis/api/entities/targetType';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../platform/db/testing/testDatabase.ts';
import { createId } from '../../platform/lib/ids.ts';
import { fetchMessages, getFirst, type Person, signIn } from '../../testing/person.ts';
import { createScene } from '../../testing/photoFiles.ts';
import {
  createResident,
  joinAs,
  loadResidence,
  REPORT,
  Resident,
  reportNoise,
} from '../../testing/residence.ts';
import { upload } from '../../testing/sendPhotos.ts';
import { openTestServices } from '../../testing/testServices.ts';
import { loadUnseenNews } from '../notifications/caseNotifications/dueNews.ts';
import { fetchOwnCase } from '../privacy/export/ownData.ts';
import { countUnreadCases } from './service.ts';

const services = await openTestServices((await createTestDatabase()).url);
const { pool, db } = services.store;
afterAll(async () => {
  await services.close();
  expect(services.failures).toEqual([]);
});

let rose: Person;
beforeAll(async () => {
  await loadResidence(services);
  rose = await signIn(new Resident(services), 'rose@residence.example');
});

const step = (person: Person, csid: string, name: 'block' | 'unblock' | 'solved') =>
  person.send(mobileCalls.casesChange, { csid, id: createId(), step: name });
const handle = (csid: string, name: 'handle' | 'separate' | 'unite' | 'reject') =>
  rose.send(townCalls.casesHandling, {
    ...{ csid, id: createId(), step: name, ...(name === 'reject' && { txt: 'Classé' }) },
  });
const write = async (person: Person, csid: string, txt: string, tgtTypes?: TargetType[]) =>
  getFirst(await person.call(mobileCalls.sendTxt, { csid, id: createId(), txt, tgtTypes }));
const writeAsStaff = (csid: string, txt: string, tgtTypes?: TargetType[]) =>
  rose.call(townCalls.sendTxt, { csid, id: createId(), txt, tgtTypes });
const infoOf = async (person: Person, csid: string) =>
  getFirst(await person.call(mobileCalls.discussInfo, { csid }));
const reads = async (person: Person, csid: string) =>
  (await fetchMessages(person, csid)).flatMap(({ msgTxt }) => msgTxt ?? []);

/** All that take part, each by the reporter's link, and Rose who handles it. */
async function openWhole() {
  const reporter = await createResident(services);
  const csid = await reportNoise(reporter);
  const target = await joinAs(reporter, csid, 'target', { initials: 'md' });
  const victim = await joinAs(reporter, csid, 'victim');
  const source = await joinAs(reporter, csid, 'source');
  await handle(csid, 'handle');
  return { csid, people: { reporter, target, victim, source } };
}
type Role = keyof Awaited<ReturnType<typeof openWhole>>['people'];
const roles: readonly Role[] = ['reporter', 'target', 'victim', 'source'];

const crUidOf = async (person: Person, csid: string) =>
  (await infoOf(person, csid)).participants.find(({ me }) => me)?.crUid ?? '';

const photo = await createScene().jpeg().toBuffer();

describe('a message for some of a case’s people', () => {
  it.each<{ tgtTypes: TargetType[]; readers: readonly Role[] }>([
    { tgtTypes: ['staff'], readers: [] },
    { tgtTypes: ['reporter'], readers: ['reporter', 'victim'] },
    { tgtTypes: ['target'], readers: ['target'] },
    { tgtTypes: ['reporter', 'target'], readers: ['reporter', 'target', 'victim'] },
  ])(
    'for $tgtTypes is seen by $readers at every place, and by nobody else',
    async ({ tgtTypes, readers }) => {
      const { csid, people } = await openWhole();
      const before = (await rose.call(townCalls.fetchReq, { csid, after: 0 })).length;
      for (const role of roles)
        await people[role].call(mobileCalls.fetchReq, { csid, after: 0, read: before });
      const { id: file } = await upload(rose, photo, { calls: townCalls });
      await rose.call(townCalls.sendMedia, {
        ...{ csid, id: createId(), files: [{ id: file }], txt: 'Mot réservé', tgtTypes },
      });
      for (const role of roles) {
        const person = people[role];
        const crUid = await crUidOf(person, csid);
        const listed = getFirst(await person.call(caseCalls.townListActivity, {}));
        const last = (await fetchMessages(person, csid)).at(-1);
        const reader = { crUid, staff: false as const, locale: 'fr-FR' as const };
        const exported = await fetchOwnCase(services.services, csid, reader);
        const news = await loadUnseenNews(db, { side: 'visitor', crUid, cuid: 'residence' });
        const seen = {
          page: last?.msgTxt === 'Mot réservé',
          media: (await person.call(mobileCalls.fetchMedia, { csid })).length === 1,
          file:
            (await person.get(imageAddress('mobile', { cuid: 'residence', id: file, size: 'large' })))
              .statusCode === 200,
          info: JSON.stringify(await infoOf(person, csid)).includes('Mot réservé'),
          list: listed.last.txt === 'Mot réservé',
          unread: listed.unread === 1,
          unreadCases: (await countUnreadCases(db, crUid)) === 1,
          news: news.some(({ isMessage }) => isMessage),
          export: JSON.stringify(exported).includes('Mot réservé'),
        };
        const isReader = readers.includes(role);
        expect([role, seen]).toEqual([
          role,
          Object.fromEntries(Object.keys(seen).map((place) => [place, isReader])),
        ]);
      }
      expect(JSON.stringify(await rose.call(townCalls.fetchReq, { csid, after: 0 }))).toContain(
        'Mot réservé',
      );
    },
  );

  it('cannot be quoted in a notice of abuse by who may not read it', async () => {
    const { csid, people } = await openWhole();
    const { msgId } = getFirst(await writeAsStaff(csid, 'Mot réservé', ['reporter']));
    const about = { kind: 'message' as const, msgId };
    const report = (person: Person) =>
      person.send(mobileCalls.reportAbuse, { csid, id: createId(), about, reason: 'spam' });
    expect((await report(people.target)).error?.code).toBe('badRequest');
    expect((await report(people.source)).error?.code).toBe('badRequest');
    expect((await report(people.victim)).error).toBeUndefined();
  });

  it('goes to staff alone where a visitor says so, who cannot choose other readers', async () => {
    const { csid, people } = await openWhole();
    await write(people.reporter, csid, 'Pour vous seuls', ['staff']);
    expect(await reads(people.target, csid)).toEqual([]);
    expect(await reads(people.victim, csid)).toEqual([]);
    expect(await reads(people.reporter, csid)).toEqual(['Pour vous seuls']);
    const other = { csid, id: createId(), txt: 'Mot', tgtTypes: ['target' as const] };
    expect((await people.reporter.send(mobileCalls.sendTxt, other)).error?.code).toBe('badRequest');
  });
});

describe('who joins by the reporter’s link', () => {
  it('joins as it says, is known by initials, and reads nothing from before and no contact', async () => {
    const { csid, people } = await openWhole();
    const joins = (await rose.call(townCalls.fetchReq, { csid, after: 0 })).flatMap(({ flags, join }) =>
      flags?.[0]?.startsWith('join') ? [[flags[0], join]] : [],
    );
    const target = await crUidOf(people.target, csid);
    expect(joins).toEqual([
      ['joinTarget', { as: 'target', target, src: 'link' }],
      ['joinVictim', { as: 'victim', victim: true, src: 'link' }],
      ['joinSource', { as: 'source', src: 'link' }],
    ]);
    const info = await infoOf(people.target, csid);
    expect(info.participants.map(({ as, name, language }) => [as, name, language])).toEqual([
      ['creator', 'Auteur du signalement', undefined],
      ['target', 'M. D.', undefined],
      ['victim', 'Personne touchée', undefined],
      ['source', 'Témoin', undefined],
      ['q_follower', 'Rose Gard', undefined],
    ]);
    expect(info).toMatchObject({
      betweenUsers: true,
      invited: true,
      can: ['block', 'send', 'solved', 'leave'],
    });
    expect(info).not.toHaveProperty('qrid');
    expect(JSON.stringify([info, await fetchMessages(people.target, csid)])).not.toContain(REPORT);
    expect((await infoOf(people.reporter, csid)).can).toEqual(expect.arrayContaining(['invite', 'block']));
  });

  it('reads the report where the reporter chose so', async () => {
    const reporter = await createResident(services);
    const csid = await reportNoise(reporter);
    const target = await joinAs(reporter, csid, 'target', { fromStart: true });
    expect(JSON.stringify(await fetchMessages(target, csid))).toContain(REPORT);
  });

  it.each(['Marc Dupont', 'M4', 'jo@mail.example', 'M D A B'])('cannot be called %s', async (initials) => {
    const reporter = await createResident(services);
    const csid = await reportNoise(reporter);
    const { id } = getFirst(await reporter.call(mobileLinkCalls.linksInvite, { csid, as: 'target' }));
    const person = await createResident(services);
    const joined = await person.send(mobileLinkCalls.linksJoin, {
      connectId: id,
      initials: initials.slice(0, 12),
    });
    expect(joined.error?.code).toBe('badRequest');
  });

  it('gets the same link again until it is used or withdrawn', async () => {
    const reporter = await createResident(services);
    const csid = await reportNoise(reporter);
    const invite = (more = {}) => reporter.call(mobileLinkCalls.linksInvite, { csid, as: 'target', ...more });
    const first = getFirst(await invite());
    expect(first).toMatchObject({ as: 'target', fromStart: false, state: 'valid' });
    expect(getFirst(await invite()).id).toBe(first.id);
    expect(await invite({ withdraw: true })).toEqual([]);
    const visitor = await createResident(services);
    const join = async (connectId: string) =>
      getFirst(await visitor.call(mobileLinkCalls.linksJoin, { connectId })).state;
    expect(await join(first.id)).toBe('withdrawn');
    const second = getFirst(await invite());
    const { invitation } = getFirst(await visitor.call(linkCalls.linkInfo, { connectId: second.id }));
    expect(invitation).toMatchObject({ as: 'target', fromStart: false, ccatLbls: ['Bruit'] });
    expect(invitation).not.toHaveProperty('by');
    expect(await join(second.id)).toBe('valid');
    expect(getFirst(await invite()).id).not.toBe(second.id);
  });

  it('reads that it is over when the case is closed, and nothing of the case', async () => {
    const reporter = await createResident(services);
    const csid = await reportNoise(reporter);
    const { id } = getFirst(await reporter.call(mobileLinkCalls.linksInvite, { csid, as: 'target' }));
    await step(reporter, csid, 'solved');
    const late = await createResident(services);
    const shown = getFirst(await late.call(linkCalls.linkInfo, { connectId: id }));
    expect(shown).toMatchObject({ state: 'caseEnded' });
    expect(shown).not.toHaveProperty('invitation');
    expect(await late.call(mobileLinkCalls.linksJoin, { connectId: id })).toEqual([{ state: 'caseEnded' }]);
    expect((await late.send(mobileCalls.fetchReq, { csid, after: 0 })).error?.code).toBe('unknownCase');
  });

  it('is the reporter’s to invite alone', async () => {
    const { csid, people } = await openWhole();
    for (const role of ['target', 'victim', 'source'] as const) {
      const asked = await people[role].send(mobileLinkCalls.linksInvite, { csid, as: 'target' });
      expect([role, asked.error?.code]).toEqual([role, 'stepNotAllowed']);
    }
  });
});

describe('a conflict', () => {
  it.each([
    ['reporter', 'target'],
    ['target', 'reporter'],
  ] as const)(
    'blocked by the %s in the middle of a sentence of the %s loses and leaks nothing',
    async (by, writer) => {
      const { csid, people } = await openWhole();
      await write(people[writer], csid, 'Avant');
      expect((await step(people[by], csid, 'block')).error).toBeUndefined();
      expect(await write(people[writer], csid, 'Après')).toMatchObject({ tgtTypes: ['staff'] });
      await write(people[by], csid, 'Réponse');
      expect(await reads(people[by], csid)).toEqual(['Avant', 'Réponse']);
      expect(await reads(people[writer], csid)).toEqual(['Avant', 'Après']);
      const staffRead = (await rose.call(townCalls.fetchReq, { csid, after: 0 })).map(({ msgTxt }) => msgTxt);
      expect(staffRead).toEqual(expect.arrayContaining(['Avant', 'Après', 'Réponse']));
      for (const role of ['reporter', 'target'] as const) {
        const info = await infoOf(people[role], csid);
        expect([role, info.conflict]).toEqual([role, true]);
        expect((await fetchMessages(people[role], csid)).some(({ flags }) => flags?.[0] === 'conflict')).toBe(
          true,
        );
      }
      expect((await step(people[writer], csid, 'unblock')).error?.code).toBe('stepNotAllowed');
      await step(people[by], csid, 'unblock');
      expect(await infoOf(people[by], csid)).not.toHaveProperty('conflict');
      await write(people[writer], csid, 'Encore');
      expect(await reads(people[by], csid)).toEqual(['Avant', 'Réponse', 'Encore']);
    },
  );

  it('requires a participant, and does not exist for witnesses', async () => {
    const reporter = await createResident(services);
    const csid = await reportNoise(reporter);
    expect((await step(reporter, csid, 'block')).error?.code).toBe('stepNotAllowed');
    const source = await joinAs(reporter, csid, 'source');
    expect((await step(source, csid, 'block')).error?.code).toBe('stepNotAllowed');
  });

  it('ends when the person who blocked leaves', async () => {
    const { csid, people } = await openWhole();
    await step(people.target, csid, 'block');
    await people.target.call(mobileLinkCalls.casesLeave, { csid, id: createId() });
    expect(await infoOf(people.reporter, csid)).not.toHaveProperty('conflict');
  });
});

describe('answers of the questionnaire (chng)', () => {
  it.each<{ what: string; direct: boolean; tick: string[]; conflict: boolean; tgtTypes?: string[] }>([
    { what: 'set nothing', direct: true, tick: [], conflict: false },
    { what: 'set a conflict', direct: false, tick: [], conflict: true, tgtTypes: ['staff'] },
    { what: 'clear it again', direct: false, tick: ['sorry'], conflict: false },
    { what: 'set for whom it is', direct: true, tick: ['secret'], conflict: false, tgtTypes: ['staff'] },
  ])('$what', async ({ direct, tick, conflict, tgtTypes }) => {
    const reporter = await createResident(services);
    const csid = await reportNoise(reporter, direct, ...tick);
    const info = await infoOf(reporter, csid);
    expect(info.conflict ?? false).toBe(conflict);
    const sent = await fetchMessages(reporter, csid);
    expect(sent[1]?.tgtTypes).toEqual(tgtTypes);
    expect(sent.some(({ flags }) => flags?.[0] === 'conflict')).toBe(conflict);
    const target = await joinAs(reporter, csid, 'target', { fromStart: true });
    expect(JSON.stringify(await fetchMessages(target, csid)).includes(REPORT)).toBe(tgtTypes === undefined);
  });
});

describe('staff', () => {
  it('separate the two, so that each side reads its own alone, and unite them', async () => {
    const { csid, people } = await openWhole();
    expect((await handle(csid, 'separate')).data?.[0]).toMatchObject({ separated: true });
    expect((await handle(csid, 'separate')).error?.code).toBe('stepNotAllowed');
    await write(people.reporter, csid, 'De moi');
    await write(people.victim, csid, 'De la victime');
    await write(people.target, csid, 'De l’autre');
    await write(people.source, csid, 'Du témoin');
    await writeAsStaff(csid, 'À vous deux');
    expect(await reads(people.reporter, csid)).toEqual(['De moi', 'De la victime', 'À vous deux']);
    expect(await reads(people.victim, csid)).toEqual(['De moi', 'De la victime', 'À vous deux']);
    expect(await reads(people.target, csid)).toEqual(["De l'autre", 'À vous deux']);
    expect(await reads(people.source, csid)).toEqual(['Du témoin', 'À vous deux']);
    await handle(csid, 'unite');
    await write(people.target, csid, 'Ensemble');
    expect(await reads(people.reporter, csid)).toContain('Ensemble');
    expect(await infoOf(people.reporter, csid)).not.toHaveProperty('separated');
  });

  it('answer a witness alone, of whom neither side reads anything', async () => {
    const { csid, people } = await openWhole();
    const tgtCrUid = await crUidOf(people.source, csid);
    const answer = (named: string) =>
      rose.send(townCalls.sendTxt, { csid, id: createId(), txt: 'Merci au témoin', tgtCrUid: named });
    expect((await answer(tgtCrUid)).data).toMatchObject([{ tgtTypes: ['person'], tgtCrUid }]);
    expect(await reads(people.source, csid)).toContain('Merci au témoin');
    for (const role of ['reporter', 'target', 'victim'] as const)
      expect(await reads(people[role], csid)).not.toContain('Merci au témoin');
    expect((await answer('nobody')).error).toMatchObject({ path: 'body.tgtCrUid', reason: 'unknown' });
  });

  it('ask the reporter alone', async () => {
    const { csid, people } = await openWhole();
    const question = { kind: 'yesNo' as const, txt: 'Est-ce fini ?' };
    await rose.call(townCalls.sendQstn, { csid, id: createId(), question });
    expect(JSON.stringify(await fetchMessages(people.target, csid))).not.toContain('Est-ce fini');
    expect(JSON.stringify(await fetchMessages(people.reporter, csid))).toContain('Est-ce fini');
  });

  it('close for both', async () => {
    const { csid, people } = await openWhole();
    await handle(csid, 'reject');
    for (const role of ['reporter', 'target'] as const) {
      const { state, can } = await infoOf(people[role], csid);
      expect([role, state, can.includes('send')]).toEqual([role, 'rejected', false]);
    }
  });
});

it('is solved by whom it concerns, and the reporter says thank you by the survey', async () => {
  const { csid, people } = await openWhole();
  expect((await step(people.target, csid, 'solved')).data?.[0]).toMatchObject({
    state: 'closed',
    outcome: 'solved',
  });
  const told = await fetchMessages(people.reporter, csid);
  expect(told.slice(-2).map(({ flags, flow }) => flags?.[0] ?? flow)).toEqual(['crSolved', 'satisfaction']);
  expect((await infoOf(people.reporter, csid)).can).toContain('rate');
  expect(JSON.stringify(await fetchMessages(people.target, csid))).not.toContain('satisfaction');
});

it('takes a category between users for an ordinary one where the customer does not want it', async () => {
  await pool.query(`update customers set cases_between_users = false where cuid = 'residence'`);
  services.services.customers.invalidate();
  const reporter = await createResident(services);
  const csid = await reportNoise(reporter, false);
  const info = await infoOf(reporter, csid);
  expect(info).not.toHaveProperty('betweenUsers');
  expect(info.can).not.toContain('invite');
});
