import { fill } from '@parvis/api/address';
import { addresses } from '@parvis/api/addresses';
import { pollDraftCalls, staffPollCalls } from '@parvis/api/calls/polls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../platform/db/testing/testDatabase.ts';
import { createId } from '../../platform/lib/ids.ts';
import { createContributor, getFirst } from '../../testing/person.ts';
import {
  answerPoll,
  loadPoll,
  loadPollResults,
  loadPolls,
  playPoll,
  pollQuestions,
  signInPollStaff,
  stepPoll,
} from '../../testing/pollTown.ts';
import { openTestServices } from '../../testing/testServices.ts';

const services = await openTestServices((await createTestDatabase()).url);
const { pool } = services.store;
afterAll(async () => {
  await services.close();
  expect(services.failures).toEqual([]);
});
const { anna, bruno, chloe } = await signInPollStaff(services);

beforeAll(() => loadPolls(services, { code: 'places', results: 'everybody' }, { code: 'words' }));

const answerTimes = async (many: number, qrid: string, stars: number, idea?: string) => {
  for (let time = 0; time < many; time += 1)
    await answerPoll(await createContributor(services), 'places', {
      qrid,
      played: playPoll(stars, true, idea),
    });
};

describe('results', () => {
  it('tell four answers without places, and people nothing', async () => {
    await answerTimes(4, 'test-hall', 5);
    const { many, complete, questions } = await loadPollResults(anna, 'places');
    expect([many, complete]).toEqual([4, 4]);
    expect(questions).toMatchObject([
      {
        ...{ qstnId: 'stars', lbl: 'Votre note', many: 4, places: [], days: [] },
        items: [{ id: 'stars', type: 'rating', lbl: 'Votre note', many: 4, average: 5 }],
      },
      {
        ...{ qstnId: 'trees', lbl: 'Des arbres', many: 4 },
        items: [
          { id: 'trees', many: 4, values: [{ value: 'true', many: 4 }] },
          { id: 'idea', lbl: 'Une idée', many: 0 },
        ],
      },
    ]);
    expect((await loadPoll(await createContributor(services), 'places')).results).toEqual({
      ...{ many: 4, complete: 4 },
      questions: [],
    });
  });

  it('tell two places apart once each has five', async () => {
    await answerTimes(1, 'test-hall', 3);
    await answerTimes(4, 'test-park', 2);
    expect((await loadPollResults(anna, 'places')).questions[0]?.places).toEqual([]);
    await answerTimes(1, 'test-park', 1);
    const [stars] = (await loadPollResults(anna, 'places')).questions;
    expect(stars?.items[0]).toMatchObject({
      ...{ many: 10, average: 3.2 },
      values: [
        { value: '1', many: 1 },
        { value: '2', many: 4 },
        { value: '3', many: 1 },
        { value: '5', many: 4 },
      ],
    });
    expect(stars?.places).toMatchObject([
      { code: 'hall', lbl: 'Hall', many: 5, items: [{ id: 'stars', average: 4.6 }] },
      { code: 'park', lbl: 'Parc', many: 5, items: [{ id: 'stars', average: 1.8 }] },
    ]);
    const { results } = await loadPoll(await createContributor(services), 'places');
    expect(results?.questions[0]).toMatchObject({ many: 10, places: [], days: [] });
  });

  it('come as a sheet without formulas in its cells', async () => {
    await answerTimes(1, 'test-hall', 4, '=1+1');
    const url = fill(addresses.pollSheet.template, { cuid: 'testville', code: 'places' });
    const { body, headers } = await bruno.get(url);
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(body.startsWith('\uFEFF"Question";')).toBe(true);
    expect(body).toContain('"Votre note";"Votre note";"5";"";"";"4"\r\n');
    expect(body).toContain('"Votre note";"Votre note";"5";"Hall";"";"4"\r\n');
    expect(body).toContain(`"Des arbres";"Une idée";"'=1+1";"";"";""\r\n`);
    expect((await anna.get(url)).statusCode).toBe(403);
  });
});

