import { imageAddress } from '@parvis/api/addresses';
import { caseCalls } from '@parvis/api/calls/cases';
import { followerCalls, townFollowerCalls } from '@parvis/api/calls/followers';
import { mobileCalls } from '@parvis/api/calls/mobile';
import { sessionCalls } from '@parvis/api/calls/session';
import { townCalls } from '@parvis/api/calls/town';
import { afterAll, describe, expect, it } from 'vitest';
import { createId } from '../../platform/lib/ids.ts';
import { openEscalation } from '../../testing/openEscalation.ts';
import {
  createContributor,
  createVisitor,
  fetchMessages,
  getFirst,
  openCase,
  type Person,
  sendStep,
  signIn,
  signInStaff,
} from '../../testing/person.ts';
import { createScene } from '../../testing/photoFiles.ts';
import { buildTextActions, played, sent } from '../../testing/played.ts';
import { upload } from '../../testing/sendPhotos.ts';
import { testTown } from '../../testing/town.ts';
import { getQuestionnaire, hashQuestionnaire } from '../cases/questionnaires.ts';
import { indexCategories } from '../customers/service.ts';
import { mergePeople } from '../identity/mergePeople.ts';
import { sendCaseNotifications } from '../notifications/caseNotifications/sendCaseNotifications.ts';

const all = await openEscalation();
const { demonstration: services, pool } = all;
afterAll(async () => {
  await all.close();
  expect(services.failures).toEqual([]);
});

const other = indexCategories(testTown.menu).get('other');
if (!other) throw new Error('The test town has no category "other".');
const questionnaireId = hashQuestionnaire(getQuestionnaire(other));
const SECRET = 'Ombeline a vu la lampe';

async function reportLamp(person: Person, txt = SECRET): Promise<string> {
  const report = {
    ...{ csid: createId(), qrid: 'test-hall', ccatCode: 'other', questionnaireId },
    played: played(...buildTextActions('describe.message', txt), sent),
  };
  return getFirst(await person.call(caseCalls.casesInit, report)).csid;
}
const known = (person: Person) => person.call(followerCalls.casesKnown, { qrid: 'test-hall' });
const follow = (person: Person, csid: string, as: 'supported' | 'q_follower' = 'supported') =>
  person.send(followerCalls.casesFollow, { csid, as });
const followed = async (person: Person, csid: string) =>
  getFirst(await person.call(followerCalls.casesFollowed, { csid }));
const crUidOf = async (person: Person) =>
  (await person.call(sessionCalls.userSts, { newCookies: false })).crUid ?? '';
const open = (agent: Person, csid: string, isOpen = true) =>
  agent.send(townFollowerCalls.casesFollowers, { csid, id: createId(), open: isOpen });
const say = (person: Person, csid: string, txt: string) =>
  person.call(mobileCalls.sendTxt, { csid, id: createId(), txt });
const anna = await signInStaff(services);
const infoOf = async (csid: string) => getFirst(await anna.call(townCalls.casesGetInfo, { csid }));
const clear = () => pool.query(`update cases set state = 'closed', reopen_until = null`);

