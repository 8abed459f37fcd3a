import type { Page } from 'playwright/test';
import type { Contributor } from '../contributor.ts';
import { expect, phone, test, withoutNotifications } from '../test.ts';
import { french } from '../words.ts';

const { t, asked } = french;

interface Manifest {
  readonly id: string;
  readonly name: string;
  readonly scope: string;
  readonly start_url: string;
}

/** Chromium's parsed manifest of a page. */
async function manifestOf(page: Page): Promise<Manifest> {
  await page.waitForSelector('link[rel=manifest]', { state: 'attached' });
  const devTools = await page.context().newCDPSession(page);
  const { errors, data = '{}', url } = await devTools.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(new URL(url).pathname).toMatch(/^\/api\/app\//);
  const { installabilityErrors } = await devTools.send('Page.getInstallabilityErrors');
  // Isolated test contexts count as private windows.
  const told = installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito');
  expect(told).toEqual([]);
  await devTools.detach();
  return JSON.parse(data) as Manifest;
}

test('offers two customers of one host as two installable apps', async ({ people }) => {
  const visitor = await people.contributor({ options: phone });
  const { page } = visitor;
  await visitor.arrives('demo-town');
  const town = await manifestOf(page);
  expect(town).toMatchObject({ name: french.town, id: '/app/belleroche/' });
  await visitor.scan('demo-venue');
  const venue = await manifestOf(page);
  expect(venue).toMatchObject({ id: '/app/trois-rives/', scope: '/app/trois-rives/' });
  expect(venue.start_url.startsWith(town.scope)).toBe(false);

  // The town's app keeps the town's name and pages although the venue was scanned last.
  const origin = new URL(page.url()).origin;
  await page.goto(origin + town.start_url);
  await expect(page).toHaveTitle(new RegExp(french.town));
  await page.getByRole('link', { name: t('nav.settings'), exact: true }).click();
  await expect(page).toHaveURL(`${origin}/app/belleroche/m/settings`);
  await expect(visitor.heading).toHaveText(t('settings.title'));
  await page.getByRole('link', { name: t('nav.cases'), exact: true }).click();
  await expect(page).toHaveURL(`${origin}/app/belleroche/m/home`);
  expect(await manifestOf(page)).toMatchObject({ id: '/app/belleroche/' });
});

async function sends(visitor: Contributor): Promise<void> {
  await visitor.beginReport('hygiene', 'bins');
  await visitor.choose(asked('bins.what'), asked('bins.what.full'));
  await visitor.sendButton.click();
  await visitor.isThanked();
}

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Mobile/15E148 Safari/604.1';

test('explains installing on iOS Safari once after the first report, and always in the settings', async ({
  people,
}) => {
  const visitor = await people.contributor({ options: { ...phone, userAgent: IPHONE } });
  const { page } = visitor;
  await withoutNotifications(page);
  const offer = page.getByRole('region', { name: t('install.title') });
  await visitor.arrives('town-library');
  await expect(offer).toHaveCount(0);
  await sends(visitor);
  await page.getByRole('button', { name: t('flow.skip'), exact: true }).click();
  await expect(offer.getByRole('listitem')).toHaveText([
    t('install.iosSafari.share'),
    t('install.ios.add'),
    t('install.ios.done'),
  ]);
  await page.reload();
  await offer.getByRole('button', { name: t('install.close') }).click();
  await expect(offer).toHaveCount(0);
  await page.reload();
  await visitor.isThanked();
  await page.goto(`${visitor.address}/m/settings`);
  const here = page.getByRole('region', { name: t('install.here.title') });
  await expect(here.getByRole('listitem')).toHaveCount(3);
});
