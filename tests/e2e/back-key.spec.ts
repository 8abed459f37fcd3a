import { builtFile } from './builtFile.ts';
import { expect, nightly, phone, test } from './test.ts';
import { french } from './words.ts';

const { t, asked } = french;

test('the Back key of the phone goes back one submenu, and leaves the menu last', async ({ people }) => {
  const visitor = await people.contributor({ options: phone });
  const { page, address } = visitor;
  await page.goto(`${address}/terms`);
  await visitor.arrives('town-park');
  await visitor.chooseTile('hygiene');
  await expect(visitor.tile('bins')).toBeVisible();
  await page.goBack();
  await expect(visitor.tile('hygiene')).toBeVisible();
  await expect(page).toHaveURL(/\/q\/town-park$/);
  // The button of the page takes its entry along.
  await visitor.chooseTile('hygiene');
  await page.getByRole('button', { name: t('part.back'), exact: true }).click();
  await expect(visitor.tile('hygiene')).toBeVisible();
  await page.goBack();
  await expect(page).not.toHaveURL(/\/q\/town-park$/);
});

test('the Back key goes back one question at a time, then to the menu, and not into a report that was sent', async ({
  people,
}) => {
  const visitor = await people.contributor({ options: phone });
  const { page } = visitor;
  await visitor.arrives('town-pool');
  await visitor.beginReport('comfort', 'temperature');
  await visitor.choose(asked('temperature.what'), asked('temperature.what.cold'));
  await visitor.choose(asked('temperature.since'), asked('temperature.since.now'));
  await expect(visitor.review).toBeVisible();
  const detail = page.getByRole('textbox', { name: t('answer.sendReport.detail') });
  await detail.fill('Près de la fenêtre');
  await page.goBack();
  await expect(visitor.question(asked('temperature.since'))).toBeVisible();
  await visitor.choose(asked('temperature.since'), asked('temperature.since.now'));
  await expect(detail).toHaveValue('Près de la fenêtre');
  await page.goBack();
  await expect(visitor.question(asked('temperature.since'))).toBeVisible();
  // A page that is loaded anew goes the same way, to the menu's beginning.
  await page.reload();
  await expect(visitor.question(asked('temperature.since'))).toBeVisible();
  await page.goBack();
  await expect(visitor.question(asked('temperature.what'))).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/q\/town-pool$/);
  await expect(visitor.tile('comfort')).toBeVisible();

  await visitor.beginReport('comfort', 'temperature');
  await visitor.choose(asked('temperature.what'), asked('temperature.what.cold'));
  await visitor.choose(asked('temperature.since'), asked('temperature.since.now'));
  await visitor.sendButton.click();
  await visitor.isThanked();
  await page.goBack();
  await expect(page).toHaveURL(/\/q\/town-pool$/);
  await expect(visitor.tile('comfort')).toBeVisible();
});

test(
  'the Back key closes what lies over a page, and leaves the page as it was',
  nightly,
  async ({ people }) => {
    const visitor = await people.contributor({ options: phone });
    const { page } = visitor;
    const back = () => page.goBack();
    const sheet = page.getByRole('dialog');
    await visitor.arrives('town-hall');
    await visitor.tile('townhall-hours').click();
    await expect(sheet).toBeVisible();
    await back();
    await expect(sheet).toHaveCount(0);
    await expect(visitor.tile('townhall-hours')).toBeFocused();

    await visitor.beginReport('hygiene', 'toilets');
    await visitor.choose(asked('toilets.what'), asked('toilets.what.leak'));
    await expect(visitor.question(asked('toilets.floor'))).toBeVisible();
    await visitor.asksToGiveUp();
    await back();
    await expect(sheet).toHaveCount(0);
    await expect(visitor.question(asked('toilets.floor'))).toBeVisible();
    // Its own button takes its entry along: the key goes on to the question before.
    await (await visitor.asksToGiveUp()).getByRole('button', { name: t('part.close'), exact: true }).click();
    await expect(sheet).toHaveCount(0);
    await back();
    await expect(visitor.question(asked('toilets.what'))).toBeVisible();
    await (await visitor.asksToGiveUp())
      .getByRole('button', { name: t('discardReport.yes'), exact: true })
      .click();
    await expect(page).toHaveURL(/\/q\/town-hall$/);
    await expect(visitor.tile('toilets')).toBeVisible();

    // What lay over a page that is loaded anew is gone, and the key finds nothing of it.
    await page.goto(`${visitor.address}/m/settings`);
    await page.getByRole('button', { name: t('settings.disconnect'), exact: true }).click();
    await expect(sheet).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: t('settings.disconnect'), exact: true })).toBeVisible();
    await back();
    await expect(page).toHaveURL(/\/q\/town-hall$/);
  },
);

