import { tabTo } from './tabTo.ts';
import { desk, expect, test } from './test.ts';
import { french } from './words.ts';
import { mailsWith, openContactPage, TOWN_MAIL } from './writer.ts';

test.describe('contacting the town', () => {
  test('works by keyboard alone from the useful links, and delivers the mail', async ({
    people,
    product,
  }) => {
    const writer = await openContactPage(await people.contributor({ options: desk }));
    const { page, t, visitor } = writer;
    await page.goto(`${visitor.address}/links`);
    const way = page.getByRole('link', { name: t('links.write') });
    await expect(way).toBeVisible();
    await tabTo(page, way);
    await page.keyboard.press('Enter');
    await expect(visitor.heading).toHaveText(t('contact.title'));
    await expect(page).toHaveTitle(`${t('contact.title')} – ${french.town}`);
    await expect(page.getByText(t('contact.to', { to: french.town }))).toBeVisible();
    await tabTo(page, writer.field('name'));
    await page.keyboard.type('Camille Dupré');
    await page.keyboard.press('Tab');
    await page.keyboard.type('camille.clavier@exemple.fr');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Où sont les clés ?');
    await page.keyboard.press('Tab');
    await expect(writer.sendButton).toBeFocused();
    await page.keyboard.press('Enter');
    await writer.seesItSent('camille.clavier@exemple.fr');

    const [mail, ...others] = await mailsWith(product, 'Où sont les clés ?');
    expect(others).toEqual([]);
    expect(mail?.recipient).toBe(TOWN_MAIL);
    await page.goto(`${visitor.address}${await product.outboxPath()}`);
    const shown = page.getByRole('article').filter({ hasText: 'Où sont les clés ?' });
    await expect(shown).toContainText('Camille Dupré (camille.clavier@exemple.fr)');
  });
});