describe('known cases of a place', () => {
  it('shows category, state and date of harmless open cases to people who scanned, nothing else', async () => {
    await clear();
    const jo = await createContributor(services);
    const csid = await reportLamp(jo);
    await openCase(jo);
    const lea = await createVisitor(services);
    const list = await known(lea);
    const since = expect.stringMatching(/^\d{4}-/);
    expect(list).toEqual([{ csid, ccatCode: 'other', ccatLbls: ['Autre'], state: 'open', since }]);
    expect(await known(jo)).toEqual([expect.objectContaining({ csid, mine: true })]);
    await sendStep(anna, csid, 'handle');
    const until = new Date(Date.now() + 86_400_000).toISOString();
    await sendStep(anna, csid, 'hold', { until });
    expect(await known(lea)).toEqual([expect.objectContaining({ state: 'held', until })]);
    await all.endanger(csid);
    expect(await known(lea)).toEqual([]);
  });

  it('hides from blocked visitors, from tests, and once the case has ended', async () => {
    await clear();
    const csid = await reportLamp(await createContributor(services));
    const lea = await createContributor(services);
    await pool.query(
      `insert into blocks (cuid, cr_uid, reason) values ('testville', $1, '["otherReason"]')`,
      [await crUidOf(lea)],
    );
    expect(await known(lea)).toEqual([]);
    expect((await follow(lea, csid)).error?.code).toBe('blocked');
    const mia = await createContributor(services);
    expect(await mia.call(followerCalls.casesKnown, { qrid: 'test-fake' })).toEqual([]);
    await sendStep(anna, csid, 'close', { outcome: 'solved' });
    expect(await known(mia)).toEqual([]);
    expect((await follow(mia, csid)).error?.code).toBe('stepNotAllowed');
  });
});

