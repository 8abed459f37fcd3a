import { callAddress } from '@parvis/api/call';
import { contactCalls } from '@parvis/api/calls/contact';
import { textCalls } from '@parvis/api/calls/texts';
import { languageOf } from '@parvis/locales/languages';
import { expectAccessible } from './axe.ts';
import { builtFile } from './builtFile.ts';
import { all, expect, nightly, readingsOnPhone, test } from './test.ts';
import { english, french } from './words.ts';

test.describe('an address to be sent to', () => {
  test('of this site is followed at once', nightly, async ({ people }) => {
    const { page, address, heading } = await people.contributor();
    await page.goto(`${address}/redirect?to=${encodeURIComponent('/terms')}`);
    await page.waitForURL(`${address}/terms`);
    await expect(heading).toHaveText(french.t('terms.title'));
  });

  test('of another site is text with its host spelled out, and no link leads there', async ({ people }) => {
    const { page, address, heading } = await people.contributor();
    const { t } = french;
    const hostile = 'https://127.0.0.1@evil.example/staff/login?u=a';
    await page.goto(`${address}/redirect?to=${encodeURIComponent(hostile)}`);
    await expect(heading).toHaveText(t('redirect.unsafe'));
    await expect(page.getByText('evil.example', { exact: true })).toBeVisible();
    await expect(page.getByRole('group', { name: t('redirect.address') })).toHaveText(hostile);
    const links = await page
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(links).toEqual(['/', '/accessibility', '/privacy']);
    expect(new URL(page.url()).pathname).toBe('/redirect');
  });

  test('that is a script or nothing is not shown', async ({ people }) => {
    const { page, address, heading } = await people.contributor();
    for (const to of ['javascript:alert(1)', '']) {
      await page.goto(`${address}/redirect?to=${encodeURIComponent(to)}`);
      await expect(heading).toHaveText(french.t('redirect.missing'));
      await expect(page.getByText('alert')).toHaveCount(0);
    }
  });
});

test.describe('the page of useful links', () => {
  test('says how to begin to whoever comes by, and asks nothing of them', nightly, async ({ people }) => {
    const { page, address, heading } = await people.contributor();
    const { t } = french;
    await page.goto(`${address}/links`);
    await expect(heading).toHaveText(t('links.title'));
    await expect(page.getByText(t('start.title'))).toBeVisible();
    await expect(page.getByRole('region', { name: t('links.cases') })).toHaveCount(0);
    expect(await page.context().cookies()).toEqual([]);
    await page.getByRole('link', { name: t('links.terms') }).click();
    await expect(heading).toHaveText(t('terms.title'));
  });

  test('shows own cases and the town’s links after a report', nightly, async ({ people }) => {
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

test.describe('the demonstration of a code', () => {
  test(
    'is walked to the end of a report; nothing is sent, and nothing is kept',
    nightly,
    async ({ people }) => {
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
    },
  );

  test(
    'has a short address, a menu where none is named, and words where it is unknown',
    nightly,
    async ({ people }) => {
      const { page, address, heading } = await people.contributor();
      const { t } = french;
      for (const path of ['/d', '/demoQr', '/d/toilets']) {
        await page.goto(address + path);
        await expect(heading).toHaveText(t('menu.title'));
      }
      await page.goto(`${address}/d/no-such-category`);
      await expect(page.getByRole('heading', { name: t('demo.none') })).toBeVisible();
    },
  );
});

test('an address of nothing says so, and how to begin', nightly, async ({ people }) => {
  const { page, address, heading } = await people.contributor();
  for (const [path, title] of [
    ['/foo/bar', french.t('start.lost')],
    ['/m/c/x', french.t('start.connect')],
    ['/q/nowhere', french.t('qr.unknown')],
  ] as const) {
    const answer = await page.goto(`${address}${path}`);
    expect(answer?.status()).toBe(404);
    await expect(heading).toHaveText(title);
    await expect(page).toHaveTitle(`${title} – ${french.t('app.name')}`);
    // One way stands out, and what a town owes its visitors is there, as on every page of nothing.
    await expect(page.locator('main [data-variant=solid]')).toHaveCount(1);
    await expect(page.getByRole('link', { name: french.t('privacy.link') })).toBeVisible();
  }
  await page.goto(address);
  await expect(heading).toHaveText(french.t('start.title'));
});

test('a page of nothing says that it leads to the place scanned last', nightly, async ({ people }) => {
  const visitor = await people.contributor();
  const { page, address } = visitor;
  await visitor.arrives('town-school');
  for (const path of ['/foo/bar', '/']) {
    await page.goto(`${address}${path}`);
    const again = page.getByRole('link', { name: french.t('start.again'), exact: true });
    await expect(again).toHaveAttribute('href', '/q/town-school');
  }
});

test(
  'whoever meets a page without a gate first is offered the language of their browser, until one was chosen',
  nightly,
  async ({ people }) => {
    const { address } = await people.contributor();
    const { offer } = languageOf('en-US');
    const more = ['/nowhere', '/q/demo-town-stale', '/login', '/links', '/terms', '/redirect'];
    for (const path of ['/', '/q/nowhere', '/contact', '/demoQr', ...(all ? more : [])]) {
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
  },
);

test('a browser that refuses cookies is told in its own language, and offered the others', async ({
  people,
}) => {
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

test(
  'a page that breaks says so in the words of the specification, one that does not come in its own',
  nightly,
  async ({ people }) => {
    const { page, address, heading } = await people.contributor({ words: english });
    const { t } = english;
    await page.goto(address);
    await page.context().addCookies([{ name: 'pv_lang', value: 'en-US', url: address }]);
    const broken = (body: string) => async () => {
      await page.route(builtFile('account/InfoPage.tsx'), (route) =>
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
  },
);

for (const { words, width, options } of readingsOnPhone)
  test(`these pages can be used by everybody (${words.locale}, ${width})`, nightly, async ({ people }) => {
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
