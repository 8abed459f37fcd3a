import { imageAddress } from '@parvis/api/addresses';
import type { BodyOf } from '@parvis/api/call';
import { callAddress } from '@parvis/api/call';
import { caseCalls } from '@parvis/api/calls/cases';
import { linkCalls, mobileLinkCalls, townLinkCalls } from '@parvis/api/calls/links';
import { mobileCalls } from '@parvis/api/calls/mobile';
import { moderationCalls } from '@parvis/api/calls/moderation';
import { sessionCalls } from '@parvis/api/calls/session';
import { townCalls } from '@parvis/api/calls/town';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../platform/db/testing/testDatabase.ts';
import { createId } from '../../platform/lib/ids.ts';
import { waitForLocks } from '../../testing/lockWaits.ts';
import {
  buildOpening,
  createContributor,
  fetchMessages,
  getFirst,
  openCase,
  Person,
  sendStep,
  signIn,
  signInStaff,
} from '../../testing/person.ts';
import { createScene } from '../../testing/photoFiles.ts';
import { upload } from '../../testing/sendPhotos.ts';
import { openTestServices } from '../../testing/testServices.ts';
import { countUnreadCases } from '../cases/service.ts';
import { loadUnseenNews } from '../notifications/caseNotifications/dueNews.ts';
import { loadCaseNews } from '../notifications/caseNotifications/newsMail.ts';

const services = await openTestServices((await createTestDatabase()).url);
const { pool, db } = services.store;
afterAll(async () => {
  await services.close();
  expect(services.failures).toEqual([]);
});

type LinkRequest = BodyOf<typeof townLinkCalls.linksCreate>;
let anna: Person;
let chloe: Person;
beforeAll(async () => {
  anna = await signInStaff(services);
  chloe = await signInStaff(services, 'chloe@testville.example');
});

const makeLink = async (by: Person, request: LinkRequest) =>
  getFirst(await by.call(townLinkCalls.linksCreate, request));
const join = async (person: Person, connectId: string) =>
  getFirst(await person.call(mobileLinkCalls.linksJoin, { connectId }));
const write = (person: Person, csid: string, txt: string) =>
  person.send(mobileCalls.sendTxt, { csid, id: createId(), txt });
const crUidOf = async (person: Person) =>
  (await person.call(sessionCalls.userSts, { newCookies: false })).crUid ?? '';
const stateOf = async (connectId: string) =>
  getFirst(await new Person(services).call(linkCalls.linkInfo, { connectId })).state;

const photo = await createScene().jpeg().toBuffer();

async function sendPhoto(person: Person, csid: string): Promise<string> {
  const { id } = await upload(person, photo, { calls: mobileCalls });
  await person.call(mobileCalls.sendMedia, { csid, id: createId(), files: [{ id }] });
  return id;
}

/** A case with a word from before, in Anna's hands. */
async function openHandledCase(request: Omit<LinkRequest, 'csid'> = {}) {
  const jo = await createContributor(services);
  const csid = await openCase(jo);
  await write(jo, csid, 'Mot avant');
  await sendStep(anna, csid, 'handle');
  const link = await makeLink(anna, { csid, ...request });
  return { jo, csid, link };
}

