import { expectAccessible } from './axe.ts';
import { expect, onPhone, test } from './test.ts';
import { english } from './words.ts';

const { words, options } = onPhone;
const { t } = words;
const SUBJECT = 'Le bruit du chantier';
import { mkdirSync } from 'node:fs';
const shoot = async (page: import('playwright/test').Page, name: string) => {
  mkdirSync('/tmp/hung-shots', { recursive: true });
  for (const [w, h] of [[390, 844], [1280, 800]] as const)
    for (const scheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width: w, height: h });
      await page.emulateMedia({ colorScheme: scheme });
      await page.waitForTimeout(300);
      await page.screenshot({ path: `/tmp/hung-shots/${name}-${w}-${scheme}.png`, fullPage: false });
    }
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'light' });
};

test('a visitor opens a discussion from the menu of a place, keeps what was typed offline, and others join it there', async ({
  people,
}) => {
  const lea = await people.contributor({ words, options });
  await lea.arrives('town-pool');
  await lea.page.getByRole('link', { name: t('gatherings.open') }).click();
  await lea.page.waitForURL(`**/m/g/${words.cuid}/new?qrid=town-pool`);
  await expect(lea.heading).toHaveText(t('newGathering.title'));
  await expectAccessible(lea.page, 'opening a discussion');
  await shoot(lea.page, 'new');
  const open = lea.page.getByRole('button', { name: t('newGathering.open') });
  await open.click();
  const subject = lea.page.getByRole('textbox', { name: t('newGathering.subject') });
  await expect(subject).toBeFocused();
  await expect(lea.page.getByText(t('newGathering.subject.missing'))).toBeVisible();
  await subject.fill(SUBJECT);
  await lea.page.getByRole('textbox', { name: t('gatherings.join.name') }).fill('Léa');
  await lea.page.context().setOffline(true);
  await open.click();
  await expect(lea.page.getByRole('alert')).toContainText(t('newGathering.failed.offline'));
  await expectAccessible(lea.page, 'a discussion that was not opened');
  await shoot(lea.page, 'new-failed');
  await lea.page.context().setOffline(false);
  await lea.page.reload();
  await expect(subject).toHaveValue(SUBJECT);
  await open.click();
  await expect(lea.page.getByRole('log', { name: t('gatherings.log') })).toContainText(
    t('statement.gthrOpened.me'),
  );
  await shoot(lea.page, 'opened');

  const karim = await people.contributor({ words: english, options });
  await karim.arrives('town-pool');
  await shoot(karim.page, 'menu-en');
  await karim.page.getByRole('link', { name: new RegExp(SUBJECT) }).click();
  await expect(karim.heading).toHaveText(SUBJECT);
});

test('a visitor opens a discussion by link from their cases, and shows its code', async ({ people }) => {
  const lea = await people.contributor({ words: english, options });
  const own = english.t;
  await lea.arrives('town-pool');
  await lea.page.goto(`${lea.address}/m/home`);
  await lea.page.getByRole('link', { name: own('gatherings.open') }).click();
  await expect(lea.page.getByText(own('newGathering.byLink'))).toBeVisible();
  await shoot(lea.page, 'new-link-en');
  await lea.page.getByRole('textbox', { name: own('newGathering.subject') }).fill('Our street');
  await lea.page.getByRole('textbox', { name: own('gatherings.join.name') }).fill('Léa');
  await lea.page.getByRole('button', { name: own('newGathering.open') }).click();
  const sheet = lea.page.getByRole('dialog', { name: own('gatherings.share.title') });
  await expect(sheet.getByRole('textbox')).toHaveValue(/\/m\/g\/belleroche\/[\w-]{22}$/);
  await expect(sheet.getByRole('img', { name: own('invites.qr') })).toBeVisible();
  await expectAccessible(lea.page, 'the link of a discussion');
  await shoot(lea.page, 'share-en');
});
