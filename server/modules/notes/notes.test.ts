import { boardCalls } from '@parvis/api/calls/board';
import { noteCalls } from '@parvis/api/calls/notes';
import { sessionCalls } from '@parvis/api/calls/session';
import { townCalls } from '@parvis/api/calls/town';
import { afterAll, expect, it } from 'vitest';
import { createTestDatabase } from '../../platform/db/testing/testDatabase.ts';
import { createId } from '../../platform/lib/ids.ts';
import { waitForLocks } from '../../testing/lockWaits.ts';
import {
  createContributor,
  fetchMessages,
  getFirst,
  openCase,
  type Person,
  signInStaff,
} from '../../testing/person.ts';
import { openTestServices } from '../../testing/testServices.ts';

const services = await openTestServices((await createTestDatabase()).url);
const { pool } = services.store;
afterAll(async () => {
  await services.close();
  expect(services.failures).toEqual([]);
});
const anna = await signInStaff(services);
const bruno = await signInStaff(services, 'bruno@testville.example');
const jo = await createContributor(services);

const add = (csid: string, txt: string, more: { id?: string; mentions?: string[] } = {}, person = anna) =>
  person.send(noteCalls.notesAdd, { csid, id: createId(), txt, ...more });
const list = (csid: string, person: Person = anna, before?: string) =>
  person.call(noteCalls.notesList, { csid, ...(before && { before }) });
const listTexts = async (csid: string) => (await list(csid)).map(({ txt }) => txt);
const findColleague = async (name: string) => {
  const found = (await anna.call(noteCalls.notesColleagues)).find((one) => one.name === name);
  if (!found) throw new Error(`There is no colleague ${name}.`);
  return found;
};

it('staff note things in a case, and read them newest first with author and time', async () => {
  const csid = await openCase(jo);
  await add(csid, 'Clé chez la gardienne');
  await add(csid, '  Devis   reçu ', {}, bruno);
  const [second, first] = await list(csid);
  expect(first).toMatchObject({ txt: 'Clé chez la gardienne', mine: true, name: 'Anna Petit', mentions: [] });
  expect(second).toMatchObject({ txt: 'Devis reçu', mine: false, name: 'Bruno Roux' });
  expect(Date.parse(second?.at ?? '')).toBeGreaterThanOrEqual(Date.parse(first?.at ?? ''));
});

it('a note changes nothing of its case: no message, no handler, no activity', async () => {
  const csid = await openCase(jo);
  const read = async () => getFirst(await anna.call(townCalls.casesGetInfo, { csid }));
  const before = await read();
  await add(csid, 'Rappeler demain');
  expect(await read()).toEqual(before);
  expect(JSON.stringify(await fetchMessages(jo, csid))).not.toContain('Rappeler');
});

it('a note sent twice is stored once, and its id is of one author and case', async () => {
  const csid = await openCase(jo);
  const id = createId();
  await add(csid, 'Une fois', { id });
  expect((await add(csid, 'Une fois', { id })).status).toBe(200);
  expect(await listTexts(csid)).toEqual(['Une fois']);
  expect((await add(csid, 'Une fois', { id }, bruno)).error?.code).toBe('conflict');
  expect((await add(await openCase(jo), 'Une fois', { id })).error?.code).toBe('conflict');
});

it('has 1 to 2000 visible signs', async () => {
  const csid = await openCase(jo);
  expect((await add(csid, ' \n ')).error).toMatchObject({ path: 'body.txt' });
  expect((await add(csid, 'n'.repeat(2_001))).error).toMatchObject({ path: 'body.txt', reason: 'tooLong' });
  expect((await add(csid, 'n'.repeat(2_000))).status).toBe(200);
});

it('its author alone corrects and removes it', async () => {
  const csid = await openCase(jo);
  const id = createId();
  await add(csid, 'Clef', { id });
  const change = (person: Person) => person.send(noteCalls.notesChange, { csid, id, txt: 'Clé' });
  expect((await change(bruno)).error?.code).toBe('forbidden');
  expect((await bruno.send(noteCalls.notesRemove, { csid, id })).error?.code).toBe('forbidden');
  await change(anna);
  const [note] = await list(csid);
  expect(note).toMatchObject({ txt: 'Clé', id });
  expect(note?.changed).toBeDefined();
  expect(await anna.call(noteCalls.notesRemove, { csid, id })).toEqual([{ removed: true }]);
  expect(await anna.call(noteCalls.notesRemove, { csid, id })).toEqual([{ removed: false }]);
  expect((await change(anna)).error?.code).toBe('notFound');
  expect(await listTexts(csid)).toEqual([]);
});

