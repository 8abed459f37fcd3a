import { acceptByCall, answerPollByCall, openPollByCall } from './apiCalls.ts';
import { expectAccessible } from './axe.ts';
import type { Staff } from './staff.ts';
import { expect, onDesk, onPhone, test } from './test.ts';

const { words, options } = onPhone;
const { t } = words;
const QUESTION = 'Que manque-t-il à la place\u202f?';
const IDEA = 'Une autre idée\u202f?';
const IDEAS = ['Une fontaine', 'Appelez-moi au 01 23 45 67 89'] as const;

/** Signs a manager in and opens the polls. */
async function openPolls(staff: Staff): Promise<void> {
  await staff.login('manager@town.example');
  await staff.chooseLanguage();
  await staff.page.goto(`${staff.address}/staff/${words.cuid}/polls`);
  await expect(staff.page.getByRole('heading', { level: 1 })).toHaveText(staff.words.t('pollDesk.title'));
}

/** A poll of the list. */
const entry = ({ page }: Staff, name: string) => page.getByRole('listitem').filter({ hasText: name });

/** Question of the composer. */
const card = ({ page, words: own }: Staff, n: number) =>
  page
    .getByRole('region', { name: own.t('pollDesk.questions'), exact: true })
    .locator('ol > li')
    .nth(n - 1);

async function confirmStep(staff: Staff, step: 'open' | 'close'): Promise<void> {
  await staff.drawer.getByRole('button', { name: t(`pollDesk.${step}.yes`), exact: true }).click();
  await expect(staff.page.getByText(t(`pollDesk.done.${step}`))).toBeVisible();
}

test('a manager composes a poll on a phone, leaves it, comes back to it and opens it', async ({ people }) => {
  const staff = await people.staff({ words, options });
  const { page } = staff;
  await openPolls(staff);
  await expectAccessible(page, 'the list of polls');
  await page.getByRole('button', { name: t('pollDesk.new') }).click();
  await page.getByRole('textbox', { name: t('pollDesk.label') }).fill('La fontaine');
  await card(staff, 1)
    .getByRole('textbox', { name: t('editor.title'), exact: false })
    .first()
    .fill(QUESTION);
  await card(staff, 1)
    .getByRole('textbox', { name: t('editor.option', { n: 1 }) })
    .fill('Des bancs');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Des arbres');
  // Enter added the second of three: the last one is empty.
  await card(staff, 1)
    .getByRole('button', { name: t('editor.remove', { name: t('editor.option', { n: 3 }) }) })
    .click();
  const preview = page.getByRole('region', { name: t('pollDesk.preview'), exact: true });
  await expect(preview.getByRole('radio')).toHaveText(['Des bancs', 'Des arbres']);
  await expectAccessible(page, 'the composer of polls');

  await page.getByRole('button', { name: t('part.back'), exact: true }).click();
  await expectAccessible(page, 'a poll that is left unsaved');
  await staff.drawer.getByRole('button', { name: t('pollDesk.leave.keep'), exact: true }).click();
  await page.getByRole('button', { name: t('pollDesk.resume') }).click();
  await expect(page.getByText(t('pollDesk.compose.restored'))).toBeVisible();
  await expect(page.getByRole('textbox', { name: t('pollDesk.label') })).toHaveValue('La fontaine');

  await page.getByRole('button', { name: t('pollDesk.addQuestion') }).click();
  await page.getByRole('button', { name: t('pollDesk.save'), exact: true }).click();
  await expect(card(staff, 2)).toContainText(t('editor.title.missing'));
  await card(staff, 2)
    .getByRole('textbox', { name: t('editor.title'), exact: false })
    .first()
    .fill(IDEA);
  await card(staff, 2)
    .getByRole('combobox', { name: t('editor.kind') })
    .click();
  await page.getByRole('option', { name: t('editor.kind.message') }).click();
  await card(staff, 2)
    .getByRole('button', { name: t('editor.moveUp', { name: t('pollDesk.question', { n: 2 }) }) })
    .click();
  await expect(card(staff, 1).getByRole('textbox').first()).toHaveValue(IDEA);
  await page.getByRole('button', { name: t('pollDesk.save'), exact: true }).click();
  await expect(page.getByText(t('pollDesk.save.waits'))).toBeVisible();
  const poll = entry(staff, 'La fontaine');
  await expect(poll).toContainText(t('pollDesk.phase.notYet'));
  await expect(poll).toContainText(t('pollDesk.many.none'));
  await poll.getByRole('button', { name: t('pollDesk.step.open'), exact: true }).click();
  await confirmStep(staff, 'open');
  await expect(page.getByText(t('pollDesk.save.waits'))).toHaveCount(0);
  await expect(poll).toContainText(t('pollDesk.phase.open'));
  await expectAccessible(page, 'an open poll of the list');
});