describe('a follower', () => {
  it('appears to staff as a number, by a single message, and to the reporter without a name', async () => {
    const jo = await createContributor(services);
    const csid = await reportLamp(jo);
    const people = await Promise.all([1, 2, 3].map(() => createContributor(services)));
    for (const one of people) expect((await follow(one, csid)).status).toBe(200);
    await follow(getFirst(people), csid, 'q_follower');
    expect((await infoOf(csid)).followers).toEqual({ supported: 3, following: 0, open: false });
    const joins = (await fetchMessages(jo, csid)).filter(({ join }) => join?.as === 'supported');
    expect(joins).toEqual([
      expect.objectContaining({
        flags: ['joinSupported'],
        mine: false,
        join: { as: 'supported', supported: true, src: 'scan' },
      }),
    ]);
    expect(joins[0]).not.toHaveProperty('crUid');
    expect((await follow(jo, csid)).error?.code).toBe('stepNotAllowed');
  });

  it('reads no word, picture or participant, and may do nothing, in any call of the case', async () => {
    const jo = await createContributor(services);
    const csid = await reportLamp(jo);
    const lea = await createContributor(services);
    await follow(lea, csid);
    const id = createId();
    for (const refused of [
      await lea.send(mobileCalls.discussInfo, { csid }),
      await lea.send(mobileCalls.fetchReq, { csid, after: 0 }),
      await lea.send(mobileCalls.casesUsers, { csid }),
      await lea.send(mobileCalls.fetchMedia, { csid }),
      await lea.send(mobileCalls.fetchFlags, { csid, after: 0 }),
      await lea.send(mobileCalls.sendTxt, { csid, id, txt: 'Bonjour' }),
      await lea.send(mobileCalls.casesChange, { csid, id, step: 'close' }),
    ])
      expect(refused.error?.code).toBe('unknownCase');
    expect(await lea.call(mobileCalls.statusActivity, {})).toEqual([]);
    const page = JSON.stringify([await followed(lea, csid), await known(lea)]);
    const { caseNbr } = await infoOf(csid);
    for (const mark of [SECRET, await crUidOf(jo), caseNbr]) expect(page).not.toContain(mark);
  });

  it('reads messages from when staff open the conversation, none from before, without names', async () => {
    const jo = await createContributor(services);
    const csid = await reportLamp(jo);
    const lea = await createContributor(services);
    expect((await open(anna, csid)).error?.code).toBe('stepNotAllowed');
    await follow(lea, csid);
    await sendStep(anna, csid, 'handle');
    await say(jo, csid, 'Avant');
    const photo = await createScene().jpeg().toBuffer();
    const early = await upload(jo, photo);
    await jo.call(mobileCalls.sendMedia, { csid, id: createId(), files: [{ id: early.id }] });
    expect((await open(anna, csid)).data?.[0]?.followers?.open).toBe(true);
    await anna.call(townCalls.sendTxt, { csid, id: createId(), txt: 'La lampe est commandée' });
    await say(jo, csid, 'Merci');
    const late = await upload(jo, photo);
    await jo.call(mobileCalls.sendMedia, { csid, id: createId(), files: [{ id: late.id }] });
    const { messages = [] } = await followed(lea, csid);
    expect(messages.map(({ staff, txt, media }) => [staff, txt, media?.[0]?.id])).toEqual([
      [true, 'La lampe est commandée', undefined],
      [false, 'Merci', undefined],
      [false, undefined, late.id],
    ]);
    expect(JSON.stringify(messages)).not.toContain(await crUidOf(jo));
    const image = (id: string) =>
      lea.get(imageAddress('mobile', { cuid: 'testville', id, size: 'small' })).then((one) => one.statusCode);
    expect([await image(early.id), await image(late.id)]).toEqual([404, 200]);
    const flags = (await fetchMessages(jo, csid)).flatMap((one) => one.flags ?? []);
    expect(flags).toContain('openedToFollowers');
    expect((await open(anna, csid, false)).status).toBe(200);
    expect((await followed(lea, csid)).messages).toBeUndefined();
    expect(await image(late.id)).toBe(404);
  });

  it('cannot be a participant: an invited person sees a link to the conversation', async () => {
    await clear();
    const csid = await reportLamp(await createContributor(services));
    const lea = await createContributor(services);
    await pool.query(
      `insert into participants (csid, cr_uid, staff, joined_as, gcat_code) values ($1, $2, false, 'invited', 'users')`,
      [csid, await crUidOf(lea)],
    );
    expect(await known(lea)).toEqual([expect.objectContaining({ csid, mine: true })]);
    expect((await follow(lea, csid)).error?.code).toBe('stepNotAllowed');
  });

  it('may report the same: their case is their own, and they still follow the other', async () => {
    await clear();
    const csid = await reportLamp(await createContributor(services));
    const lea = await createContributor(services);
    await follow(lea, csid);
    const own = await reportLamp(lea);
    expect((await known(lea)).map(({ csid: at, mine, as }) => [at, mine, as])).toEqual([
      [own, true, undefined],
      [csid, undefined, 'supported'],
    ]);
    expect((await lea.call(mobileCalls.statusActivity, {})).map((one) => one.csid)).toEqual([own]);
    expect((await lea.call(followerCalls.casesFollowing)).map((one) => one.csid)).toEqual([csid]);
    expect(await lea.call(followerCalls.casesUnfollow, { csid })).toEqual([]);
    expect((await lea.send(followerCalls.casesFollowed, { csid })).error?.code).toBe('unknownCase');
  });

  it('finds unread a promised day, an end and a return, not a wait without a day', async () => {
    await clear();
    const csid = await reportLamp(await createContributor(services));
    await sendStep(anna, csid, 'handle');
    const lea = await createContributor(services);
    await follow(lea, csid);
    const isUnread = async () => {
      const [one] = await lea.call(followerCalls.casesFollowing);
      await followed(lea, csid);
      return one?.unread === true;
    };
    await sendStep(anna, csid, 'hold');
    expect(await isUnread()).toBe(false);
    await sendStep(anna, csid, 'resume');
    expect(await isUnread()).toBe(false);
    await sendStep(anna, csid, 'hold', { until: new Date(Date.now() + 86_400_000).toISOString() });
    expect([await isUnread(), await isUnread()]).toEqual([true, false]);
    await sendStep(anna, csid, 'resume');
    await sendStep(anna, csid, 'close', { outcome: 'solved' });
    expect([await isUnread(), await isUnread()]).toEqual([true, false]);
    await sendStep(anna, csid, 'resume');
    expect(await isUnread()).toBe(true);
  });

  it('keeps what they follow over a merge, but not their own case, and loses it when erased', async () => {
    const jo = await createContributor(services);
    const [own, others] = [await reportLamp(jo), await reportLamp(await createContributor(services))];
    const lea = await createContributor(services);
    for (const csid of [own, others]) await follow(lea, csid, 'q_follower');
    const [from, into] = [await crUidOf(lea), await crUidOf(jo)];
    await services.store.db.transaction((tx) => mergePeople(tx, from, into));
    expect((await jo.call(followerCalls.casesFollowing)).map(({ csid }) => csid)).toEqual([others]);
    await jo.call(sessionCalls.userEraseAll);
    expect((await infoOf(others)).followers).toBeUndefined();
  });
});

