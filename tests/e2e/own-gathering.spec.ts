import type { TextId } from '@parvis/locales/areas';
import { openPollByCall } from './apiCalls.ts';
import { expectAccessible } from './axe.ts';
import type { Contributor } from './contributor.ts';
import { desk, expect, onPhone, test } from './test.ts';
import { english } from './words.ts';

const { words, options } = onPhone;
const { t } = words;
const SUBJECT = 'Le bruit du chantier';

const log = ({ page, words: own }: Contributor) => page.getByRole('log', { name: own.t('gatherings.log') });

/** On a phone the menu is a sheet of buttons. */
async function chooseInMenu({ page, words: own }: Contributor, text: TextId): Promise<void> {
  await page.getByRole('button', { name: own.t('gatherings.menu') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: own.t(text), exact: true })
    .click();
}

test('a visitor opens a discussion from the menu of a place, keeps what was typed offline, and others join it there', async ({
  people,
}) => {
  const lea = await people.contributor({ words, options });
  await lea.arrives('town-pool');
  await lea.page.getByRole('link', { name: t('gatherings.open') }).click();
  await lea.page.waitForURL(`**/m/g/${words.cuid}/new?qrid=town-pool`);
  await expect(lea.heading).toHaveText(t('newGathering.title'));
  await expectAccessible(lea.page, 'opening a discussion');
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
  await lea.page.context().setOffline(false);
  await lea.page.reload();
  await expect(subject).toHaveValue(SUBJECT);
  await open.click();
  await expect(lea.page.getByRole('log', { name: t('gatherings.log') })).toContainText(
    t('statement.gthrOpened.me'),
  );

  const karim = await people.contributor({ words: english, options });
  await karim.arrives('town-pool');
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
  await lea.page.getByRole('textbox', { name: own('newGathering.subject') }).fill('Our street');
  await lea.page.getByRole('textbox', { name: own('gatherings.join.name') }).fill('Léa');
  await lea.page.getByRole('button', { name: own('newGathering.open') }).click();
  const sheet = lea.page.getByRole('dialog', { name: own('gatherings.share.title') });
  await expect(sheet.getByRole('textbox')).toHaveValue(/\/m\/g\/belleroche\/[\w-]{22}$/);
  await expect(sheet.getByRole('img', { name: own('invites.qr') })).toBeVisible();
  await expectAccessible(lea.page, 'the link of a discussion');
});

test('people report from a discussion, read of it there, and answer its poll; staff go from one to the other', async ({
  people,
}) => {
  const lea = await people.contributor({ words, options });
  await lea.arrives('town-hall');
  await lea.page.getByRole('link', { name: t('gatherings.open') }).click();
  await lea.page.getByRole('textbox', { name: t('newGathering.subject') }).fill('Les poubelles');
  await lea.page.getByRole('textbox', { name: t('gatherings.join.name') }).fill('Léa');
  await lea.page.getByRole('button', { name: t('newGathering.open') }).click();
  await expect(log(lea)).toContainText(t('statement.gthrOpened.me'));
  const gthrId = new URL(lea.page.url()).pathname.split('/').at(-1) ?? '';

  const karim = await people.contributor({ words: english, options });
  const own = english.t;
  await karim.arrives('town-hall');
  await karim.page.getByRole('link', { name: /Les poubelles/ }).click();
  await karim.page.getByRole('textbox', { name: own('gatherings.join.name') }).fill('Karim');
  await karim.page.getByRole('button', { name: own('gatherings.join.go'), exact: true }).click();
  await expect(log(karim)).toBeVisible();

  await chooseInMenu(karim, 'gatherings.report');
  await karim.page.waitForURL(`**/q/town-hall?gthr=${gthrId}`);
  await karim.beginReport('hygiene', 'bins');
  const notice = karim.page.getByRole('region', {
    name: own('report.gathering', { title: 'Les poubelles' }),
  });
  await expect(notice).toContainText(own('report.gathering.unlink'));
  await expectAccessible(karim.page, 'a report from a discussion');
  await karim.choose(english.asked('bins.what'), english.asked('bins.what.full'));
  await expect(karim.review).toBeVisible();
  await karim.sendButton.click();
  await karim.isThanked();
  await karim.page.getByRole('link', { name: own('sent.gathering') }).click();
  await expect(log(karim)).toContainText('A report was made from this discussion');
  await expect(log(lea)).toContainText('Un signalement a été fait depuis cette discussion');
  await lea.page.getByText(t('gatherings.hung.cases', { count: 1 })).click();
  await expect(lea.page.getByText(t('case.state.open'))).toBeVisible();
  await expectAccessible(lea.page, 'what hangs on a discussion');

  const manager = await people.staff({ words, options: desk });
  await manager.login('manager@town.example');
  await openPollByCall(manager.page, manager.address, words, {
    ...{ gthrId, lbl: { fr: 'Une poubelle de plus', en: 'One more bin' }, results: 'answered' },
    questionnaire: {
      ...{ version: 1, start: 'bin' },
      questions: {
        bin: {
          items: [
            { type: 'checkbox', id: 'square' },
            { type: 'checkbox', id: 'school' },
          ],
          exclusive: true,
        },
      },
      texts: {
        fr: { square: 'Sur la place', school: 'Devant l’école' },
        en: { square: 'On the square', school: 'By the school' },
      },
    },
  });
  await log(karim).getByRole('button', { name: 'By the school' }).click();
  await expect(
    log(karim)
      .getByRole('status')
      .filter({ hasText: own('poll.answered') }),
  ).toBeVisible();
  await expectAccessible(karim.page, 'a poll in a discussion');

  await manager.page.goto(`${manager.address}/staff/${words.cuid}/${gthrId}`);
  await manager.page
    .getByRole('link', { name: /Poubelle/ })
    .first()
    .click();
  await expect(manager.chat).toContainText(t('statement.create.staff', { name: '' }).trim());
  await manager.page.getByRole('link', { name: 'Les poubelles' }).click();
  await expect(manager.page.getByRole('log')).toContainText('Un signalement a été fait');
  await expectAccessible(manager.page, 'a discussion with what hangs on it');
});

