import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { callAddress } from '@parvis/api/call';
import { replyCalls } from '@parvis/api/calls/replies';
import { acceptByCall, reportByCall } from './apiCalls.ts';
import { expectAccessible } from './axe.ts';
import { test } from './ownDatabase.ts';
import { createOwnFolder } from './smallTown.ts';
import type { Staff } from './staff.ts';
import { desk, expect, phone } from './test.ts';
import { english, french, type Reader } from './words.ts';

const demo = join(import.meta.dirname, '..', '..', 'server', 'modules', 'demo', 'town');
const folder = createOwnFolder('desk-team');
const CUID = 'team-town';
const inFrench: Reader = { ...french, cuid: CUID };
const inEnglish: Reader = { ...english, cuid: CUID };

const people = [
  { email: 'bruno@team.example', name: 'Bruno Lescure', level: 'manager' },
  { email: 'aline@team.example', name: 'Aline Morvan', level: 'agent' },
  { email: 'karim@team.example', name: 'Karim Benali', level: 'agent' },
  { email: 'lena@team.example', name: 'Léna Vogt', level: 'agent' },
] as const;

/** The demo town, open around the clock, with three agents, a manager, two hours to answer and eight to solve. */
function writeTown(): string {
  const customers = join(folder, 'customers');
  cpSync(demo, join(customers, CUID), { recursive: true });
  const { openingHours: _, ...town } = JSON.parse(readFileSync(join(demo, 'customer.json'), 'utf8'));
  const places = town.places.map((place: { code: string }) => ({
    ...place,
    qr: [{ qrid: `team-${place.code}` }],
  }));
  const targets = { firstAnswer: 2, solved: 8, promise: true };
  writeFileSync(
    join(customers, CUID, 'customer.json'),
    JSON.stringify({ ...town, cuid: CUID, places, staff: people, groups: [], targets }),
  );
  return customers;
}

const reply = ({ page, words }: Staff) =>
  page.getByRole('textbox', { name: words.t('staff.reply'), exact: true });
const note = ({ page, words }: Staff) =>
  page.getByRole('textbox', { name: words.t('notes.label'), exact: true });
const begin = ({ t }: Reader, id: Parameters<Reader['t']>[0]): string =>
  t(id, { when: '|', span: '|' }).split('|')[0] ?? '';

/** Saves a reply of the team in both languages. */
async function saveReply({ page, address }: Staff): Promise<void> {
  const saved = await page.request.post(address + callAddress(replyCalls.repliesSave, { cuid: CUID }), {
    data: {
      id: 'a-reply-of-the-team-22',
      shared: true,
      title: 'Passage',
      words: { fr: 'Nous passons ce matin : {place}.', en: 'This morning: {place}.' },
      ccatCodes: [],
      states: [],
    },
  });
  expect(saved.ok(), await saved.text()).toBe(true);
}

/** Finds by some letters of it and Enter. */
async function finds({ page }: Staff, field: string, typed: string): Promise<void> {
  await page.getByRole('combobox', { name: field }).focus();
  await page.keyboard.type(typed);
  await page.keyboard.press('Enter');
}

