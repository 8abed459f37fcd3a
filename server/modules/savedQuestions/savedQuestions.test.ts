import { questionCalls } from '@parvis/api/calls/questions';
import type { QuestionDraft } from '@parvis/api/calls/savedQuestion';
import { SAVED_QUESTIONS_MAX } from '@parvis/api/constants';
import { afterAll, expect, it } from 'vitest';
import { createTestDatabase } from '../../platform/db/testing/testDatabase.ts';
import { createId } from '../../platform/lib/ids.ts';
import { createContributor, signInStaff } from '../../testing/person.ts';
import { openTestServices } from '../../testing/testServices.ts';
import { listArchivedQuestions, storeArchivedQuestions } from './service.ts';

const services = await openTestServices((await createTestDatabase()).url);
const { db, pool } = services.store;
afterAll(async () => {
  await services.close();
  expect(services.failures).toEqual([]);
});
const [anna, bruno] = [await signInStaff(services), await signInStaff(services, 'bruno@testville.example')];

const lamp: QuestionDraft = {
  name: ' Lampadaire ',
  txt: 'Qu’en est-il ?',
  items: [
    { kind: 'yesNo', lbl: 'Éteint ?' },
    { kind: 'text', lbl: 'Numéro du mât', required: false },
  ],
};
/** Anna is an agent, Bruno a manager. */
const save = (id: string, draft: unknown = lamp, person = bruno) =>
  person.send(questionCalls.questionsSave, { id, ...(draft as QuestionDraft) });
const list = () => bruno.call(questionCalls.questionsList);
const removeAll = () => pool.query('delete from saved_questions');

it('a manager saves a question for all staff, changes it and deletes it, also from an older page', async () => {
  const id = createId();
  expect((await save(id)).data?.[0]).toMatchObject({ ...lamp, id, name: 'Lampadaire', source: 'desk' });
  expect(await anna.call(questionCalls.questionsList)).toMatchObject([
    { id, name: 'Lampadaire', by: 'Bruno Roux', shared: true, ccatCodes: [] },
  ]);
  const changed = {
    name: 'Éclairage',
    txt: 'Et maintenant ?',
    items: [{ kind: 'rating' as const, stars: 3 }],
  };
  await save(id, { ...changed, ccatCodes: ['toilets'] });
  await save(id, { ...changed, txt: 'Et là ?' });
  expect(await list()).toMatchObject([{ ...changed, txt: 'Et là ?', ccatCodes: ['toilets'] }]);
  expect((await save(id, changed, anna)).error?.code).toBe('forbidden');
  expect((await anna.send(questionCalls.questionsDelete, { id })).error?.code).toBe('forbidden');
  expect(await bruno.call(questionCalls.questionsDelete, { id })).toEqual([{ removed: true }]);
  expect(await bruno.call(questionCalls.questionsDelete, { id })).toEqual([{ removed: false }]);
  expect(await list()).toEqual([]);
  expect(await anna.call(questionCalls.questionsListAll)).toMatchObject([{ id, archived: true }]);
  expect(await anna.call(questionCalls.questionsHistory, { questionId: id })).toMatchObject([
    { ...changed, by: 'Bruno Roux' },
    { ...lamp, name: 'Lampadaire' },
  ]);
  expect(await bruno.call(questionCalls.questionsRemove, { id })).toEqual([{ removed: true }]);
  expect(await anna.call(questionCalls.questionsListAll)).toEqual([]);
  const { rows } = await pool.query(`select what from trail where kind = 'reply' order by id`);
  expect(rows.map(({ what }) => what)).toEqual([
    ...['questionMade', 'questionChanged', 'questionChanged', 'questionArchived', 'questionRemoved'],
  ]);
});

it('an agent saves questions of their own, which others do not read', async () => {
  const id = createId();
  expect((await save(id, { ...lamp, shared: true }, anna)).error?.code).toBe('forbidden');
  expect((await save(id, lamp, anna)).data?.[0]).toMatchObject({ id, shared: false });
  expect(await list()).toEqual([]);
  expect((await save(id)).error).toMatchObject({ code: 'conflict', path: 'body.id' });
  expect(await anna.call(questionCalls.questionsDelete, { id })).toEqual([{ removed: true }]);
  expect((await save(id, lamp, anna)).data?.[0]).not.toHaveProperty('archived');
  await removeAll();
});

it.each<[string, object, string]>([
  ['no name', { name: ' \u200e' }, 'body.name'],
  ['a name of 81 letters', { name: 'n'.repeat(81) }, 'body.name'],
  ['no text', { txt: '' }, 'body.txt'],
  ['no item', { items: [] }, 'body.items'],
  ['nine items', { items: Array.from({ length: 9 }, () => ({ kind: 'yesNo', lbl: 'Q' })) }, 'body.items'],
  ['an unknown kind', { items: [{ kind: 'slider' }] }, 'body.items.0.kind'],
  ['an item without words', { items: [{ kind: 'yesNo', lbl: 'Q' }, { kind: 'text' }] }, 'body.items.1.lbl'],
])('refuses %s', async (_, change, path) => {
  expect((await save(createId(), { ...lamp, ...change })).error).toMatchObject({ code: 'badRequest', path });
});

it('is of the staff of one customer alone', async () => {
  const jo = await createContributor(services);
  expect((await jo.send(questionCalls.questionsList)).error?.code).toBe('forbidden');
  const id = createId();
  await pool.query(
    `insert into saved_questions (cuid, id, name, txt, items) select 'otherville', $1, 'Autre', 'Quoi ?', '[]'
     where exists (select from customers where cuid = 'otherville')`,
    [id],
  );
  expect(await list()).toEqual([]);
  expect(await bruno.call(questionCalls.questionsDelete, { id })).toEqual([{ removed: false }]);
});

it('keeps as many as staff can look through, and still changes them', async () => {
  await pool.query(
    `insert into saved_questions (cuid, id, name, txt, items)
     select 'testville', 'question-number-' || n, 'N', 'Quoi ?', '[]' from generate_series(2, $1::int) n`,
    [SAVED_QUESTIONS_MAX],
  );
  const id = createId();
  expect((await save(id)).status).toBe(200);
  expect((await save(createId())).error?.code).toBe('conflict');
  expect((await save(id, { ...lamp, name: 'Encore' })).data?.[0]?.name).toBe('Encore');
  await removeAll();
});

it('comes back from an archive of its customer', async () => {
  const id = createId();
  await save(id);
  const archived = await listArchivedQuestions(db, 'testville');
  expect(archived).toEqual([{ ...lamp, id, name: 'Lampadaire', ccatCodes: [], savedBy: 'Bruno Roux' }]);
  await removeAll();
  await db.transaction((tx) => storeArchivedQuestions(tx, 'testville', archived));
  expect(await list()).toMatchObject([{ ...lamp, id, name: 'Lampadaire', by: 'Bruno Roux' }]);
});
