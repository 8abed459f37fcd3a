import { mobileCalls } from '@parvis/api/calls/mobile';
import { townCalls } from '@parvis/api/calls/town';
import { afterAll, expect, it } from 'vitest';
import { createTestDatabase } from '../../platform/db/testing/testDatabase.ts';
import { newId } from '../../platform/lib/ids.ts';
import { contributor, first, openCase, staffMember, step } from '../../testing/person.ts';
import { openTestServices } from '../../testing/testServices.ts';
import { boardCounts } from './caseLists.ts';
import { takeUpDueHolds } from './dueHolds.ts';

const services = await openTestServices((await createTestDatabase()).url);
const { db, pool } = services.store;
afterAll(async () => {
  await services.close();
  expect(services.failures).toEqual([]);
});

const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString();
const infoOf = async (person: Awaited<ReturnType<typeof staffMember>>, csid: string) =>
  first(await person.call(townCalls.casesGetInfo, { csid }));

/** Advances to the day at once. */
const letTimePass = (csid: string) =>
  pool.query(`update cases set hold_until = now() - interval '1 minute' where csid = $1`, [csid]);

it('a case on hold shows until when and why, to staff and reporter', async () => {
  const jo = await contributor(services);
  const anna = await staffMember(services);
  const csid = await openCase(jo);
  await step(anna, csid, 'handle');
  const until = tomorrow();
  await step(anna, csid, 'hold', { until, txt: 'La pièce est commandée' });
  expect(await infoOf(anna, csid)).toMatchObject({ state: 'held', holdUntil: until });
  expect(first(await jo.call(mobileCalls.discussInfo, { csid }))).toMatchObject({ holdUntil: until });
  const told = (await jo.call(mobileCalls.fetchReq, { csid, after: 0 }))?.at(-1);
  expect(told).toMatchObject({ flags: ['hold'], msgTxt: 'La pièce est commandée' });
  await step(anna, csid, 'resume');
  expect(await infoOf(anna, csid)).not.toHaveProperty('holdUntil');
});

it('a hold ends once on its day, as news for its handlers only', async () => {
  const jo = await contributor(services);
  const [anna, bruno] = [await staffMember(services), await staffMember(services, 'bruno@testville.example')];
  const csid = await openCase(jo);
  const unreadOf = async (person: typeof anna) => {
    const crUid = (await infoOf(person, csid)).participants.find(({ me }) => me)?.crUid ?? 'nobody';
    return (await boardCounts(db, 'testville', { crUid, staff: true, locale: 'fr-FR' })).unread;
  };
  await step(anna, csid, 'handle');
  await step(anna, csid, 'hold', { until: tomorrow() });
  expect(await takeUpDueHolds(services.services)).toBe(0);
  const { last } = await infoOf(anna, csid);
  await anna.call(townCalls.fetchRead, { csid, msgId: last.msgId });
  const before = (await unreadOf(anna))?.mine ?? 0;
  await letTimePass(csid);
  const rounds = await Promise.all([takeUpDueHolds(services.services), takeUpDueHolds(services.services)]);
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
  const anna = await staffMember(services);
  const csid = await openCase(await contributor(services));
  await step(anna, csid, 'handle');
  const { error } = await anna.send(townCalls.casesHandling, {
    csid,
    id: newId(),
    step: 'hold',
    until,
  });
  expect(error).toMatchObject({ code: 'badRequest', path: 'body.until', ...why });
  expect(await infoOf(anna, csid)).toMatchObject({ state: 'handled' });
});