it('100 visitors at one broken lamp make one case and 99 followers, all learn of its end, and none reads another’s messages', async () => {
  await clear();
  await all.setEscalation({});
  await all.reset();
  const jo = await createContributor(services);
  await all.subscribe(jo);
  const csid = await reportLamp(jo);
  const marks = [SECRET, await crUidOf(jo)];
  const followers: Person[] = [];
  for (let nth = 0; nth < 99; nth += 1) {
    const one = await createVisitor(services);
    const [lamp] = await known(one);
    await one.call(sessionCalls.initId, {});
    await all.subscribe(one);
    expect((await follow(one, lamp?.csid ?? '')).status).toBe(200);
    marks.push(await crUidOf(one));
    followers.push(one);
  }
  const { rows } = await pool.query(`select count(*)::int as n from cases where state = 'open'`);
  expect(rows).toEqual([{ n: 1 }]);
  const [last] = followers.slice(-1);
  expect((await known(last ?? jo))[0]).toMatchObject({ csid, people: 100 });
  expect((await infoOf(csid)).followers).toEqual({ supported: 99, following: 0, open: false });
  await sendStep(anna, csid, 'close', { outcome: 'solved', txt: `Réparé, dit ${SECRET}` });
  await pool.query(`update messages set at = at - interval '1 minute' where csid = $1`, [csid]);
  await all.runOnBoth((context) => sendCaseNotifications(context));
  const told = all.pushed.taken.filter(({ notification }) => notification.csid === csid);
  expect(new Set(told.map(({ browser }) => browser)).size).toBe(100);
  const toFollowers = told.filter(({ notification }) => notification.url.includes('/m/follow/'));
  expect(toFollowers).toHaveLength(99);
  for (const [nth, one] of followers.entries()) {
    const page = JSON.stringify(await followed(one, csid));
    for (const mark of marks.filter((_, of) => of !== nth + 1)) expect(page).not.toContain(mark);
  }
  const bodies = new Set(toFollowers.map(({ notification }) => notification.body));
  expect([...bodies]).toEqual(['Du nouveau pour un signalement que vous suivez.']);
}, 120_000);

it('tells a follower by mail of a day, of the end and of its return, each time without words', async () => {
  await all.reset();
  await all.setEscalation({});
  const csid = await reportLamp(await createContributor(services));
  const lea = await signIn(await createContributor(services), 'lea@mail.example');
  await follow(lea, csid, 'q_follower');
  const tell = async () => {
    await pool.query(`update messages set at = at - interval '20 minutes' where csid = $1`, [csid]);
    await all.runOnBoth((context) => sendCaseNotifications(context));
    const mails = all.mails.taken.filter(({ to }) => to?.[0]?.address === 'lea@mail.example');
    all.mails.taken.length = 0;
    await pool.query('delete from deliveries');
    return mails.map(({ text = '' }) => text);
  };
  await sendStep(anna, csid, 'handle');
  expect(await tell()).toEqual([]);
  await sendStep(anna, csid, 'close', { outcome: 'solved', txt: 'Ombeline l’a dit' });
  const [mail = ''] = await tell();
  expect(mail).toContain(`https://parvis.example/m/follow/testville/${csid}`);
  expect(mail).not.toContain('Ombeline');
  expect(await tell()).toEqual([]);
  await sendStep(anna, csid, 'resume');
  expect(await tell()).toHaveLength(1);
});
