import { callAddress } from '@parvis/api/call';
import { sessionCalls } from '@parvis/api/calls/session';
import { textCalls } from '@parvis/api/calls/texts';
import { languageOf } from '@parvis/locales/languages';
import { signInByCall } from '../apiCalls.ts';
import { makeBuiltFilePattern } from '../builtFile.ts';
import { desk, expect, phone, test } from '../test.ts';
import { english, french } from '../words.ts';

const { t } = french;

test('syncs language and scheme to another device at once', async ({ people, product }) => {
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
});

test('forgets a used code in the menu; another scan restores its place', async ({ people }) => {
  const visitor = await people.contributor();
  const { page, address } = visitor;
  await visitor.hasReportedBins();
  // The menu loads before the scan is recorded.
  const scanned = page.waitForResponse(`**${callAddress(sessionCalls.qrScan, {})}`);
  await page.goto(`${address}/q/demo-town`);
  await visitor.seesTheMenu();
  await scanned;
  const start = page.getByRole('link', { name: t('nav.home'), exact: true });
  await expect(start).toHaveAttribute('href', '/q/demo-town');
  await page.goto(`${address}/m/home`);
  await expect(page.getByRole('link', { name: t('home.report') })).toBeVisible();

  await visitor.hasReportedBins();
  const dropped = page.waitForResponse(`**${callAddress(sessionCalls.userQridClear, {})}`);
  await page.goto(`${address}/m/home`);
  await dropped;
  await expect(start).toHaveAttribute('href', '/');
  await expect(page.getByRole('link', { name: t('home.report') })).toHaveCount(0);
  await expect(page.getByRole('banner')).toContainText(french.town);
});

test('loads texts from the server when a newer build removed this one’s files', async ({ people }) => {
  const visitor = await people.contributor({ options: phone });
  const { page } = visitor;
  await page.route(makeBuiltFilePattern('../locales/en/entry.ts'), (route) => route.fulfill({ status: 404 }));
  await visitor.scan();
  await expect(visitor.gate).toBeVisible();
  const asked = page.waitForRequest(`**${callAddress(textCalls.settingsLanguage, {})}`);
  await page.getByRole('button', { name: languageOf('en-US').offer }).click();
  expect((await asked).postDataJSON()).toEqual({ language: 'en-US' });
  await expect(page.getByRole('main', { name: english.t('gate.title') })).toBeVisible();
});
