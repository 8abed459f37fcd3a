import { callAddress } from '@parvis/api/call';
import { figureCalls } from '@parvis/api/calls/figures';
import { mobileCalls } from '@parvis/api/calls/mobile';
import { statsCalls } from '@parvis/api/calls/stats';
import type { CustomerFigures } from '@parvis/api/entities/customerFigures';
import type { Usage } from '@parvis/api/entities/usage';
import type { Page, Request } from 'playwright/test';
import { expectAccessible } from './axe.ts';
import type { Contributor } from './contributor.ts';
import type { Staff } from './staff.ts';
import { desk, expect, onPhone, test } from './test.ts';
import { english, french, type Reader } from './words.ts';

const { options } = onPhone;
const STATS = callAddress(statsCalls.statsSend, {});

/** Lists what a page counts. */
function watchCounts(page: Page): string[] {
  const counted: string[] = [];
  // The end of a request that outlives its page is never reported.
  page.on('request', (request: Request) => {
    if (new URL(request.url()).pathname !== STATS) return;
    const { type, value, others = [] } = request.postDataJSON();
    for (const one of [{ type, value }, ...others]) counted.push(`${one.type} ${one.value}`);
  });
  return counted;
}

/** Sums up what the server has, reviewed and begun reports too. */
async function countStored({ page, address, words }: Staff): Promise<number> {
  const url = address + callAddress(figureCalls.figuresGet, { cuid: words.cuid });
  const { rslt } = await (await page.request.post(url, { data: { by: 'week' } })).json();
  const [{ usage }] = rslt.data as [CustomerFigures];
  return usage
    .flatMap(({ type, total, values }) => (type === 'report' ? values.map((one) => one.count) : [total]))
    .reduce((sum, count) => sum + count, 0);
}

/** Sends at once what the page gathers. */
const leave = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('pagehide')));

const count = (page: Page, address: string, [first, ...others]: readonly Usage[], headers = {}) =>
  page.request.post(address + STATS, { headers, data: { cuid: french.cuid, ...first, others } });

async function openFigures(admin: Staff): Promise<void> {
  await admin.page.goto(`${admin.address}/staff/${admin.words.cuid}/figures`);
  await expect(admin.page.getByRole('heading', { level: 1 })).toHaveText(admin.words.t('figures.title'));
  await expect(admin.page.getByRole('heading', { level: 2 }).first()).toBeVisible();
}

const table = ({ page }: Staff, name: string) => page.getByRole('table', { name, exact: true });

async function readsFigures(admin: Staff, reader: Reader): Promise<void> {
  const { t } = reader;
  const row = (name: string, label: string) => table(admin, name).getByRole('row', { name: label });
  await expect(row(t('figures.type.language'), 'Français')).toContainText('5');
  await expect(row(t('figures.type.report'), t('figures.value.begun'))).toContainText('5');
  await expect(row(t('figures.type.report'), t('figures.value.reviewed'))).toContainText('1');
  await expect(row(t('figures.type.report'), t('figures.value.reviewed'))).not.toContainText('5');
  await expect(row(t('figures.byCategory'), reader.tile('bins'))).toContainText('1');
  await expect(table(admin, t('figures.type.scanToReport'))).toContainText(t('figures.tooFew', { count: 1 }));
}

test('a visitor scans and reports, and an administrator reads the counts in French and English', async ({
  people,
  launch,
}) => {
  const product = await launch();
  const admin = await people.staff({ words: french, product, options: desk });
  await admin.login('admin@town.example');
  const four = Array.from({ length: 4 }, () => [
    { type: 'language', value: 'fr-FR' } as const,
    { type: 'report', value: 'begun' } as const,
  ]).flat();
  expect((await count(admin.page, product.address, four)).ok()).toBe(true);
  await openFigures(admin);
  await expect(table(admin, french.t('figures.type.language'))).toContainText(
    french.t('figures.tooFew', { count: 4 }),
  );

  const visitor = await people.contributor({ words: french, product, options });
  const counted = watchCounts(visitor.page);
  await visitor.arrives();
  await visitor.reportBins();
  await expect
    .poll(async () => {
      await leave(visitor.page);
      return counted.toSorted();
    })
    .toEqual([
      'language fr-FR',
      'opening browser',
      'report begun',
      'report reviewed',
      'report sent',
      expect.stringMatching(/^scanToReport under[12]$/),
      'sending direct',
    ]);

  await expect.poll(() => countStored(admin)).toBe(15);
  await admin.page.reload();
  await readsFigures(admin, french);
  await expectAccessible(admin.page, 'the figures of a customer');
  await admin.page.getByRole('button', { name: french.t('figures.by.week'), exact: true }).click();
  await expect(table(admin, french.t('figures.openings')).getByRole('rowheader')).toHaveCount(1);
  const download = admin.page.waitForEvent('download');
  await admin.page.getByRole('link', { name: french.t('figures.export') }).click();
  expect((await download).suggestedFilename()).toBe(`${french.cuid}-figures.csv`);

  const reader = await people.staff({ words: english, product, options });
  await reader.login('admin@town.example');
  await openFigures(reader);
  await readsFigures(reader, english);
  await expectAccessible(reader.page, 'the figures of a customer on a phone, in English');
});

async function reportsUncounted(visitor: Contributor): Promise<void> {
  const asked: string[] = [];
  visitor.page.context().on('request', (request) => {
    if (new URL(request.url()).pathname === STATS) asked.push(request.url());
  });
  const loaded = visitor.page.waitForResponse(`**${callAddress(mobileCalls.casesQuestion, { cuid: '*' })}`);
  await visitor.arrives();
  // The menu counts with what it loads for offline reports.
  await loaded;
  await visitor.reportBins();
  await leave(visitor.page);
  expect(asked).toEqual([]);
}

test('with Global Privacy Control nothing is counted, by the page or by the server', async ({
  people,
  product,
}) => {
  const visitor = await people.contributor({ words: french, options });
  await visitor.page.addInitScript(() =>
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
  );
  await reportsUncounted(visitor);
  const sent: Usage[] = [{ type: 'report', value: 'sent' }];
  const refused = await count(visitor.page, product.address, sent, { 'sec-gpc': '1' });
  expect((await refused.json()).rslt.data).toEqual([{ counted: 0 }]);
});

test('with Do Not Track nothing is counted', async ({ people }) => {
  const visitor = await people.contributor({ words: french, options });
  await visitor.page.addInitScript(() => Object.defineProperty(navigator, 'doNotTrack', { value: '1' }));
  await reportsUncounted(visitor);
});

test('a visitor reads what is measured, and how to refuse it', async ({ people }) => {
  for (const words of [french, english]) {
    const { page, address } = await people.contributor({ words, options });
    await page.goto(`${address}/privacy/${words.cuid}?lang=${words.locale}`);
    const section = page.getByRole('heading', { name: words.t('privacy.usage'), exact: true });
    await expect(section).toBeVisible();
    await expect(page.getByText(words.t('privacy.usage.refuse'))).toBeVisible();
  }
});
