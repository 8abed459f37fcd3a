import { replyCalls } from '@parvis/api/calls/replies';
import { SAVED_REPLIES_MAX } from '@parvis/api/entities/savedReply';
import { afterAll, afterEach, expect, it } from 'vitest';
import { createTestDatabase } from '../../platform/db/testing/testDatabase.ts';
import { createId } from '../../platform/lib/ids.ts';
import { createContributor, openCase, type Person, signInStaff } from '../../testing/person.ts';
import { openTestServices } from '../../testing/testServices.ts';
import { listArchivedReplies, storeArchivedReplies } from './service.ts';

const services = await openTestServices((await createTestDatabase()).url);
const { db, pool } = services.store;
afterAll(async () => {
  await services.close();
  expect(services.failures).toEqual([]);
});
/** Anna is an agent, Bruno a manager. */
const anna = await signInStaff(services);
const bruno = await signInStaff(services, 'bruno@testville.example');

const reply = {
  ...{ shared: false, title: 'Pris en charge' },
  words: { fr: 'Nous nous en occupons {place}.', en: 'We are on it: {place}.' },
  ...{ ccatCodes: ['toilets'], states: ['open' as const] },
};
const save = (person: Person, id: string, change: object = {}) =>
  person.send(replyCalls.repliesSave, { id, ...reply, ...change });
const list = (person: Person) => person.call(replyCalls.repliesListAll);
const history = (person: Person, id: string) => person.call(replyCalls.repliesHistory, { replyId: id });
const archive = (person: Person, id: string) => person.send(replyCalls.repliesArchive, { id });
const remove = (person: Person, id: string) => person.send(replyCalls.repliesRemove, { id });
const removeAll = () => pool.query('delete from saved_replies');
afterEach(removeAll);
const listTrail = async () => {
  const { rows } = await pool.query<{ told: string }>(
    `select concat_ws(' ', what, name, about) as told from trail where kind = 'reply' order by id`,
  );
  return rows.map(({ told }) => told);
};

it('an own reply is read and changed by its owner alone', async () => {
  const id = createId();
  expect((await save(anna, id, { title: ' Pris en charge ' })).data?.[0]).toMatchObject({
    ...{ ...reply, id, by: 'Anna Petit' },
  });
  expect(await list(bruno)).toEqual([]);
  expect((await save(bruno, id)).error).toMatchObject({ code: 'conflict', path: 'body.id' });
  expect((await archive(bruno, id)).data).toEqual([{ archived: false }]);
  expect(await history(bruno, id)).toEqual([]);
  expect(await list(anna)).toHaveLength(1);
});

it('managers change the customer’s replies, and the audit log has each change', async () => {
  const id = createId();
  expect((await save(anna, id, { shared: true })).error?.code).toBe('forbidden');
  await save(bruno, id, { shared: true });
  expect(await list(anna)).toMatchObject([{ id, shared: true, by: 'Bruno Roux' }]);
  expect((await save(anna, id, { shared: true, title: 'Autre' })).error?.code).toBe('forbidden');
  expect((await archive(anna, id)).error?.code).toBe('forbidden');
  expect((await save(bruno, id)).error).toMatchObject({ code: 'conflict', path: 'body.shared' });
  await save(bruno, id, { shared: true, title: 'Changée' });
  await archive(bruno, id);
  await save(bruno, id, { shared: true, title: 'Changée' });
  await archive(bruno, id);
  expect((await remove(anna, id)).error?.code).toBe('forbidden');
  await remove(bruno, id);
  expect(await list(anna)).toEqual([]);
  expect(await listTrail()).toEqual([
    ...['made Bruno Roux Pris en charge', 'changed Bruno Roux Changée', 'archived Bruno Roux Changée'],
    ...['putBack Bruno Roux Changée', 'archived Bruno Roux Changée', 'removed Bruno Roux Changée'],
  ]);
});

it('a manager shares an own reply, which an agent reads then', async () => {
  const id = createId();
  await save(bruno, id);
  expect(await list(anna)).toEqual([]);
  expect((await save(bruno, id, { shared: true })).status).toBe(200);
  expect(await list(anna)).toMatchObject([{ id, shared: true }]);
});

it('keeps who changed what and the words before, newest first, 20 versions at most', async () => {
  const id = createId();
  await save(bruno, id, { shared: true });
  await save(bruno, id, { shared: true });
  expect(await history(bruno, id)).toEqual([]);
  for (let n = 1; n <= 22; n++) await save(bruno, id, { shared: true, title: `N ${n}` });
  const versions = await history(anna, id);
  expect(versions).toHaveLength(20);
  expect(versions[0]).toMatchObject({ title: 'N 21', words: reply.words, by: 'Bruno Roux' });
  expect(versions.at(-1)).toMatchObject({ title: 'N 2' });
});

