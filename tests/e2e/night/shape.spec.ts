import type { Locator } from 'playwright/test';
import { test } from '../studioTest.ts';
import { expect, phone } from '../test.ts';
import { french } from '../words.ts';

const { t } = french;
/** An invalid font file, as most addresses would return. */
const NO_LETTERS = 'https://letters.example/town.woff2';

const tallOf = async (place: Locator): Promise<number> => (await place.boundingBox())?.height ?? 0;

test('draws corners, spacing and fonts of an address, and names invalid values', async ({
  people,
  product,
}) => {
  const page = await (await people.context(phone)).newPage();
  const tile = page.getByRole('main').getByRole('button').first();
  await page.goto(`${product.address}/samples/1/?appColors=_&appShape=radius-none_font-serif`);
  await expect(tile).toHaveCSS('border-radius', '0px');
  await expect(tile).toHaveCSS('font-family', /^Charter/);
  const roomy = await tallOf(tile);
  await page.goto(`${product.address}/samples/1/?appColors=_&appShape=radius-huge_density-compact`);
  await expect(tile).toHaveCSS('border-radius', '16px');
  await expect.poll(() => tallOf(tile)).toBeLessThan(roomy);
  const notice = page.getByRole('complementary', { name: t('sample.notice') });
  await notice.locator('summary').first().click();
  await expect(notice).toContainText(
    t('colour.shape.notOption', { key: 'radius', value: 'huge', options: 'medium, none, small, large' }),
  );
  await page.route(NO_LETTERS, (route) => route.fulfill({ status: 404 }));
  const shape = encodeURIComponent(JSON.stringify({ fontFile: NO_LETTERS }));
  await page.goto(`${product.address}/samples/1/?appColors=_&appShape=${shape}`);
  await notice.locator('summary').first().click();
  await expect(notice).toContainText(t('colour.letters.letters', { address: NO_LETTERS }));
});

test('previews a shape in the studio, undoes it and shares it in the address', async ({ studio }) => {
  const made = await studio();
  await made.goTo('logos');
  const { page } = made;
  const tile = made.sample('menu', 'light').getByRole('main').getByRole('button').first();
  const corners = page.getByRole('combobox', { name: t('studio.shape.radius') });
  await corners.click();
  await page.getByRole('option', { name: t('studio.shape.radius.none') }).click();
  await expect(tile).toHaveCSS('border-radius', '0px');
  await made.button(t('studio.undo')).click();
  await expect(tile).toHaveCSS('border-radius', '16px');
  await made.button(t('studio.redo')).click();
  await expect(tile).toHaveCSS('border-radius', '0px');
  expect(await made.addressOf('menu', 'dark')).toContain('appShape=radius-none');
  expect(await page.getByRole('link', { name: t('studio.share.set') }).getAttribute('href')).toContain(
    'appShape=radius-none',
  );
  await page.goto(`${made.address}/studio/?appColors=_&appShape=radius-none`);
  await made.goTo('logos');
  await expect(corners).toHaveText(t('studio.shape.radius.none'));
});
