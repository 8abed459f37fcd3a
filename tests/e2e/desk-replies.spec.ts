import { expectAccessible } from './axe.ts';
import type { Staff } from './staff.ts';
import { expect, onDesk, onPhone, test } from './test.ts';

const REPLY = {
  fr: 'Nous venons au {lieu} (n° {numéro}), {agent}.',
  en: 'We come to {place} (no. {number}), {handler}.',
};

const field = ({ page, words }: Staff) =>
  page.getByRole('textbox', { name: words.t('staff.reply'), exact: true });

const shoot = async ({ page }: Staff, what: string) => {
  if (!process.env.SHOTS) return;
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.screenshot({ path: `${process.env.SHOTS}/${what}-${colorScheme}.png` });
  }
  await page.emulateMedia({ colorScheme: 'light' });
};

async function openReplies({ page, address, words }: Staff): Promise<void> {
  await page.goto(`${address}/staff/belleroche/replies`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.t('replies.title'));
}

for (const { words, options, width } of [onPhone, onDesk])
  test(`a reply is saved for the team, changed, restored, and sent from the conversation (${words.locale}, ${width})`, async ({
    people,
  }) => {
    const { t } = words;
    const language = words.locale === 'fr-FR' ? 'fr' : 'en';
    const nameOf = (tag: string) => new Intl.DisplayNames(words.locale, { type: 'language' }).of(tag) ?? '';
    const place = width === 'phone' ? 'library' : 'school';
    const title = `Passage ${words.locale}`;
    const visitor = await people.contributor({ words });
    await visitor.hasReportedBins(`town-${place}`);
    const manager = await people.staff({ words, options });
    await manager.login('manager@town.example');
    const { page, drawer } = manager;
    const press = (name: string) => drawer.getByRole('button', { name, exact: true }).click();
    const text = drawer.getByRole('textbox', { name: t('replies.words', { language: nameOf(language) }) });
    const main = page.getByRole('main');
    const card = main.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });
    const ask = (name: string) => card.getByRole('button', { name, exact: true }).click();

    // An unknown placeholder is told, the title too, and the buttons put in what is known.
    await openReplies(manager);
    await page.getByRole('button', { name: t('replies.new'), exact: true }).click();
    await text.fill('À {heure}');
    await press(t('replies.save'));
    await expect(drawer.getByText(t('replies.words.unknown', { found: '{heure}' }))).toBeVisible();
    await expect(drawer.getByRole('textbox', { name: t('replies.name') })).toBeFocused();
    await drawer.getByRole('textbox', { name: t('replies.name') }).fill(title);
    await drawer.getByRole('radio', { name: new RegExp(`^${t('replies.owner.shared')}`) }).click();
    await text.fill(language === 'fr' ? 'Nous venons au ' : 'We come to ');
    const token = `{${t('replies.placeholder.place')}}`;
    await press(t('replies.insert.into', { what: token, language: nameOf(language) }));
    await expect(text).toHaveValue(`${language === 'fr' ? 'Nous venons au ' : 'We come to '}${token}`);
    await expect(text).toBeFocused();
    await text.fill(REPLY[language]);
    await expect(drawer.getByText(t('replies.example.handler'))).toBeVisible();
    await expectAccessible(page, 'making a reply');
    await shoot(manager, `replies-new-${words.locale}-${width}`);
    await press(t('replies.save'));
    await expect(card).toContainText(t('replies.example.place'));
    await expectAccessible(page, 'saved replies');
    await shoot(manager, `replies-page-${words.locale}-${width}`);

    // It is changed, and its former words are restored from the history.
    await ask(t('replies.change.open'));
    await text.fill('Autrement');
    await press(t('replies.save'));
    await expect(card).toContainText('Autrement');
    await ask(t('replies.history'));
    await expect(drawer.getByText(REPLY[language])).toBeVisible();
    await expectAccessible(page, 'history of a reply');
    await shoot(manager, `replies-history-${words.locale}-${width}`);
    await press(t('replies.history.restore'));
    await expect(card).toContainText(t('replies.example.place'));
    const other = language === 'fr' ? 'English' : 'Français';
    await page.getByRole('button', { name: other, exact: true }).click();
    await expect(card).toContainText(
      t('replies.missing', { language: nameOf(language === 'fr' ? 'en' : 'fr') }),
    );

    // At "/" it stands in the list; Enter puts it in with what the case says.
    await page.goto(`${manager.address}/staff/belleroche`);
    await manager.openCase('bins', place);
    await field(manager).pressSequentially('/passage');
    const option = page.getByRole('option', { name: new RegExp(title) });
    await expect(option).toHaveAttribute('aria-selected', 'true');
    await expectAccessible(page, 'replies at a sign');
    await shoot(manager, `replies-slash-${words.locale}-${width}`);
    await page.keyboard.press('Enter');
    const handler = `{${t('replies.placeholder.handler')}}`;
    await expect(field(manager)).toHaveValue(new RegExp(`${words.place(place)}.*${handler}\\.$`));

    // What nobody could fill is marked and holds the first send back.
    await page.getByRole('button', { name: t('part.send'), exact: true }).click();
    const held = page.getByText(t('replies.unfilled.held', { count: 1, what: handler }));
    await expect(held).toBeVisible();
    await expectAccessible(page, 'a reply that is held back');
    await shoot(manager, `replies-held-${words.locale}-${width}`);
    await page.getByRole('button', { name: t('replies.unfilled.find', { what: handler }) }).click();
    await page.keyboard.type('Ana');
    await expect(held).toHaveCount(0);
    await page.keyboard.press('Enter');
    await expect(visitor.chat).toContainText(', Ana.');

    // The same list by mouse and touch; a second send goes out as it is.
    await manager.openTool(t('replies.choose'));
    await expectAccessible(page, 'the list of replies');
    await shoot(manager, `replies-list-${words.locale}-${width}`);
    await drawer.getByRole('option', { name: new RegExp(title) }).click();
    await expect(field(manager)).toBeFocused();
    await expect(field(manager)).toHaveValue(new RegExp(words.place(place)));
    await field(manager).fill(`${handler} !`);
    await page.keyboard.press('Enter');
    await expect(held).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(visitor.chat).toContainText(`${handler} !`);

    // It is deleted, put back and removed for good.
    await openReplies(manager);
    await ask(t('replies.archive'));
    await press(t('replies.archive'));
    const deleted = page.getByRole('region', { name: t('replies.archived') });
    await expect(deleted).toContainText(title);
    await ask(t('replies.putBack'));
    await expect(deleted).toHaveCount(0);
    await ask(t('replies.archive'));
    await press(t('replies.archive'));
    await ask(t('replies.remove'));
    await press(t('replies.remove'));
    await expect(card).toHaveCount(0);
  });

