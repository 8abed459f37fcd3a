import { callAddress } from '@parvis/api/call';
import { contactCalls } from '@parvis/api/calls/contact';
import { textCalls } from '@parvis/api/calls/texts';
import { languageOf } from '@parvis/locales/languages';
import { expectAccessible } from '../axe.ts';
import { makeBuiltFilePattern } from '../builtFile.ts';
import { expect, onPhone, test } from '../test.ts';
import { english, french } from '../words.ts';

const { words, options } = onPhone;

test.describe('useful links', () => {
  test('shows own cases and the town’s links after a report', async ({ people }) => {
    const visitor = await people.contributor();
    const { page, address } = visitor;
    const { t, tile, town } = french;
    await visitor.arrives();
    const opened = await visitor.reportBins();
    await page.goto(`${address}/links/anything`);
    const cases = page.getByRole('region', { name: t('links.cases') });
    await expect(cases.getByRole('link', { name: new RegExp(tile('bins')) })).toBeVisible();
    const useful = page.getByRole('region', { name: town });
    await expect(useful.getByRole('link', { name: new RegExp(t('links.www')) })).toHaveAttribute(
      'href',
      'https://www.belleroche.example',
    );
    await cases.getByRole('link', { name: new RegExp(tile('bins')) }).click();
    await page.waitForURL(opened);
  });
});

test.describe('demo of a code', () => {
  test('walks a report to its end without sending or storing anything', async ({ people }) => {
    const visitor = await people.contributor();
    const { page, address, heading } = visitor;
    const { t, tile } = french;
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') asked.push(new URL(request.url()).pathname);
    });
    await page.goto(`${address}/demoQr/road`);
    await expect(page.locator('[data-kind=demo]')).toHaveText(t('part.demo'));
    const contacts = page.getByRole('region', { name: t('demo.contact') });
    await expect(contacts.getByRole('link')).toHaveAttribute('href', 'mailto:contact@parvis.example');
    await visitor.chooseTile('hygiene');
    await expect(heading).toHaveText(t('menu.continue'));
    await visitor.chooseTile('bins');
    await expect(heading).toHaveText(t('menu.other'));
    await page.getByRole('button', { name: t('menu.report', { lbl: tile('bins') }) }).click();
    await expect(heading).toHaveText(t('demo.end'));
    await page.getByRole('button', { name: t('demo.again') }).click();
    await expect(visitor.tile('hygiene')).toBeVisible();
    await visitor.chooseTile('townhall-hours');
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(asked.sort()).toEqual(
      [textCalls.settingsMenusQr, contactCalls.contactInfo].map((call) => callAddress(call, {})).sort(),
    );
    expect(await page.context().cookies()).toEqual([]);
  });
});

test('shows a readable page with a next step for an unknown address', async ({ people }) => {
  const { page, address, heading } = await people.contributor();
  for (const [path, title] of [
    ['/foo/bar', french.t('start.lost')],
    ['/m/c/x', french.t('invite.unknown')],
    ['/q/nowhere', french.t('qr.unknown')],
  ] as const) {
    const answer = await page.goto(`${address}${path}`);
    expect(answer?.status()).toBe(404);
    await expect(heading).toHaveText(title);
    await expect(page).toHaveTitle(`${title} – ${french.t('app.name')}`);
    await expect(page.locator('main [data-variant=solid]')).toHaveCount(1);
    await expect(page.getByRole('link', { name: french.t('privacy.link') })).toBeVisible();
  }
  await page.goto(address);
  await expect(heading).toHaveText(french.t('start.title'));
});

test('offers the browser’s language on pages without a gate, until one is chosen', async ({ people }) => {
  const { address } = await people.contributor();
  const { offer } = languageOf('en-US');
  for (const path of ['/', '/q/nowhere', '/contact', '/demoQr']) {
    const context = await people.context({ locale: 'en-GB' });
    const page = await context.newPage();
    await page.goto(`${address}${path}`);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(/\S/);
    const said = await heading.textContent();
    await page.getByRole('button', { name: offer }).click();
    await expect(heading).not.toHaveText(said ?? '');
    await expect(page.getByRole('button', { name: offer })).toHaveCount(0);
    await expect(heading).toBeFocused();
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
    await expect(page.getByRole('button', { name: languageOf('fr-FR').offer })).toHaveCount(0);
  }
  const { page } = await people.contributor();
  await page.goto(address);
  await expect(page.getByRole('link', { name: french.t('start.login') })).toBeVisible();
  await expect(page.getByRole('button', { name: offer })).toHaveCount(0);
});

test('shows a broken page in the specification’s words and a missing one in its own', async ({ people }) => {
  const { page, address, heading } = await people.contributor({ words: english });
  const { t } = english;
  await page.goto(address);
  await page.context().addCookies([{ name: 'pv_lang', value: 'en-US', url: address }]);
  const broken = (body: string) => async () => {
    await page.route(makeBuiltFilePattern('features/account/InfoPage.tsx'), (route) =>
      body === '' ? route.abort() : route.fulfill({ contentType: 'text/javascript', body }),
    );
    await page.goto(`${address}/m/info`);
    await expect(heading).toHaveText(t('error.title'));
  };
  await broken('')();
  await expect(page.getByText(t('load.failed'))).toBeVisible();
  await page.unrouteAll();
  await broken('export const InfoPage = () => { throw new Error("broken"); }')();
  await expect(page.getByText('an error was encountered, try refreshing the page')).toBeVisible();
});

test('meets WCAG on these pages', async ({ people }) => {
  const visitor = await people.contributor({ words, options });
  const { page, address } = visitor;
  const { t, tile } = words;
  await visitor.scan();
  await visitor.chooseLanguage();
  for (const [path, heading] of [
    ['/links', 'links.title'],
    ['/redirect?to=https%3A%2F%2Felsewhere.example%2Fa', 'redirect.unsafe'],
    ['/redirect', 'redirect.missing'],
    ['/demoQr/road', 'menu.title'],
  ] as const) {
    await page.goto(address + path);
    await expect(visitor.heading).toHaveText(t(heading));
    await expectAccessible(page, path);
  }
  await visitor.chooseTile('hygiene');
  await visitor.chooseTile('bins');
  await expectAccessible(page, 'demonstration, category selected');
  await page.getByRole('button', { name: t('menu.report', { lbl: tile('bins') }) }).click();
  await expect(visitor.heading).toHaveText(t('demo.end'));
  await expectAccessible(page, 'demonstration, tried');
});

test('tells a browser that refuses cookies in its language, and offers the others', async ({ people }) => {
  const context = await people.context({ locale: 'en-GB' });
  await context.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'cookieEnabled', { get: () => false }),
  );
  const page = await context.newPage();
  const { address } = await people.contributor();
  await page.goto(`${address}/q/demo-town`);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Please enable cookies');
  await page.getByRole('button', { name: languageOf('fr-FR').offer }).click();
  await expect(heading).toHaveText(french.t('gate.cookiesOff'));
});
