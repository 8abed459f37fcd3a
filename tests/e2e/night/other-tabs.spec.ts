import { findPage } from '../../../app/lib/session/addressPage.ts';
import { expect, test } from '../test.ts';
import { french } from '../words.ts';

const words = french;

test('forgets an erased person in the other open tabs', async ({ people }) => {
  const { t } = words;
  const jo = await people.contributor({ words });
  await jo.hasReportedBins();
  const settings = await people.sameBrowser(jo);
  await settings.page.goto(`${jo.address}/m/settings`);
  const eraseAll = settings.page.getByRole('button', { name: t('settings.eraseAll'), exact: true });
  await expect(eraseAll).toBeVisible();
  const writing = await people.sameBrowser(jo);
  await writing.page.goto(`${jo.address}/contact`);
  const message = writing.page.getByRole('textbox', { name: t('contact.message') });
  await message.fill('Le composteur');

  await jo.page.goto(`${jo.address}/m/settings`);
  await jo.page.getByRole('button', { name: t('settings.eraseAll'), exact: true }).click();
  const yes = jo.page.getByRole('dialog').getByRole('button', { name: t('eraseAll.yes'), exact: true });
  await yes.click();
  await expect(jo.page.getByText(t('settings.eraseAll.done'))).toBeVisible();

  await expect(eraseAll).toHaveCount(0);
  for (const { page } of [jo, settings]) {
    const find = page.locator(`a[href='${findPage}']`);
    await expect(find).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('radio').first()).toBeVisible();
    await expect(find).toHaveCount(0);
  }
  await expect(message).toHaveValue('');
  await writing.page.reload();
  await expect(writing.page.locator('textarea')).toHaveValue('');
});

test('asks for a rating in one tab only', async ({ people }) => {
  const { t } = words;
  const visitor = await people.contributor({ words });
  const address = await visitor.hasReportedBins('town-hall');
  const agent = await people.staff();
  await agent.login();
  await agent.openCase('bins', 'townhall');
  await agent.take();
  await agent.close('answer.solved');
  const other = await people.sameBrowser(visitor);
  await other.page.goto(address);
  await expect(other.question(t('satisfaction'))).toBeVisible();
  await expect(visitor.question(t('satisfaction'))).toBeVisible();
  await visitor.rate(t('satisfaction'), 5);
  await visitor.press(t('satisfaction'), t('satisfaction.send'));
  await other.reads(t('chat.stars', { n: 5, max: 5 }));
  await expect(other.question(t('satisfaction.thanks'))).toBeVisible();
  await expect(other.question(t('satisfaction'))).toHaveCount(0);
  await visitor.press(t('satisfaction.thanks'), t('satisfaction.skip'));
  await visitor.press(t('satisfaction.tool'), t('satisfaction.next'));
  await visitor.press(t('satisfaction.end'), t('satisfaction.close'));
  await expect(other.question(t('satisfaction.thanks'))).toHaveCount(0);
  await expect(other.question(t('satisfaction'))).toHaveCount(0);
});
