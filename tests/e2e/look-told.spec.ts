import { languageOf } from '@parvis/locales/languages';
import sharp from 'sharp';
import { openFileHost } from './fileHost.ts';
import { profiledPng } from './profiledPng.ts';
import type { Studio } from './studio.ts';
import { test } from './studioTest.ts';
import { all, expect, nightly, phone } from './test.ts';
import { french } from './words.ts';

const { t } = french;
const GREEN = '#0B6B3A';
const json = (value: unknown) => encodeURIComponent(JSON.stringify(value));
/** Corners of no size there is, and a file of letters over plain http. */
const WRONG = `appShape=${json({ radius: 'huge', fontFile: 'http://letters.example/a.woff2' })}`;
const huge = t('colour.shape.notOption', {
  key: 'radius',
  value: 'huge',
  options: 'medium, none, small, large',
});
const plain = t('colour.shape.notAddress', { key: 'fontFile', value: 'http://letters.example/a.woff2' });

test(
  'every sample with a look leads to the studio and to all views, also where nothing is told',
  nightly,
  async ({ people, product }) => {
    const page = await (await people.context(phone)).newPage();
    const whole = 'appColors=%7B%22btn1Bg%22%3A%22%231752E3%22%7D';
    for (const query of [
      whole,
      'appColors=_&lbl=Valmer',
      'appColors=_&logo=%2Ficon.svg',
      'appColors=_&appShape=radius-none',
    ])
      for (const number of all || query === whole ? [1, 2] : [1]) {
        await page.goto(`${product.address}/samples/${number}/?${query}`);
        await expect(page.getByRole('navigation', { name: t('sample.notice') })).toBeVisible();
        await expect(page.getByRole('link', { name: t('sample.set') })).toHaveAttribute('href', /appColors=/);
        await expect(page.getByRole('complementary')).toHaveCount(0);
      }
    // The other language, with the same look; and back.
    for (const { locale, name } of [languageOf('en-US'), languageOf('fr-FR')]) {
      await page.getByRole('link', { name, exact: true }).click();
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await expect(page).toHaveURL(/appShape=radius-none/);
    }
    await page.getByRole('link', { name: t('sample.studio') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('studio.title'));
    // A frame of another page has its ways there.
    await page.goto(`${product.address}/samples/1/?appColors=_&notices=0`);
    await expect(page.getByRole('button', { name: /^Hygiène/ })).toBeVisible();
    await expect(page.getByRole('link', { name: t('sample.studio') })).toHaveCount(0);
  },
);

if (all)
  test('what of a shape cannot be used is told with the set of views, in an import, and when it opens the studio', async ({
    people,
    product,
    studio,
  }) => {
    const page = await (await people.context(phone)).newPage();
    await page.goto(`${product.address}/samples/set/?appColors=_&${WRONG}`);
    const notice = page.getByRole('complementary', { name: t('sample.notice') });
    await notice.locator('summary').first().click();
    for (const told of [huge, plain]) await expect(notice).toContainText(told);
    for (const frame of page.frames().filter((one) => one !== page.mainFrame()))
      await expect(frame.getByRole('complementary')).toHaveCount(0);

    const made = await studio();
    await made.takeOver(
      `${product.address}/samples/1/?appColors=bg1-FFE&${WRONG}&density=1&lbl=${'x'.repeat(130)}`,
    );
    for (const told of [huge, plain, t('colour.label.cut')])
      await expect(made.page.getByText(told)).toBeVisible();
    await made.takeOver(':root{--pv-colors-bg1:#FFE;--pv-shape:radius-huge}');
    await expect(made.page.getByText(huge)).toBeVisible();
    await made.page.goto(`${product.address}/studio/?appColors=_&${WRONG}`);
    const alert = made.page.getByRole('alert').filter({ hasText: t('studio.address.ignored', { count: 2 }) });
    await alert.locator('summary').click();
    for (const told of [huge, plain]) await expect(alert.getByText(told)).toBeVisible();
  });

test('in the frames of the studio nothing leads out with another look', nightly, async ({ studio }) => {
  const made = await studio();
  // A frame has something to tell of its own: letters that do not come.
  const nowhere = json({ fontFile: 'https://127.0.0.1:9/town.woff2' });
  await made.page.goto(`${made.address}/studio/?appColors=btn1Bg-E2001A&appShape=${nowhere}`);
  await made.goTo('logos');
  await expect(
    made.page.getByText(t('colour.letters.letters', { address: '127.0.0.1:9' })).first(),
  ).toBeVisible();
  for (const name of ['menu', 'chat'])
    for (const scheme of ['light', 'dark'] as const) {
      await expect(made.sample(name, scheme).getByRole('banner').first()).toBeVisible();
      await expect(made.sample(name, scheme).getByRole('link', { name: t('sample.studio') })).toHaveCount(0);
    }
});

const square = (colour: string) =>
  sharp({ create: { width: 96, height: 96, channels: 3, background: colour } });
const file = (name: string, mimeType: string, buffer: Buffer) => ({
  name,
  mimeType,
  buffer: Buffer.from(buffer),
});
/** Pictures of which a screen shows something else than what is in their file. */
const odd = {
  cmyk: async () =>
    file('print.jpg', 'image/jpeg', await square(GREEN).toColourspace('cmyk').jpeg().toBuffer()),
  animated: async () => {
    const frames = await Promise.all([GREEN, '#E2001A'].map((colour) => square(colour).png().toBuffer()));
    return file(
      'moving.gif',
      'image/gif',
      await sharp(frames, { join: { animated: true } })
        .gif()
        .toBuffer(),
    );
  },
  outside: async () =>
    file(
      'drawing.svg',
      'image/svg+xml',
      Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96"><path fill="${GREEN}" d="M0 0h96v96z"/><image href="https://a.example/photo.jpg" width="40" height="40"/></svg>`,
      ),
    ),
} as const;

