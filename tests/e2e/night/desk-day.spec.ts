import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator } from 'playwright/test';
import { acceptByCall, reportByCall } from '../apiCalls.ts';
import { expectAccessible } from '../axe.ts';
import type { Product } from '../product.ts';
import { createOwnFolder } from '../smallTown.ts';
import type { Staff } from '../staff.ts';
import { desk, expect, type People, phone, test } from '../test.ts';
import { english as demoEnglish, french as demoFrench, type Reader } from '../words.ts';

const demo = join(import.meta.dirname, '..', '..', '..', 'server', 'modules', 'demo', 'town');
const folder = createOwnFolder('desk-day');

/** Each agent works the cases of one place. */
const areas = {
  mouse: { place: 'townhall', mail: 'aline@day.example', name: 'Aline Morvan' },
  keys: { place: 'school', mail: 'emma@day.example', name: 'Emma Roy' },
  several: { place: 'park', mail: 'bruno@day.example', name: 'Bruno Lescure' },
  steps: { place: 'pool', mail: 'claire@day.example', name: 'Claire Duvigneau' },
  finger: { place: 'market', mail: 'denis@day.example', name: 'Denis Faure' },
} as const;
type Area = (typeof areas)[keyof typeof areas];
/** Cases of each place. */
const EACH = 12;
const CUID = 'day-town';

/** The demo town under another name, with five of staff and a code at each place. */
function writeTown(): string {
  const customers = join(folder, 'customers');
  cpSync(demo, join(customers, CUID), { recursive: true });
  const town = JSON.parse(readFileSync(join(demo, 'customer.json'), 'utf8'));
  const places = town.places.map((place: { code: string }) => ({
    ...place,
    qr: [{ qrid: `day-${place.code}` }],
  }));
  const staff = Object.values(areas).map(({ mail, name }) => ({
    ...{ email: mail, name, level: name === areas.several.name ? 'manager' : 'agent' },
    gcatCode: 'maintenance',
  }));
  const file = { ...town, cuid: CUID, places, staff, groups: [] };
  writeFileSync(join(customers, CUID, 'customer.json'), JSON.stringify(file));
  return customers;
}

const ofDay = (words: Reader): Reader => ({ ...words, cuid: CUID });
const french = ofDay(demoFrench);
const english = ofDay(demoEnglish);

async function reportSixty(people: People, product: Product): Promise<void> {
  await Promise.all(
    Object.values(areas).map(async ({ place }, nth) => {
      const qrid = `day-${place}`;
      const words = nth % 2 === 0 ? french : english;
      const { page } = await people.contributor({ words, options: phone, product });
      await acceptByCall(page, product.address, words, qrid);
      for (let n = 0; n < EACH; n += 1)
        await reportByCall(page, product.address, words, qrid, {
          ccatCode: 'bins',
          answers: [{ type: 'CHECK', item: 'bins.what.full' }],
        });
    }),
  );
}

const rowsOf = ({ list, words }: Staff): Locator =>
  list.getByRole('list', { name: words.t('staff.title'), exact: true }).getByRole('listitem');
const boxes = ({ list }: Staff): Locator => list.getByRole('checkbox');
const bar = ({ list, words }: Staff): Locator => list.getByRole('group', { name: words.t('bulk.bar') });
const press = (staff: Staff, name: Parameters<Reader['t']>[0]): Locator =>
  bar(staff).getByRole('button', { name: staff.words.t(name), exact: true });
const confirm = ({ drawer, words }: Staff, name: Parameters<Reader['t']>[0]): Locator =>
  drawer.getByRole('button', { name: words.t(name), exact: true });
const isDone = (staff: Staff, text: string) => expect(bar(staff)).toContainText(text);

/** Opens the new cases of a place, the longest wait first. */
async function openNew(staff: Staff, { place }: Area, count = EACH): Promise<void> {
  await staff.page.goto(`${staff.address}/staff/${CUID}?filter=new&place=${place}`);
  await expect(rowsOf(staff)).toHaveCount(count);
}

