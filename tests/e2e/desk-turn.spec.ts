import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { acceptByCall, reportByCall } from './apiCalls.ts';
import { expectAccessible } from './axe.ts';
import { createOwnFolder } from './smallTown.ts';
import type { Staff } from './staff.ts';
import { desk, expect, phone, test } from './test.ts';
import { french, type Reader } from './words.ts';

const demo = join(import.meta.dirname, '..', '..', 'server', 'modules', 'demo', 'town');
const folder = createOwnFolder('desk-turn');
const CUID = 'turn-town';
const words: Reader = { ...french, cuid: CUID };
const { t } = words;

interface Entry {
  readonly code: string;
  readonly entries?: readonly Entry[];
}
const giveInTurn = (entries: readonly Entry[]): readonly Entry[] =>
  entries.map((one) => ({
    ...one,
    ...(one.code === 'bins' && { assign: { service: 'maintenance', turn: true } }),
    ...(one.entries && { entries: giveInTurn(one.entries) }),
  }));

/** The demo town, where reports of bins go in turn to those of one service. */
function writeTown(): string {
  const customers = join(folder, 'customers');
  cpSync(demo, join(customers, CUID), { recursive: true });
  const town = JSON.parse(readFileSync(join(demo, 'customer.json'), 'utf8'));
  const places = town.places.map((place: { code: string }) => ({
    ...place,
    qr: [{ qrid: `turn-${place.code}` }],
  }));
  const staff = ['Aline', 'Bruno'].map((name) => ({
    ...{ email: `${name.toLowerCase()}@turn.example`, name, level: 'agent', gcatCode: 'maintenance' },
  }));
  writeFileSync(
    join(customers, CUID, 'customer.json'),
    JSON.stringify({ ...town, cuid: CUID, places, staff, groups: [], menu: giveInTurn(town.menu) }),
  );
  return customers;
}

test('cases go in turn to those who are there and on duty, and pass over whoever is off duty', async ({
  people,
  launch,
}) => {
  const product = await launch({ customers: writeTown() });
  const report = async (place: string) => {
    const visitor = await people.contributor({ words, options: phone, product });
    await acceptByCall(visitor.page, product.address, words, `turn-${place}`);
    const answers = [{ type: 'CHECK', item: 'bins.what.full' }] as const;
    await reportByCall(visitor.page, product.address, words, `turn-${place}`, {
      ...{ ccatCode: 'bins', answers: [...answers] },
    });
  };
  const mine = (staff: Staff) =>
    staff.list.getByRole('list', { name: t('staff.title'), exact: true }).getByRole('listitem');
  const arrive = async (name: string, options: typeof desk | typeof phone) => {
    const staff = await people.staff({ words, options, product });
    await staff.login(`${name}@turn.example`);
    await staff.filter('mine');
    return staff;
  };
  const [aline, bruno] = [await arrive('aline', desk), await arrive('bruno', phone)];

  // Of two, each gets one.
  await report('townhall');
  await expect(mine(aline)).toHaveCount(1);
  await expect(mine(aline).first()).toContainText(t('staff.row.turn'));
  await report('school');
  await expect(mine(bruno)).toHaveCount(1);
  await expect(mine(bruno).first()).toContainText(words.place('school'));

  // Off duty, Aline is passed over.
  const own = await people.staff({ words, options: desk, product });
  await own.login('aline@turn.example');
  await own.page.goto(`${own.address}/staff/${CUID}/settings`);
  const duty = own.page.getByRole('checkbox', { name: t('assign.duty') });
  await expect(duty).toBeChecked();
  await duty.click();
  await expect(duty).not.toBeChecked();
  await expectAccessible(own.page, 'settings of somebody off duty');
  await own.page.reload();
  await expect(duty).not.toBeChecked();
  await report('park');
  await expect(mine(bruno)).toHaveCount(2);
  await expect(mine(aline)).toHaveCount(1);

  // Back on duty, the next is hers.
  await duty.click();
  await expect(duty).toBeChecked();
  await report('library');
  await expect(mine(aline)).toHaveCount(2);
  await expect(mine(bruno)).toHaveCount(2);
});
