import { readFile } from 'node:fs/promises';
import { ANSWER_EDGES, STAR_COUNTS } from '@parvis/api/entities/deskFigures';
import { expectAccessible } from './axe.ts';
import { type OwnDatabase, test } from './ownDatabase.ts';
import type { Staff } from './staff.ts';
import { desk, expect, onPhone } from './test.ts';
import { english, french, type Reader } from './words.ts';

const MANAGER = 'manager@town.example';

interface Group {
  readonly code: string;
  /** Of the last day, and of forty days ago. */
  readonly now: number;
  readonly before: number;
}

/** Services of the demo town: one more than before, one less, one of four. */
const services: readonly Group[] = [
  { code: 'maintenance', now: 60, before: 40 },
  { code: 'janitorial', now: 25, before: 50 },
  { code: 'security', now: 4, before: 0 },
];

/** Counts erased cases, all answered after more than an hour, and all solved. */
async function putCounts({ client }: OwnDatabase, cuid: string): Promise<void> {
  const sum = (name: 'now' | 'before') => services.reduce((all, group) => all + group[name], 0);
  const all = { code: '', now: sum('now'), before: sum('before') };
  const within = ANSWER_EDGES.map((edge) => `within_${edge}`);
  const stars = STAR_COUNTS.map((count) => `stars_${count}`);
  const counted = within.map((_, at) => ((ANSWER_EDGES[at] ?? 0) > 60 ? '$5::int' : '0'));
  for (const [dimension, groups] of [['service', services] as const, ['all', [all]] as const])
    for (const { code, ...cases } of groups)
      for (const [days, many] of [[1, cases.now] as const, [40, cases.before] as const])
        await client.query(
          `insert into desk_counts (cuid, dimension, day, code, cases, solved, reopened, late, answered, ${[...within, ...stars].join(', ')})
           select $1, $2, (now() at time zone 'Europe/Paris')::date - $3::int, $4, $5::int, $5::int, 0, 0, $5::int, ${counted.join(', ')}, 0, 0, 0, $5::int, 0`,
          [cuid, dimension, days, code, many],
        );
}

const table = ({ page }: Staff, name: string) => page.getByRole('table', { name });
const readRow = (staff: Staff, { t }: Reader, name: string) =>
  table(staff, t('desk.reports')).getByRole('row', { name });

async function openFigures(staff: Staff): Promise<void> {
  await staff.page.goto(`${staff.address}/staff/${staff.words.cuid}/figures`);
  await expect(staff.page.getByRole('heading', { name: staff.words.t('desk.title') })).toBeVisible();
}

async function readsServices(manager: Staff, words: Reader): Promise<void> {
  const { t } = words;
  await expect(table(manager, t('desk.reports')).getByRole('row')).toHaveCount(3);
  const [technical, cleaning] =
    words === french ? ['Services techniques', 'Propreté'] : ['Technical', 'Cleaning'];
  await expect(readRow(manager, words, technical)).toContainText(`60\u00a0↑, ${t('desk.up')}40`);
  await expect(readRow(manager, words, cleaning)).toContainText(`25\u00a0↓, ${t('desk.down')}50`);
  await expect(manager.page.getByText(t('desk.few')).first()).toBeVisible();
}

test('a manager reads how the desk went in French and English, by period and group, and takes it as a sheet', async ({
  database,
  people,
  launch,
}) => {
  const product = await launch({ database: database.url });
  await putCounts(database, french.cuid);
  const manager = await people.staff({ words: french, product, options: desk });
  await manager.login(MANAGER);
  const { page } = manager;
  const { t } = french;
  await openFigures(manager);
  await readsServices(manager, french);
  await expect(page.getByRole('heading', { name: t('figures.usage') })).toBeHidden();
  // A year beside the one before has the same days.
  await page.getByRole('button', { name: t('desk.period.year'), exact: true }).click();
  await expect(page.getByText(/20\d\d.*20\d\d.*20\d\d.*20\d\d/)).toBeVisible();
  await expectAccessible(page, 'the figures of the desk');

  await page.getByRole('button', { name: t('desk.period.week'), exact: true }).click();
  await expect(page).toHaveURL(/period=week/);
  await expect(readRow(manager, french, '60')).toContainText(t('desk.few'));
  await page.getByRole('button', { name: t('desk.by.place'), exact: true }).click();
  await expect(page).toHaveURL(/period=week&by=place/);
  await expect(table(manager, t('desk.reports'))).toContainText(t('desk.rows.none'));
  await page.reload();
  await expect(page.getByRole('button', { name: t('desk.by.place'), exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.getByRole('button', { name: t('desk.period.own'), exact: true }).click();
  await page.getByRole('textbox', { name: t('desk.from') }).fill('2020-01-01');
  await page.getByRole('textbox', { name: t('desk.until') }).fill('2020-01-31');
  await expect(page.getByRole('heading', { name: t('desk.empty') })).toBeVisible();

  await openFigures(manager);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: t('desk.export') }).click();
  const sheet = await readFile(await (await download).path(), 'utf8');
  expect(sheet.split('\r\n')).toHaveLength(8);
  expect(sheet).toContain(`"60";"${t('desk.under', { time: '2\u00a0heures' })}"`);

  const mail = page.getByRole('checkbox', { name: t('desk.mail') });
  await mail.click();
  await expect(mail).toBeChecked();
  await page.goto(`${manager.address}/staff/${french.cuid}/settings`);
  await expect(page.getByRole('checkbox', { name: t('desk.mail') })).toBeChecked();

  const reader = await people.staff({ words: english, product, options: onPhone.options });
  await reader.login(MANAGER);
  await openFigures(reader);
  await readsServices(reader, english);
  await expectAccessible(reader.page, 'the figures of the desk on a phone, in English');
});

test('an agent has no figures of the desk', async ({ database, people, launch }) => {
  const product = await launch({ database: database.url });
  const agent = await people.staff({ words: french, product, options: desk });
  await agent.login();
  await expect(agent.page.getByRole('link', { name: french.t('figures.title'), exact: true })).toHaveCount(0);
  await agent.page.goto(`${agent.address}/staff/${french.cuid}/settings`);
  await expect(agent.page.getByRole('checkbox', { name: french.t('assign.duty') })).toBeVisible();
  await expect(agent.page.getByRole('checkbox', { name: french.t('desk.mail') })).toHaveCount(0);
});
