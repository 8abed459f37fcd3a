import { callAddress } from '@parvis/api/call';
import { sessionCalls } from '@parvis/api/calls/session';
import { textCalls } from '@parvis/api/calls/texts';
import { townCalls } from '@parvis/api/calls/town';
import { languageOf } from '@parvis/locales/languages';
import type { Page } from 'playwright/test';
import { builtFile } from './builtFile.ts';
import { signInByCall } from './calls.ts';
import { all, desk, expect, nightly, phone, test } from './test.ts';
import { english, french } from './words.ts';

const { t } = french;

/** What a page asks of a call from now on: the bodies, in order. */
function asksFor(page: Page, path: string): unknown[] {
  const bodies: unknown[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path) bodies.push(request.postDataJSON());
  });
  return bodies;
}

test(
  'language and scheme follow a person to another device, and stand there at once',
  nightly,
  async ({ people, product }) => {
    const context = async () => (await people.context({ ...desk, colorScheme: 'light' })).newPage();
    const [first, second] = [await context(), await context()];
    for (const page of [first, second])
      await signInByCall(page, product.address, french, product, 'agent@campus.example');
    for (const page of [first, second]) {
      const told = page.waitForResponse(`**${callAddress(sessionCalls.userDeviceSet, {})}`);
      await page.goto(`${product.address}/m/settings`);
      await told;
    }
    await first.getByRole('radio', { name: languageOf('en-US').name }).click();
    await first.getByRole('radio', { name: english.t('settings.scheme.dark') }).click();
    await expect(first.locator('html')).toHaveAttribute('data-scheme', 'dark');

    await expect(async () => {
      await second.goto(`${product.address}/m/settings`);
      await expect(second.getByRole('heading', { level: 1 })).toHaveText(english.t('settings.title'));
    }).toPass();
    await expect(second.getByRole('radio', { name: english.t('settings.scheme.dark') })).toBeChecked();
  },
);

if (all)
  test('a choice that did not get through is told with the next page', async ({ people }) => {
    const visitor = await people.contributor();
    const { page, address } = visitor;
    await visitor.arrives();
    await page.goto(`${address}/m/settings`);
    const path = callAddress(sessionCalls.userSettingsSet, {});
    await page.route(`**${path}`, (route) => route.abort());
    const lost = page.waitForEvent('requestfailed', (request) => request.url().endsWith(path));
    await page.getByRole('radio', { name: t('settings.scheme.dark') }).click();
    await lost;
    await page.unroute(`**${path}`);
    const told = page.waitForRequest(`**${path}`);
    await page.reload();
    expect((await told).postDataJSON()).toMatchObject({ settings: { scheme: 'dark' } });
  });

if (all)
  test('a device is told once, and again when the page has become an app', async ({ people }) => {
    const visitor = await people.contributor();
    const { page, address } = visitor;
    const path = callAddress(sessionCalls.userDeviceSet, {});
    const told = asksFor(page, path);
    const answered = page.waitForResponse(`**${path}`);
    await visitor.arrives();
    await answered;
    await page.goto(`${address}/m/settings`);
    await expect(visitor.heading).toHaveText(t('settings.title'));
    expect(told).toHaveLength(1);
    await page.addInitScript(() => {
      const asked = window.matchMedia.bind(window);
      window.matchMedia = (query) => asked(query.replace('(display-mode: standalone)', 'all'));
    });
    const again = page.waitForResponse(`**${path}`);
    await page.reload();
    await again;
    expect(told).toMatchObject([{ device: { mode: 'browser' } }, { device: { mode: 'standalone' } }]);
  });

