import { imageAddress } from '@parvis/api/addresses';
import { mobileCalls } from '@parvis/api/calls/mobile';
import { townCalls } from '@parvis/api/calls/town';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../platform/db/testing/testDatabase.ts';
import { createId } from '../../platform/lib/ids.ts';
import {
  createContributor,
  fetchMessages,
  getFirst,
  openCase,
  type Person,
  sendStep,
  signInStaff,
} from '../../testing/person.ts';
import { played, sent } from '../../testing/played.ts';
import { upload } from '../../testing/sendPhotos.ts';
import { openTestServices } from '../../testing/testServices.ts';

const services = await openTestServices((await createTestDatabase()).url);
const { pool } = services.store;
afterAll(async () => {
  await services.close();
  expect(services.failures).toEqual([]);
});
const anna = await signInStaff(services);

const photo = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#1450CC' } })
  .jpeg()
  .toBuffer();

interface Case {
  readonly jo: Person;
  readonly csid: string;
}

async function openHandledCase(): Promise<Case> {
  const jo = await createContributor(services);
  const csid = await openCase(jo);
  await sendStep(anna, csid, 'handle');
  return { jo, csid };
}

const sendText = async ({ jo, csid }: Case, txt = 'Le portail grince', id = createId()) =>
  getFirst(await jo.call(mobileCalls.sendTxt, { csid, id, txt })).msgId;
const reply = async ({ csid }: Case, txt = 'Nous passons demain') =>
  getFirst(await anna.call(townCalls.sendTxt, { csid, id: createId(), txt })).msgId;
const takeBack = ({ jo, csid }: Case, msgId: number) =>
  jo.send(mobileCalls.takeBack, { csid, id: createId(), msgId });
const takeBackReply = ({ csid }: Case, msgId: number) =>
  anna.send(townCalls.takeBack, { csid, id: createId(), msgId });
const markReadByStaff = ({ csid }: Case, msgId: number) => anna.call(townCalls.fetchRead, { csid, msgId });
const markReadByReporter = ({ jo, csid }: Case, read: number) =>
  jo.call(mobileCalls.fetchReq, { csid, read });
const loadMessage = async ({ jo, csid }: Case, msgId: number) =>
  (await fetchMessages(jo, csid)).find((message) => message.msgId === msgId);

