import { mobileCalls } from '@parvis/api/calls/mobile';
import { notifCalls } from '@parvis/api/calls/notif';
import { sessionCalls } from '@parvis/api/calls/session';
import { townCalls } from '@parvis/api/calls/town';
import type { Notification } from '@parvis/api/entities/notification';
import pg from 'pg';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../platform/db/testing/testDatabase.ts';
import { rotatePushKey } from '../../../platform/delivery/push/pushKeys.ts';
import { createId } from '../../../platform/lib/ids.ts';
import { advanceJobs } from '../../../testing/advanceJobs.ts';
import { waitForLocks } from '../../../testing/lockWaits.ts';
import {
  createContributor,
  getFirst,
  openCase,
  Person,
  sendStep,
  signIn,
  signInStaff,
} from '../../../testing/person.ts';
import { createPushBrowser } from '../../../testing/pushBrowser.ts';
import { startPushService } from '../../../testing/pushService.ts';
import { openTestServices } from '../../../testing/testServices.ts';
import { loadPushStates } from './pushStates.ts';
import { type PushNews, type PushOptions, type PushOutcome, pushToPerson } from './pushToPerson.ts';

const service = await startPushService();
const open = await openTestServices((await createTestDatabase()).url, {
  config: { pushServices: [service.origin] },
});
const { services, jobs } = open;
const inside = { address: '10.0.0.7', family: 4 };
const outside = { address: '142.250.74.74', family: 4 };
services.pushNetwork = {
  own: [service.origin],
  resolve: async (name) => [name === 'inside.example' ? inside : outside],
};
const { pool } = open.store;
afterAll(async () => {
  await open.close();
  await service.close();
  expect(open.failures).toEqual([]);
});
beforeEach(async () => {
  await pool.query('delete from push_subscriptions; delete from pushes');
  for (const list of [service.taken, service.complaints, service.asked]) list.length = 0;
});

const anna = await signInStaff(open);
const publicKeyOf = async (person: Person) => getFirst(await person.call(notifCalls.notifVapid)).publicKey;
const crUidOf = async (person: Person) =>
  (await person.call(sessionCalls.userSts, { newCookies: false })).crUid ?? '';

/** Subscribes a person's browser. */
async function subscribe(person: Person, more: { content?: boolean } = {}) {
  const browser = service.subscribe(await publicKeyOf(person));
  const said = getFirst(await person.call(notifCalls.notifRegister, { ...browser.given, ...more }));
  return { ...browser, said };
}

async function push(person: Person, news: PushNews, how: Partial<PushOptions> = {}): Promise<PushOutcome> {
  const crUid = await crUidOf(person);
  return services.db.transaction((tx) =>
    pushToPerson(services, tx, crUid, news, { urgency: 'normal', ...how }),
  );
}
async function sendAll(): Promise<Notification[]> {
  await jobs.runDue();
  expect(service.complaints).toEqual([]);
  return service.taken.map(({ notification }) => notification);
}

/** A case with an answer by staff. */
async function answered(txt = 'Nous arrivons') {
  const jo = await createContributor(open);
  const csid = await openCase(jo);
  await sendStep(anna, csid, 'handle');
  const { msgId } = getFirst(await anna.call(townCalls.sendTxt, { csid, id: createId(), txt }));
  const news = { type: 'caseMsg', csid, msgId, staff: false } as const;
  return { jo, csid, msgId, news };
}

