import { addresses, REVISION_HEADER } from '@parvis/api/addresses';
import type { Page } from 'playwright/test';
import { builtFile } from '../builtFile.ts';
import type { Contributor } from '../contributor.ts';
import { expect, type People, phone, test, withWorker } from '../test.ts';
import { french } from '../words.ts';
import { keptPaths } from '../workers.ts';

const { t, asked } = french;

/** The server has another build from now on than the page that is open is of. */
const servesAnother = (page: Page) =>
  page.route(`**${addresses.build.template}`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '', headers: { [REVISION_HEADER]: '200' } }),
  );

/** Notes how often the page is opened anew from now on. */
function loads(page: Page): () => number {
  let count = 0;
  page.on('domcontentloaded', () => {
    count += 1;
  });
  return () => count;
}

/** What comes behind the first view is there. */
const isWhole = (page: Page) => page.waitForFunction(() => localStorage.getItem('pv_profile') !== null);

/** Somebody before the menu of a code. @param begin what is done before their page is opened */
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

/** Somebody who has answered all that is asked, whose clock is the scenario’s. */
async function answers(people: People): Promise<Contributor> {
  const visitor = await stands(people, (page) => page.clock.install());
  await visitor.beginReport('hygiene', 'bins');
  await visitor.choose(asked('bins.what'), asked('bins.what.full'));
  await expect(visitor.sendButton).toBeVisible();
  return visitor;
}

test('a newer build is taken once nothing is being answered, and what was answered is kept', async ({
  people,
}) => {
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

test('a file that is gone with its build costs one look at the newer one', async ({ people }) => {
  const visitor = await stands(people);
  const { page } = visitor;
  await servesAnother(page);
  const loaded = loads(page);
  const file = builtFile('features/account/SettingsPage.tsx');
  await page.route(file, (route) => route.fulfill({ status: 404, body: '' }));
  const again = page.waitForEvent('domcontentloaded');
  await page.getByRole('link', { name: t('nav.settings'), exact: true }).click();
  await again;
  // It is gone for good: that is said, and the page is not opened anew for ever.
  await expect(page.getByText(t('load.failed'))).toBeVisible();
  await page.unroute(file);
  await page.getByRole('button', { name: t('load.retry'), exact: true }).click();
  await expect(visitor.heading).toHaveText(t('settings.title'));
  expect(loaded()).toBe(1);
});

test('who is writing in a conversation is told of a newer build, and nothing is taken, though its worker takes over', async ({
  people,
}) => {
  const visitor = await people.contributor({ options: { ...phone, ...withWorker } });
  const { page } = visitor;
  await visitor.hasReportedBins('town-school');
  await expect.poll(() => keptPaths(page)).toContain('/m/home');
  const field = page.getByRole('textbox', { name: t('part.message') });
  await field.pressSequentially('Le sac ');
  expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  const loaded = loads(page);
  await servesAnother(page);
  // The worker of another build begins while somebody types, and asks that pages open anew.
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