/** The logo in the header of a sample in the studio, as the browser shows its middle; nothing while it is the other site's own. */
const shownIn = (made: Studio) =>
  made
    .sample('menu', 'light')
    .locator('header img[src^="blob:"]')
    .first()
    .evaluate(async (image: HTMLImageElement) => {
      await image.decode();
      const canvas = document.createElement('canvas');
      const context = canvas.getContext('2d');
      context?.drawImage(image, 0, 0);
      const [red = 0, green = 0, blue = 0] = context?.getImageData(8, 8, 1, 1).data ?? [];
      return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`.toUpperCase();
    });

test(
  'of a logo for print, one that moves and one that names other files is said what is shown',
  nightly,
  async ({ studio }) => {
    const made = await studio();
    for (const [trait, make] of Object.entries(odd)) {
      await made.chooseLogo(await make());
      await expect(made.page.getByText(t(`colour.logo.${trait as 'cmyk'}`))).toBeVisible();
      await expect(made.sample('menu', 'light').locator('header img').first()).toBeVisible();
    }
    await made.chooseLogo(profiledPng(GREEN, 'plain'));
    for (const trait of Object.keys(odd))
      await expect(made.page.getByText(t(`colour.logo.${trait as 'cmyk'}`))).toHaveCount(0);
  },
);

test(
  'a logo by its address has the colours of its file to the digit, and what of it is not shown is told',
  nightly,
  async ({ studio, people, product }) => {
    const host = await openFileHost({
      '/gamma.png': { type: 'image/png', body: profiledPng(GREEN, 'gamma').buffer },
      '/profile.png': { type: 'image/png', body: profiledPng(GREEN, 'profile').buffer },
      '/moving.gif': { type: 'image/gif', body: (await odd.animated()).buffer },
      '/print.jpg': { type: 'image/jpeg', body: (await odd.cmyk()).buffer },
      '/alone.png': { type: 'image/png', body: profiledPng(GREEN, 'profile').buffer, shared: false },
    });
    const made = await studio(french, { viewport: { width: 1280, height: 800 }, ignoreHTTPSErrors: true });
    await made.goTo('logos');
    const take = async (path: string) => {
      const field = made.page.getByRole('textbox', { name: t('studio.logo.byAddress') }).first();
      await field.fill(host.address + path);
      await field.press('Enter');
    };
    for (const path of ['/gamma.png', '/profile.png']) {
      await take(path);
      await expect.poll(() => shownIn(made)).toBe(GREEN);
      await expect(made.page.getByText(t('colour.logo.profile')).first()).toBeVisible();
      await expect(made.page.getByRole('img', { name: /^Logo sur/ }).first()).toHaveAttribute(
        'src',
        /^data:/,
      );
      await made.button(t('studio.undo')).click();
      await expect(made.sample('menu', 'light').locator('header img')).toHaveCount(0);
    }
    await take('/moving.gif');
    await expect(made.page.getByText(t('colour.logo.animated')).first()).toBeVisible();
    await take('/alone.png');
    await expect(made.page.getByText(t('colour.logo.unread')).first()).toBeVisible();

    const page = await (await people.context({ ...phone, ignoreHTTPSErrors: true })).newPage();
    for (const [path, told] of [
      ['/print.jpg', 'cmyk'],
      ['/profile.png', 'profile'],
      ['/moving.gif', 'animated'],
      ['/alone.png', 'unread'],
    ] as const) {
      await page.goto(
        `${product.address}/samples/1/?appColors=_&logo=${encodeURIComponent(host.address + path)}`,
      );
      const notice = page.getByRole('complementary', { name: t('sample.notice') });
      await notice.locator('summary').first().click();
      await expect(notice).toContainText(t(`colour.logo.${told}`));
      await expect(page.getByRole('banner').locator('img')).toBeVisible();
    }
    host.close();
  },
);
