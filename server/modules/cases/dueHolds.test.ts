import { mobileCalls } from '@parvis/api/calls/mobile';
import { townCalls } from '@parvis/api/calls/town';
import { afterAll, expect, it } from 'vitest';
import { createTestDatabase } from '../../platform/db/testing/testDatabase.ts';
import { createId } from '../../platform/lib/ids.ts';
import { createContributor, getFirst, openCase, sendStep, signInStaff } from '../../testing/person.ts';
import { openTestServices } from '../../testing/testServices.ts';
import { countBoardCases } from './boardCounts.ts';
import { endDueHolds } from './dueHolds.ts';

const services = await openTestServices((await createTestDatabase()).url);
const { db, pool } = services.store;
afterAll(async () => {
  await services.close();
  expect(services.failures).toEqual([]);
});

const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString();
const infoOf = async (person: Awaited<ReturnType<typeof signInStaff>>, csid: string) =>
  getFirst(await person.call(townCalls.casesGetInfo, { csid }));

/** Advances to the day at once. */
const letTimePass = (csid: string) =>
  pool.query(`update cases set hold_until = now() - interval '1 minute' where csid = $1`, [csid]);

it('a case on hold shows until when and why, to staff and reporter', async () => {
  const jo = await createContributor(services);
  const anna = await signInStaff(services);
  const csid = await openCase(jo);
  await sendStep(anna, csid, 'handle');
  const until = tomorrow();
  await sendStep(anna, csid, 'hold', { until, txt: 'La pièce est commandée' });
  expect(await infoOf(anna, csid)).toMatchObject({ state: 'held', holdUntil: until });
  expect(getFirst(await jo.call(mobileCalls.discussInfo, { csid }))).toMatchObject({ holdUntil: until });
  const told = (await jo.call(mobileCalls.fetchReq, { csid, after: 0 }))?.at(-1);
  expect(told).toMatchObject({ flags: ['hold'], msgTxt: 'La pièce est commandée' });
  await sendStep(anna, csid, 'resume');
  expect(await infoOf(anna, csid)).not.toHaveProperty('holdUntil');
});

it('a hold ends once on its day, as news for its handlers only', async () => {
  const jo = await createContributor(services);
  const [anna, bruno] = [await signInStaff(services), await signInStaff(services, 'bruno@testville.example')];
  const csid = await openCase(jo);
  const unreadOf = async (person: typeof anna) => {
    const crUid = (await infoOf(person, csid)).participants.find(({ me }) => me)?.crUid ?? 'nobody';
    return (await countBoardCases(db, 'testville', { crUid, staff: true, locale: 'fr-FR' })).unread;
  };
  await sendStep(anna, csid, 'handle');
  await sendStep(anna, csid, 'hold', { until: tomorrow() });
  expect(await endDueHolds(services.services)).toBe(0);
  const { last } = await infoOf(anna, csid);
  await anna.call(townCalls.fetchRead, { csid, msgId: last.msgId });
  const before = (await unreadOf(anna))?.mine ?? 0;
  await letTimePass(csid);
  const rounds = await Promise.all([endDueHolds(services.services), endDueHolds(services.services)]);
  expect(rounds.sort()).toEqual([0, 1]);
  expect(await infoOf(anna, csid)).toMatchObject({ state: 'handled', unread: 1, last: { kind: 'due' } });
  expect(await unreadOf(anna)).toMatchObject({ mine: before + 1 });
  expect(await unreadOf(bruno)).toMatchObject({ mine: 0 });
});
const INSTANT = expect.stringMatching(/^20\d\d-\d\d-\d\dT.*Z$/);
it.each([
  ['none', 'tomorrow', { reason: 'format' }],
  ['over', '2026-01-01T00:00:00.000Z', { reason: 'tooSmall', earliest: INSTANT }],
  ['one on which the case is no more', '2199-01-01T00:00:00.000Z', { reason: 'tooBig', latest: INSTANT }],
])('refuses a hold until a day that is %s, with the bound, and changes nothing', async (_, until, why) => {
  const anna = await signInStaff(services);
  const csid = await openCase(await createContributor(services));
  await sendStep(anna, csid, 'handle');
  const { error } = await anna.send(townCalls.casesHandling, {
    csid,
    id: createId(),
    step: 'hold',
    until,
  });
  expect(error).toMatchObject({ code: 'badRequest', path: 'body.until', ...why });
  expect(await infoOf(anna, csid)).toMatchObject({ state: 'handled' });
});