describe('texts', () => {
  const load = (more: object = {}) =>
    anna.call(staffPollCalls.pollsTexts, { code: 'words', qstnId: 'trees', item: 'idea', ...more });

  it('come newest first, without time and place while they are few', async () => {
    for (const idea of ['un', 'deux', 'trois', 'quatre'])
      await answerPoll(await createContributor(services), 'words', { played: playPoll(4, true, idea) });
    expect((await load()).map(({ txt }) => txt).sort()).toEqual(['deux', 'quatre', 'trois', 'un']);
    expect((await load()).some(({ at, place, crUid }) => at ?? place ?? crUid)).toBe(false);
    await answerPoll(await createContributor(services), 'words', { played: playPoll(4, true, 'cinq') });
    expect((await load()).every(({ at, place }) => at?.endsWith(':00:00.000Z') && place === 'hall')).toBe(
      true,
    );
  });

  it('are taken out by moderators alone, and counted no more', async () => {
    const one = getFirst(await load());
    const request = {
      ...{ code: 'words', answer: one.answer, qstnId: 'trees', item: 'idea' },
      reason: 'personalData' as const,
    };
    const moderate = (by = chloe) => by.send(staffPollCalls.pollsModerate, { ...request, id: createId() });
    expect((await moderate(anna)).error?.code).toBe('forbidden');
    expect((await moderate()).data).toEqual([{ removed: true }]);
    expect((await moderate()).data).toEqual([{ removed: false }]);
    expect((await load()).map(({ txt }) => txt)).not.toContain(one.txt);
    const { many, questions } = await loadPollResults(anna, 'words');
    expect([many, questions[1]?.items[1]?.many]).toEqual([5, 4]);
    const { rows } = await pool.query(
      `select what, about, name from trail where kind = 'poll' and what = 'moderated'`,
    );
    expect(rows).toEqual([{ what: 'moderated', about: 'words', name: 'Chloé Dubois' }]);
  });
});

it('may name places, by their name in the language of staff', async () => {
  expect(await anna.call(staffPollCalls.pollsPlaces)).toEqual([
    { code: 'hall', label: 'Hall · Au fond' },
    { code: 'park', label: 'Parc' },
  ]);
});

describe('a poll that staff compose', () => {
  const draft = { lbl: { fr: 'Bancs' }, questionnaire: pollQuestions };
  const save = (poll: object, by = bruno, id = createId()) =>
    by.send(pollDraftCalls.pollsSave, { id, poll: { ...draft, ...poll } });

  it('waits until it is opened, then can be closed, reopened, copied and withdrawn', async () => {
    const id = createId();
    const saved = (await save({}, bruno, id)).data?.[0];
    expect(saved).toMatchObject({
      findings: [],
      poll: { phase: 'notYet', source: 'desk', by: 'Bruno Roux' },
    });
    const code = saved?.poll?.code ?? '';
    expect((await save({}, bruno, id)).data?.[0]?.poll?.code).toBe(code);
    for (const [name, phase] of [
      ['open', 'open'],
      ['open', 'open'],
      ['close', 'closed'],
      ['reopen', 'open'],
      ['withdraw', 'withdrawn'],
    ] as const)
      expect((await stepPoll(bruno, code, name)).data).toMatchObject([{ code, phase }]);
    expect((await stepPoll(bruno, code, 'reopen')).error?.code).toBe('stepNotAllowed');
    const [copy] = (await stepPoll(bruno, code, 'copy')).data ?? [];
    expect(copy).toMatchObject({ phase: 'notYet', lbl: { fr: 'Bancs (copie)' }, many: 0 });
    expect(copy?.code).not.toBe(code);
    const [again] = (await stepPoll(bruno, copy?.code ?? '', 'copy')).data ?? [];
    expect(again?.lbl).toEqual({ fr: 'Bancs (copie)' });
  });

  it('is rejected with an error, and reports it', async () => {
    const many = async () => (await anna.call(staffPollCalls.pollsList)).length;
    const before = await many();
    const [wrong] = (await save({ places: ['paark'], opens: '2026-03-09', closes: '2026-03-02' })).data ?? [];
    expect(wrong?.poll).toBeUndefined();
    expect(wrong?.findings.map(({ severity, place }) => [severity, place])).toEqual([
      ['error', 'poll.closes'],
      ['error', 'poll.places.0'],
    ]);
    const { version, start, questions } = pollQuestions;
    const nowhere = {
      version,
      start,
      questions: { ...questions, stars: { items: [{ type: 'rating', id: 'stars' }], followUp: 'none' } },
    };
    const [lost] = (await save({ questionnaire: nowhere })).data ?? [];
    expect(lost?.findings).toContainEqual(
      expect.objectContaining({ severity: 'error', place: 'poll.questionnaire.questions.stars.followUp' }),
    );
    expect(await many()).toBe(before);
  });

  it('may be changed by managers only, and one of the file by no one', async () => {
    expect((await save({}, anna)).error?.code).toBe('forbidden');
    expect((await stepPoll(anna, 'words', 'close')).error?.code).toBe('forbidden');
    expect((await save({ code: 'words' })).error?.code).toBe('stepNotAllowed');
    expect((await stepPoll(bruno, 'words', 'withdraw')).error?.code).toBe('stepNotAllowed');
    expect((await save({ code: 'nowhere' })).error?.code).toBe('unknownPoll');
  });
});
