import { openPollByCall } from './apiCalls.ts';
import { expectAccessible } from './axe.ts';
import type { Contributor } from './contributor.ts';
import type { Staff } from './staff.ts';
import { desk, expect, onPhone, test } from './test.ts';
import { english, french } from './words.ts';

const { options } = onPhone;
const QUESTION = 'Quelques précisions\u202f?';
const ITEMS = { there: 'Est-ce toujours là', colour: 'Couleur du bac', where: 'Où exactement' };

/** Composes yes or no, a choice, and a text that may be left empty. */
async function composesThreeItems(agent: Staff): Promise<void> {
  const { drawer, page } = agent;
  const { t } = agent.words;
  const add = async (kind: 'choice' | 'message') => {
    await drawer.getByRole('button', { name: t('editor.addPart'), exact: true }).click();
    await page.getByRole('menuitem', { name: t(`editor.kind.${kind}`), exact: true }).click();
  };
  await agent.beginQuestion(QUESTION, 'yesNo');
  await add('choice');
  await add('message');
  const field = (name: string) => drawer.getByRole('textbox', { name, exact: true });
  await field(t('editor.label.yesNo')).fill(ITEMS.there);
  await field(t('editor.label.choice')).fill(ITEMS.colour);
  await field(t('editor.option', { n: 1 })).fill('Vert');
  await field(t('editor.option', { n: 2 })).fill('Jaune');
  await field(t('editor.label.message')).fill(ITEMS.where);
}

const card = ({ chat }: Contributor) => chat.getByRole('group', { name: QUESTION, exact: true });

for (const words of [french, english]) {
  test(`three items in one question, answered without the network (${words.locale})`, async ({ people }) => {
    const { t } = words;
    const visitor = await people.contributor({ words, options });
    await visitor.hasReportedBins('town-hall');
    const agent = await people.staff({ words, options: desk });
    await agent.login();
    await agent.openCase('bins', 'townhall');
    await agent.take();

    await composesThreeItems(agent);
    await agent.drawer
      .getByRole('textbox', { name: t('questions.name'), exact: true })
      .fill(`Bac ${words.locale}`);
    await agent.drawer.getByRole('button', { name: t('questions.save'), exact: true }).click();
    await expect(agent.drawer.getByText(t('questions.saved'))).toBeVisible();
    await expectAccessible(agent.page, 'a question of three items');
    await agent.sendQuestion();
    await expect(agent.drawer).toHaveCount(0);
    await expect(agent.chat).toContainText(ITEMS.colour);

    await expect(card(visitor)).toBeVisible();
    await expectAccessible(visitor.page, 'a question to answer');
    await visitor.goOffline();
    await card(visitor)
      .getByRole('group', { name: ITEMS.there })
      .getByRole('button', { name: t('part.yes'), exact: true })
      .click();
    await card(visitor).getByRole('radio', { name: 'Jaune', exact: true }).click();
    await card(visitor).getByRole('textbox', { name: ITEMS.where }).fill('Derrière les halles');
    await card(visitor)
      .getByRole('button', { name: t('questionnaire.confirm'), exact: true })
      .click();
    await expect(visitor.chat.getByText('Derrière les halles')).toBeVisible();
    await expect(agent.chat).toContainText(t('chat.waitingAnswer'));
    await visitor.comeBack();
    await expect(agent.chat).toContainText('Derrière les halles');
    for (const [label, value] of [
      [ITEMS.there, t('part.yes')],
      [ITEMS.colour, 'Jaune'],
      [ITEMS.where, 'Derrière les halles'],
    ] as const) {
      await expect(agent.chat.getByText(label, { exact: true }).last()).toBeVisible();
      await expect(agent.chat.getByRole('definition').filter({ hasText: value })).toBeVisible();
    }
    await expectAccessible(agent.page, 'answers of three items');
  });

  test(`a poll in the conversation, answered by one tap (${words.locale})`, async ({ people }) => {
    const { t, locale } = words;
    const visitor = await people.contributor({ words, options });
    await visitor.hasReportedBins('town-hall');
    const agent = await people.staff({ words, options: desk });
    await agent.login('manager@town.example');
    const name = `Horaires ${locale}`;
    await openPollByCall(agent.page, agent.address, words, {
      lbl: { fr: name, en: name },
      changeable: true,
      questionnaire: {
        ...{ version: 1, start: 'when' },
        questions: {
          when: {
            ...{ titleId: 'when', exclusive: true },
            items: [
              { type: 'checkbox', id: 'am' },
              { type: 'checkbox', id: 'pm' },
            ],
          },
        },
        texts: {
          fr: { when: 'Quand ouvrir', am: 'Le matin', pm: 'Le soir' },
          en: { when: 'When to open', am: 'In the morning', pm: 'In the evening' },
        },
      },
    });
    const [question, morning, evening] =
      locale === 'fr-FR'
        ? ['Quand ouvrir', 'Le matin', 'Le soir']
        : ['When to open', 'In the morning', 'In the evening'];
    await agent.openCase('bins', 'townhall');
    await agent.take();
    await agent.openTool(t('questions.poll.send'));
    await agent.drawer.getByRole('radio', { name, exact: false }).click();
    await expectAccessible(agent.page, 'a poll to send');
    await agent.drawer.getByRole('button', { name: t('questions.poll.send.submit'), exact: true }).click();
    await expect(agent.drawer).toHaveCount(0);
    await expect(agent.chat).toContainText(t('chat.poll', { poll: name }));
    await expect(agent.chat).toContainText(t('pollDesk.many.none'));

    const poll = visitor.chat.getByRole('group', { name: question, exact: true });
    await expect(poll.getByRole('button')).toHaveText([morning, evening]);
    await expectAccessible(visitor.page, 'a poll to answer in the chat');
    await poll.getByRole('button', { name: morning, exact: true }).click();
    await expect(visitor.chat).toContainText(t('poll.answered'));
    await expect(poll.getByRole('button')).toHaveCount(0);
    await expect(poll).toContainText(t('part.pollMine'));
    await visitor.chat.getByRole('button', { name: t('poll.change'), exact: true }).click();
    await poll.getByRole('button', { name: evening, exact: true }).click();
    await expect(visitor.chat).toContainText(t('poll.answered'));
    await expect(agent.chat).toContainText(t('pollDesk.many', { count: 1 }));
    await expectAccessible(visitor.page, 'a poll that was answered');
  });
}