describe('taking back', () => {
  it('empties an unread text of the reporter on both sides, in lists and in unread counts', async () => {
    const one = await openHandledCase();
    const msgId = await sendText(one);
    const before = getFirst(await anna.call(townCalls.casesGetInfo, { csid: one.csid })).unread;
    const taken = getFirst((await takeBack(one, msgId)).data ?? []);
    expect(taken).toMatchObject({ msgId, flags: ['takenBack'], mine: true });
    expect(taken.msgTxt).toBeUndefined();
    expect(await loadMessage(one, msgId)).toEqual(taken);
    const { last, unread } = getFirst(await anna.call(townCalls.casesGetInfo, { csid: one.csid }));
    expect(last).toMatchObject({ msgId, kind: 'takenBack' });
    expect(last.txt).toBeUndefined();
    expect(unread).toBe(before - 1);
    const events = await pool.query(
      'select type, msg_id from feed where csid = $1 order by id desc limit 1',
      [one.csid],
    );
    expect(events.rows).toEqual([{ type: 'erased', msg_id: msgId }]);
  });

  it('leaves the preview of a later message alone', async () => {
    const one = await openHandledCase();
    const msgId = await sendText(one, 'Premier');
    await sendText(one, 'Second');
    await takeBack(one, msgId);
    const { last } = getFirst(await anna.call(townCalls.casesGetInfo, { csid: one.csid }));
    expect(last).toMatchObject({ msgId: msgId + 1, txt: 'Second' });
  });

  it('answers a message that is gone already as done, and a repeat of its sending too', async () => {
    const one = await openHandledCase();
    const id = createId();
    const msgId = await sendText(one, 'Le portail grince', id);
    const first = await takeBack(one, msgId);
    await markReadByStaff(one, msgId);
    expect((await takeBack(one, msgId)).data).toEqual(first.data);
    expect(await sendText(one, 'Le portail grince', id)).toBe(msgId);
    expect((await loadMessage(one, msgId))?.msgTxt).toBeUndefined();
  });

  it('is refused once staff have read it', async () => {
    const one = await openHandledCase();
    const msgId = await sendText(one);
    await markReadByStaff(one, msgId);
    expect((await takeBack(one, msgId)).error?.code).toBe('alreadyRead');
    expect((await loadMessage(one, msgId))?.msgTxt).toBe('Le portail grince');
  });

  it('is open to staff for two minutes, even if the reporter has read it, and longer while not', async () => {
    const one = await openHandledCase();
    const [recent, old, unread] = [await reply(one), await reply(one), await reply(one)];
    await pool.query(
      `update messages set at = at - interval '121 seconds' where csid = $1 and msg_id >= $2`,
      [one.csid, old],
    );
    await markReadByReporter(one, old);
    expect((await takeBackReply(one, recent)).data?.[0]).toMatchObject({ flags: ['takenBack'] });
    expect((await takeBackReply(one, old)).error?.code).toBe('alreadyRead');
    expect((await takeBackReply(one, unread)).data?.[0]).toMatchObject({ flags: ['takenBack'] });
  });

  it('is for the author alone', async () => {
    const one = await openHandledCase();
    const [own, theirs] = [await sendText(one), await reply(one)];
    expect((await takeBack(one, theirs)).error).toMatchObject({ code: 'badRequest', path: 'body.msgId' });
    expect((await takeBackReply(one, own)).error).toMatchObject({ code: 'badRequest', path: 'body.msgId' });
    const bruno = await signInStaff(services, 'bruno@testville.example');
    const request = { csid: one.csid, id: createId(), msgId: theirs };
    expect((await bruno.send(townCalls.takeBack, request)).error?.code).toBe('badRequest');
    expect((await takeBack(one, 2 ** 40)).error?.code).toBe('badRequest');
  });

  it('takes neither events nor the report itself', async () => {
    const one = await openHandledCase();
    const [created, answers] = await fetchMessages(one.jo, one.csid);
    for (const message of [created, answers])
      expect((await takeBack(one, message?.msgId ?? 0)).error?.code).toBe('stepNotAllowed');
  });

  it('erases photos at once', async () => {
    const one = await openHandledCase();
    const { id } = await upload(one.jo, photo);
    const request = { csid: one.csid, id: createId(), files: [{ id, alt: 'Le portail' }] };
    const { msgId } = getFirst(await one.jo.call(mobileCalls.sendMedia, request));
    const address = imageAddress('mobile', { cuid: 'testville', id, size: 'small' });
    expect((await one.jo.get(address)).statusCode).toBe(200);
    await takeBack(one, msgId);
    expect((await one.jo.get(address)).statusCode).toBe(404);
    const stored: string[] = [];
    for await (const file of services.services.storage.listFiles()) stored.push(file.id);
    expect(stored).not.toContain(id);
    expect((await pool.query('select 1 from media where id = $1', [id])).rows).toEqual([]);
  });

  it('reopens a question by taking its answer back, and a new answer replaces an unread one', async () => {
    const one = await openHandledCase();
    const { csid } = one;
    const question = { kind: 'yesNo', txt: 'Est-ce encore ouvert ?' } as const;
    const { msgId } = getFirst(await anna.call(townCalls.sendQstn, { csid, id: createId(), question }));
    const answer = (value: boolean) =>
      one.jo.send(mobileCalls.sendForm, {
        ...{ csid, id: createId(), msgIdAnswer: msgId },
        played: played({ type: 'YESNO', item: 'answer', value }),
      });
    const first = getFirst((await answer(true)).data ?? []);
    const second = getFirst((await answer(false)).data ?? []);
    expect(second).toMatchObject({ msgIdAnswer: msgId, answers: { answer: false } });
    expect(await loadMessage(one, first.msgId)).toMatchObject({ flags: ['takenBack'] });
    expect((await loadMessage(one, first.msgId))?.msgIdAnswer).toBeUndefined();
    await takeBack(one, second.msgId);
    const third = getFirst((await answer(true)).data ?? []);
    expect(third).toMatchObject({ msgIdAnswer: msgId });
    await markReadByStaff(one, third.msgId);
    expect((await answer(false)).error?.code).toBe('alreadyRead');
    expect((await takeBack(one, third.msgId)).error?.code).toBe('alreadyRead');
  });

  it('does not take stars', async () => {
    const one = await openHandledCase();
    await sendStep(anna, one.csid, 'close', { outcome: 'solved' });
    const asked = (await fetchMessages(one.jo, one.csid)).at(-1);
    const stars = getFirst(
      await one.jo.call(mobileCalls.sendForm, {
        ...{ csid: one.csid, id: createId(), msgIdAnswer: asked?.msgId ?? 0 },
        played: played({ type: 'RATE', item: 'answer.satisfaction', value: 5 }, sent, { type: 'ABORT' }),
      }),
    );
    expect((await takeBack(one, stars.msgId)).error?.code).toBe('stepNotAllowed');
  });

  it('ends in one order with a reader on the other side: read, or taken back', async () => {
    const one = await openHandledCase();
    for (let nth = 0; nth < 5; nth += 1) {
      const msgId = await sendText(one);
      const [taken] = await Promise.all([takeBack(one, msgId), markReadByStaff(one, msgId)]);
      const staffSee = getFirst(await anna.call(townCalls.fetchReq, { csid: one.csid, after: msgId - 1 }));
      if (taken.error)
        expect([taken.error.code, staffSee.msgTxt]).toEqual(['alreadyRead', 'Le portail grince']);
      else expect(staffSee).toMatchObject({ flags: ['takenBack'] });
    }
  });

  it('cancels a waiting mail that quotes it, and replaces a waiting notification', async () => {
    const one = await openHandledCase();
    const msgId = await reply(one, 'Mot à reprendre');
    const { rows } = await pool.query(
      `update identities i set email = 'jo@mail.example' from cases c where c.csid = $1 and i.cr_uid = c.reporter
       returning i.cr_uid`,
      [one.csid],
    );
    const reporter: string = rows[0].cr_uid;
    await pool.query(
      `insert into deliveries (id, kind, about, state, recipient, message, cuid, until)
       values ('m1', 'mail', 'news', 'waiting', 'jo@mail.example', '{"subject":"","text":"Mot à reprendre"}', 'testville', now() + interval '1 day')`,
    );
    await pool.query(
      `insert into push_subscriptions (id, session, endpoint, p256dh, auth, public_key, origin)
       select 's1', hash, 'https://push.example/1', '', '', '', 'https://town.example' from sessions where cr_uid = $1 limit 1`,
      [reporter],
    );
    await pool.query(
      `insert into pushes (id, subscription, type, csid, msg_id, cuid, staff, topic, urgency, message, until)
       values ('p1', 's1', 'caseMsg', $1, $2, 'testville', false, 't', 'normal', '{"body":"Mot à reprendre"}', now() + interval '1 day')`,
      [one.csid, msgId],
    );
    await takeBackReply(one, msgId);
    const kept = await pool.query(
      `select message::text from deliveries where id = 'm1' union all select message::text from pushes where csid = $1`,
      [one.csid],
    );
    expect(JSON.stringify(kept.rows)).not.toContain('Mot');
    expect(kept.rows).toHaveLength(3);
  });
});