test('a reply that a colleague deletes while it is used is sent all the same', async ({ people }) => {
  const { words } = onDesk;
  const { t } = words;
  const visitor = await people.contributor({ words });
  await visitor.hasReportedBins('town-park');
  const manager = await people.staff(onDesk);
  await manager.login('manager@town.example');
  await openReplies(manager);
  await manager.page.getByRole('button', { name: t('replies.new'), exact: true }).click();
  const { drawer } = manager;
  await drawer.getByRole('textbox', { name: t('replies.name') }).fill('Disparue');
  await drawer.getByRole('radio', { name: new RegExp(`^${t('replies.owner.shared')}`) }).click();
  const english = new Intl.DisplayNames(words.locale, { type: 'language' }).of('fr') ?? '';
  await drawer.getByRole('textbox', { name: t('replies.words', { language: english }) }).fill('Vu, merci.');
  await drawer.getByRole('button', { name: t('replies.save'), exact: true }).click();
  await expect(manager.page.getByRole('heading', { name: 'Disparue' })).toBeVisible();

  const agent = await people.staff(onDesk);
  await agent.login();
  await agent.openCase('bins', 'park');
  await field(agent).pressSequentially('/dispa');
  const option = agent.page.getByRole('option', { name: /Disparue/ });
  await expect(option).toBeVisible();
  const card = manager.page.getByRole('listitem').filter({ hasText: 'Disparue' });
  await card.getByRole('button', { name: t('replies.archive'), exact: true }).click();
  await drawer.getByRole('button', { name: t('replies.archive'), exact: true }).click();
  await expect(manager.page.getByRole('region', { name: t('replies.archived') })).toContainText('Disparue');
  await option.click();
  await expect(field(agent)).toHaveValue('Vu, merci.');
  await expect(
    agent.page.getByText(
      t('replies.inserted.other', { language: 'French', name: 'Disparue', wanted: 'English' }),
    ),
  ).toBeVisible();
  await agent.page.keyboard.press('Enter');
  await visitor.reads('Vu, merci.');
});

test('a search that finds no reply is told and held back, and sent only at a second press', async ({
  people,
}) => {
  const { words } = onPhone;
  const { t } = words;
  const visitor = await people.contributor({ words });
  await visitor.hasReportedBins('town-pool');
  const agent = await people.staff(onPhone);
  await agent.login();
  await agent.openCase('bins', 'pool');
  await field(agent).pressSequentially('/zzz');
  await expect(
    agent.page.getByText(t('replies.choose.empty')).or(agent.page.getByText(t('replies.choose.nothing'))),
  ).toBeVisible();
  await agent.page.keyboard.press('Enter');
  const held = agent.page.getByText(t('replies.choose.held', { what: '/zzz' }));
  await expect(held).toBeVisible();
  await expect(field(agent)).toHaveValue('/zzz');
  await expectAccessible(agent.page, 'a search for a reply that is held back');
  await agent.page.keyboard.press('Enter');
  await visitor.reads('/zzz');
});