describe('a subscribed person', () => {
  it('gets the fact in their language, without content', async () => {
    const { jo, csid, msgId, news } = await answered('Un secret');
    const { said } = await subscribe(jo);
    expect(said).toMatchObject({ success: true, staleKey: false, content: false });
    expect(await push(jo, news)).toMatchObject({ outcome: 'queued' });
    const [told] = await sendAll();
    expect(told).toMatchObject({
      ...{ type: 'caseMsg', csid, cuid: 'testville', msgId, staff: false, unread: 1, tag: csid },
      ...{ crUid: await crUidOf(jo), language: 'fr-FR', url: `/m/case/testville/${csid}` },
    });
    expect(told?.body).toMatch(/^On vous a écrit au sujet de votre signalement n°\u00a0\w+\.$/);
    expect(JSON.stringify(told)).not.toMatch(/secret|Anna/);
  });

  it('gets the content if enabled, truncated', async () => {
    const { jo, csid, msgId, news } = await answered('Nous arrivons');
    await subscribe(jo, { content: true });
    await push(jo, news);
    expect(await sendAll()).toMatchObject([
      {
        ...{ type: 'caseMsg', csid, cuid: 'testville', ccatCode: 'toilets', msgId },
        ...{ author: 'Anna Petit', title: expect.stringMatching(/^Ville de Test/), body: 'Nous arrivons' },
      },
    ]);
  });

  it('gets English if chosen', async () => {
    const { jo, news } = await answered();
    await subscribe(jo);
    await jo.call(sessionCalls.userSettingsSet, { settings: { language: 'en-US' } });
    await push(jo, news);
    expect(await sendAll()).toMatchObject([{ body: expect.stringMatching(/^Somebody wrote to you/) }]);
  });
  it('gets a test on the requesting device', async () => {
    const { jo } = await answered();
    await subscribe(jo);
    await push(jo, { type: 'trial' });
    expect(await sendAll()).toMatchObject([{ type: 'trial', url: '/m/settings' }]);
  });

  it('gets one notification for ten messages, about the last', async () => {
    const { jo, csid, news } = await answered();
    await subscribe(jo);
    await push(jo, news);
    const { msgId } = getFirst(await anna.call(townCalls.sendTxt, { csid, id: createId(), txt: 'Encore' }));
    await push(jo, { ...news, msgId });
    expect(await sendAll()).toMatchObject([{ msgId }]);
    expect(await push(jo, news)).toMatchObject({ outcome: 'queued' });
    await sendAll();
    const [one, other] = service.taken;
    expect(one?.topic).toBe(other?.topic);
    expect(one?.topic).toMatch(/^[\w-]{32}$/);
  });
  it('has notifications cleared that were read elsewhere', async () => {
    const { jo, csid, msgId, news } = await answered();
    await subscribe(jo);
    await push(jo, news);
    await sendAll();
    await jo.call(mobileCalls.fetchReq, { csid, after: 0, read: msgId });
    await push(jo, { type: 'trial' });
    const told = await sendAll();
    expect(told.at(-1)).toMatchObject({ type: 'trial', read: [{ csid, msgId }] });
    expect(told.at(-1)?.unread).toBeUndefined();
  });

  it('gets none after unsubscribing, disabling, signing out or erasure', async () => {
    const ends = [
      (jo: Person) => jo.call(notifCalls.notifUnsubscribe),
      (jo: Person) => jo.call(sessionCalls.userSettingsSet, { settings: { webappNotif: false } }),
    ];
    for (const end of ends) {
      const { jo, news } = await answered();
      await subscribe(jo);
      await end(jo);
      expect(await push(jo, news)).toEqual({ outcome: 'noSubscription' });
    }
    for (const end of [sessionCalls.userDisconnect, sessionCalls.userEraseAll]) {
      const { jo, news } = await answered();
      await subscribe(jo);
      await push(jo, news);
      await jo.call(end);
      expect(await sendAll()).toEqual([]);
    }
  });
});

describe('a removed browser', () => {
  it.each([
    ['ended notifications', notifCalls.notifUnsubscribe, true],
    ['signed out', sessionCalls.userDisconnect, true],
    ['erased everything, of which case being forgotten', sessionCalls.userEraseAll, false],
  ] as const)('leaves its pushes to the statistics after its person %s', async (_, end, hasCase) => {
    const { jo, csid, news } = await answered();
    await subscribe(jo);
    await push(jo, news);
    await sendAll();
    await push(jo, { type: 'trial' });
    await jo.call(end);
    const left = await pool.query(
      'select state, csid, cuid, subscription, message from pushes order by state',
    );
    const nothing = { subscription: null, message: null };
    expect(left.rows).toEqual([
      { ...nothing, state: 'gone', csid: null, cuid: null },
      { ...nothing, state: 'sent', csid: hasCase ? csid : null, cuid: 'testville' },
    ]);
    expect(await sendAll()).toHaveLength(1);
  });
});

