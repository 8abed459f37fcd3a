import { SAVED_VIEWS_MAX, viewCalls } from '@parvis/api/calls/board';
import { afterAll, expect, it } from 'vitest';
import { createTestDatabase } from '../../platform/db/testing/testDatabase.ts';
import { createId } from '../../platform/lib/ids.ts';
import { createContributor, signInStaff } from '../../testing/person.ts';
import { openTestServices } from '../../testing/testServices.ts';

const services = await openTestServices((await createTestDatabase()).url);
const { pool } = services.store;
afterAll(async () => {
  await services.close();
  expect(services.failures).toEqual([]);
});
const [anna, bruno] = [await signInStaff(services), await signInStaff(services, 'bruno@testville.example')];

const content = {
  filter: 'all' as const,
  where: { ccatCodes: ['toilets'], minDays: 3 },
  sort: 'oldest' as const,
};
const save = (id: string, shared: boolean, person = anna, name = 'Sanitaires') =>
  person.send(viewCalls.viewsSave, { id, name, shared, ...content });
const list = (person = anna) => person.call(viewCalls.viewsListAll);

it('keeps a view for its owner alone until it is shared', async () => {
  const id = createId();
  await save(id, false);
  expect(await list()).toEqual([{ id, name: 'Sanitaires', shared: false, by: 'Anna Petit', ...content }]);
  expect(await list(bruno)).toEqual([]);
  expect((await save(id, false, bruno)).error?.code).toBe('conflict');
  expect(await bruno.call(viewCalls.viewsRemove, { id })).toEqual([{ removed: false }]);
  await save(id, true);
  expect(await list(bruno)).toMatchObject([{ id, shared: true, by: 'Anna Petit' }]);
  await save(id, true, bruno, 'Toilettes');
  expect(await list()).toMatchObject([{ name: 'Toilettes', by: 'Bruno Roux' }]);
  expect(await bruno.call(viewCalls.viewsRemove, { id })).toEqual([{ removed: true }]);
  expect(await list()).toEqual([]);
});

it('keeps a view of a removed category', async () => {
  const id = createId();
  await anna.call(viewCalls.viewsSave, { id, name: 'Partie', shared: false, where: { ccatCodes: ['gone'] } });
  expect(await list()).toMatchObject([{ where: { ccatCodes: ['gone'] } }]);
  await anna.call(viewCalls.viewsRemove, { id });
});

it('refuses a name of 61 signs, one view too many, and visitors', async () => {
  expect((await save(createId(), false, anna, 'n'.repeat(60))).status).toBe(200);
  expect((await save(createId(), false, anna, 'n'.repeat(61))).error).toMatchObject({ path: 'body.name' });
  await pool.query(
    `insert into saved_views (id, cuid, name, saved_by) select 'saved-view-number-' || n, 'testville', 'N', 'A' from generate_series(1, $1::int) n`,
    [SAVED_VIEWS_MAX],
  );
  expect((await save(createId(), true)).error?.code).toBe('conflict');
  expect((await save(createId(), false)).status).toBe(200);
  expect((await (await createContributor(services)).send(viewCalls.viewsListAll)).error?.code).toBe(
    'forbidden',
  );
});

it('goes with its owner when they leave the staff', async () => {
  const id = createId();
  await save(id, false, bruno);
  await pool.query(`delete from staff where email = 'bruno@testville.example'`);
  expect((await pool.query('select from saved_views where id = $1', [id])).rowCount).toBe(0);
});
