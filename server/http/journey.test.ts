import { boardCalls } from '@parvis/api/calls/board';
import { caseCalls } from '@parvis/api/calls/cases';
import { mobileCalls } from '@parvis/api/calls/mobile';
import { sessionCalls } from '@parvis/api/calls/session';
import type { StaffQuestion } from '@parvis/api/calls/staffQuestion';
import { townCalls } from '@parvis/api/calls/town';
import { afterAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../platform/db/testing/testDatabase.ts';
import { createId } from '../platform/lib/ids.ts';
import {
  createContributor,
  createVisitor,
  fetchMessages,
  getFirst,
  openCase,
  Person,
  sendStep,
  signInStaff,
} from '../testing/person.ts';
import { played } from '../testing/played.ts';
import { openTestServices } from '../testing/testServices.ts';

const services = await openTestServices((await createTestDatabase()).url);
afterAll(async () => {
  await services.close();
  expect(services.failures).toEqual([]);
});

describe('visitor', () => {
  it('gets no cookie before consent', async () => {
    const person = new Person(services);
    const status = await person.call(sessionCalls.userSts, { newCookies: false });
    expect(status.state).toBe('empty');
    expect(person.cookie).toBeUndefined();
  });

  it('is recognised on a second visit', async () => {
    const person = await createVisitor(services);
    const { crUid } = await person.call(sessionCalls.initId, { qr: 'test-hall' });
    const again = await person.call(sessionCalls.userSts, { newCookies: false });
    expect(again).toMatchObject({ state: 'withIds', crUid, qrid: 'test-hall', qridUsed: false });
  });

  it.each([
    ['nope', 'unknownQr'],
    ['test-old', 'staleQr'],
  ])('learns why a code is not stored with the identity: %s', async (qr, qrRefused) => {
    const person = await createVisitor(services);
    await person.call(sessionCalls.initId, { qr: 'test-hall' });
    const status = await person.call(sessionCalls.initId, { qr });
    expect(status).toMatchObject({ state: 'withIds', qrid: 'test-hall', qrRefused });
    expect(await person.call(sessionCalls.initId, { qr: 'test-hall' })).not.toHaveProperty('qrRefused');
  });

  it('gets place and categories from a scan', async () => {
    const person = await createVisitor(services);
    const scan = getFirst(await person.call(sessionCalls.qrScan, { qrid: 'test-hall' }));
    expect(scan.place.lbl).toBe('Hall');
    expect(scan.menus.main?.map(({ code }) => code)).toEqual(['hygiene', 'other', 'opening']);
    expect(scan.menus.hygiene?.map(({ lbl }) => lbl)).toEqual(['Toilettes']);
    expect(await person.call(mobileCalls.infoCstmr)).toEqual([scan.cstmr]);
  });
  it('distinguishes unknown and stale codes', async () => {
    const person = await createVisitor(services);
    expect(await person.send(sessionCalls.qrScan, { qrid: 'nope' })).toMatchObject({
      status: 404,
      error: { code: 'unknownQr' },
    });
    expect(await person.send(sessionCalls.qrScan, { qrid: 'test-old' })).toMatchObject({
      status: 410,
      error: { code: 'staleQr' },
    });
  });
});

describe('case journey', () => {
  it('goes from report through chat and question to close and rating', async () => {
    const anna = await signInStaff(services);
    const jo = await createContributor(services);
    const csid = await openCase(jo);

    const opened = await fetchMessages(jo, csid);
    expect(opened.map(({ flags, mine }) => [flags?.[0], mine])).toEqual([
      ['create', true],
      [undefined, true],
    ]);
    expect(opened[1]).toMatchObject({
      answers: { leak: true, details: 'La porte ne ferme plus' },
      words: { leak: 'Fuite', what: 'Quoi ?' },
    });

    const listed = await anna.call(boardCalls.casesListAll, {});
    expect(listed.find((found) => found.csid === csid)).toMatchObject({
      state: 'open',
      unread: 2,
      last: { txt: 'La porte ne ferme plus · Fuite', mine: false },
      ccatLbls: ['Hygiène', 'Toilettes'],
      placeLbl: 'Hall · Au fond',
    });
    expect(getFirst(await anna.call(townCalls.casesGetInfo, { csid })).can).toEqual([
      'send',
      'ask',
      'callService',
      'handle',
      'close',
      'reject',
      'recategorize',
      'assign',
      'block',
    ]);

    await anna.call(townCalls.sendTxt, { csid, id: createId(), txt: 'Bonjour, nous arrivons !' });
    const handled = getFirst(await jo.call(mobileCalls.discussInfo, { csid }));
    expect(handled).toMatchObject({
      state: 'handled',
      handlers: ['Anna Petit'],
      can: ['send', 'hold', 'solved', 'close', 'cancel'],
    });

    const question: StaffQuestion = {
      kind: 'choice',
      txt: 'Quel étage ?',
      options: ['Premier', 'Second'],
      several: false,
    };
    const asked = getFirst(await anna.call(townCalls.sendQstn, { csid, id: createId(), question }));
    expect(asked.qstn?.texts?.fr).toEqual({ question: 'Quel étage ?' });
    const answered = getFirst(
      await jo.call(mobileCalls.sendForm, {
        csid,
        id: createId(),
        msgIdAnswer: asked.msgId,
        played: played({ type: 'CHECK', item: 'choice.2' }),
      }),
    );
    expect(answered).toMatchObject({ msgIdAnswer: asked.msgId, answers: { 'choice.2': true }, mine: true });

    const closed = await sendStep(anna, csid, 'close', { outcome: 'solved', txt: 'Réparé' });
    expect(closed.data?.[0]).toMatchObject({ state: 'closed', outcome: 'solved', can: ['resume', 'block'] });
    const talk = await fetchMessages(jo, csid);
    const satisfaction = talk.at(-1);
    expect(satisfaction).toMatchObject({ flow: 'satisfaction', mine: false });
    expect(talk.at(-2)).toMatchObject({ flags: ['close'], outcome: 'solved', msgTxt: 'Réparé' });
    expect(getFirst(await jo.call(mobileCalls.discussInfo, { csid })).can).toEqual(['rate', 'reopen']);

    await jo.call(mobileCalls.sendForm, {
      csid,
      id: createId(),
      msgIdAnswer: satisfaction?.msgId ?? 0,
      played: played(
        { type: 'RATE', item: 'answer.satisfaction', value: 5 },
        { type: 'CONFIRM' },
        { type: 'ABORT' },
      ),
    });
    const rated = getFirst(await anna.call(townCalls.casesGetInfo, { csid }));
    expect(rated).toMatchObject({ rating: 5, state: 'closed' });
    expect(getFirst(await jo.call(mobileCalls.discussInfo, { csid })).can).toEqual(['rate', 'reopen']);
  });

  it('shows read marks per reader, which never decrease', async () => {
    const anna = await signInStaff(services);
    const jo = await createContributor(services);
    const csid = await openCase(jo);
    const read = async (msgId?: number) =>
      getFirst(await anna.call(townCalls.fetchRead, { csid, ...(msgId !== undefined && { msgId }) }));
    expect(await read()).toEqual({ readByStaff: 0, readByReporter: 0 });
    expect(await read(99)).toEqual({ readByStaff: 2, readByReporter: 0 });
    expect(await read(1)).toEqual({ readByStaff: 2, readByReporter: 0 });
    await jo.call(mobileCalls.fetchReq, { csid, after: 0, read: 1 });
    expect(await read()).toEqual({ readByStaff: 2, readByReporter: 1 });
    const [own] = await anna.call(boardCalls.casesListAll, { limit: 1 });
    expect(own).toMatchObject({ csid, unread: 0 });
  });

  it('is listed for its reporter across customers and at one', async () => {
    const jo = await createContributor(services);
    const csid = await openCase(jo);
    expect((await jo.call(caseCalls.townListActivity)).map((found) => found.csid)).toEqual([csid]);
    expect((await jo.call(mobileCalls.statusActivity)).map((found) => found.csid)).toEqual([csid]);
    expect(await jo.call(mobileCalls.statusActivity, undefined, { cuid: 'otherville' })).toEqual([]);
  });

  it('counts what staff wrote as unread for its reporter until they read it', async () => {
    const anna = await signInStaff(services);
    const jo = await createContributor(services);
    const csid = await openCase(jo);
    const unread = async () => (await jo.call(mobileCalls.statusActivity)).map((found) => found.unread);
    expect(await unread()).toEqual([0]);
    const { msgId } = getFirst(
      await anna.call(townCalls.sendTxt, { csid, id: createId(), txt: 'Nous arrivons' }),
    );
    expect((await unread())[0]).toBeGreaterThan(0);
    await jo.call(mobileCalls.fetchReq, { csid, after: 0, read: msgId });
    expect(await unread()).toEqual([0]);
  });
});