test('a manager reads results as they come, takes a text out, downloads, closes and copies', async ({
  people,
}) => {
  const staff = await people.staff({ words, options: onDesk.options });
  const { page, address } = staff;
  await openPolls(staff);
  const code = await openPollByCall(page, address, words, {
    lbl: { fr: 'Le marché couvert' },
    questionnaire: {
      ...{ version: 1, start: 'what' },
      questions: {
        what: { titleId: 'what', items: [{ type: 'rating', id: 'stars' }], followUp: 'idea' },
        idea: { titleId: 'idea', items: [{ type: 'message', id: 'words' }] },
      },
      texts: { fr: { what: QUESTION, stars: 'Votre note', idea: IDEA, words: 'Une idée' } },
    },
  });
  const answer = async (stars: number, text: string) => {
    const visitor = await people.contributor({ words, options });
    await acceptByCall(visitor.page, visitor.address, words, 'town-hall');
    await answerPollByCall(visitor.page, visitor.address, words, code, [
      { type: 'RATE', item: 'stars', value: stars },
      ...[
        { type: 'TYPE' as const, item: 'words', text },
        { type: 'COMMIT' as const, item: 'words' },
      ],
    ]);
  };
  await page.goto(`${address}/staff/${words.cuid}/polls?results=${code}`);
  await expect(page.getByRole('heading', { name: t('pollDesk.report.empty') })).toBeVisible();
  await expectAccessible(page, 'results without answers');
  await answer(5, IDEAS[0]);
  await answer(2, IDEAS[1]);
  // Without a reload.
  const table = page.getByRole('table', { name: /^Votre note/ });
  await expect(table.getByRole('row').nth(1)).toHaveText(/^5 sur 51/, { timeout: 20_000 });
  await expect(table).toContainText(t('pollDesk.report.average', { value: '3,5', max: 5 }));
  await expect(page.getByText(IDEAS[0])).toBeVisible();
  await expectAccessible(page, 'results of a poll');
  await page.getByRole('button', { name: t('pollDesk.report.places') }).click();
  await expect(page.getByText(t('pollDesk.report.few.places')).first()).toBeVisible();
  await expectAccessible(page, 'results by place');
  await page.getByRole('button', { name: t('pollDesk.report.whole') }).click();

  const sheet = page.getByRole('link', { name: t('pollDesk.report.csv') });
  const { href } = await sheet.evaluate((link) => ({ href: (link as HTMLAnchorElement).href }));
  const csv = await (await page.request.get(href)).text();
  expect(csv).toContain(`"${IDEA}";"Une idée";"${IDEAS[0]}"`);

  const texts = page.getByRole('region', { name: /^Une idée · / });
  await texts
    .getByRole('listitem')
    .filter({ hasText: IDEAS[1] })
    .getByRole('button', { name: t('pollDesk.texts.remove') })
    .click();
  const remove = staff.drawer.getByRole('button', { name: t('pollDesk.texts.remove.yes'), exact: true });
  await remove.click();
  await expect(staff.drawer).toContainText(t('moderation.reason.missing'));
  await expectAccessible(page, 'a text that is taken out');
  await staff.drawer.getByRole('radio', { name: t('moderation.personalData') }).click();
  await remove.click();
  await expect(page.getByText(t('pollDesk.texts.removed'))).toBeVisible();
  await expect(texts.getByRole('listitem')).toHaveCount(1);

  await page.getByRole('button', { name: t('pollDesk.step.close'), exact: true }).click();
  await confirmStep(staff, 'close');
  await page.getByRole('button', { name: t('part.back'), exact: true }).click();
  const closed = page
    .getByRole('region', { name: t('pollDesk.ended'), exact: true })
    .getByRole('listitem')
    .filter({ hasText: 'Le marché couvert' });
  await expect(closed).toContainText(t('pollDesk.many', { count: 2 }));
  await closed.getByRole('button', { name: t('pollDesk.more') }).click();
  await staff.pick(t('pollDesk.step.copy'));
  await expect(page.getByText(t('pollDesk.done.copy'))).toBeVisible();
  const copy = page
    .getByRole('region', { name: t('pollDesk.current'), exact: true })
    .getByRole('listitem')
    .filter({ hasText: 'Le marché couvert' });
  await expect(copy).toContainText(t('pollDesk.phase.notYet'));
  await copy.getByRole('button', { name: t('pollDesk.more') }).click();
  await staff.pick(t('pollDesk.step.edit'));
  await expect(page.getByRole('textbox', { name: t('pollDesk.label') })).toHaveValue(
    'Le marché couvert (copie)',
  );
  await expect(card(staff, 2).getByRole('textbox').first()).toHaveValue(IDEA);
});

test('in English a poll without words is told what it lacks, and an agent reads polls alone', async ({
  people,
}) => {
  const english = onDesk.words;
  const staff = await people.staff(onDesk);
  const { page } = staff;
  await openPolls(staff);
  await expectAccessible(page, 'the list of polls in English');
  await page.getByRole('button', { name: english.t('pollDesk.new') }).click();
  await page.getByRole('button', { name: english.t('pollDesk.save'), exact: true }).click();
  const name = page.getByRole('textbox', { name: english.t('pollDesk.label') });
  await expect(name).toHaveAccessibleDescription(new RegExp(english.t('pollDesk.label.missing')));
  await expect(name).toBeFocused();
  await expect(card(staff, 1)).toContainText(english.t('editor.option.missing'));
  await expectAccessible(page, 'a poll without words');

  const agent = await people.staff(onDesk);
  await agent.login();
  await agent.page.goto(`${agent.address}/staff/${english.cuid}/polls`);
  await expect(agent.page.getByRole('main')).toContainText(english.t('pollDesk.text.agent'));
  await expect(agent.page.getByRole('button', { name: english.t('pollDesk.results') }).first()).toBeVisible();
  await expect(agent.page.getByRole('button', { name: english.t('pollDesk.new') })).toHaveCount(0);
  await expect(agent.page.getByRole('button', { name: english.t('pollDesk.more') })).toHaveCount(0);
});