test('somebody hides another in a discussion, shows them again, and signals what they wrote', async ({
  people,
}) => {
  const lea = await people.contributor({ words, options });
  await lea.arrives('town-pool');
  await lea.page.getByRole('link', { name: t('gatherings.open') }).click();
  await lea.page.getByRole('textbox', { name: t('newGathering.subject') }).fill('Les cabines');
  await lea.page.getByRole('textbox', { name: t('gatherings.join.name') }).fill('Léa');
  await lea.page.getByRole('button', { name: t('newGathering.open') }).click();
  await expect(log(lea)).toContainText(t('statement.gthrOpened.me'));
  const karim = await people.contributor({ words: english, options });
  await karim.arrives('town-pool');
  await karim.page.getByRole('link', { name: /Les cabines/ }).click();
  await karim.page.getByRole('textbox', { name: english.t('gatherings.join.name') }).fill('Karim');
  await karim.page.getByRole('button', { name: english.t('gatherings.join.go'), exact: true }).click();
  await expect(log(karim)).toBeVisible();
  await karim.page.getByRole('textbox').fill('Vous êtes nuls');
  await karim.page.keyboard.press('Enter');
  const insult = log(lea).getByText('Vous êtes nuls');
  await expect(insult).toBeVisible();

  const sheet = lea.page.getByRole('dialog');
  const chooseForMessage = async (text: TextId) => {
    await log(lea)
      .getByRole('button', { name: t('chat.message.menu') })
      .click();
    await sheet.getByRole('button', { name: t(text), exact: true }).click();
  };
  await chooseForMessage('gatherings.hide');
  await expect(
    lea.page.getByText(t('gatherings.hide.hidden', { name: 'Karim', people: t('gatherings.about') })),
  ).toBeVisible();
  await expect(insult).toHaveCount(0);
  await expectAccessible(lea.page, 'a discussion without somebody');
  await expect(log(karim)).toContainText('Vous êtes nuls');
  await chooseInMenu(lea, 'gatherings.about');
  await expectAccessible(lea.page, 'people of a discussion');
  await sheet.getByRole('button', { name: t('gatherings.show.person', { name: 'Karim' }) }).click();
  await lea.page.keyboard.press('Escape');
  await expect(insult).toBeVisible();

  await chooseForMessage('chat.message.abuse');
  await sheet.getByRole('radio', { name: t('moderation.hateOrInsult'), exact: true }).click();
  await expectAccessible(lea.page, 'abuse in a discussion');
  await sheet.getByRole('button', { name: t('abuse.submit'), exact: true }).click();
  await expect(sheet).toContainText(t('abuse.sent.told'));
});