test('three agents and a manager hand over, note, mention, answer alike, keep and miss a date, take a call and read figures', async ({
  database,
  people: guests,
  launch,
}) => {
  const product = await launch({ database: database.url, customers: writeTown() });
  const visitor = await guests.contributor({ words: inFrench, options: phone, product });
  for (const place of ['townhall', 'school']) {
    await acceptByCall(visitor.page, product.address, inFrench, `team-${place}`);
    await reportByCall(visitor.page, product.address, inFrench, `team-${place}`, {
      ccatCode: 'bins',
      answers: [{ type: 'CHECK', item: 'bins.what.full' }],
    });
  }
  const { rows: found } = await database.client.query(`select csid from cases where place_code = 'townhall'`);
  await visitor.page.goto(`${product.address}/m/case/${CUID}/${found[0]?.csid}`);
  await database.client.query(
    `update cases set created = created - interval '3 hours', answer_due = answer_due - interval '3 hours',
      solve_due = solve_due - interval '3 hours' where place_code = 'school'`,
  );
  const enter = async (name: string, words: Reader, options: typeof desk | typeof phone) => {
    const staff = await guests.staff({ words, options, product });
    if (words.locale === 'en-US') await staff.chooseLanguage();
    await staff.login(`${name}@team.example`);
    await staff.page.goto(`${staff.address}/staff/${CUID}`);
    return staff;
  };
  const aline = await enter('aline', inEnglish, desk);
  const karim = await enter('karim', inFrench, phone);
  const lena = await enter('lena', inEnglish, desk);
  const bruno = await enter('bruno', inFrench, desk);
  await saveReply(bruno);

  // The manager hands a case over by keys, with a note.
  await bruno.openCase('bins', 'townhall');
  await bruno.take();
  await bruno.page.keyboard.press('g');
  await bruno.drawer.getByRole('searchbox').fill('aline');
  await bruno.drawer.getByRole('radio', { name: /^Aline Morvan/ }).focus();
  await bruno.page.keyboard.press('Space');
  await bruno.drawer
    .getByRole('textbox', { name: inFrench.t('assign.note') })
    .fill('La clé est chez le gardien');
  await bruno.page.keyboard.press('Tab');
  await bruno.drawer.getByRole('button', { name: inFrench.t('assign.submit'), exact: true }).press('Enter');
  await visitor.isTold(inFrench.t('statement.assigned', { name: 'Aline Morvan' }));

  // She reads why, notes something and mentions a colleague, by keys.
  await aline.openCase('bins', 'townhall');
  await expect(aline.page.getByText('La clé est chez le gardien').first()).toBeVisible();
  await reply(aline).press('Escape');
  await aline.page.keyboard.press('n');
  await expect(note(aline)).toBeFocused();
  await aline.page.keyboard.type('Can you bring the key, @kar');
  await expect(aline.page.getByRole('option', { name: /Karim Benali/ })).toBeVisible();
  await aline.page.keyboard.press('Enter');
  await expect(note(aline)).toHaveValue('Can you bring the key, @Karim Benali ');
  await aline.page.keyboard.press('Enter');
  const row = karim.row('bins', 'townhall');
  await expect(row).toContainText(inFrench.t('staff.row.mentioned'));
  await karim.openCase('bins', 'townhall');
  await expect(karim.chat.locator('[data-note]')).toContainText(['Can you bring the key']);
  await expectAccessible(karim.page, 'a case in which the reader is mentioned');

  // A saved reply answers in time: the deadline is kept.
  await expect(aline.page.getByText(begin(inEnglish, 'staff.due.answer')).first()).toBeVisible();
  await reply(aline).pressSequentially('/pass');
  await expect(aline.page.getByRole('option', { name: /Passage/ })).toHaveAttribute('aria-selected', 'true');
  await aline.page.keyboard.press('Enter');
  await expect(reply(aline)).toHaveValue(/^Nous passons ce matin/);
  await aline.page.keyboard.press('Enter');
  await expect(visitor.chat).toContainText('Nous passons ce matin');
  await expect(visitor.page.getByText('Can you bring the key')).toHaveCount(0);
  await expect(visitor.page.getByText(begin(inFrench, 'promise.solve'))).toBeVisible();

  // Another date is missed: its case stands first, and is answered late.
  await lena.page.goto(`${lena.address}/staff/${CUID}?sort=deadline`);
  await expect(lena.row('bins', 'school')).toContainText(begin(inEnglish, 'staff.due.late'));
  await lena.openCase('bins', 'school');
  await lena.take();
  await lena.answer('We are late, and on our way');
  await lena.close('answer.solved');

  // A caller gets a case by keys, and a number to note.
  await lena.page.keyboard.press('Escape');
  await lena.page.keyboard.press('o');
  await expect(lena.page.getByRole('heading', { level: 1 })).toHaveText(inEnglish.t('counter.title'));
  await finds(lena, inEnglish.t('counter.place.search'), inEnglish.place('library').slice(0, 6));
  await finds(lena, inEnglish.t('counter.category.search'), inEnglish.tile('bins'));
  const asked = lena.page.getByRole('group', { name: inEnglish.asked('bins.what'), exact: true });
  await asked.getByRole('radio', { name: inEnglish.asked('bins.what.full'), exact: true }).focus();
  await lena.page.keyboard.press('Space');
  await lena.page.getByRole('button', { name: inEnglish.t('counter.submit'), exact: true }).press('Enter');
  await expect(lena.page.getByText(/^[2-9A-Z]{4,6}-[2-9A-Z]{3}-[2-9A-Z]{3}$/)).toBeVisible();
  await expectAccessible(lena.page, 'a number for a caller');

  // The manager reads figures, too few to tell people apart, and takes them as a sheet.
  await bruno.page.goto(`${bruno.address}/staff/${CUID}/figures?period=week&by=service`);
  await expect(bruno.page.getByRole('heading', { name: inFrench.t('desk.title') })).toBeVisible();
  await expect(bruno.page.getByRole('heading', { name: inFrench.t('desk.empty') })).toBeVisible();
  await expectAccessible(bruno.page, 'figures of a small team');
  const download = bruno.page.waitForEvent('download');
  await bruno.page.getByRole('link', { name: inFrench.t('desk.export') }).click();
  const sheet = await readFile(await (await download).path(), 'utf8');
  expect(sheet.charCodeAt(0)).toBe(0xfeff);
  expect(sheet).toContain(inFrench.t('desk.few'));
});