describe('a waiting push', () => {
  it('is dropped with a reason once its person disables notifications', async () => {
    const { jo, news } = await answered();
    await subscribe(jo);
    const pushed = await push(jo, news);
    await jo.call(sessionCalls.userSettingsSet, { settings: { webappNotif: false } });
    expect(await sendAll()).toEqual([]);
    const ids = pushed.outcome === 'queued' ? pushed.ids : [];
    expect(await loadPushStates(services.db, ids)).toMatchObject([{ state: 'replaced' }]);
  });
});

describe('browser subscription', () => {
  it('blocks a key rotation while registering with the old key', async () => {
    const { jo, news } = await answered();
    const { given } = service.subscribe(await publicKeyOf(jo));
    const registering = new pg.Client({ connectionString: open.store.url });
    await registering.connect();
    await registering.query('begin');
    // Paused right before it is stored.
    await registering.query('select 1 from sessions where cr_uid = $1 for update', [await crUidOf(jo)]);
    const said = jo.call(notifCalls.notifRegister, given);
    await waitForLocks(pool, 1);
    const rotated = rotatePushKey(services.db);
    await Promise.race([rotated, waitForLocks(pool, 2)]);
    await registering.query('commit');
    await registering.end();
    expect(getFirst(await said)).toMatchObject({ success: true });
    await rotated;
    await push(jo, news);
    expect(await sendAll()).toHaveLength(1);
  });
  it('without content removes it from waiting pushes too', async () => {
    const { jo, news } = await answered('Un secret');
    const { given } = await subscribe(jo, { content: true });
    await push(jo, news);
    expect(getFirst(await jo.call(notifCalls.notifRegister, { ...given, content: false })).content).toBe(
      false,
    );
    const [told] = await sendAll();
    expect(told).toMatchObject({ type: 'caseMsg', tag: news.csid, msgId: news.msgId, unread: 1 });
    expect(told?.body).toMatch(/^On vous a écrit/);
    expect(JSON.stringify(told)).not.toMatch(/secret|Anna/);
  });

  it('keeps waiting pushes when its address changes', async () => {
    const { jo, news } = await answered();
    await subscribe(jo);
    await push(jo, news);
    const { id } = await subscribe(jo);
    await sendAll();
    expect(service.taken.map(({ browser }) => browser)).toEqual([id]);
  });

  it("belongs to the last person to register it, without another person's pushes", async () => {
    const { jo, news } = await answered();
    const { given } = await subscribe(jo);
    await push(jo, news);
    const li = await createContributor(open);
    await li.call(notifCalls.notifRegister, given);
    expect(await push(jo, news)).toEqual({ outcome: 'noSubscription' });
    await push(li, { type: 'trial' });
    expect(await sendAll()).toMatchObject([{ type: 'trial', crUid: await crUidOf(li) }]);
  });
  it('shows nothing of a former user to the next one, and no content unless enabled', async () => {
    const { given } = await subscribe(anna, { content: true });
    const { csid } = await answered();
    await push(anna, { type: 'newCsid', csid, msgId: 1, staff: true });
    const { cookie } = anna;
    await signIn(anna, 'other@mail.example');
    await push(anna, { type: 'trial' });
    expect((await sendAll()).map(({ type }) => type)).toEqual(['trial']);
    expect(anna.cookie).not.toBe(cookie);
    expect(getFirst(await anna.call(notifCalls.notifRegister, given)).content).toBe(false);
    await signIn(anna, 'anna@testville.example');
  });

  it('is limited to twenty for each person', async () => {
    const jo = await signIn(await createContributor(open), 'many@mail.example');
    const others = [];
    for (let at = 0; at < 21; at += 1) {
      await pool.query(`update verifications set created = created - interval '20 minutes'`);
      const other = await signIn(await createContributor(open), 'many@mail.example');
      others.push((await subscribe(other)).id);
    }
    await push(jo, { type: 'trial' });
    await sendAll();
    expect(service.taken.map(({ browser }) => browser).sort()).toEqual(others.slice(1).sort());
  });
  it('with a foreign key is rejected as stale and gets no pushes', async () => {
    const { jo, news } = await answered();
    const { p256dh: publicKey } = createPushBrowser('').given.keys;
    const { given } = service.subscribe(publicKey);
    expect(getFirst(await jo.call(notifCalls.notifRegister, given))).toMatchObject({
      success: false,
      staleKey: true,
    });
    expect(await push(jo, news)).toEqual({ outcome: 'noSubscription' });
  });

  it.each([
    ['not by https', { endpoint: 'http://push.example/x' }, 'body.endpoint'],
    ['in this machine', { endpoint: 'https://localhost/x' }, 'body.endpoint'],
    ['at an address of this network', { endpoint: 'https://10.0.0.1/x' }, 'body.endpoint'],
    ['whose name leads into this network', { endpoint: 'https://inside.example/x' }, 'body.endpoint'],
    [
      'with a key that is on no curve',
      { keys: { p256dh: 'B'.padEnd(87, 'A'), auth: 'A'.repeat(22) } },
      'body.keys',
    ],
    ['with a key that is too long', { keys: { p256dh: 'B'.repeat(88), auth: 'A'.repeat(22) } }, 'body.keys'],
    [
      'with an address that is too long',
      { endpoint: `https://push.example/${'x'.repeat(1_100)}` },
      'body.endpoint',
    ],
  ])('%s is refused', async (_, wrong, path) => {
    const jo = await createContributor(open);
    const { given } = service.subscribe(await publicKeyOf(jo));
    const { error } = await jo.send(notifCalls.notifRegister, { ...given, ...wrong });
    expect(error).toMatchObject({ code: 'badRequest', path });
  });
});