/** Chooses the place in the filters, keeps the view, answers, takes, holds and closes: all by mouse. */
async function workByMouse(staff: Staff, area: Area): Promise<void> {
  const { page, words, drawer } = staff;
  const { t } = words;
  await staff.filter('new');
  await expect(rowsOf(staff)).not.toHaveCount(0);
  await staff.list.getByRole('button', { name: t('staff.where.open'), exact: true }).click();
  await drawer.getByRole('combobox', { name: t('staff.where.placeCodes') }).click();
  await page.getByRole('option', { name: words.place(area.place).split(' · ')[0] ?? '' }).click();
  await page.keyboard.press('Escape');
  await confirm(staff, 'staff.where.apply').click();
  await expect(rowsOf(staff)).toHaveCount(EACH);
  await staff.list.getByRole('button', { name: t('staff.views.open'), exact: true }).click();
  await staff.pick(t('staff.view.save'));
  await drawer.getByRole('textbox', { name: t('staff.view.name') }).fill('Mairie');
  await confirm(staff, 'staff.view.save.yes').click();
  await expect(drawer).toHaveCount(0);

  const links = rowsOf(staff).getByRole('link');
  await links.nth(0).click();
  await staff.answer('Nous passons ce matin.');
  await staff.reads('Nous passons ce matin.');
  await links.nth(1).click();
  await staff.take();
  await links.nth(2).click();
  await staff.take();
  await staff.hold();
  await links.nth(3).click();
  await staff.take();
  await staff.close('answer.solved');

  // The list keeps finished cases in place until the view is opened again.
  await page.goto(`${staff.address}/staff/${CUID}`);
  await staff.list.getByRole('button', { name: t('staff.views.open'), exact: true }).click();
  await staff.pick('Mairie');
  await expect(staff.list.getByText('Mairie · ')).toBeVisible();
  await expect(rowsOf(staff)).toHaveCount(EACH - 4);
  await boxes(staff).first().click();
  await boxes(staff)
    .last()
    .click({ modifiers: ['Shift'] });
  await press(staff, 'bulk.handle').click();
  await press(staff, 'bulk.now').click();
  await isDone(staff, t('bulk.done.handle', { count: 8 }));
}

/** Answers one after the other, closes several and turns one down, without a mouse. */
async function workByKeys(staff: Staff, area: Area): Promise<void> {
  const { page, words, drawer } = staff;
  const { t } = words;
  const { keyboard } = page;
  const reply = page.getByRole('textbox', { name: t('staff.reply'), exact: true });
  await openNew(staff, area);
  await keyboard.press('j');
  for (const text of ['We come at ten.', 'We come at eleven.', 'We come at noon.']) {
    await expect(staff.stepButton('handle')).toBeVisible();
    await keyboard.press('r');
    await expect(reply).toBeFocused();
    await expect(reply).toHaveValue('');
    const { pathname } = new URL(page.url());
    await keyboard.type(text);
    await keyboard.press('Control+Enter');
    await expect(page).not.toHaveURL((url) => url.pathname === pathname);
  }
  // Sending moved on to the fourth case: taken, held and closed by their keys.
  await keyboard.press('Escape');
  await expect(staff.stepButton('handle')).toBeVisible();
  await keyboard.press('a');
  await staff.isTold(t('statement.handle.me'));
  await keyboard.press('h');
  await expect(drawer).toBeVisible();
  await drawer.getByRole('textbox', { name: t('answer.holdCase.reason') }).focus();
  await keyboard.type('A part is ordered.');
  await drawer.getByRole('radio', { name: t('answer.holdCase.week') }).press('Space');
  await confirm(staff, 'holdCase.yes').press('Enter');
  await staff.isTold(t('statement.hold.me'));

  await openNew(staff, area, EACH - 4);
  await rowsOf(staff).getByRole('link').first().focus();
  await keyboard.press('x');
  for (let n = 0; n < 5; n += 1) await keyboard.press('Shift+J');
  await expect(bar(staff)).toContainText(t('bulk.count', { count: 6 }));
  await press(staff, 'bulk.handle').press('Enter');
  await press(staff, 'bulk.now').press('Enter');
  await isDone(staff, t('bulk.done.handle', { count: 6 }));

  await page.goto(`${staff.address}/staff/${CUID}?filter=mine&place=${area.place}&sort=oldest`);
  await expect(rowsOf(staff)).toHaveCount(EACH - 2);
  await rowsOf(staff).getByRole('link').last().focus();
  await keyboard.press('x');
  for (let n = 0; n < 4; n += 1) await keyboard.press('Shift+K');
  await expect(bar(staff)).toContainText(t('bulk.count', { count: 5 }));
  await press(staff, 'bulk.close').press('Enter');
  await drawer.getByRole('radio', { name: t('answer.solved'), exact: true }).press('Space');
  await confirm(staff, 'bulk.close.yes').press('Enter');
  await press(staff, 'bulk.now').press('Enter');
  await isDone(staff, t('bulk.done.close', { count: 5 }));

  await openNew(staff, area, 2);
  await rowsOf(staff).getByRole('link').first().focus();
  await keyboard.press('x');
  await press(staff, 'bulk.reject').press('Enter');
  await confirm(staff, 'bulk.reject.yes').press('Enter');
  await press(staff, 'bulk.now').press('Enter');
  await isDone(staff, t('bulk.done.reject', { count: 1 }));
}

