import { boardCalls, viewCalls } from '@parvis/api/calls/board';
import { labelCalls } from '@parvis/api/calls/labels';
import { mobileCalls } from '@parvis/api/calls/mobile';
import { townCalls } from '@parvis/api/calls/town';
import { afterAll, expect, it } from 'vitest';
import { createTestDatabase } from '../../platform/db/testing/testDatabase.ts';
import { createId } from '../../platform/lib/ids.ts';
import { createContributor, getFirst, openCase, signInStaff } from '../../testing/person.ts';
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

const save = (name: string, id = createId(), person = bruno) =>
  person.send(labelCalls.labelsSave, { id, name, colour: 'social' });
async function makeLabel(name: string): Promise<string> {
  const id = createId();
  expect((await save(name, id)).status).toBe(200);
  return id;
}
const put = (csid: string, add: string[], person = anna) => person.send(labelCalls.casesLabel, { csid, add });
const readCase = async (csid: string) => getFirst(await anna.call(townCalls.casesGetInfo, { csid }));

it('managers make, rename and remove labels; others only read them', async () => {
  const id = await makeLabel('Devis demandé');
  expect((await save('Devis signé', id, anna)).error?.code).toBe('forbidden');
  expect((await anna.send(labelCalls.labelsRemove, { id })).error?.code).toBe('forbidden');
  await save('  Devis signé ', id);
  expect(await anna.call(labelCalls.labelsListAll)).toEqual([
    { id, name: 'Devis signé', colour: 'social', cases: 0 },
  ]);
  expect(await bruno.call(labelCalls.labelsRemove, { id })).toEqual([{ removed: true }]);
  expect(await anna.call(labelCalls.labelsListAll)).toEqual([]);
});

it('a name is of 1 to 40 signs, and of one label alone', async () => {
  expect((await save('n'.repeat(200))).error).toMatchObject({
    path: 'body.name',
    reason: 'tooLong',
    max: 40,
  });
  expect((await save('n'.repeat(40))).status).toBe(200);
  expect((await save(' ')).error?.path).toBe('body.name');
  expect((await save('\u200b')).error?.path).toBe('body.name');
  await makeLabel('École');
  expect((await save('école')).error).toMatchObject({ code: 'conflict', path: 'body.name' });
});

it('staff put labels on a case and take them off; its visitor reads nothing of them', async () => {
  const csid = await openCase(jo);
  const [first, second] = [await makeLabel('Budget 2027'), await makeLabel('Astreinte')];
  expect((await put(csid, [first, second])).status).toBe(200);
  expect((await put(csid, [first])).status).toBe(200);
  const both = [
    { id: second, name: 'Astreinte', colour: 'social' },
    { id: first, name: 'Budget 2027', colour: 'social' },
  ];
  expect((await readCase(csid)).labels).toEqual(both);
  const listed = await anna.call(boardCalls.casesListAll, { where: { labelIds: [first] } });
  expect(listed).toMatchObject([{ csid, labels: both }]);
  for (const seen of [
    await jo.call(mobileCalls.discussInfo, { csid }),
    await jo.call(mobileCalls.fetchReq, { csid, after: 0 }),
    await jo.call(mobileCalls.statusActivity, {}),
  ])
    expect(JSON.stringify(seen)).not.toMatch(/labels|Astreinte|Budget/);
  expect((await jo.send(labelCalls.labelsListAll)).error?.code).toBe('forbidden');
  await anna.call(labelCalls.casesLabel, { csid, remove: [first] });
  expect((await readCase(csid)).labels).toEqual([both[0]]);
});

it('a removed label leaves its cases, and a saved view that names it finds none', async () => {
  const csid = await openCase(jo);
  const id = await makeLabel('Passager');
  await put(csid, [id]);
  const where = { labelIds: [id] };
  await anna.call(viewCalls.viewsSave, { id: createId(), name: 'Passagers', shared: true, where });
  const [facets] = await anna.call(boardCalls.casesFacets);
  expect(facets?.labels).toContainEqual({ code: id, lbl: 'Passager' });
  await bruno.call(labelCalls.labelsRemove, { id });
  expect(await readCase(csid)).not.toHaveProperty('labels');
  expect(await anna.call(viewCalls.viewsListAll)).toMatchObject([{ where }]);
  expect(await anna.call(boardCalls.casesListAll, { where })).toEqual([]);
});

it('labels and cases of other customers are unknown', async () => {
  const olga = await signInStaff(services, 'olga@otherville.example');
  const csid = await openCase(jo);
  const id = await makeLabel('Ici seulement');
  const foreign = createId();
  await pool.query(
    `insert into labels (id, cuid, name, colour) values ($1, 'otherville', 'Ailleurs', 'fire')`,
    [foreign],
  );
  expect((await put(csid, [id, foreign])).error).toMatchObject({ path: 'body.add.1', reason: 'unknown' });
  expect(await readCase(csid)).not.toHaveProperty('labels');
  expect((await save('Pris', foreign)).error).toMatchObject({ code: 'conflict', path: 'body.id' });
  const own = olga.send(labelCalls.casesLabel, { csid, add: [foreign] }, { cuid: 'otherville' });
  expect((await own).error?.code).toBe('unknownCase');
});

it('a case has 10 labels at most, a customer 200', async () => {
  await pool.query(`delete from labels where cuid = 'testville'`);
  const ids = Array.from({ length: 11 }, createId);
  for (const [at, id] of ids.entries()) await save(`Étiquette ${at}`, id);
  const csid = await openCase(jo);
  await put(csid, ids.slice(0, 10));
  expect((await put(csid, ids.slice(10))).error).toMatchObject({ path: 'body.add', max: 10 });
  expect((await readCase(csid)).labels).toHaveLength(10);
  await pool.query(
    `insert into labels (id, cuid, name, colour)
     select 'label-number-' || lpad(n::text, 8, '0'), 'testville', 'N ' || n, 'fire' from generate_series(12, 10000) n`,
  );
  expect((await save('Une de trop')).error).toMatchObject({ code: 'conflict', path: 'body.id' });
  expect((await save('Renommée', ids[0])).status).toBe(200);
  expect(await anna.call(labelCalls.labelsListAll)).toHaveLength(10_000);
});
