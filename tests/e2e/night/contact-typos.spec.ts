import { expectSettings, findDialogStep, press } from '../addressDialogs.ts';
import { expectAccessible } from '../axe.ts';
import { expect, onPhone, test } from '../test.ts';
import { mailsWith, openContactPage } from '../writer.ts';

const { words, options } = onPhone;
const { t } = words;
const [TYPED, MEANT] = ['jean@gmail.con', 'jean@gmail.com'];
const KEPT = 'jean@gmial.com';
const question = { name: t('part.meant', { value: MEANT }), exact: true } as const;

/** Whether nothing covers its lower edge. */
const isOnTop = (element: Element): boolean => {
  const { left, bottom, width } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + width / 2, bottom - 2));
};

test('suggests a fix for a mistyped domain and accepts foreign numbers, before sending and in the chat', async ({
  people,
}) => {
  const visitor = await people.contributor({ words, options });
  const { page } = visitor;
  await visitor.arrives('town-hall');
  await visitor.beginReport('hygiene', 'bins');
  await visitor.choose(words.asked('bins.what'), words.asked('bins.what.full'));
  await press(visitor, t('reach.offer'));
  const mail = page.getByRole('textbox', { name: t('reach.mail') });
  const phone = page.getByRole('textbox', { name: t('reach.phone') });
  await phone.fill('tel:+687 75 12 34');
  await expect(phone).toHaveValue('+687 75 12 34');
  await mail.fill(TYPED);
  await page.setViewportSize({ width: 320, height: 568 });
  await mail.evaluate((field) => field.scrollIntoView({ block: 'center' }));
  await visitor.sendButton.click();
  await expect(page.getByRole('group', question)).toBeInViewport();
  const keep = page.getByRole('button', { name: t('part.keepTyped'), exact: true });
  // Not below the send button.
  await expect.poll(() => keep.evaluate(isOnTop)).toBe(true);
  await expect(page.getByRole('button', { name: t('part.takeMeant'), exact: true })).toBeFocused();
  await expectAccessible(page, 'a mail address that is asked back');
  await press(visitor, t('part.takeMeant'));
  await expect(mail).toHaveValue(MEANT);
  await expect(mail).toBeFocused();
  await mail.fill(KEPT);
  await visitor.sendButton.click();
  await press(visitor, t('part.keepTyped'));
  await visitor.sendsTheReport();
  const told = page.getByText(/\+687 75 12 34/);
  await expect(told).toContainText(KEPT);

  await press(visitor, t('reach.change'));
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('textbox', { name: t('reach.phone') })).toHaveValue('+687 75 12 34');
  await dialog.getByRole('textbox', { name: t('reach.phone') }).fill('+999 12 34 56 78');
  await dialog.getByRole('button', { name: t('reach.save'), exact: true }).click();
  await expect(dialog.getByText(t('reach.phone.wrong'))).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: t('reach.phone') })).toHaveValue('+999 12 34 56 78');
  await dialog.getByRole('textbox', { name: t('reach.phone') }).fill('33612345678');
  await dialog.getByRole('textbox', { name: t('reach.mail') }).fill(`mailto:${TYPED}?subject=Poubelle`);
  await dialog.getByRole('button', { name: t('reach.save'), exact: true }).click();
  await dialog.getByRole('button', { name: t('part.takeMeant'), exact: true }).click();
  await dialog.getByRole('button', { name: t('reach.save'), exact: true }).click();
  await expect(page.getByText(/\+33 6 12 34 56 78/)).toContainText(MEANT);
});

test('suggests a fix once on the contact page, in the settings and at staff sign-in', async ({
  people,
  product,
}) => {
  const writer = await openContactPage(await people.contributor({ words, options }));
  const { page, visitor } = writer;
  await writer.open();
  await writer.write('jean@ex\u00e4mple.org', 'Une question sans accent');
  await writer.sendButton.click();
  await page
    .getByRole('group', { name: t('part.meant', { value: 'jean@example.org' }), exact: true })
    .getByRole('button', { name: t('part.takeMeant'), exact: true })
    .click();
  await expect(writer.field('mail')).toHaveValue('jean@example.org');
  await page.keyboard.press('Enter');
  await writer.seesItSent('jean@example.org');
  expect(await mailsWith(product, 'Une question sans accent')).toHaveLength(1);

  await expectSettings(visitor);
  await press(visitor, t('settings.mail.add'));
  const step = findDialogStep(visitor, t('mail.contact'));
  await step.getByRole('textbox').fill(TYPED);
  await step.getByRole('textbox').press('Enter');
  await expect(step.getByRole('group', question)).toBeVisible();
  await step.getByRole('button', { name: t('part.keepTyped'), exact: true }).click();
  await step.getByRole('textbox').press('Enter');
  await expect(findDialogStep(visitor, t('settings.mail.code', { mail: TYPED }))).toBeVisible();

  const agent = await people.staff({ words });
  await agent.acceptsOnLoginPage();
  const name = agent.page.getByRole('textbox', { name: t('login.mail') });
  await name.fill(TYPED);
  await name.press('Enter');
  await expect(agent.page.getByRole('group', question)).toBeVisible();
  await agent.page.getByRole('button', { name: t('part.takeMeant'), exact: true }).click();
  await expect(name).toHaveValue(MEANT);
  await name.press('Enter');
  await expect(agent.page.getByRole('textbox', { name: t('login.code') })).toBeVisible();
});