it('pages of 50 follow each other without a gap', async () => {
  const csid = await openCase(jo);
  await pool.query(
    `insert into notes (id, csid, cuid, txt, at) select 'page' || n || $1, $1, 'testville', 'n' || n, now() + n * interval '1 second'
     from generate_series(1, 60) n`,
    [csid],
  );
  const first = await list(csid);
  expect(first.map(({ txt }) => txt)).toEqual(Array.from({ length: 50 }, (_, at) => `n${60 - at}`));
  const second = await list(csid, anna, first.at(-1)?.id);
  expect(second.map(({ txt }) => txt)).toEqual(Array.from({ length: 10 }, (_, at) => `n${10 - at}`));
});

it('mentions colleagues by role, who see once that they are meant', async () => {
  const csid = await openCase(jo);
  const { rlid } = await findColleague('Bruno Roux');
  await add(csid, `@[${rlid}] tu as la clé ?`, { mentions: [rlid] });
  const seenBy = async (person: Person) => {
    const [note] = await list(csid, person);
    return [note?.mentions.map(({ name }) => name), note?.unseen];
  };
  expect([await seenBy(anna), await seenBy(bruno)]).toEqual([
    [['Bruno Roux'], undefined],
    [['Bruno Roux'], true],
  ]);
  expect(await bruno.call(noteCalls.notesSeen, { csid })).toEqual([{ seen: 1 }]);
  expect(await bruno.call(noteCalls.notesSeen, { csid })).toEqual([{ seen: 0 }]);
  expect(await seenBy(bruno)).toEqual([['Bruno Roux'], undefined]);
  const { error } = await add(csid, 'À qui ?', { mentions: ['nobody'] });
  expect(error).toMatchObject({ code: 'badRequest', path: 'body.mentions.0' });
});

it('marks the row of who is mentioned, until they looked at the note', async () => {
  const csid = await openCase(jo);
  const { rlid } = await findColleague('Bruno Roux');
  await add(csid, `@[${rlid}] tu as la clé ?`, { mentions: [rlid] });
  const isMarked = async (person: Person) =>
    (await person.call(boardCalls.casesListAll, {})).find((one) => one.csid === csid)?.mentioned;
  expect([await isMarked(bruno), await isMarked(anna)]).toEqual([true, undefined]);
  await bruno.call(noteCalls.notesSeen, { csid });
  expect(await isMarked(bruno)).toBeUndefined();
});

it('a search of staff finds a case by a note', async () => {
  const csid = await openCase(jo);
  await add(csid, 'Voir le dossier Zébulon');
  const search = async (words: string) =>
    (await anna.call(boardCalls.casesListAll, { search: words })).map((one) => one.csid);
  expect(await search('zebulon dossier')).toEqual([csid]);
  expect(await search('zebulon absent')).toEqual([]);
  const filtered = await anna.call(boardCalls.casesListAll, { search: 'zebulon', filter: 'all' });
  expect(filtered.map((one) => one.csid)).toEqual([csid]);
  const olga = await signInStaff(services, 'olga@otherville.example');
  expect(await olga.call(boardCalls.casesListAll, { search: 'zebulon' }, { cuid: 'otherville' })).toEqual([]);
});

it('no list and no fact of a case shows a note', async () => {
  const csid = await openCase(jo);
  await add(csid, 'Zoroastre');
  const rows = await anna.call(boardCalls.casesListAll, {});
  expect(rows.map((one) => one.csid)).toContain(csid);
  expect(JSON.stringify(rows)).not.toContain('Zoroastre');
});

it('erasing a person removes them as author and keeps the text', async () => {
  const chloe = await signInStaff(services, 'chloe@testville.example');
  const csid = await openCase(jo);
  await add(csid, 'Relevé fait', {}, chloe);
  await chloe.call(sessionCalls.userEraseAll);
  const [note] = await list(csid);
  expect(note).toMatchObject({ txt: 'Relevé fait', mine: false });
  expect([note?.name, note?.crUid]).toEqual([undefined, undefined]);
});

it('a note typed while its case is erased is refused, and nothing of it stays', async () => {
  const csid = await openCase(jo);
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('select 1 from cases where csid = $1 for update', [csid]);
    const adding = add(csid, 'Trop tard');
    await waitForLocks(pool, 1);
    await client.query('delete from cases where csid = $1', [csid]);
    await client.query('commit');
    expect((await adding).error?.code).toBe('unknownCase');
  } finally {
    client.release();
  }
  const { rows } = await pool.query(`select 1 from notes where txt = 'Trop tard'`);
  expect(rows).toEqual([]);
});

it('a gathering has no notes', async () => {
  const csid = await openCase(jo);
  await pool.query(`update cases set kind = 'gathering' where csid = $1`, [csid]);
  expect((await add(csid, 'Ici non')).error?.code).toBe('stepNotAllowed');
  await pool.query(`update cases set kind = 'case' where csid = $1`, [csid]);
});