test('a saved question is chosen, changed and deleted; what was written comes back', async ({ people }) => {
  const { t } = french;
  const visitor = await people.contributor();
  await visitor.hasReportedBins('town-park');
  const agent = await people.staff();
  await agent.login();
  await agent.openCase('bins', 'park');
  await agent.take();
  const { drawer, page } = agent;
  const press = (name: string) => drawer.getByRole('button', { name, exact: true }).click();
  const title = drawer.getByRole('textbox', { name: t('editor.title'), exact: true });
  const name = drawer.getByRole('textbox', { name: t('questions.name'), exact: true });

  await agent.beginQuestion('Est-ce réparé\u202f?', 'yesNo');
  await press(t('questions.save'));
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription(new RegExp(t('questions.name.missing')));
  await name.fill('Réparé');
  await press(t('questions.save'));
  await expect(drawer.getByText(t('questions.saved'))).toBeVisible();
  await page.keyboard.press('Escape');

  await agent.openTool(t('staff.step.ask'));
  await title.fill('Autre chose');
  await press(t('questions.choose'));
  await page.getByRole('menuitem', { name: 'Réparé', exact: true }).click();
  await expect(title).toHaveValue('Est-ce réparé\u202f?');
  await name.fill('Réparation');
  await press(t('questions.saveChanges'));
  await expect(drawer.getByText(t('questions.chosen', { name: 'Réparation' }))).toBeVisible();
  await press(t('questions.delete'));
  await expect(drawer.getByText(t('questions.deleted', { name: 'Réparation' }))).toBeVisible();
  await press(t('questions.restore'));
  await expect(drawer.getByText(t('questions.saved'))).toBeVisible();
  await press(t('questions.back'));
  await expect(title).toHaveValue('Autre chose');
});
