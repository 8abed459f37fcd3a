import { afterAll, expect, it } from 'vitest';
import { createTestDatabase } from '../../platform/db/testing/testDatabase.ts';
import { createContributor, openCase } from '../../testing/person.ts';
import { openTestServices } from '../../testing/testServices.ts';
import { notifyReporterCases } from './blocks.ts';

const services = await openTestServices((await createTestDatabase()).url);
afterAll(async () => {
  await services.close();
  expect(services.failures).toEqual([]);
});
const { db, pool } = services.store;

it("a block updates only the pages of the reporter's other cases at the customer", async () => {
  const [jo, ida] = [await createContributor(services), await createContributor(services)];
  const [blocked, other, elsewhere] = [await openCase(jo), await openCase(jo), await openCase(jo)];
  await openCase(ida);
  await pool.query(`update cases set cuid = 'otherville' where csid = $1`, [elsewhere]);
  const { rows } = await pool.query('select reporter from cases where csid = $1', [blocked]);
  await pool.query('delete from feed');
  await notifyReporterCases(db, 'testville', rows[0].reporter, blocked);
  expect((await pool.query('select csid, cuid, type from feed')).rows).toEqual([
    { csid: other, cuid: 'testville', type: 'case' },
  ]);
});
