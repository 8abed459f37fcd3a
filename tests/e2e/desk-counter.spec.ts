import { callAddress } from '@parvis/api/call';
import { counterCalls } from '@parvis/api/calls/counter';
import { expectAccessible } from './axe.ts';
import type { Product } from './product.ts';
import type { Staff } from './staff.ts';
import { expect, onDesk, onPhone, phone, test } from './test.ts';
import { english, french } from './words.ts';

/** Answers the questions about bins by keyboard, to the review. */
async function answersBins({ page, words }: Staff): Promise<void> {
  const group = page.getByRole('group', { name: words.asked('bins.what'), exact: true });
  await group.getByRole('radio', { name: words.asked('bins.what.full'), exact: true }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('heading', { name: words.t('counter.review') })).toBeFocused();
}

async function opensThePage({ page, words }: Staff): Promise<void> {
  await page.keyboard.press('o');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.t('counter.title'));
  await expect(page.getByRole('combobox', { name: words.t('counter.place.search') })).toBeVisible();
}

/** Finds by some letters of it and Enter. */
async function finds({ page }: Staff, field: string, typed: string): Promise<void> {
  await page.getByRole('combobox', { name: field }).focus();
  await page.keyboard.type(typed);
  await page.keyboard.press('Enter');
}

const findLink = async (product: Product, phoneNumber: string): Promise<string> => {
  const sent = (await product.outbox()).find(({ recipient }) => recipient === phoneNumber);
  const link = /https?:\/\/\S+\/m\/c\/[\w-]+/.exec(sent?.body ?? '')?.[0];
  if (!link) throw new Error(`No link was sent to ${phoneNumber}: ${sent?.body ?? 'no SMS'}.`);
  return link;
};

const readings = [
  { words: french, mobile: '0612345601', stored: '33612345601' },
  { words: english, mobile: '0612345602', stored: '33612345602' },
] as const;

for (const { words, mobile, stored } of readings)
  test(`an agent opens a case by keyboard for a caller, who follows it by the link of an SMS (${words.locale})`, async ({
    people,
    product,
  }) => {
    const { t } = words;
    const agent = await people.staff({ words, options: onDesk.options });
    const { page } = agent;
    await agent.chooseLanguage();
    await agent.login();
    await opensThePage(agent);
    await expectAccessible(page, 'the page of a case for somebody');

    // What is missing is named, and focused.
    const submit = page.getByRole('button', { name: t('counter.submit'), exact: true });
    await submit.focus();
    await page.keyboard.press('Enter');
    const place = page.getByRole('combobox', { name: t('counter.place.search') });
    await expect(place).toBeFocused();
    await expect(page.getByText(t('counter.place.missing'))).toBeVisible();
    await finds(agent, t('counter.place.search'), words.place('library').slice(0, 8));
    await finds(agent, t('counter.category.search'), words.tile('bins'));
    await answersBins(agent);
    await page.getByRole('textbox', { name: t('answer.sendReport.detail') }).fill('Près du banc');
    await page.getByRole('textbox', { name: t('counter.name') }).fill('Jo Martin');
    await page.getByRole('textbox', { name: t('reach.phone') }).fill(mobile);

    // Nothing is lost over a reload.
    await page.reload();
    await expect(page.getByRole('textbox', { name: t('counter.name') })).toHaveValue('Jo Martin');
    await expect(page.getByRole('textbox', { name: t('answer.sendReport.detail') })).toHaveValue(
      'Près du banc',
    );
    await submit.click();
    await expect(page.getByText(t('counter.agreed.missing'))).toBeVisible();
    await expectAccessible(page, 'a case for somebody, with what is missing');
    await page.getByRole('checkbox', { name: t('counter.agreed') }).click();
    await expect(page.getByRole('radio', { name: t('counter.send.sms') })).toBeChecked();
    await submit.focus();
    await page.keyboard.press('Enter');
    const title = t('counter.done', { nbr: 'NBR' }).replace('NBR', '[2-9A-Z]+').replaceAll(/\s/g, '\\s');
    const done = page.getByRole('heading', { level: 2, name: new RegExp(title) });
    await expect(done).toBeFocused();
    await expect(page.getByRole('main')).toContainText(mobile.slice(-2));
    // No notice of their own case covers it.
    await expect(page.getByText(t('staff.news.open'), { exact: true })).toHaveCount(0);
    await expectAccessible(page, 'a case that was opened for somebody');
    await page.getByRole('link', { name: t('counter.show') }).click();
    await expect(agent.chat).toContainText(t('statement.takenByPhone.me'));
    await expect(page.getByRole('main')).toContainText(t('intake.line.waiting'));
    await expectAccessible(page, 'a case for somebody who has not opened their link');

    // The caller, on a phone.
    const caller = await people.contributor({ words, options: phone });
    await caller.page.goto(await findLink(product, stored));
    if (words === english) await caller.chooseLanguage();
    await caller.gate.getByRole('checkbox', { name: t('gate.check') }).click();
    await caller.gate.getByRole('button', { name: t('gate.accept') }).click();
    await expect(caller.heading).toHaveText(t('invite.own.title'));
    await expectAccessible(caller.page, 'the link to an own case');
    await caller.page.getByRole('button', { name: t('invite.own.join') }).click();
    await expect(caller.chat).toContainText(t('statement.reporterLinked.me'));
    await expect(caller.chat).toContainText('Près du banc');
    await caller.write('Merci à vous');
    await expect(agent.chat).toContainText('Merci à vous');
    await expect(agent.chat).toContainText(t('statement.reporterLinked.staff'));
    await expect(page.getByText(t('intake.line.waiting'))).toHaveCount(0);

    // Nobody else becomes the reporter.
    const late = await people.contributor({ words, options: phone });
    await late.page.goto(await findLink(product, stored));
    // Nobody chose a language there yet.
    await expect(late.page.getByRole('heading', { level: 1 })).toHaveText(french.t('invite.usedUp'));
  });