test(
  'a code that was used is dropped at home; another scan brings its place back',
  nightly,
  async ({ people }) => {
    const visitor = await people.contributor();
    const { page, address } = visitor;
    await visitor.hasReportedBins();
    // The menu is in the page before the scan is noted.
    const scanned = page.waitForResponse(`**${callAddress(sessionCalls.qrScan, {})}`);
    await page.goto(`${address}/q/demo-town`);
    await visitor.seesTheMenu();
    await scanned;
    const start = page.getByRole('link', { name: t('nav.home'), exact: true });
    await expect(start).toHaveAttribute('href', '/q/demo-town');
    // As often as the code was scanned again, it is there to report from.
    await page.goto(`${address}/m/home`);
    await expect(page.getByRole('link', { name: t('home.report') })).toBeVisible();

    await visitor.hasReportedBins();
    const dropped = page.waitForResponse(`**${callAddress(sessionCalls.userQridClear, {})}`);
    await page.goto(`${address}/m/home`);
    await dropped;
    await expect(start).toHaveAttribute('href', '/');
    await expect(page.getByRole('link', { name: t('home.report') })).toHaveCount(0);
    // Whose pages these are stays.
    await expect(page.getByRole('banner')).toContainText(french.town);
  },
);

test('whoever comes back to a place sees that an answer waits', nightly, async ({ people }) => {
  const visitor = await people.contributor();
  await visitor.hasReportedBins();
  await visitor.page.goto(`${visitor.address}/terms`);
  const staff = await people.staff();
  await staff.login();
  await staff.openCase('bins');
  await staff.take();
  await visitor.scan();
  await visitor.seesTheMenu();
  await expect(visitor.page.getByRole('link', { name: new RegExp(`^${t('nav.cases')}.*\\d`) })).toBeVisible();
});

if (all)
  test('of each staff role its state is asked at its site, then what the customer is like', async ({
    people,
  }) => {
    const staff = await people.staff();
    const paths: string[] = [];
    const [status, config] = [townCalls.authStatus, townCalls.infoConfig].map((call) =>
      callAddress(call, { cuid: french.cuid }),
    );
    staff.page.on('request', (request) => void paths.push(new URL(request.url()).pathname));
    await staff.login();
    await expect
      .poll(() => paths.filter((path) => path === status || path === config))
      .toEqual([status, config]);

    // The site no longer knows the role, although the profile still names it.
    await staff.page.route(`**${status}`, (route) => route.fulfill({ json: { rslt: { data: [] } } }));
    await staff.page.reload();
    // Whether the desk stood there already when its site answered is a matter of moments: both are true.
    const heading = staff.page.getByRole('heading', { level: 1 });
    await expect(
      heading.and(staff.page.getByText(t('staff.notMember')).or(staff.page.getByText(t('staff.gone')))),
    ).toBeVisible();
  });

test(
  'words come from the server where a newer build has taken the files of this one away',
  nightly,
  async ({ people }) => {
    const visitor = await people.contributor({ options: phone });
    const { page } = visitor;
    await page.route(builtFile('../locales/en/entry.ts'), (route) => route.fulfill({ status: 404 }));
    await visitor.scan();
    await expect(visitor.gate).toBeVisible();
    const asked = page.waitForRequest(`**${callAddress(textCalls.settingsLanguage, {})}`);
    await page.getByRole('button', { name: languageOf('en-US').offer }).click();
    expect((await asked).postDataJSON()).toEqual({ language: 'en-US' });
    await expect(page.getByRole('main', { name: english.t('gate.title') })).toBeVisible();
  },
);

test(
  'a first view whose words a newer build has taken away says them all the same',
  nightly,
  async ({ people }) => {
    const visitor = await people.contributor({ options: phone });
    const { page } = visitor;
    await page.context().addCookies([{ name: 'pv_lang', value: 'en-US', url: visitor.address }]);
    await page.route(builtFile('../locales/en/entry.ts'), (route) => route.fulfill({ status: 404 }));
    await visitor.scan();
    await expect(page.getByRole('main', { name: english.t('gate.title') })).toBeVisible();
  },
);

test(
  'a language that does not come is told where it was asked for, and comes once there is a network',
  nightly,
  async ({ people }) => {
    const visitor = await people.contributor();
    const { page, gate } = visitor;
    await visitor.scan();
    await expect(gate).toBeVisible();
    await page.context().setOffline(true);
    const other = page.getByRole('button', { name: languageOf(english.locale).offer });
    await other.click();
    await expect(page.getByRole('alert')).toHaveText(french.t('load.failed'));
    await page.context().setOffline(false);
    await other.click();
    await expect(visitor.heading).toHaveText(english.t('gate.title'));
    await expect(page.getByRole('alert')).toHaveCount(0);
  },
);
