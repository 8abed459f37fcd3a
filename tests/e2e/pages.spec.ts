import { expect, test } from './test.ts';
import { french } from './words.ts';

test.describe('redirect target', () => {
  test('of another site is shown as text with its host, without a link', async ({ people }) => {
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
});