/** Labels the whole view, files three cases elsewhere and holds four, after one change of mind. */
async function workWithSeveral(staff: Staff, area: Area): Promise<void> {
  const { page, words, drawer } = staff;
  const { t } = words;
  await page.goto(`${staff.address}/staff/${CUID}/labels`);
  await page.getByRole('button', { name: t('labels.new'), exact: true }).click();
  await drawer.getByRole('textbox', { name: t('labels.name') }).fill('Tournée');
  await drawer.getByRole('radio', { name: t('labels.colour.fire'), exact: true }).click();
  await confirm(staff, 'labels.save').click();
  await expect(page.getByRole('heading', { name: 'Tournée' })).toBeVisible();

  await openNew(staff, area);
  await boxes(staff).first().click();
  await bar(staff)
    .getByRole('button', { name: t('bulk.all', { n: String(EACH) }), exact: true })
    .click();
  await isDone(staff, t('bulk.count', { count: EACH }));
  await press(staff, 'bulk.label').click();
  await drawer.getByRole('checkbox', { name: 'Tournée' }).click();
  await confirm(staff, 'bulk.label.yes').click();
  await press(staff, 'bulk.now').click();
  await isDone(staff, t('bulk.done.label', { count: EACH }));
  await press(staff, 'part.close').click();
  await expect(rowsOf(staff).filter({ hasText: 'Tournée' })).toHaveCount(EACH);

  await boxes(staff).nth(0).click();
  await boxes(staff)
    .nth(2)
    .click({ modifiers: ['Shift'] });
  await press(staff, 'bulk.category').click();
  await drawer.getByRole('searchbox').fill(words.tile('toilets'));
  await drawer.getByRole('radio', { name: new RegExp(`${words.tile('toilets')}$`) }).click();
  await confirm(staff, 'category.submit').click();
  await press(staff, 'bulk.now').click();
  await isDone(staff, t('bulk.done.category', { count: 3 }));
  await press(staff, 'part.close').click();

  await boxes(staff).nth(8).click();
  await boxes(staff)
    .nth(11)
    .click({ modifiers: ['Shift'] });
  await press(staff, 'bulk.handle').click();
  await press(staff, 'bulk.undo').click();
  await isDone(staff, t('bulk.undone'));
  await press(staff, 'part.close').click();
  await press(staff, 'bulk.handle').click();
  await press(staff, 'bulk.now').click();
  await isDone(staff, t('bulk.done.handle', { count: 4 }));
  await expectAccessible(page, 'a view after several steps');
}

