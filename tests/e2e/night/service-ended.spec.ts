import sharp from 'sharp';
import { expectAccessible } from '../axe.ts';
import type { Contributor } from '../contributor.ts';
import { pick } from '../picking.ts';
import { createOwnFolder, writeSmallTown } from '../smallTown.ts';
import { expect, onPhone, test } from '../test.ts';

const { words, options } = onPhone;

const LAMP = 'Éclairage';
const TOWN = 'Ville de Saint-Elme';
const contact = {
  mail: 'mairie@saint-elme.example',
  phone: '04 70 00 00 00',
  www: 'https://www.saint-elme.example',
};

const lamp = sharp({ create: { width: 400, height: 300, channels: 3, background: '#1f2937' } });
const folder = createOwnFolder('ended');
const writeTown = (withdrawn: boolean) => writeSmallTown(folder, { contact, withdrawn });

async function reportsLamp({ page, words }: Contributor): Promise<void> {
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  await page
    .getByRole('main')
    .getByRole('button', { name: new RegExp(`^${LAMP}`) })
    .click();
  await press(words.t('menu.report', { lbl: LAMP }));
  await press('Non');
  await page.getByRole('checkbox', { name: 'Lampe éteinte' }).click();
}

test('keeps text and shows contacts when a service ends during a conversation', async ({
  people,
  launch,
}) => {
  const { t } = words;
  const product = await launch({ customers: writeTown(false), env: { PARVIS_WATCH: '1' } });
  const visitor = await people.contributor({ words, options, product });
  const { page } = visitor;
  const foot = page.getByRole('main');
  const field = page.getByRole('textbox', { name: t('part.message') });
  await visitor.arrives('se-1');
  await reportsLamp(visitor);
  await visitor.sendsTheReport();
  const late = await people.contributor({ words, options, product });
  await late.arrives('se-1');
  await reportsLamp(late);
  await expect(late.review).toBeVisible();

  // An open page learns it during typing, with a photo selected.
  const chosen = (ended: boolean) =>
    page.getByText(t(ended ? 'photo.waiting.ended' : 'photo.waiting', { count: 1 }), { exact: true });
  const sheet = await pick(page, words, [
    { name: 'lampe.jpg', mimeType: 'image/jpeg', buffer: await lamp.jpeg().toBuffer() },
  ]);
  await expect(sheet.getByRole('textbox', { name: t('photo.alt') })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(chosen(false)).toBeVisible();
  const begun = 'La lampe du coin ne';
  await field.fill(begun);
  await field.focus();
  writeTown(true);
  await expect(foot).toContainText(t('ended.title'), { timeout: 40_000 });
  await expect(foot.getByText(t('ended.title'), { exact: true })).toBeFocused();
  await expect(field).toHaveCount(0);
  await expect(foot).toContainText(t('ended.text', { cstmr: TOWN }));
  await expect(foot.getByText(begun, { exact: true })).toBeVisible();
  await expect(chosen(true)).toBeVisible();
  for (const [name, href] of [
    [contact.mail, 'mailto:mairie@saint-elme.example'],
    [contact.phone, 'tel:0470000000'],
    ['www.saint-elme.example', 'https://www.saint-elme.example'],
  ] as const)
    await expect(foot.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
  await expectAccessible(page, 'a case of a service that has ended');
  const panel = foot.getByText(t('ended.title'), { exact: true }).locator('..');
  const hidden = await panel.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
  expect(hidden, 'the panel does not scroll within itself').toBe(0);

  await late.sendButton.click();
  const main = late.page.getByRole('main');
  await expect(main).toContainText(t('chat.report.withdrawn'));
  const actions = (id: 'qr.withdrawn.contact' | 'chat.failed.copy') =>
    main.getByRole(id === 'chat.failed.copy' ? 'button' : 'link', { name: t(id), exact: true });
  await expect(actions('qr.withdrawn.contact')).toBeVisible();
  await expect(actions('chat.failed.copy')).toBeVisible();
  await expectAccessible(late.page, 'a report to a service that has ended');

  // Queued items are announced, kept and copyable; they are sent after reactivation.
  await visitor.goOffline();
  writeTown(false);
  await visitor.comeBack();
  await expect(field).toHaveValue(begun, { timeout: 40_000 });
  await expect(chosen(false)).toBeVisible();
  await visitor.goOffline();
  const kept = 'Elle clignote encore';
  await visitor.write(kept);
  writeTown(true);
  await expect
    .poll(async () => (await fetch(`${product.address}/q/se-1`)).text(), { timeout: 40_000 })
    .toContain('"withdrawn":true');
  await visitor.comeBack();
  await expect(visitor.line(kept)).toContainText(t('chat.failed.why.withdrawn'));
  await expect(foot).toContainText(t('ended.title'));
  await expect(field).toHaveCount(0);
  await expect(
    visitor.line(kept).getByRole('button', { name: t('chat.failed.copy'), exact: true }),
  ).toBeVisible();
  await expect(
    visitor.line(kept).getByRole('button', { name: t('chat.failed.retry'), exact: true }),
  ).toHaveCount(0);
  await expectAccessible(page, 'what was refused since the service has ended');

  await page.goto(`${visitor.address}/m/home`);
  await page.getByRole('link', { name: new RegExp(LAMP) }).click();
  await expect(foot).toContainText(t('ended.title'));
  await expect(visitor.line(kept)).toContainText(t('chat.failed.why.withdrawn'));
  await foot.getByRole('link', { name: t('qr.withdrawn.contact'), exact: true }).click();
  await expect(visitor.heading).toHaveText(t('contact.title'));

  await page.goBack();
  writeTown(false);
  await expect(field).toBeVisible({ timeout: 40_000 });
  await expect(visitor.line(kept)).not.toContainText(t('chat.failed'));
  await expect(chosen(false)).toBeVisible();

  // A rejected report waits for a press: its author may have reported elsewhere.
  await late.page.getByRole('button', { name: t('chat.failed.retry'), exact: true }).click();
  await expect(late.page.getByRole('textbox', { name: t('part.message') })).toBeVisible();
});
