import { addresses, REVISION_HEADER } from '@parvis/api/addresses';
import type { Page } from 'playwright/test';
import { makeBuiltFilePattern } from '../builtFile.ts';
import type { Contributor } from '../contributor.ts';
import { expect, type People, phone, test, withWorker } from '../test.ts';
import { french } from '../words.ts';
import { listCachedPaths } from '../workers.ts';

const { t, asked } = french;

/** Simulates a newer build on the server. */
const servesAnother = (page: Page) =>
  page.route(`**${addresses.build.template}`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '', headers: { [REVISION_HEADER]: '200' } }),
  );

/** Counts reloads of a page from now on. */
function loads(page: Page): () => number {
  let count = 0;
  page.on('domcontentloaded', () => {
    count += 1;
  });
  return () => count;
}

/** Waits for the deferred files. */
const isWhole = (page: Page) => page.waitForFunction(() => localStorage.getItem('pv_profile') !== null);

/**
 * A visitor at the menu of a code.
 * @param begin runs before the page opens
 */
async function stands(
  people: People,
  begin: (page: Page) => Promise<unknown> = async () => undefined,
): Promise<Contributor> {
  const visitor = await people.contributor({ options: phone });
  await begin(visitor.page);
  await visitor.arrives('town-school');
  await isWhole(visitor.page);
  return visitor;
}

/** A visitor who has answered all questions, with a controlled clock. */
async function answers(people: People): Promise<Contributor> {
  const visitor = await stands(people, (page) => page.clock.install());
  await visitor.beginReport('hygiene', 'bins');
  await visitor.choose(asked('bins.what'), asked('bins.what.full'));
  await expect(visitor.sendButton).toBeVisible();
  return visitor;
}

test('the server tells the revision of its build, above the first one', async ({ product }) => {
  const { status, headers } = await fetch(new URL(addresses.build.template, product.address));
  expect(status).toBe(200);
  expect(Number(headers.get(REVISION_HEADER))).toBeGreaterThan(199);
});

test('loads a newer build when no answer is in progress, and keeps the answers', async ({ people }) => {
  const visitor = await answers(people);
  const { page } = visitor;
  const loaded = loads(page);
  await servesAnother(page);
  const told = page.waitForResponse(`**${addresses.build.template}`);
  await page.clock.fastForward(600_000);
  await told;
  await expect(page.getByText(t('update.title'))).toBeVisible();
  await expect(visitor.sendButton).toBeVisible();
  expect(loaded()).toBe(0);

  while (new URL(page.url()).pathname !== '/q/town-school') await page.goBack();
  const again = page.waitForEvent('domcontentloaded');
  await page.getByRole('link', { name: t('nav.cases') }).click();
  await again;
  await visitor.scan('town-school');
  await visitor.seesTheMenu();
  await visitor.beginReport('hygiene', 'bins');
  await expect(page.getByRole('main')).toContainText(asked('bins.what.full'));
});

test('reloads once when a file is gone with its build', async ({ people }) => {
  const visitor = await stands(people);
  const { page } = visitor;
  await servesAnother(page);
  const loaded = loads(page);
  const file = makeBuiltFilePattern('features/account/SettingsPage.tsx');
  await page.route(file, (route) => route.fulfill({ status: 404, body: '' }));
  const again = page.waitForEvent('domcontentloaded');
  await page.getByRole('link', { name: t('nav.settings'), exact: true }).click();
  await again;
  // The file is gone for good: a notice shows, and no reload loop starts.
  await expect(page.getByText(t('load.failed'))).toBeVisible();
  await page.unroute(file);
  await page.getByRole('button', { name: t('load.retry'), exact: true }).click();
  await expect(visitor.heading).toHaveText(t('settings.title'));
  expect(loaded()).toBe(1);
});

test('announces a newer build during a conversation without loading it, though its worker takes over', async ({
  people,
}) => {
  const visitor = await people.contributor({ options: { ...phone, ...withWorker } });
  const { page } = visitor;
  await visitor.hasReportedBins('town-school');
  await expect.poll(() => listCachedPaths(page)).toContain('/m/home');
  const field = page.getByRole('textbox', { name: t('part.message') });
  await field.pressSequentially('Le sac ');
  expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  const loaded = loads(page);
  await servesAnother(page);
  // Another build's worker starts during typing and asks pages to reload.
  await page.evaluate(async () => {
    const changed = new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done));
    await navigator.serviceWorker.register('/service-worker.js?newer', { scope: '/' });
    await changed;
  });
  await expect(page.getByText(t('update.title'))).toBeVisible();
  await field.pressSequentially('est percé.');
  await expect(field).toHaveValue('Le sac est percé.');
  expect(loaded()).toBe(0);

  const again = page.waitForEvent('domcontentloaded');
  await page.getByRole('button', { name: t('update.take') }).click();
  await again;
  await expect(field).toHaveValue('Le sac est percé.');
  await visitor.write('Le sac est percé.');
  await visitor.seesStatus('Le sac est percé.', 'part.sent');
});