/** Finds cases by number and place in the palette, links one to another, opens a page. */
async function workByPalette(staff: Staff, area: Area): Promise<void> {
  const { page, words, drawer } = staff;
  const { t } = words;
  const { keyboard } = page;
  await openNew(staff, area);
  const number = /[A-Z0-9]{4}/.exec((await rowsOf(staff).nth(5).textContent()) ?? '')?.[0] ?? '';
  await keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: t('staff.palette.label') })).toBeFocused();
  await keyboard.type(number);
  await expect(page.getByRole('option').first()).toContainText(number);
  await keyboard.press('Enter');
  await expect(staff.chat).toBeVisible();
  await expect(page.getByRole('main').getByText(number).first()).toBeVisible();
  await keyboard.press('a');
  await staff.isTold(t('statement.handle.me'));
  await keyboard.press('Control+k');
  await keyboard.type(t('duplicates.open').slice(0, -1));
  await keyboard.press('Enter');
  await drawer.getByRole('radio').first().press('Space');
  await confirm(staff, 'duplicates.submit').press('Enter');
  await staff.isTold(t('statement.close.me'));
  // A page of the desk by its name, and back.
  await keyboard.press('Control+k');
  await keyboard.type(t('staff.nav.settings'));
  await keyboard.press('Enter');
  await expect(page).toHaveURL(/\/settings$/);
  await page.goBack();
  await expect(staff.chat).toBeVisible();
}

/** Answers two people from a phone. */
async function workByFinger(staff: Staff, area: Area): Promise<void> {
  const { page } = staff;
  await openNew(staff, area);
  for (const nth of [0, 1]) {
    await rowsOf(staff).getByRole('link').nth(nth).click();
    await staff.answer('Un collègue arrive.');
    await staff.reads('Un collègue arrive.');
    await page.goBack();
    await expect(rowsOf(staff)).toHaveCount(EACH);
  }
  await expectAccessible(page, 'the board on a phone');
}

test('five agents work sixty cases down in a day, each in their own way', async ({ people, launch }) => {
  const product = await launch({ customers: writeTown() });
  await reportSixty(people, product);
  const onDesk = { options: desk, product };
  const agents = {
    mouse: await people.staff({ words: french, ...onDesk }),
    keys: await people.staff({ words: english, ...onDesk }),
    several: await people.staff({ words: english, ...onDesk }),
    steps: await people.staff({ words: french, ...onDesk }),
    finger: await people.staff({ words: french, options: phone, product }),
  };
  for (const name of Object.keys(agents) as (keyof typeof agents)[])
    await agents[name].login(areas[name].mail);
  await Promise.all([
    workByMouse(agents.mouse, areas.mouse),
    workByKeys(agents.keys, areas.keys),
    workWithSeveral(agents.several, areas.several),
    workByPalette(agents.steps, areas.steps),
    workByFinger(agents.finger, areas.finger),
  ]);

  // What each did is counted once, on everybody's board.
  for (const { page, address } of [agents.several, agents.mouse]) await page.goto(`${address}/staff/${CUID}`);
  const counts = { new: 30, all: 52, held: 2, closed: 8 } as const;
  const shows = (staff: Staff, name: keyof typeof counts | 'mine', count: number) =>
    expect(staff.filterChip(name)).toHaveAccessibleName(
      new RegExp(`^${staff.words.t(`staff.filter.${name}`)} ${count}(?!\\d)`),
    );
  for (const staff of [agents.several, agents.mouse])
    for (const [name, count] of Object.entries(counts))
      await shows(staff, name as keyof typeof counts, count);
  await shows(agents.mouse, 'mine', 11);
  await shows(agents.several, 'mine', 4);
  await expect(agents.mouse.page.getByRole('heading', { name: french.t('staff.day') })).toBeVisible();
  await expectAccessible(agents.mouse.page, 'the day in figures');
});
