import { MESSAGE_TYPED_MAX } from '@parvis/questionnaire/model/values/constants';
import type { Page } from 'playwright/test';
import { expect, nightly, phone, readers, test } from './test.ts';
import { french } from './words.ts';

/** Every tap from now on, as the page gets them. */
async function countsTaps(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    Object.assign(window, { taps: 0 });
    addEventListener('click', () => Object.assign(window, { taps: Reflect.get(window, 'taps') + 1 }), true);
  });
  return () => page.evaluate(() => Reflect.get(window, 'taps'));
}

for (const words of readers)
  test(`the shortest report takes five taps after the gate (${words.locale})`, async ({ people }) => {
    const { t, asked } = words;
    const visitor = await people.contributor({ words, options: phone });
    const { page } = visitor;
    await visitor.scan('town-park');
    await visitor.chooseLanguage();
    await visitor.acceptTerms();
    const taps = await countsTaps(page);
    await visitor.beginReport('hygiene', 'bins');
    // Nothing dangerous: whom to call stands in one line, and can be called.
    await expect(page.getByRole('link', { name: /^112/ })).toHaveAttribute('href', 'tel:112');
    await expect(page.getByText(t('report.emergency'))).toHaveCount(0);
    await visitor.choose(asked('bins.what'), asked('bins.what.full'));
    await visitor.sendButton.click();
    await visitor.isThanked();
    expect(await taps()).toBe(5);
  });

test(
  'a detail is a field of the last step: staff read it, and nobody must fill it in',
  nightly,
  async ({ people }) => {
    const { t, asked } = french;
    const visitor = await people.contributor({ options: phone });
    const { page } = visitor;
    await visitor.arrives('town-pool');
    await visitor.beginReport('hygiene', 'bins');
    await visitor.choose(asked('bins.what'), asked('bins.what.over'));
    const field = page.getByRole('textbox', { name: t('answer.sendReport.detail') });
    // What cannot be sent is named, and not sent without it.
    await field.fill('Le sac est percé 😀');
    await visitor.sendButton.click();
    await expect(
      page.getByText(t('questionnaire.hint.refused', { count: 1, chars: '😀' })).first(),
    ).toBeVisible();
    await expect(field).toBeFocused();
    await field.fill('Le sac est percé');
    // Enter leads on, and sends nothing by itself.
    await field.press('Enter');
    await expect(visitor.sendButton).toBeFocused();
    await expect(visitor.review).toBeVisible();
    // A reload costs nothing of it.
    await page.reload();
    await expect(field).toHaveValue('Le sac est percé');
    await visitor.sendsTheReport();
    await visitor.reads('Le sac est percé');
    const agent = await people.staff();
    await agent.login();
    await agent.openCase('bins', 'pool');
    await agent.reads('Le sac est percé');
    await agent.reads(asked('bins.what.over'));
  },
);

test(
  'an opinion is given at once, without the emergency numbers and without the word report',
  nightly,
  async ({ people }) => {
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
  },
);

test('who reports the same again at the same place is shown the first', nightly, async ({ people }) => {
  const { t, asked } = french;
  const visitor = await people.contributor({ options: phone });
  const { page } = visitor;
  const first = await visitor.hasReportedBins('town-school');
  await visitor.scan('town-school');
  await visitor.seesTheMenu();
  await visitor.beginReport('hygiene', 'bins');
  const before = page.getByRole('region', { name: t('report.again') });
  await expect(before).toContainText(t('case.state.open'));
  // It stands in nobody's way.
  await expect(visitor.question(asked('bins.what'))).toBeVisible();
  // It opens within the app, so that it does without a network, too.
  await page.evaluate(() => document.body.setAttribute('data-stays', ''));
  await before.getByRole('link', { name: t('report.again.open') }).click();
  await page.waitForURL(first);
  await expect(page.locator('body[data-stays]')).toHaveCount(1);
  // Another place is another matter.
  await visitor.scan('town-pool');
  await visitor.seesTheMenu();
  await visitor.beginReport('hygiene', 'bins');
  await expect(visitor.question(asked('bins.what'))).toBeVisible();
  await expect(before).toHaveCount(0);
});