describe('an invited visitor', () => {
  it('reads nothing from before, no contact, and takes none of the reporter’s steps', async () => {
    const jo = await createContributor(services);
    const { csid } = getFirst(
      await jo.call(caseCalls.casesInit, { ...buildOpening(), contact: { mail: 'jo@mail.example' } }),
    );
    await write(jo, csid, 'Mot avant');
    await sendStep(anna, csid, 'handle');
    const { id } = await makeLink(anna, { csid });
    const guest = await createContributor(services);
    expect(await join(guest, id)).toEqual({ state: 'valid', csid });
    await write(jo, csid, 'Mot après');
    await anna.call(townCalls.sendTxt, { csid, id: createId(), txt: 'Réponse' });

    const read = await fetchMessages(guest, csid);
    expect(read.map(({ msgTxt, flags }) => msgTxt ?? flags?.[0])).toEqual([
      'joinInvited',
      'Mot après',
      'Réponse',
    ]);
    expect(read[0]).toMatchObject({ mine: true, join: { as: 'invited', src: 'link' } });
    expect(await guest.call(mobileCalls.fetchFlags, { csid, after: 0 })).toHaveLength(1);
    expect(await guest.call(mobileCalls.fetchMedia, { csid })).toEqual([]);
    const before = await guest.call(mobileCalls.fetchReq, { csid, before: read[0]?.msgId ?? 0 });
    expect(before).toEqual([]);

    const info = getFirst(await guest.call(mobileCalls.discussInfo, { csid }));
    expect(info).toMatchObject({ invited: true, can: ['send', 'leave'] });
    expect(info.readsAfter).toBe((read[0]?.msgId ?? 0) - 1);
    expect(JSON.stringify(info)).not.toMatch(/jo@mail|Mot avant|reopenUntil|rating/);
    const contact = await guest.send(mobileCalls.casesChange, {
      ...{ csid, id: createId(), step: 'contact', contact: { mail: 'guest@mail.example' } },
    });
    expect(contact.error?.code).toBe('stepNotAllowed');
    for (const step of ['cancel', 'close', 'solved', 'hold', 'reopen'] as const)
      expect([
        step,
        (await guest.send(mobileCalls.casesChange, { csid, id: createId(), step })).error?.code,
      ]).toEqual([step, 'stepNotAllowed']);
    // The reporter keeps theirs.
    const own = getFirst(await jo.call(mobileCalls.discussInfo, { csid }));
    expect(own.can).toContain('cancel');
    expect(own.participants.map(({ as, name }) => [as, name])).toEqual([
      ['creator', 'Visiteur'],
      ['q_follower', 'Anna Petit'],
      ['invited', 'Personne invitée'],
    ]);
  });

  it('sees no phone call between reporter and staff', async () => {
    const { jo, csid, link } = await openHandledCase();
    const guest = await createContributor(services);
    await join(guest, link.id);
    const unread = async () => getFirst(await guest.call(caseCalls.townListActivity, {})).unread;
    const event = 'proposed' as const;
    await anna.call(townCalls.phone, { csid, id: createId(), event, txt: 'Un appel vous aiderait' });
    const shown = JSON.stringify([
      await fetchMessages(guest, csid),
      await guest.call(mobileCalls.discussInfo, { csid }),
    ]);
    expect(shown).not.toMatch(/callProposed|Un appel|reqCrUid/);
    expect(await unread()).toBe(0);
    expect((await fetchMessages(jo, csid)).at(-1)).toMatchObject({ flags: ['callProposed'] });
  });

  it('sees the list without the words from before, and counts only what came after', async () => {
    const { jo, csid, link } = await openHandledCase();
    const guest = await createContributor(services);
    await join(guest, link.id);
    const crUid = await crUidOf(guest);
    const listed = async () => getFirst(await guest.call(caseCalls.townListActivity, {}));
    expect(await listed()).toMatchObject({ csid, invited: true, unread: 0 });
    expect(await countUnreadCases(db, crUid)).toBe(0);
    await write(jo, csid, 'Mot après');
    expect(await listed()).toMatchObject({ unread: 1, last: { txt: 'Mot après' } });
    expect(await countUnreadCases(db, crUid)).toBe(1);
    // What the reporter alone is asked is no news.
    await sendStep(anna, csid, 'close', { outcome: 'solved' });
    const shown = await fetchMessages(guest, csid);
    expect(shown.map(({ flow }) => flow)).not.toContain('satisfaction');
    expect((await listed()).unread).toBe(2);
  });

  it('reads all if the inviter chose so, and answers no question of the reporter', async () => {
    const { csid, link } = await openHandledCase({ fromStart: true, as: 'reporter', victim: true });
    const guest = await createContributor(services);
    await join(guest, link.id);
    const read = await fetchMessages(guest, csid);
    expect(read.map(({ msgTxt }) => msgTxt)).toContain('Mot avant');
    expect(read.at(-1)?.join).toEqual({ as: 'reporter', reporter: true, victim: true, src: 'link' });
    await anna.call(townCalls.sendQstn, { csid, id: createId(), question: { kind: 'text', txt: 'Où ?' } });
    const [asked] = (await fetchMessages(guest, csid)).slice(-1);
    const answered = await guest.send(mobileCalls.sendForm, {
      csid,
      ...{ id: createId(), msgIdAnswer: asked?.msgId ?? 0 },
      played: { start: {}, events: [] } as unknown as BodyOf<typeof mobileCalls.sendForm>['played'],
    });
    expect(['stepNotAllowed', 'badRequest']).toContain(answered.error?.code);
  });

  it('finds no picture of a hidden message, and signals none of those', async () => {
    const jo = await createContributor(services);
    const csid = await openCase(jo);
    const before = await sendPhoto(jo, csid);
    await sendStep(anna, csid, 'handle');
    const { id } = await makeLink(anna, { csid });
    const guest = await createContributor(services);
    await join(guest, id);
    const after = await sendPhoto(jo, csid);
    const own = await sendPhoto(guest, csid);
    const fetched = async (person: Person, photo: string) =>
      (await person.get(imageAddress('mobile', { cuid: 'testville', id: photo, size: 'large' }))).statusCode;
    expect(await fetched(guest, before)).toBe(404);
    expect(await fetched(guest, after)).toBe(200);
    expect(await fetched(guest, own)).toBe(200);
    expect(await fetched(jo, before)).toBe(200);
    expect(await guest.call(mobileCalls.fetchMedia, { csid })).toHaveLength(2);
    const hidden = await guest.send(mobileCalls.reportAbuse, {
      ...{ csid, id: createId(), reason: 'spam', about: { kind: 'message', msgId: 2 } },
    });
    expect(hidden.error).toMatchObject({ code: 'badRequest', path: 'body.about.msgId' });
  });

  it('who proves the reporter’s address is its reporter, and reads all', async () => {
    const { jo, csid, link } = await openHandledCase();
    await signIn(jo, 'both@mail.example');
    const guest = await createContributor(services);
    await join(guest, link.id);
    await pool.query(`update verifications set created = created - interval '2 days'`);
    await signIn(guest, 'both@mail.example');
    const info = getFirst(await guest.call(mobileCalls.discussInfo, { csid }));
    expect(info.invited).toBeUndefined();
    expect(info.can).toContain('cancel');
    expect(info.participants.filter(({ staff }) => !staff)).toMatchObject([{ as: 'creator', me: true }]);
    expect((await fetchMessages(guest, csid)).map(({ msgTxt }) => msgTxt)).toContain('Mot avant');
  });

  it('gets news after they joined, as the reporter does', async () => {
    const { jo, csid, link } = await openHandledCase();
    const guest = await createContributor(services);
    await join(guest, link.id);
    await write(jo, csid, 'Mot après');
    await write(guest, csid, 'Réponse invitée');
    const unseen = async (person: Person) => {
      const crUid = await crUidOf(person);
      const news = await db.transaction((tx) =>
        loadUnseenNews(tx, { side: 'visitor', crUid, cuid: 'testville' }),
      );
      const rows = await db.transaction((tx) => loadCaseNews(tx, news));
      return rows.flatMap(({ news: told }) => told.map(({ msgTxt }) => msgTxt));
    };
    expect(await unseen(guest)).toEqual(['Mot après']);
    expect(await unseen(jo)).toEqual(['Réponse invitée']);
  });

  it('does not make the reporter blockable by an abusive message', async () => {
    const { jo, csid, link } = await openHandledCase();
    const guest = await createContributor(services);
    await join(guest, link.id);
    const said = getFirst((await write(guest, csid, 'Insulte')).data ?? []);
    const id = createId();
    await jo.call(mobileCalls.reportAbuse, {
      ...{ csid, id, reason: 'hateOrInsult', about: { kind: 'message', msgId: said.msgId } },
    });
    const decided = await chloe.send(moderationCalls.moderationDecide, { id, decision: 'block' });
    expect(decided.error?.code).toBe('stepNotAllowed');
    await chloe.call(moderationCalls.moderationDecide, { id, decision: 'resume' });
    expect(getFirst(await jo.call(mobileCalls.discussInfo, { csid })).can).toContain('send');
  });

  it('leaves, or is removed for good by a handler; their words stay', async () => {
    const { jo, csid, link } = await openHandledCase({ useLimit: 5 });
    const [leaver, removed] = [await createContributor(services), await createContributor(services)];
    await join(leaver, link.id);
    await join(removed, link.id);
    await write(leaver, csid, 'Je pars');
    await leaver.call(mobileLinkCalls.casesLeave, { csid, id: createId() });
    const crUid = await crUidOf(removed);
    const removal = { csid, crUid, id: createId() };
    expect((await chloe.send(townLinkCalls.casesRemove, removal)).error?.code).toBe('stepNotAllowed');
    await anna.call(townLinkCalls.casesRemove, removal);
    await anna.call(townLinkCalls.casesRemove, removal);
    for (const gone of [leaver, removed]) {
      expect((await gone.send(mobileCalls.fetchReq, { csid })).error?.code).toBe('unknownCase');
      expect((await write(gone, csid, 'Encore')).error?.code).toBe('unknownCase');
      expect(await gone.call(caseCalls.townListActivity, {})).toEqual([]);
    }
    const read = await fetchMessages(jo, csid);
    expect(read.flatMap(({ flags, msgTxt }) => flags ?? msgTxt ?? []).slice(-4)).toEqual([
      'joinInvited',
      'Je pars',
      'joinLeft',
      'joinRemoved',
    ]);
    expect(await join(removed, link.id)).toEqual({ state: 'withdrawn' });
    expect(await join(leaver, link.id)).toEqual({ state: 'valid', csid });
    const reporter = await crUidOf(jo);
    const own = await anna.send(townLinkCalls.casesRemove, { csid, crUid: reporter, id: createId() });
    expect(own.error).toMatchObject({ code: 'badRequest', path: 'body.crUid' });
  });

  it('who erases everything leaves the case to the others, who read that a guest left', async () => {
    const { jo, csid, link } = await openHandledCase();
    const guest = await createContributor(services);
    await join(guest, link.id);
    await write(guest, csid, 'Mot invité');
    await guest.call(sessionCalls.userEraseAll);
    const read = await fetchMessages(jo, csid);
    expect(read.at(-1)?.flags).toEqual(['joinLeft']);
    expect(JSON.stringify(read)).not.toContain('Mot invité');
    expect(getFirst(await jo.call(mobileCalls.discussInfo, { csid })).can).toContain('cancel');
  });
});

