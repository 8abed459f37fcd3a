import { addressPage } from '../../../app/lib/session/addressPage.ts';
import { expect, test } from '../test.ts';
import { french } from '../words.ts';

const words = french;

test.describe('after sending a report', () => {
  test('shows thanks, the number, the readers and the usual response time', async ({ people }) => {
    const { t, asked } = words;
    const visitor = await people.contributor({ words });
    const { page } = visitor;
    await visitor.arrives('town-library');
    await visitor.beginReport('hygiene', 'bins');
    await visitor.choose(asked('bins.what'), asked('bins.what.full'));
    await visitor.sendButton.click();
    await visitor.isThanked();
    await expect(page).toHaveTitle(`${t('sent.title')} – ${words.town}`);
    const main = page.getByRole('main');
    const number = main.locator('dt', { hasText: t('sent.number') }).locator('+ dd');
    await expect(number).toHaveText(/^[0-9A-Z]{4,6}$/);
    for (const said of [words.readBy, words.within, t('sent.news.text')])
      await expect(main).toContainText(said);
    const told = await number.innerText();
    await expect(page.getByRole('link', { name: t('sent.news.give') })).toHaveAttribute('href', addressPage);
    await page.reload();
    await expect(number).toHaveText(told);
    await visitor.opensTheConversation();
    await visitor.seesState(t('case.number', { nbr: told }));
    // Back does not return to the thanks page.
    await page.goBack();
    await expect(page).not.toHaveURL(/\/sent$/);
  });
});

test.describe('after a case is closed', () => {
  test('reopens for staff when the visitor says that the problem persists', async ({ people }) => {
    const { t } = words;
    const visitor = await people.contributor({ words });
    const { page } = visitor;
    await visitor.hasReportedBins('town-park');
    const agent = await people.staff();
    const own = agent.words;
    await agent.login();
    await agent.openCase('bins', 'park');
    await agent.take();
    await agent.askChoice('Quelle poubelle ?', ['Banc', 'Fontaine']);
    const choice = page.getByRole('radio', { name: 'Banc' });
    await expect(choice).toBeVisible();
    await agent.close('answer.solved');
    await visitor.seesState(t('case.state.closed'));
    await expect(choice).toHaveCount(0);
    await visitor.reads(t('chat.unanswered'));
    await expect(agent.page.getByText(own.t('chat.unanswered'))).toBeVisible();
    await visitor.rate(t('satisfaction'), 3);
    await page.getByRole('button', { name: t('chat.reopen'), exact: true }).click();
    await visitor.isTold(t('statement.crReopen.me'));
    await visitor.reads(t('chat.reopen.rated', { count: 3 }));
    await visitor.seesState(t('case.state.reopened'));
    await expect(choice).toBeVisible();
    await expect(agent.row('bins', 'park')).toContainText(own.t('case.state.reopened'));
    await agent.isTold(own.t('statement.crReopen'));
    await agent.filter('new');
    await expect(agent.row('bins', 'park')).toBeVisible();
    await visitor.write('La poubelle déborde encore');
    await visitor.seesStatus('La poubelle déborde encore', 'part.sent');
  });

  test('warns that few stars reopen the case, and reopens it', async ({ people }) => {
    const { t } = words;
    const visitor = await people.contributor({ words });
    await visitor.hasReportedBins('town-school');
    const agent = await people.staff();
    await agent.login();
    await agent.openCase('bins', 'school');
    await agent.take();
    await agent.close('answer.solved');
    const [said = ''] = t('chat.lowRating', { date: '#' }).split('#');
    await expect(visitor.page.getByText(said)).toBeVisible();
    await visitor.rate(t('satisfaction'), 2);
    await visitor.press(t('satisfaction'), t('satisfaction.send'));
    await visitor.isTold(t('statement.crReopen.me'));
    await expect(visitor.page.getByText(said)).toBeHidden();
    await visitor.seesStatus(t('chat.stars', { n: 2, max: 5 }), 'part.seen');
    const lines = await visitor.conversation();
    const at = (words: string) => lines.findIndex((line) => line.includes(words.replace(/\s+/g, ' ')));
    expect(at(t('statement.crReopen.me'))).toBe(at(t('chat.stars', { n: 2, max: 5 })) + 1);
  });

  test('shows the visitor the reason of a refusal and a next step', async ({ people }) => {
    const { t } = french;
    const visitor = await people.contributor();
    await visitor.hasReportedBins('town-library');
    const agent = await people.staff();
    await agent.login();
    await agent.openCase('bins', 'library');
    await agent.take();
    const why = 'Cette poubelle est à la métropole.';
    await agent.refuse(why);
    await visitor.isTold(t('statement.reject', { name: 'Aline Morvan' }));
    await visitor.reads(why);
    await visitor.page
      .getByRole('dialog')
      .getByRole('button', { name: t('flow.understood'), exact: true })
      .click();
    await expect(visitor.page.getByText(t('chat.rejected'))).toBeVisible();
    await visitor.page.getByRole('link', { name: t('chat.contact'), exact: true }).click();
    await expect(visitor.heading).toHaveText(t('contact.title'));
  });
});