test(
  'who reports again what was closed a little ago, or waits on the device, is led to that',
  nightly,
  async ({ people }) => {
    const { t, asked } = french;
    const visitor = await people.contributor({ options: phone });
    const { page } = visitor;
    const first = await visitor.hasReportedBins('town-park');
    const agent = await people.staff();
    await agent.login();
    await agent.openCase('bins', 'park');
    await agent.take();
    await agent.close('answer.solved');
    await visitor.seesState(t('case.state.closed'));

    await visitor.scan('town-park');
    await visitor.seesTheMenu();
    await visitor.beginReport('hygiene', 'bins');
    const closed = page.getByRole('region', { name: t('report.again.closed') });
    await closed.getByRole('link', { name: t('report.again.open') }).click();
    await page.waitForURL(first);
    await expect(page.getByRole('button', { name: t('chat.reopen'), exact: true })).toBeVisible();

    await visitor.scan('town-library');
    await visitor.seesTheMenu();
    await visitor.beginReport('hygiene', 'bins');
    await visitor.choose(asked('bins.what'), asked('bins.what.full'));
    await visitor.goOffline();
    await visitor.sendButton.click();
    await expect(visitor.heading).toHaveText(t('sent.waiting'));
    await page.goBack();
    await visitor.seesTheMenu();
    await visitor.beginReport('hygiene', 'bins');
    const waits = page.getByRole('region', { name: t('report.again.waiting') });
    await waits.getByRole('link', { name: t('report.again.open') }).click();
    await expect(visitor.chat).toContainText(asked('bins.what.full'));
    await visitor.comeBack();
    await visitor.seesTheCase();
  },
);

test(
  'what of a text was not kept, however it was put in, is said where it is seen, above the bar that sends',
  nightly,
  async ({ people }) => {
    const { t, asked } = french;
    const visitor = await people.contributor({ options: phone });
    await visitor.arrives('town-library');
    await visitor.beginReport('hygiene', 'bins');
    await visitor.choose(asked('bins.what'), asked('bins.what.over'));
    const field = visitor.page.getByRole('textbox', { name: t('answer.sendReport.detail') });
    await field.focus();
    // As it is dictated, and as some devices write their accents.
    await visitor.page.keyboard.insertText('e\u0301'.repeat(MESSAGE_TYPED_MAX));
    await expect(field).toHaveValue('é'.repeat(MESSAGE_TYPED_MAX));
    await visitor.page.keyboard.insertText('y'.repeat(40));
    const said = visitor.page.getByText(t('part.cut', { count: 40 }));
    await expect(said).toBeInViewport({ ratio: 1 });
    const onTop = await said.evaluate((line) => {
      const { left, top, height } = line.getBoundingClientRect();
      return line.contains(document.elementFromPoint(left + 8, top + height / 2));
    });
    expect(onTop).toBe(true);

    // Whoever makes it shorter has read it, and loses no key by that.
    await field.press('Backspace');
    await expect(said).toHaveCount(0);
    await expect(field).toHaveValue('é'.repeat(MESSAGE_TYPED_MAX - 1));

    // A sign of several parts that has room for one of them leaves that room free.
    await field.fill('x'.repeat(MESSAGE_TYPED_MAX - 1));
    await visitor.page.keyboard.insertText('👩‍🚒');
    await expect(field).toHaveValue('x'.repeat(MESSAGE_TYPED_MAX - 1));
    await expect(visitor.page.getByText(t('part.cut', { count: 4 }))).toBeVisible();
    await field.press('Backspace');
    await expect(visitor.page.getByText(t('part.cut', { count: 4 }))).toHaveCount(0);
    await visitor.page.keyboard.insertText('e\u0301😀');
    await expect(field).toHaveValue(`${'x'.repeat(MESSAGE_TYPED_MAX - 2)}é`);
  },
);