describe('a link', () => {
  it('serves once for a case, idempotently for who joined', async () => {
    const { csid, link } = await openHandledCase();
    expect(link).toMatchObject({
      useLimit: 1,
      uses: 0,
      as: 'invited',
      fromStart: false,
      madeBy: 'Anna Petit',
    });
    const guest = await createContributor(services);
    await join(guest, link.id);
    await join(guest, link.id);
    expect(await stateOf(link.id)).toBe('usedUp');
    const again = getFirst(await guest.call(linkCalls.linkInfo, { connectId: link.id }));
    expect(again).toMatchObject({ state: 'usedUp', csid });
    expect(again.invitation).toBeUndefined();
    const { rows } = await pool.query('select uses from connect_links where id = $1', [link.id]);
    expect(rows).toEqual([{ uses: 1 }]);
  });

  it('from the start shows a guest who is in already what came before, as one use', async () => {
    const { csid, link } = await openHandledCase();
    const wider = await makeLink(anna, { csid, fromStart: true });
    const guest = await createContributor(services);
    await join(guest, link.id);
    const read = async () => (await fetchMessages(guest, csid)).map(({ msgTxt }) => msgTxt);
    const look = async (id: string) => getFirst(await guest.call(linkCalls.linkInfo, { connectId: id }));
    expect(await read()).not.toContain('Mot avant');
    expect(await look(wider.id)).toMatchObject({ csid, opensStart: true });
    expect(await join(guest, wider.id)).toEqual({ state: 'valid', csid });
    expect(await read()).toContain('Mot avant');
    expect(await join(guest, wider.id)).toEqual({ state: 'valid', csid });
    expect(await look(wider.id)).not.toHaveProperty('opensStart');
    const { rows } = await pool.query('select uses from connect_links where id = $1', [wider.id]);
    expect(rows).toEqual([{ uses: 1 }]);
    expect(
      (await fetchMessages(guest, csid)).filter(({ join: joined }) => joined?.src === 'link'),
    ).toHaveLength(1);
  });

  it('tells who invites, category and place, never words', async () => {
    const { link } = await openHandledCase();
    const told = getFirst(await new Person(services).call(linkCalls.linkInfo, { connectId: link.id }));
    expect(told.invitation).toMatchObject({ by: 'Anna Petit', as: 'invited', fromStart: false });
    expect(told.invitation?.placeLbl).toBeTruthy();
    expect(JSON.stringify(told)).not.toMatch(/Mot avant|La porte/);
  });

  it('is made, listed and withdrawn by handlers of the case, or by administrators', async () => {
    const { csid, link } = await openHandledCase();
    for (const [by, body, code] of [
      [chloe, { csid }, 'stepNotAllowed'],
      [anna, {}, 'forbidden'],
    ] as const) {
      expect((await by.send(townLinkCalls.linksCreate, body)).error?.code).toBe(code);
      expect((await by.send(townLinkCalls.linksList, body)).error?.code).toBe(code);
    }
    expect((await chloe.send(townLinkCalls.linksWithdraw, { id: link.id })).error?.code).toBe(
      'stepNotAllowed',
    );
    const olga = await signInStaff(services, 'olga@otherville.example');
    const foreign = await olga.send(townLinkCalls.linksWithdraw, { id: link.id }, { cuid: 'otherville' });
    expect(foreign.error?.code).toBe('unknownLink');
    await anna.call(townLinkCalls.linksWithdraw, { id: link.id });
    expect(await stateOf(link.id)).toBe('withdrawn');
    expect(await anna.call(townLinkCalls.linksList, { csid })).toMatchObject([{ state: 'withdrawn' }]);
    const guest = await createContributor(services);
    expect(await join(guest, link.id)).toEqual({ state: 'withdrawn' });
    const elsewhere = await guest.send(
      mobileLinkCalls.linksJoin,
      { connectId: link.id },
      { cuid: 'otherville' },
    );
    expect(elsewhere.error?.code).toBe('unknownLink');
  });

  it('past its day, or of a case that is over or stopped, says so', async () => {
    const { jo, csid, link } = await openHandledCase();
    await pool.query(`update connect_links set ends_at = now() - interval '1 second' where id = $1`, [
      link.id,
    ]);
    expect(await stateOf(link.id)).toBe('ended');
    await pool.query('update connect_links set ends_at = null where id = $1', [link.id]);
    await pool.query('update cases set stopped_at = now() where csid = $1', [csid]);
    const guest = await createContributor(services);
    expect(await join(guest, link.id)).toEqual({ state: 'stopped' });
    await pool.query('update cases set stopped_at = null where csid = $1', [csid]);
    await jo.call(mobileCalls.casesChange, { csid, id: createId(), step: 'cancel' });
    expect(await join(guest, link.id)).toEqual({ state: 'caseEnded' });
    expect((await anna.send(townLinkCalls.linksCreate, { csid })).error?.code).toBe('stepNotAllowed');
  });

  it('of the customer opens its menu and takes reports, each a use', async () => {
    const link = await makeLink(chloe, { label: 'Infolettre', useLimit: 1 });
    const asked = getFirst(await new Person(services).call(sessionCalls.userCstmr, { connectId: link.id }));
    expect(asked).toMatchObject({ cuid: 'testville', linkState: 'valid' });
    const jo = await createContributor(services);
    const opened = await jo.call(caseCalls.casesInit, { ...buildOpening(), qrid: link.id });
    expect(getFirst(opened).placeLbl).toBe(asked.cstmrLbl);
    expect(await stateOf(link.id)).toBe('usedUp');
    const late = await jo.send(caseCalls.casesInit, { ...buildOpening(), qrid: link.id });
    expect(late.error?.code).toBe('staleQr');
    expect(await chloe.call(townLinkCalls.linksList, {})).toMatchObject([
      { label: 'Infolettre', uses: 1, state: 'usedUp' },
    ]);
  });

  it('is no code, and a printed code is no link', async () => {
    const jo = new Person(services);
    const printed = await jo.send(sessionCalls.userCstmr, { connectId: 'test-hall' });
    expect(printed.error?.code).toBe('unknownLink');
    const link = await makeLink(chloe, {});
    expect((await jo.send(sessionCalls.userCstmr, { qrid: link.id })).error?.code).toBe('unknownQr');
  });
});

