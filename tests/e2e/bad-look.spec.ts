import sharp from 'sharp';
import { openFileHost } from './fileHost.ts';
import { test } from './studioTest.ts';
import { all, desk, expect, nightly, phone } from './test.ts';
import { french } from './words.ts';

const { t } = french;
const RED = '#E2001A';
const many = JSON.stringify(Object.fromEntries(Array.from({ length: 800 }, (_, at) => [`k${at}`, 1])));
const forty = Array.from({ length: 40 }, (_, at) => `--t${at}x: hsl(${at * 9} 60% 45%);`).join('\n');

test(
  'whatever is put in, a sentence says what came of it, the text stays, and one undo takes all of it back',
  nightly,
  async ({ studio }) => {
    const made = await studio();
    const { page } = made;
    await made.takeOver(RED);
    await made.goTo('logos');
    const name = page.getByRole('textbox', { name: t('studio.label') });
    await name.fill('Ville de Valmer');
    const look = () => made.colourIn('menu', 'light', 'reportBtnBg');
    for (const [text, sentence, taken] of [
      [many, t('colour.failure.tooLarge'), false],
      [`${'x'.repeat(22_000)}`, t('studio.brand.failure.nothing'), false],
      [`${made.address}/samples/1/?appColors=${'x'.repeat(22_000)}`, t('colour.failure.notJson'), false],
      [`:root {\n${forty}\n--brand: #0055A4;\n}`, t('studio.brand.done.most', { most: 8 }), true],
      ['#0055A4', t('studio.brand.done', { count: 1 }), true],
      ['مدينة نيس: #0055A4', t('studio.brand.done', { count: 1 }), true],
      ['{"btn1Bg":"#0055A4","reportBtnBg":"#0055A4"}', /2 couleurs reprises/, true],
    ] as const) {
      await made.takeOver(text);
      await expect(page.getByText(sentence).first()).toBeVisible();
      await expect(page.getByRole('textbox', { name: t('studio.import.text') })).toHaveValue(text);
      await expect.poll(look).toBe(taken ? '#0055A4' : RED);
      if (taken) await made.button(t('studio.undo')).click();
      await expect.poll(look).toBe(RED);
      await expect(made.sample('menu', 'light').getByRole('banner')).toContainText('Ville de Valmer');
    }
  },
);

if (all)
  test('a logo of sixty megapixels is refused where it was given, and the one before stays', async ({
    studio,
    people,
    product,
  }) => {
    const made = await studio(french, { ...desk, ignoreHTTPSErrors: true });
    const small = await sharp({ create: { width: 96, height: 96, channels: 3, background: RED } })
      .png()
      .toBuffer();
    await made.chooseLogo({ name: 'logo.png', mimeType: 'image/png', buffer: small });
    const shown = made.sample('menu', 'light').locator('header img').first();
    const before = await shown.getAttribute('src');
    const vast = await sharp({ create: { width: 8_000, height: 7_500, channels: 3, background: RED } })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(vast.length).toBeLessThan(5_000_000);
    await made.chooseLogo({ name: 'vast.png', mimeType: 'image/png', buffer: vast });
    await expect(made.page.getByText(t('colour.logo.tooLarge'))).toBeVisible();
    expect(await shown.getAttribute('src')).toBe(before);

    const host = await openFileHost({
      '/vast.png': { type: 'image/png', body: vast },
      '/alone.png': { type: 'image/png', body: vast, shared: false },
    });
    await made.goTo('logos');
    await expect(made.page.getByText(t('colour.logo.tooLarge'))).toHaveCount(0);
    const field = made.page.getByRole('textbox', { name: t('studio.logo.byAddress') }).first();
    await field.fill(`${host.address}/alone.png`);
    await field.press('Enter');
    await expect(made.page.getByText(t('colour.logo.tooLarge'))).toBeVisible();
    expect(await shown.getAttribute('src')).toBe(before);

    const page = await (await people.context({ ...phone, ignoreHTTPSErrors: true })).newPage();
    const [logo, wlogo] = ['vast', 'alone'].map((name) => encodeURIComponent(`${host.address}/${name}.png`));
    await page.goto(`${product.address}/samples/1/?appColors=_&logo=${logo}&wlogo=${wlogo}`);
    const notice = page.getByRole('complementary', { name: t('sample.notice') });
    await notice.locator('summary').first().click();
    for (const name of ['logo', 'wlogo'])
      await expect(
        notice.getByText(t('sample.pictured', { name, told: t('colour.logo.tooLarge') }), { exact: true }),
      ).toHaveCount(1);
    await expect(page.getByRole('banner').locator('img')).toHaveCount(0);
    host.close();
  });

if (all)
  test('a logo too full of detail becomes smaller, and keeps its colours to the digit', async ({
    studio,
  }) => {
    const made = await studio();
    const side = 400;
    const noise = Buffer.from(
      Array.from({ length: side * side * 3 }, (_, at) => Math.imul(at, 2_654_435_761) >>> 24),
    );
    const raw = { raw: { width: side, height: side, channels: 3 } } as const;
    const buffer = await sharp(noise, raw).webp({ lossless: true }).toBuffer();
    await made.chooseLogo({ name: 'noise.webp', mimeType: 'image/webp', buffer });
    const shown = made.sample('menu', 'light').locator('header img').first();
    await expect(shown).toHaveAttribute('src', /^data:image\/png/);
    const wide = await shown.evaluate((image: HTMLImageElement) => image.naturalWidth);
    expect(wide).toBeGreaterThanOrEqual(96);
    expect(wide).toBeLessThan(320);
  });

test(
  'names are written in any direction, and none turns what stands beside it',
  nightly,
  async ({ people, product, studio }) => {
    const page = await (await people.context(phone)).newPage();
    const arabic = 'مدينة نيس 06';
    for (const number of [1, 2]) {
      await page.goto(`${product.address}/samples/${number}/?appColors=_&lbl=${encodeURIComponent(arabic)}`);
      const said = page.getByRole('banner').getByText(arabic, { exact: false }).first();
      await expect(said).toBeVisible();
    }
    const made = await studio();
    await made.goTo('logos');
    const field = made.page.getByRole('textbox', { name: t('studio.label') });
    await field.fill('Ville \u202eemlE');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await field.fill(arabic);
    await expect(field).toHaveAttribute('aria-invalid', 'false');
    await expect(made.sample('menu', 'light').getByRole('banner')).toContainText(arabic);
  },
);

test(
  'an address of the studio that no server reads is answered in words',
  nightly,
  async ({ people, product }) => {
    const page = await (await people.context(phone)).newPage();
    await page.goto(`${product.address}/studio/?appColors=${'x'.repeat(22_000)}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto(`${product.address}/studio/#appColors=${'x'.repeat(22_000)}`);
    await expect(page.getByText(t('studio.address.refused'))).toBeVisible();
  },
);