test('somebody at the counter notes a number, and types it at home', async ({ people }) => {
  const { words } = onPhone;
  const { t } = words;
  const agent = await people.staff({ words, options: phone });
  const { page } = agent;
  await agent.login();
  await page.getByRole('button', { name: t('counter.open'), exact: true }).click();
  await page.getByRole('radio', { name: t('counter.channel.counter') }).click();
  await finds(agent, t('counter.place.search'), words.place('park').slice(0, 6));
  await finds(agent, t('counter.category.search'), words.tile('bins'));
  await answersBins(agent);
  await page.getByRole('checkbox', { name: t('counter.take') }).click();
  // The network fails once; nothing is opened twice.
  await page.route(
    `**${callAddress(counterCalls.counterOpen, { cuid: words.cuid })}`,
    (route) => route.abort(),
    { times: 1 },
  );
  const submit = page.getByRole('button', { name: t('counter.submit'), exact: true });
  await submit.click();
  await expect(page.getByRole('alert').filter({ hasText: t('counter.failed') })).toBeVisible();
  await submit.click();
  const number = page.getByText(/^[2-9A-Z]{4,6}-[2-9A-Z]{3}-[2-9A-Z]{3}$/);
  await expect(number).toBeVisible();
  await expectAccessible(page, 'a number to note');
  const noted = await number.textContent();
  await page.getByRole('link', { name: t('counter.show') }).click();
  await expect(agent.chat).toContainText(t('statement.takenAtCounter.me'));

  const visitor = await people.contributor({ words, options: phone });
  await visitor.page.goto(`${visitor.address}/n`);
  const field = visitor.page.getByRole('textbox', { name: t('spoken.number') });
  const go = visitor.page.getByRole('button', { name: t('spoken.open') });
  await field.fill('4F7K-222-222');
  await go.click();
  await expect(visitor.page.getByText(t('spoken.unknown'))).toBeVisible();
  await expect(field).toBeFocused();
  await expectAccessible(visitor.page, 'a number that opens nothing');
  await field.fill((noted ?? '').toLowerCase().replaceAll('-', ' '));
  await go.click();
  await visitor.gate.getByRole('checkbox', { name: t('gate.check') }).click();
  await visitor.gate.getByRole('button', { name: t('gate.accept') }).click();
  await visitor.page.getByRole('button', { name: t('invite.own.join') }).click();
  await expect(visitor.chat).toContainText(t('statement.takenAtCounter', { name: '' }).trim());
  await expect(agent.chat).toContainText(t('statement.reporterLinked.staff'));
});
