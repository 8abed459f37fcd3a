import { mobileCalls } from '@parvis/api/calls/mobile';
import { townCalls } from '@parvis/api/calls/town';
import { afterAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../platform/db/testing/testDatabase.ts';
import { createId } from '../../platform/lib/ids.ts';
import {
  fetchMessages,
  getFirst,
  openAndCloseCase,
  type Person,
  sendStep,
  signInStaff,
} from '../../testing/person.ts';
import { buildTextActions, played, sent } from '../../testing/played.ts';
import { openTestServices } from '../../testing/testServices.ts';

const services = await openTestServices((await createTestDatabase()).url);
afterAll(async () => {
  await services.close();
  expect(services.failures).toEqual([]);
});

const anna = await signInStaff(services);

/** A closed case with its survey. */
async function asked() {
  const { jo, csid } = await openAndCloseCase(services, anna);
  const { msgId } = (await fetchMessages(jo, csid)).at(-1) ?? { msgId: 0 };
  return { jo, csid, msgId };
}

const rated = (value: number) => [{ type: 'RATE', item: 'answer.satisfaction', value } as const, sent];
const writes = { type: 'YESNO', item: 'answer.satisfaction.wrong', value: true } as const;
const word = buildTextActions('answer.satisfaction.wrongMessage', 'La fuite est toujours là');
const left = { type: 'ABORT' } as const;
const toTheEnd = [{ type: 'NEXT', item: 'satisfaction.next' } as const, sent];

const answer = (
  { jo, csid, msgId }: { jo: Person; csid: string; msgId: number },
  events: Parameters<typeof played>,
  id = createId(),
) => jo.send(mobileCalls.sendForm, { csid, id, msgIdAnswer: msgId, played: played(...events) });

const answersIn = async (jo: Person, csid: string) =>
  (await fetchMessages(jo, csid)).flatMap(({ answers }) => (answers ? [answers] : [])).slice(1);
const ratingOf = async (csid: string) => getFirst(await anna.call(townCalls.casesGetInfo, { csid })).rating;
const may = async (jo: Person, csid: string) =>
  getFirst(await jo.call(mobileCalls.discussInfo, { csid })).can;

describe('survey answer', () => {
  it('is stored at once, whether or not more follow', async () => {
    const survey = await asked();
    const { jo, csid } = survey;
    expect((await answer(survey, [...rated(2), left])).status).toBe(200);
    expect([await ratingOf(csid), await may(jo, csid)]).toEqual([
      2,
      ['send', 'rate', 'hold', 'solved', 'close', 'cancel'],
    ]);
    expect((await answer(survey, [...rated(2), writes, ...word, left])).status).toBe(200);
    expect(await answersIn(jo, csid)).toEqual([
      { 'answer.satisfaction': 2 },
      { 'answer.satisfaction.wrongMessage': 'La fuite est toujours là' },
    ]);
    expect((await answer(survey, [...rated(2), writes, ...word, ...toTheEnd])).status).toBe(200);
    expect([await ratingOf(csid), await may(jo, csid)]).toEqual([
      2,
      ['send', 'hold', 'solved', 'close', 'cancel'],
    ]);
    expect(await answersIn(jo, csid)).toHaveLength(2);
  });

  it('is stored once when repeated', async () => {
    const survey = await asked();
    const id = createId();
    const events = [...rated(4), left] as const;
    for (const time of [1, 2])
      expect([time, (await answer(survey, [...events], id)).status]).toEqual([time, 200]);
    expect((await answer(survey, [...events])).status).toBe(200);
    expect((await answer(survey, [...rated(1), left], id)).error).toMatchObject({ code: 'conflict' });
    expect(await answersIn(survey.jo, survey.csid)).toEqual([{ 'answer.satisfaction': 4 }]);
    expect(await ratingOf(survey.csid)).toBe(4);
  });

  it('can be changed: the last rating counts and both stay in the discussion', async () => {
    const survey = await asked();
    for (const stars of [5, 2, 5]) expect((await answer(survey, [...rated(stars), left])).status).toBe(200);
    expect(await ratingOf(survey.csid)).toBe(5);
    expect(await answersIn(survey.jo, survey.csid)).toEqual(
      [5, 2, 5].map((stars) => ({ 'answer.satisfaction': stars })),
    );
  });
  it('is refused after the survey ended or the case was reopened', async () => {
    const done = await asked();
    await answer(done, [...rated(2), writes, ...word, ...toTheEnd]);
    expect((await answer(done, [...rated(1), left])).error).toMatchObject({ code: 'stepNotAllowed' });
    const again = await asked();
    await sendStep(anna, again.csid, 'resume');
    expect((await answer(again, [...rated(1), left])).error).toMatchObject({ code: 'stepNotAllowed' });
    await sendStep(anna, again.csid, 'close', { outcome: 'solved' });
    expect((await answer(again, [...rated(1), left])).error).toMatchObject({ code: 'conflict' });
  });
});
