import type { Played } from '@parvis/questionnaire/model/played';
import type { Questionnaire } from '@parvis/questionnaire/model/schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../platform/db/testing/testDatabase.ts';
import { createId } from '../../platform/lib/ids.ts';
import { createContributor, createVisitor, openCase, signInStaff } from '../../testing/person.ts';
import { played } from '../../testing/played.ts';
import {
  answerPoll,
  findPollState,
  loadPoll,
  loadPollResults,
  loadPolls,
  playPoll,
  pollQuestions,
} from '../../testing/pollTown.ts';
import { openTestServices } from '../../testing/testServices.ts';
import { hashQuestionnaire } from '../cases/service.ts';

const services = await openTestServices((await createTestDatabase()).url);
const { pool } = services.store;
afterAll(async () => {
  await services.close();
  expect(services.failures).toEqual([]);
});
const anna = await signInStaff(services);

const POLLS = [
  { code: 'plain', results: 'answered' },
  { code: 'final', changeable: false },
  { code: 'parts', partial: true },
  { code: 'two' },
] as const;
beforeAll(() => loadPolls(services, ...POLLS));

describe('an answer', () => {
  it('is shown with results only to its author', async () => {
    const jo = await createContributor(services);
    expect(await loadPoll(jo, 'plain')).toMatchObject({ state: 'open', questionnaire: pollQuestions });
    expect((await answerPoll(jo, 'plain', { played: playPoll(5, false, 'Un banc') })).data).toMatchObject([
      {
        state: 'answered',
        answer: {
          answers: { stars: { stars: 5 }, trees: { trees: false, idea: 'Un banc' } },
          complete: true,
        },
        results: { many: 1, questions: [] },
      },
    ]);
    const visitor = await createVisitor(services);
    const other = await loadPoll(visitor, 'plain');
    expect([other.state, other.answer, other.results]).toEqual(['open', undefined, undefined]);
    expect(await findPollState(jo, 'plain')).toBe('answered');
  });

  it('may be changed, and counts once', async () => {
    const [jo, before] = [await createContributor(services), (await loadPollResults(anna, 'plain')).many];
    await answerPoll(jo, 'plain');
    expect(
      (await answerPoll(jo, 'plain', { played: playPoll(1, false) })).data?.[0]?.answer?.answers,
    ).toEqual({
      stars: { stars: 1 },
      trees: { trees: false },
    });
    expect((await loadPollResults(anna, 'plain')).many).toBe(before + 1);
  });

  it('stays where the poll takes no change', async () => {
    const jo = await createContributor(services);
    await answerPoll(jo, 'final');
    expect((await answerPoll(jo, 'final')).error?.code).toBe('alreadyAnswered');
  });

  it('sent by two tabs at once is one answer', async () => {
    const jo = await createContributor(services);
    const both = await Promise.all([
      answerPoll(jo, 'two'),
      answerPoll(jo, 'two', { played: playPoll(2, true) }),
    ]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(await loadPollResults(anna, 'two')).toMatchObject({
      many: 1,
      questions: [{ many: 1 }, { many: 1 }],
    });
  });

  it('repeated under its id changes nothing, even after a later one', async () => {
    const [jo, id] = [await createContributor(services), createId()];
    await answerPoll(jo, 'plain', { id });
    await answerPoll(jo, 'plain', { played: playPoll(2, true) });
    expect((await answerPoll(jo, 'plain', { id })).data?.[0]?.answer?.answers.stars).toEqual({ stars: 2 });
  });

  it('of a poll in parts is stored as far as it goes, and is complete at its end', async () => {
    const jo = await createContributor(services);
    const part: Played = { ...played({ type: 'RATE', item: 'stars', value: 3 }), mode: 'partial' };
    const first = (await answerPoll(jo, 'parts', { played: part })).data?.[0];
    expect([first?.state, first?.answer?.complete, first?.answer?.answers]).toEqual([
      ...['open', false],
      { stars: { stars: 3 } },
    ]);
    const whole: Played = { ...playPoll(3, true), mode: 'partial' };
    expect((await answerPoll(jo, 'parts', { played: whole })).data?.[0]?.state).toBe('answered');
    await answerPoll(jo, 'parts', { played: part });
    expect(await loadPoll(jo, 'parts')).toMatchObject({ state: 'answered', answer: { complete: true } });
    expect((await answerPoll(jo, 'plain', { played: part })).error).toMatchObject({
      path: 'body.played.mode',
    });
  });

  it('to questions that have changed since is kept with those that were shown', async () => {
    const jo = await createContributor(services);
    const changed: Questionnaire = { ...pollQuestions, start: 'trees' };
    await loadPolls(services, ...POLLS, { code: 'changing' });
    await loadPolls(services, ...POLLS, { code: 'changing', questionnaire: changed });
    const info = (await answerPoll(jo, 'changing')).data?.[0];
    expect(info?.answer).toMatchObject({
      answers: { stars: { stars: 4 } },
      questionnaireId: hashQuestionnaire(pollQuestions),
    });
    expect(info?.questionnaireId).toBe(hashQuestionnaire(changed));
    expect((await answerPoll(jo, 'changing', { questionnaireId: 'unknown' })).error).toMatchObject({
      code: 'badRequest',
      path: 'body.questionnaireId',
    });
  });

  it('from a blocked person is refused', async () => {
    const jo = await createContributor(services);
    const csid = await openCase(jo);
    await pool.query(
      `insert into blocks (cuid, cr_uid, reason) select cuid, reporter, '["other"]' from cases where csid = $1`,
      [csid],
    );
    expect((await answerPoll(jo, 'plain')).error?.code).toBe('blocked');
  });

  it('from a test code is checked and not kept', async () => {
    const jo = await createContributor(services);
    expect((await answerPoll(jo, 'plain', { qrid: 'test-fake' })).data).toMatchObject([{ state: 'open' }]);
    expect((await answerPoll(jo, 'plain', { qrid: 'test-fake', played: played() })).status).toBe(400);
  });

  it('to an unknown poll is refused', async () => {
    expect((await answerPoll(await createContributor(services), 'nowhere')).error?.code).toBe('unknownPoll');
  });
});