describe('a notification acknowledgement', () => {
  it('is stored if its token is valid, without a session', async () => {
    const { jo, news } = await answered();
    await subscribe(jo);
    await push(jo, news);
    const [told] = await sendAll();
    if (!told) throw new Error('Nothing was sent.');
    const { id, ack } = told;
    const nobody = new Person(open);
    const state = async () => getFirst(await loadPushStates(services.db, [id]));
    await nobody.call(notifCalls.notifAck, { acks: [{ id, ack: 'A'.repeat(22), state: 'shown' }] });
    expect(await state()).toMatchObject({ state: 'sent', delivered: null, shown: null });
    await nobody.call(notifCalls.notifAck, { acks: [{ id, ack, state: 'delivered' }] });
    expect(await state()).toMatchObject({ delivered: expect.any(Date), shown: null });
    await nobody.call(notifCalls.notifAck, {
      acks: [
        { id: createId(), ack, state: 'shown' },
        { id, ack, state: 'clicked' },
      ],
    });
    expect(await state()).toMatchObject({
      shown: expect.any(Date),
      clicked: expect.any(Date),
      dismissed: null,
    });
    // The first one counts.
    const before = await state();
    await nobody.call(notifCalls.notifAck, {
      acks: [
        { id, ack, state: 'delivered' },
        { id, ack, state: 'clicked' },
      ],
    });
    expect(await state()).toEqual(before);
  });

  it('prevents a resend after a lost response', async () => {
    const { jo, news } = await answered();
    await subscribe(jo);
    await push(jo, news);
    service.answer = 'takesAndDies';
    const [told] = await sendAll();
    service.answer = 'takes';
    if (!told) throw new Error('Nothing was sent.');
    await jo.call(notifCalls.notifAck, { acks: [{ id: told.id, ack: told.ack, state: 'shown' }] });
    await advanceJobs(pool, 5);
    await sendAll();
    expect(service.taken).toHaveLength(1);
  });
});
