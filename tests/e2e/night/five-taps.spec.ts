import type { Page } from 'playwright/test';
import { expect, phone, test } from '../test.ts';
import { french } from '../words.ts';

async function countsTaps(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    Object.assign(window, { taps: 0 });
    addEventListener('click', () => Object.assign(window, { taps: Reflect.get(window, 'taps') + 1 }), true);
  });
  return () => page.evaluate(() => Reflect.get(window, 'taps'));
}

test('sends the shortest report in five taps after the gate', async ({ people }) => {
  const { t, asked } = french;
  const visitor = await people.contributor({ options: phone });
  const { page } = visitor;
  await visitor.scan('town-park');
  await visitor.acceptTerms();
  const taps = await countsTaps(page);
  await visitor.beginReport('hygiene', 'bins');
  // No danger: the emergency numbers are one line with links.
  await expect(page.getByRole('link', { name: /^112/ })).toHaveAttribute('href', 'tel:112');
  await expect(page.getByText(t('report.emergency'))).toHaveCount(0);
  await visitor.choose(asked('bins.what'), asked('bins.what.full'));
  await visitor.sendButton.click();
  await visitor.isThanked();
  expect(await taps()).toBe(5);
});

test('shows staff an optional detail from the last step', async ({ people }) => {
  const { t, asked } = french;
  const visitor = await people.contributor({ options: phone });
  const { page } = visitor;
  await visitor.arrives('town-pool');
  await visitor.beginReport('hygiene', 'bins');
  await visitor.choose(asked('bins.what'), asked('bins.what.over'));
  const field = page.getByRole('textbox', { name: t('answer.sendReport.detail') });
  // Unsupported characters are named and block sending.
  await field.fill('Le sac est percé 😀');
  await visitor.sendButton.click();
  await expect(
    page.getByText(t('questionnaire.hint.refused', { count: 1, chars: '😀' })).first(),
  ).toBeVisible();
  await expect(field).toBeFocused();
  await field.fill('Le sac est percé');
  await field.press('Enter');
  await expect(visitor.sendButton).toBeFocused();
  await expect(visitor.review).toBeVisible();
  await page.reload();
  await expect(field).toHaveValue('Le sac est percé');
  await visitor.sendsTheReport();
  await visitor.reads('Le sac est percé');
  const agent = await people.staff();
  await agent.login();
  await agent.openCase('bins', 'pool');
  await agent.reads('Le sac est percé');
  await agent.reads(asked('bins.what.over'));
});

test('sends an opinion at once, without emergency numbers or the word report', async ({ people }) => {
  const { t, asked, tile } = french;
  const visitor = await people.contributor({ options: phone });
  const { page } = visitor;
  await visitor.arrives('town-library');
  await visitor.chooseTile('opinion');
  await expect(visitor.heading).toHaveText(tile('opinion'));
  await expect(page.getByRole('button', { name: t('report.opinion.quit') })).toBeVisible();
  await expect.poll(() => page.title()).toContain(tile('opinion'));
  await expect(page.getByRole('link', { name: /112/ })).toHaveCount(0);
  await visitor.rate(asked('opinion.rating'), 5);
  await expect(page.getByRole('heading', { name: t('report.opinion.send') })).toBeVisible();
  await visitor.sendButton.click();
  await expect(visitor.heading).toHaveText(t('sent.opinion.title'));
  await page.reload();
  await expect(visitor.heading).toHaveText(t('sent.opinion.title'));
});

test('shows an earlier report of the same problem at the same place', async ({ people }) => {
  const { t, asked } = french;
  const visitor = await people.contributor({ options: phone });
  const { page } = visitor;
  const first = await visitor.hasReportedBins('town-school');
  await visitor.scan('town-school');
  await visitor.seesTheMenu();
  await visitor.beginReport('hygiene', 'bins');
  const before = page.getByRole('region', { name: t('report.again') });
  await expect(before).toContainText(t('case.state.open'));
  await expect(visitor.question(asked('bins.what'))).toBeVisible();
  // It opens inside the app, so it works offline.
  await page.evaluate(() => document.body.setAttribute('data-stays', ''));
  await before.getByRole('link', { name: t('report.again.open') }).click();
  await page.waitForURL(first);
  await expect(page.locator('body[data-stays]')).toHaveCount(1);
  await visitor.scan('town-pool');
  await visitor.seesTheMenu();
  await visitor.beginReport('hygiene', 'bins');
  await expect(visitor.question(asked('bins.what'))).toBeVisible();
  await expect(before).toHaveCount(0);
});
