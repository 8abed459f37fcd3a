import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { acceptByCall, reportByCall } from './apiCalls.ts';
import { expectAccessible } from './axe.ts';
import { test } from './ownDatabase.ts';
import { createOwnFolder } from './smallTown.ts';
import { desk, expect, phone } from './test.ts';
import { french, type Reader } from './words.ts';

const demo = join(import.meta.dirname, '..', '..', 'server', 'modules', 'demo', 'town');
const folder = createOwnFolder('desk-deadlines');
const CUID = 'due-town';
const MANAGER = 'bruno@due.example';
const words: Reader = { ...french, cuid: CUID };
const { t } = words;

/** The demo town, open around the clock, with two hours to answer and eight to solve. */
function writeTown(): string {
  const customers = join(folder, 'customers');
  cpSync(demo, join(customers, CUID), { recursive: true });
  const { openingHours: _, ...town } = JSON.parse(readFileSync(join(demo, 'customer.json'), 'utf8'));
  const places = town.places.map((place: { code: string }) => ({
    ...place,
    qr: [{ qrid: `due-${place.code}` }],
  }));
  const staff = [{ email: MANAGER, name: 'Bruno Lescure', level: 'manager' }];
  const targets = { firstAnswer: 2, solved: 8, promise: true };
  writeFileSync(
    join(customers, CUID, 'customer.json'),
    JSON.stringify({ ...town, cuid: CUID, places, staff, groups: [], targets }),
  );
  return customers;
}

/** The words of a text up to its value. */
const begin = (id: Parameters<Reader['t']>[0]): string => t(id, { when: '|', span: '|' }).split('|')[0] ?? '';

test('of two deadlines one is kept and one missed; the visitor reads the promise and why it moved', async ({
  database,
  people,
  launch,
}) => {
  const product = await launch({ database: database.url, customers: writeTown() });
  const visitors = [];
  for (const place of ['townhall', 'school']) {
    const visitor = await people.contributor({ words, options: phone, product });
    await acceptByCall(visitor.page, product.address, words, `due-${place}`);
    await reportByCall(visitor.page, product.address, words, `due-${place}`, {
      ccatCode: 'bins',
      answers: [{ type: 'CHECK', item: 'bins.what.full' }],
    });
    visitors.push(visitor);
  }
  const [kept] = visitors;
  if (!kept) throw new Error('Nobody reported.');
  await database.client.query(
    `update cases set created = created - interval '3 hours', answer_due = answer_due - interval '3 hours',
      solve_due = solve_due - interval '3 hours' where place_code = 'school'`,
  );

  const manager = await people.staff({ words, options: desk, product });
  await manager.login(MANAGER);
  await manager.page.goto(`${manager.address}/staff/${CUID}?sort=deadline`);
  const rows = manager.list.getByRole('list', { name: t('staff.title'), exact: true }).getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await expect(rows.nth(0)).toContainText(begin('staff.due.late'));
  await expect(rows.nth(0)).toContainText(words.place('school'));
  await expect(rows.nth(1)).toContainText(begin('staff.due.answer'));
  await expectAccessible(manager.page, 'cases by deadline');

  // Only what is late.
  await manager.list.getByRole('button', { name: t('staff.where.open'), exact: true }).click();
  await manager.drawer.getByRole('checkbox', { name: t('staff.where.late') }).click();
  await manager.drawer.getByRole('button', { name: t('staff.where.apply'), exact: true }).click();
  await expect(rows).toHaveCount(1);
  await manager.openCase('bins', 'school');
  const pane = manager.page.getByRole('region', { name: words.tile('bins') });
  await expect(pane.getByText(begin('staff.due.late.answer'))).toBeVisible();
  await expectAccessible(manager.page, 'a case that is late');
  await manager.take();
  await manager.answer('Nous arrivons avec un retard');
  await expect(pane.getByText(begin('staff.due.late.answer'))).toHaveCount(0);
  await expect(pane.getByText(begin('staff.due.solve'))).toBeVisible();

  // The other one is answered in time; its visitor reads along.
  const { rows: found } = await database.client.query(`select csid from cases where place_code = 'townhall'`);
  await kept.page.goto(`${product.address}/m/case/${CUID}/${found[0]?.csid}`);
  await expect(kept.page.getByText(begin('promise.answer'))).toBeVisible();
  await expectAccessible(kept.page, 'a promised answer');
  await manager.page.goto(`${manager.address}/staff/${CUID}`);
  await manager.openCase('bins', 'townhall');
  await manager.take();
  await manager.answer('Nous passons ce matin');
  await expect(kept.page.getByText(begin('promise.solve'))).toBeVisible();
  await manager.hold();
  await expect(kept.page.getByText(t('promise.held'))).toBeVisible();
  await database.client.query(
    `update cases set created = created - interval '2 hours',
      pauses = json_build_array(json_build_object('from', now() - interval '1 hour')) where place_code = 'townhall'`,
  );
  await manager.resume();
  await expect(kept.page.getByText(begin('promise.moved.held'))).toBeVisible();
  await expect(pane.getByText(begin('staff.due.moved.held'))).toBeVisible();
  await expectAccessible(manager.page, 'a date that moved');
});
