import type { Page } from 'playwright/test';
import { expect, phone, test } from '../test.ts';
import { french } from '../words.ts';

const { t } = french;

/** Background and theme colour before any script. */
const firstPaint = (page: Page) =>
  page.evaluate(() => ({
    ground: getComputedStyle(document.documentElement).backgroundColor,
    bar: [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')]
      .filter(({ media }) => matchMedia(media).matches)
      .map(({ content }) => content),
  }));

const LIGHT = { ground: 'rgb(255, 255, 255)', bar: ['#EDF0FB'] };
const DARK = { ground: 'rgb(18, 20, 28)', bar: ['#1B1F2E'] };

test('applies the chosen scheme before the first script, and the browser’s bars follow', async ({
  people,
  product,
}) => {
  const context = await people.context({ ...phone, colorScheme: 'light' });
  const settings = await context.newPage();
  await settings.goto(`${product.address}/m/settings`);
  const choose = (scheme: 'auto' | 'light' | 'dark') =>
    settings.getByRole('radio', { name: t(`settings.scheme.${scheme}`) }).check();
  const unscripted = await context.newPage();
  await unscripted.route(/\.js$/, (route) => route.abort());
  const opened = async () => {
    await unscripted.goto(`${product.address}/m/settings`);
    return firstPaint(unscripted);
  };

  expect(await opened()).toEqual(LIGHT);
  await choose('dark');
  expect((await firstPaint(settings)).bar).toEqual(DARK.bar);
  expect(await opened()).toEqual(DARK);
  await unscripted.emulateMedia({ colorScheme: 'dark' });
  await choose('light');
  expect(await opened()).toEqual(LIGHT);
  await choose('auto');
  expect(await opened()).toEqual(DARK);
});
