import { addresses } from '@parvis/api/addresses';
import { sessionCalls } from '@parvis/api/calls/session';
import { surveyCalls } from '@parvis/api/calls/survey';
import type { Action } from '@parvis/questionnaire/model/played';
import { afterAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../platform/db/testing/testDatabase.ts';
import {
  createContributor,
  createVisitor,
  getFirst,
  openCase,
  type Person,
  sendStep,
  signIn,
  signInStaff,
} from '../../testing/person.ts';
import { buildTextActions, played, sent } from '../../testing/played.ts';
import { openTestServices } from '../../testing/testServices.ts';
import { unzipTexts } from '../../testing/unzip.ts';
import { eraseDue } from '../privacy/retention/eraseDue.ts';
import { erasePersonAndFiles } from '../privacy/service.ts';
import { loadSurveyResults } from '../surveyAnswers/service.ts';

const services = await openTestServices((await createTestDatabase()).url);
const { pool, db } = services.store;
afterAll(async () => {
  await services.close();
  expect(services.failures).toEqual([]);
});
const anna = await signInStaff(services);

const closeCase = async (jo: Person) => {
  const csid = await openCase(jo);
  await sendStep(anna, csid, 'handle');
  await sendStep(anna, csid, 'close', { outcome: 'solved' });
};
const closeCases = async (many: number): Promise<Person> => {
  const jo = await createContributor(services);
  for (let at = 0; at < many; at += 1) await closeCase(jo);
  return jo;
};
const loadStatus = (person: Person) => person.call(sessionCalls.userSts, { newCookies: false });
const findCrUid = async (person: Person) => (await loadStatus(person)).crUid ?? '';
const load = async (person: Person, as?: 'later' | 'never') =>
  getFirst(await person.call(surveyCalls.surveySts, as ? { as } : {}));
const isReady = async (person: Person) => (await load(person)).ready;
const passDays = async (person: Person, days: number) =>
  pool.query(`update survey_people set at = at - $2 * interval '1 day' where cr_uid = $1`, [
    await findCrUid(person),
    days,
  ]);

const stars = (item: string, value: number): Action[] => [
  { type: 'RATE', item: `answer.survey.${item}`, value },
  sent,
];
const again: Action = { type: 'YESNO', item: 'answer.survey.again', value: true };
const answer = async (person: Person, ...events: Action[]) =>
  person.send(surveyCalls.surveyRslt, {
    flowId: (await load(person)).key,
    played: played(...events),
  });
const whole = (words?: string, value = 4): Action[] => [
  ...stars('service', value),
  ...stars('easy', 5),
  again,
  ...(words === undefined ? [] : buildTextActions('answer.survey.words', words).slice(0, 1)),
  sent,
];
const leave: Action = { type: 'ABORT' };
const loadMonth = async () => (await loadSurveyResults(db)).months[0];

describe('the survey', () => {
  it('is due after the second closed case', async () => {
    const jo = await closeCases(1);
    expect(await isReady(jo)).toBe(false);
    await openCase(jo);
    expect(await isReady(jo)).toBe(false);
    await closeCase(jo);
    expect(await load(jo)).toMatchObject({ ready: true, complete: false });
    const { survey } = await loadStatus(jo);
    expect(survey).toEqual(getFirst(await jo.call(surveyCalls.userSurvey, { newCookies: false })));
    expect(survey).toEqual({ key: survey?.key, complete: false, ready: true });
  });

  it('is due also where the first case is erased by then', async () => {
    const jo = await closeCases(1);
    await pool.query(`update cases set erase_on = now() - interval '1 hour' where reporter = $1`, [
      await findCrUid(jo),
    ]);
    await eraseDue(pool);
    expect(await isReady(jo)).toBe(false);
    await closeCase(jo);
    expect(await isReady(jo)).toBe(true);
  });

  it('is due neither to staff nor to people without an identity', async () => {
    const jo = await signIn(await closeCases(2), 'bruno@testville.example');
    expect((await loadStatus(jo)).survey?.ready).toBe(false);
    expect(await isReady(jo)).toBe(false);
    const visitor = await createVisitor(services);
    expect((await loadStatus(visitor)).survey).toBeUndefined();
    expect(await visitor.call(surveyCalls.userSurvey, { newCookies: false })).toMatchObject([
      { ready: false, complete: false },
    ]);
  });

  it.each(['put off', 'answered'])('that was %s is due again after 92 days, not after 89', async (how) => {
    const jo = await closeCases(2);
    if (how === 'answered') await answer(jo, ...whole());
    else await load(jo, 'later');
    expect(await isReady(jo)).toBe(false);
    await passDays(jo, 89);
    expect(await load(jo)).toMatchObject({ ready: false, complete: how === 'answered' });
    await passDays(jo, 3);
    expect(await load(jo)).toMatchObject({ ready: true, complete: false });
    await eraseDue(pool);
    expect(await load(jo)).toMatchObject({ ready: true, complete: false });
  });

  it('that was refused is never due again', async () => {
    const jo = await closeCases(2);
    expect(await load(jo, 'never')).toMatchObject({ ready: false, error: 'refused' });
    await passDays(jo, 400);
    await eraseDue(pool);
    expect(await load(jo)).toMatchObject({ ready: false, error: 'refused' });
    await answer(jo, ...whole('Refusé'));
    const { rowCount } = await pool.query(`select from survey_answers where answers::text like '%Refusé%'`);
    expect(rowCount).toBe(0);
  });

  it('accepts an answer of a person who postponed it, and keeps it answered', async () => {
    const jo = await closeCases(2);
    await load(jo, 'later');
    await answer(jo, ...whole());
    expect(await load(jo, 'later')).toMatchObject({ complete: true, ready: false });
  });
});

describe('answers', () => {
  it('are kept as far as they go, and count once', async () => {
    const jo = await closeCases(2);
    const before = (await loadMonth())?.answers ?? 0;
    const first = (await answer(jo, ...stars('service', 2), leave)).data?.[0];
    expect(first).toMatchObject({ ready: true, complete: false, date: expect.stringContaining('T00:00:00') });
    const second = (await answer(jo, ...whole('Un mot'))).data?.[0];
    expect(second).toMatchObject({ id: first?.id, ready: false, complete: true });
    // A repeat that was late.
    await answer(jo, ...stars('service', 2), leave);
    expect((await loadMonth())?.answers).toBe(before + 1);
    const { rows } = await pool.query(
      `select complete, answers from survey_answers where answers::text like '%Un mot%'`,
    );
    expect(rows).toEqual([
      {
        complete: true,
        answers: {
          'answer.survey.service': 4,
          'answer.survey.easy': 5,
          'answer.survey.again': true,
          'answer.survey.words': 'Un mot',
        },
      },
    ]);
  });

  it('that were begun can be ended for thirty days', async () => {
    const jo = await closeCases(2);
    await answer(jo, ...stars('service', 2), leave);
    await passDays(jo, 29);
    expect(await isReady(jo)).toBe(true);
    await passDays(jo, 2);
    expect(await isReady(jo)).toBe(false);
  });

  it('are refused if the questions do not allow them, and dropped if not asked for', async () => {
    const jo = await closeCases(2);
    expect((await answer(jo, leave)).error).toMatchObject({ path: 'body.played.events' });
    expect((await answer(jo, ...stars('service', 6))).status).toBe(400);
    const early = await createContributor(services);
    await answer(early, ...whole('Trop tôt'));
    const { rowCount } = await pool.query(`select from survey_answers where answers::text like '%Trop tôt%'`);
    expect(rowCount).toBe(0);
  });

  it('store no person', async () => {
    const jo = await closeCases(2);
    const crUid = await findCrUid(jo);
    await answer(jo, ...whole('Sans nom'));
    const { rows } = await pool.query(
      `select a::text like '%' || $1 || '%' or a::text like '%' || $2 || '%' as named
       from survey_answers a where answers::text like '%Sans nom%'`,
      [crUid, (await load(jo)).id],
    );
    expect(rows).toEqual([{ named: false }]);
  });
});

describe('results', () => {
  const forget = () =>
    pool.query('delete from survey_answers; delete from survey_counts; delete from survey_people');

  it('tell four answers by their number alone, five by stars and words', async () => {
    await forget();
    const people = [];
    for (const value of [5, 4, 4, 1]) {
      const jo = await closeCases(2);
      people.push(jo);
      await answer(jo, ...whole(`Avis ${value}`, value));
    }
    const few = await loadSurveyResults(db);
    expect([few.months.map(({ answers, details }) => [answers, details]), few.words]).toEqual([
      [[4, undefined]],
      [],
    ]);
    await answer(await closeCases(2), ...stars('service', 1), leave);
    const { months, words } = await loadSurveyResults(db);
    expect(months).toMatchObject([
      {
        answers: 5,
        details: {
          complete: 4,
          service: { average: 3, stars: { 1: 2, 2: 0, 3: 0, 4: 2, 5: 1 } },
          easy: { average: 5 },
          again: { yes: 4, no: 0 },
          words: 4,
        },
      },
    ]);
    expect(words).toEqual(['Avis 1', 'Avis 4', 'Avis 4', 'Avis 5']);
  });

  it('exclude erased people, and keep the counts once answers are a month old', async () => {
    await forget();
    const [jo, mia] = [await closeCases(2), await closeCases(2)];
    await answer(jo, ...whole('Jo'));
    await answer(mia, ...whole('Mia'));
    await erasePersonAndFiles(services.services, await findCrUid(jo), undefined);
    expect((await loadMonth())?.answers).toBe(1);
    const { rowCount } = await pool.query(`select from survey_people`);
    expect(rowCount).toBe(1);
    await pool.query(`update survey_answers set at = at - interval '31 days'`);
    await eraseDue(pool);
    expect((await pool.query('select from survey_answers')).rowCount).toBe(0);
    expect((await loadMonth())?.answers).toBe(1);
  });
});

it('people who become one have one answer, one refusal, and their closed cases together', async () => {
  const [phone, desk] = [await closeCases(1), await closeCases(1)];
  await signIn(phone, 'lou@mail.example');
  await signIn(desk, 'lou@mail.example');
  expect([await isReady(phone), await isReady(desk)]).toEqual([true, true]);
  await answer(phone, ...whole('Lou'));
  const third = await closeCases(2);
  const before = (await loadMonth())?.answers ?? 0;
  await answer(third, ...stars('service', 1), leave);
  await signIn(third, 'lou@mail.example');
  expect((await loadMonth())?.answers).toBe(before);
  expect(await load(third)).toMatchObject({ complete: true, ready: false });
  const fourth = await closeCases(2);
  await load(fourth, 'never');
  await signIn(fourth, 'lou@mail.example');
  expect(await load(phone)).toMatchObject({ error: 'refused', ready: false });
});

it('the export of a person holds their answers, and when they were asked', async () => {
  const jo = await closeCases(2);
  await answer(jo, ...whole('Mes mots'));
  const { rawPayload } = await services.app.inject({
    url: addresses.ownData.template,
    headers: { ...(jo.cookie && { cookie: jo.cookie }) },
  });
  const files = unzipTexts(rawPayload);
  expect(JSON.parse(files['data.json'] ?? '')).toMatchObject({
    surveyed: [{ complete: true, answers: { 'answer.survey.words': 'Mes mots' } }],
    askedSurvey: [{ state: 'answered' }],
  });
  expect(files['person.txt']).toContain('VOTRE AVIS SUR CE SERVICE');
});

it('is off where the operator says so', async () => {
  const off = await openTestServices((await createTestDatabase()).url, { config: { survey: false } });
  const jo = await createContributor(off);
  const { survey } = await jo.call(sessionCalls.userSts, { newCookies: false });
  expect(survey).toMatchObject({ ready: false, error: 'off' });
  expect((await answer(jo, ...whole())).data).toEqual([survey]);
  await off.close();
});