describe('at the same moment', () => {
  it('of two people with one use left one joins, and the other reads that it is used up', async () => {
    const { csid, link } = await openHandledCase();
    const [one, other] = [await createContributor(services), await createContributor(services)];
    const holder = await pool.connect();
    await holder.query('begin');
    await holder.query('select 1 from cases where csid = $1 for update', [csid]);
    const both = Promise.all([join(one, link.id), join(other, link.id)]);
    await waitForLocks(pool, 2);
    await holder.query('commit');
    holder.release();
    expect((await both).map(({ state }) => state).sort()).toEqual(['usedUp', 'valid']);
    const { rows } = await pool.query(
      `select count(*)::int as guests from participants where csid = $1 and joined_as = 'invited'`,
      [csid],
    );
    expect(rows).toEqual([{ guests: 1 }]);
  });

  it.each([
    ['cancelled', `update cases set state = 'cancelled' where csid = $1`, 'caseEnded'],
    ['stopped by a notice', 'update cases set stopped_at = now() where csid = $1', 'stopped'],
    ['erased', 'delete from cases where csid = $1', undefined],
  ])('a case that is %s lets nobody join and counts no use', async (_, change, state) => {
    const { csid, link } = await openHandledCase();
    const guest = await createContributor(services);
    const holder = await pool.connect();
    await holder.query('begin');
    await holder.query('select 1 from cases where csid = $1 for update', [csid]);
    if (state === undefined)
      for (const table of ['messages', 'participants', 'read_marks'])
        await holder.query(`delete from ${table} where csid = $1`, [csid]);
    await holder.query(change, [csid]);
    const joining = guest.send(mobileLinkCalls.linksJoin, { connectId: link.id });
    await waitForLocks(pool, 1);
    await holder.query('commit');
    holder.release();
    const { data, error } = await joining;
    expect(data?.[0]?.state ?? error?.code).toBe(state ?? 'unknownLink');
    const { rows } = await pool.query('select uses from connect_links where id = $1', [link.id]);
    expect(rows).toEqual(state === undefined ? [] : [{ uses: 0 }]);
  });
});

it('a page asks for a link without a session', async () => {
  const { link } = await openHandledCase();
  const { statusCode } = await services.app.inject({
    method: 'POST',
    url: callAddress(linkCalls.linkInfo, {}),
    payload: { connectId: link.id },
  });
  expect(statusCode).toBe(200);
});
