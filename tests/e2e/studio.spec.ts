import { findUnreadableTexts } from './readableText.ts';
import { LOGO } from './studio.ts';
import { test } from './studioTest.ts';
import { expect } from './test.ts';
import { french } from './words.ts';

const { t } = french;

test.describe('from a logo file to a saved theme', () => {
  test('takes a few visible steps', async ({ studio }) => {
    const made = await studio();
    const { page } = made;
    await made.chooseLogo(LOGO);
    const colour = made.button(/#0B6E4F/i);
    await expect(colour).toBeVisible();

    await colour.click();
    await expect.poll(() => made.colourIn('menu', 'light', 'reportBtnBg')).toBe('#0B6E4F');

    await made.goTo('logos');
    await expect(page.getByText(t('studio.logo.seen.dark'))).toBeVisible();

    await page.getByRole('textbox', { name: t('studio.label') }).fill('Ville de Valmer');
    await expect(made.sample('menu', 'light').getByRole('banner')).toContainText('Ville de Valmer');

    await made.goTo('contrast');
    await expect(page.getByText(/^Tout est lisible/)).toBeVisible();

    await page.getByRole('textbox', { name: t('studio.save.name') }).fill('Valmer, printemps');

    await made.button(t('studio.save')).click();
    await expect(page.getByText(t('studio.save.saved'), { exact: true })).toBeVisible();

    await made.goTo('share');
    await made.button(t('studio.share.codeNamed', { page: t('studio.view.menu') })).click();
    await expect(
      page.getByRole('img', { name: t('studio.share.codeOf', { page: t('studio.view.menu') }) }),
    ).toBeVisible();

    for (const frame of page.frames().slice(1)) expect(await frame.evaluate(findUnreadableTexts)).toEqual([]);
    await page.reload();
    await made.goTo('drafts');
    await expect(page.getByRole('list', { name: t('studio.drafts') })).toContainText('Valmer, printemps');
    await expect.poll(() => made.colourIn('chat', 'light', 'reportBtnBg')).toBe('#0B6E4F');
  });
});