it('a reply deleted during an edit is restored with the edited text', async () => {
  const id = createId();
  await save(bruno, id, { shared: true });
  await archive(bruno, id);
  expect(await list(anna)).toMatchObject([{ id, archived: true }]);
  expect((await archive(bruno, id)).data).toEqual([{ archived: false }]);
  expect((await save(bruno, id, { shared: true, title: 'Revenue' })).data?.[0]).not.toHaveProperty(
    'archived',
  );
  expect((await remove(bruno, id)).data).toEqual([{ removed: false }]);
  await archive(bruno, id);
  await Promise.all([remove(bruno, id), save(bruno, id, { shared: true, title: 'À la fois' })]);
  const left = await list(anna);
  if (left.length > 0) expect(left).toMatchObject([{ id, title: 'À la fois' }]);
  await save(bruno, id, { shared: true, title: 'Encore là' });
  expect(await list(anna)).toMatchObject([{ id, title: 'Encore là' }]);
});

it.each<[string, object, object]>([
  ['no title', { title: ' \u200e' }, { path: 'body.title', reason: 'missing' }],
  ['a title of 81 letters', { title: 'n'.repeat(81) }, { path: 'body.title', max: 80 }],
  ['no words', { words: { fr: ' ' } }, { path: 'body.words', reason: 'missing' }],
  ['words of no language of the product', { words: { xx: 'Hi' } }, { path: 'body.words', reason: 'missing' }],
  ['words of 2001 letters', { words: { fr: 'n'.repeat(2001) } }, { path: 'body.words.fr', max: 2000 }],
  ['an unknown placeholder', { words: { en: 'At {hour}' } }, { path: 'body.words.en', reason: 'unknown' }],
  ['a French placeholder', { words: { fr: 'Au {lieu}' } }, { path: 'body.words.fr', reason: 'unknown' }],
  ['a state in which nobody writes', { states: ['closed'] }, { path: 'body.states.0' }],
])('refuses %s', async (_, change, told) => {
  expect((await save(anna, createId(), change)).error).toMatchObject({ code: 'badRequest', ...told });
});

it('is of the staff of one customer alone', async () => {
  const jo = await createContributor(services);
  expect((await jo.send(replyCalls.repliesListAll)).error?.code).toBe('forbidden');
  const id = createId();
  await save(bruno, id, { shared: true });
  const olga = await signInStaff(services, 'olga@otherville.example');
  const at = { cuid: 'otherville' };
  expect(await olga.call(replyCalls.repliesListAll, undefined, at)).toEqual([]);
  const own = await olga.send(replyCalls.repliesSave, { id, ...reply }, at);
  expect(own.error).toMatchObject({ code: 'conflict', path: 'body.id' });
  const csid = await openCase(jo);
  expect((await olga.send(replyCalls.repliesValues, { csid }, at)).error?.code).toBe('unknownCase');
});

it('a case says its place in each language', async () => {
  const csid = await openCase(await createContributor(services));
  await pool.query(`update cases set place_lbl = '{"fr":"Mairie","en":"Town hall"}' where csid = $1`, [csid]);
  expect(await anna.call(replyCalls.repliesValues, { csid })).toEqual([
    { language: 'fr', place: 'Mairie' },
    { language: 'en', place: 'Town hall' },
  ]);
});

it('a person keeps 200 replies, and still changes them', async () => {
  await pool.query(
    `insert into saved_replies (id, cuid, rlid, title, words, ccat_codes, states, saved_by, saved)
     select 'reply-number-' || lpad(n::text, 10, '0'), 'testville', rlid, 'N', '{"fr":"N"}', '[]', '[]', 'Anna', now()
     from generate_series(2, $1::int) n, staff where email = 'anna@testville.example'`,
    [SAVED_REPLIES_MAX],
  );
  const id = createId();
  expect((await save(anna, id)).status).toBe(200);
  expect((await save(anna, createId())).error?.code).toBe('conflict');
  expect((await save(bruno, createId())).status).toBe(200);
  expect((await save(anna, id, { title: 'Encore' })).data?.[0]?.title).toBe('Encore');
});

it('the customer’s replies come back from its archive, own and deleted ones do not', async () => {
  const [id, gone] = [createId(), createId()];
  await save(bruno, id, { shared: true });
  await save(bruno, gone, { shared: true });
  await archive(bruno, gone);
  await save(anna, createId());
  const archived = await listArchivedReplies(db, 'testville');
  const { shared: _, ...content } = reply;
  expect(archived).toEqual([{ ...content, id, savedBy: 'Bruno Roux' }]);
  await removeAll();
  await db.transaction((tx) => storeArchivedReplies(tx, 'testville', archived));
  expect(await list(anna)).toMatchObject([{ ...content, id, shared: true, by: 'Bruno Roux' }]);
});
