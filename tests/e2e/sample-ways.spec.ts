import { languageOf } from '@parvis/locales/languages';
import { colourKeys } from '@parvis/theme/palette/keys';
import { all, desk, expect, nightly, phone, test } from './test.ts';
import { english, french } from './words.ts';

const { t } = french;

test(
  'whoever types a colour key that does not exist reads which one was meant, and all there are with what each colours',
  nightly,
  async ({ people, product }) => {
    const page = await (await people.context(phone)).newPage();
    const asked = encodeURIComponent('{"primary":"#E2001A","darkBackground":"#101418"}');
    await page.goto(`${product.address}/samples/1/?appColors=${asked}`);
    const notice = page.getByRole('complementary');
    await notice.locator('summary').first().click();
    await expect(notice).toContainText('primary (peut-être btn1Bg), darkBackground (peut-être darkBg1).');
    await notice.getByText(t('sample.say'), { exact: true }).click();
    await notice.getByText(t('sample.keys', { number: colourKeys.length })).click();
    await expect(notice.locator('dt > code')).toHaveCount(colourKeys.length);
    await expect(notice.getByRole('definition').filter({ hasText: t('colour.btn1Bg.role') })).toBeVisible();
    // Also where nothing can be shown.
    await page.goto(`${product.address}/samples/1/?appColors=primary`);
    await page.getByText(t('sample.say'), { exact: true }).click();
    await page.getByText(t('sample.keys', { number: colourKeys.length })).click();
    await expect(page.getByText(t('colour.bg1.role'))).toBeVisible();
  },
);

test(
  'a sample that asks for nothing but the default colours leads on: studio, views, the dark, another language, what its address can say',
  nightly,
  async ({ people, product }) => {
    const page = await (await people.context(phone)).newPage();
    for (const number of all ? [1, 2] : [1]) {
      await page.goto(`${product.address}/samples/${number}/?appColors=%7B%7D`);
      const ways = page.getByRole('navigation', { name: t('sample.notice') });
      await expect(ways.getByRole('link', { name: t('sample.studio') })).toBeVisible();
      await expect(ways.getByRole('link', { name: t('sample.set') })).toBeVisible();
      await expect(ways.getByText(t('sample.say'), { exact: true })).toBeVisible();
      await ways.getByRole('link', { name: t('sample.see.dark') }).click();
      await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
      await page.getByRole('link', { name: languageOf('en-US').name, exact: true }).click();
      await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
      await expect(page).toHaveURL(/dark=1/);
      await page.getByRole('link', { name: english.t('sample.see.light') }).click();
      await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
    }
  },
);

test(
  'colours for the light alone say in the dark that none of them is shown, and one press carries them over',
  nightly,
  async ({ people, product }) => {
    const page = await (await people.context(phone)).newPage();
    const colour = () =>
      page.evaluate(() => document.documentElement.style.getPropertyValue('--pv-colors-btn1Bg'));
    await page.goto(`${product.address}/samples/1/?appColors=btn1Bg-E2001A&dark=1`);
    const notice = page.getByRole('complementary');
    await expect(notice).toContainText(/^Couleurs pour le clair seul/);
    await notice.locator('summary').first().click();
    await expect(notice).toContainText(t('sample.elsewhere.dark.text'));
    const before = await colour();
    await notice.getByRole('link', { name: t('sample.complete') }).click();
    await expect(page).toHaveURL(/darkBtn1Bg-/);
    await expect.poll(colour).not.toBe(before);
    await expect(page.getByRole('complementary')).toHaveCount(0);
  },
);

test(
  'the folder of the samples speaks the reader’s language, and leads to samples in it and in their scheme',
  nightly,
  async ({ people, product }) => {
    for (const { words, locale } of [
      { words: french, locale: 'fr-FR' },
      { words: english, locale: 'en-US' },
    ]) {
      const context = await people.context({ ...desk, locale, colorScheme: 'dark' });
      const page = await context.newPage();
      await page.goto(`${product.address}/samples/`);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await page.getByRole('link').first().click();
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
      await expect(page.getByRole('link', { name: words.t('sample.studio') })).toBeVisible();
      // What cannot be shown is told in that language, too; an address alone is French and light.
      await page.goto(`${product.address}/samples/1/`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.t('sample.problem'));
      await page.goto(`${product.address}/samples/1/?appColors=%7B%7D`);
      await expect(page.locator('html')).toHaveAttribute('lang', 'fr-FR');
      await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
      // The other language is one press away.
      await page.goto(`${product.address}/samples/`);
      await page.getByRole('link').last().click();
      await expect(page.locator('html')).not.toHaveAttribute('lang', locale);
    }
  },
);