test('a link that leads nowhere says what is wrong', nightly, async ({ people }) => {
  const visitor = await people.contributor();
  const { page, address } = visitor;
  await page.goto(`${address}/m/c/zzz`);
  await expect(visitor.heading).toHaveText(t('start.connect'));
  await page.goto(`${address}/foo/bar`);
  await expect(visitor.heading).toHaveText(t('start.lost'));
  await page.goto(`${address}/q/demo-town/report/nonexistent`);
  await page.getByRole('checkbox', { name: t('gate.check') }).click();
  await page.getByRole('button', { name: t('gate.accept') }).click();
  await expect(visitor.heading).toHaveText(t('report.unknown'));
});

test('what destroys is not the strong button, and signing out is confirmed', nightly, async ({ people }) => {
  const visitor = await people.contributor({ options: phone });
  const { page, address } = visitor;
  await visitor.arrives('town-school');
  await visitor.beginReport('hygiene', 'bins');
  const drawer = await visitor.asksToGiveUp();
  const strong = (name: string) => drawer.getByRole('button', { name, exact: true });
  await expect(strong(t('discardReport.no'))).toHaveAttribute('data-strong');
  await expect(strong(t('discardReport.yes'))).not.toHaveAttribute('data-strong');
  await page.goto(`${address}/m/settings`);
  await page.getByRole('button', { name: t('settings.disconnect'), exact: true }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('disconnect.yes'), exact: true })
    .click();
  await expect(page.getByText(t('settings.disconnect.done'))).toBeVisible();
  // The question promised that an address leads back to one's reports.
  await page.getByRole('link', { name: t('home.find'), exact: true }).click();
  await expect(visitor.heading).toHaveText(t('home.find'));
  await page.getByRole('checkbox', { name: t('gate.check') }).click();
  await page.getByRole('button', { name: t('gate.accept') }).click();
  await expect(page.getByRole('button', { name: t('settings.mail.add'), exact: true })).toBeFocused();
});

test(
  'before the first script of a report there is the customer’s name, and nothing is loaded for nothing',
  nightly,
  async ({ people }) => {
    const visitor = await people.contributor({ options: phone });
    const { page, address } = visitor;
    const asking = await (await page.request.get(`${address}/q/demo-town/report/bins`)).text();
    expect(asking).not.toContain('rel="preload" as="image"');
    expect(asking).toContain(
      '<div id="root"><main class="first"><div class="greeting"><div><div><p>Ville de Belleroche</p>',
    );
  },
);

test(
  'the menu stays, its button waiting, until the page of the questions has come',
  nightly,
  async ({ people }) => {
    const visitor = await people.contributor({ options: phone });
    const { page, words } = visitor;
    let come = (): void => undefined;
    const coming = new Promise<void>((resolve) => {
      come = resolve;
    });
    await page.route(builtFile('report/ReportPage.tsx'), async (route) => {
      await coming;
      await route.continue();
    });
    await visitor.arrives();
    await visitor.chooseTile('hygiene');
    await visitor.chooseTile('bins');
    const button = page.getByRole('button', { name: t('menu.report', { lbl: words.tile('bins') }) });
    await button.click();
    await expect(button).toHaveAttribute('data-loading');
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(visitor.tile('bins')).toBeVisible();
    await expect(page).toHaveURL(/\/q\/demo-town$/);
    come();
    await expect(visitor.question(asked('bins.what'))).toBeVisible();
  },
);
