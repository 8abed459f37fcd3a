import { getSessionCookieName } from '../../../server/http/cookies.ts';
import { expect, test } from '../test.ts';
import { french } from '../words.ts';

const { t } = french;

/** Counts started tones instead of playing them. */
function noteTones(): void {
  const silent = { setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} };
  class Quiet {
    readonly state = 'running';
    readonly currentTime = 0;
    readonly destination = {};
    createGain = () => ({ gain: silent, connect() {} });
    createOscillator = () => ({
      frequency: { value: 0 },
      connect: (to: unknown) => to,
      start() {
        const { dataset } = document.documentElement;
        dataset.tones = String(Number(dataset.tones ?? 0) + 1);
      },
      stop() {},
    });
  }
  Object.assign(window, { AudioContext: Quiet });
}

test.describe('agent’s working day', () => {
  test('shows a message on an own case wherever the agent looks', async ({ people }) => {
    const [agent, visitor, other] = [
      await people.staff(),
      await people.contributor(),
      await people.contributor(),
    ];
    await agent.login();
    await visitor.hasReportedBins('town-park');
    await agent.openCase('bins', 'park');
    await agent.take();
    await other.hasReportedBins('town-pool');
    await agent.openCase('bins', 'pool');

    await visitor.write('Le bac déborde encore');
    const news = agent.page.getByRole('status').filter({ hasText: 'Le bac déborde encore' });
    await expect(news).toBeVisible();
    await expect(agent.row('bins', 'park')).toContainText(t('part.unread', { count: 1 }));
    await expect(agent.filterChip('mine')).toContainText(/[1-9]\d* non lus?$/);
    await expect(agent.page).toHaveTitle(/^\([1-9]\d*\) /);

    await news.getByRole('button', { name: t('staff.news.open'), exact: true }).click();
    await agent.reads('Le bac déborde encore');
    await expect(agent.page.getByRole('button', { name: t('staff.news.open'), exact: true })).toHaveCount(0);
    await expect(agent.row('bins', 'park')).not.toContainText(t('part.unread', { count: 1 }));
  });

  test('runs case steps by keyboard shortcuts, which settings can disable', async ({ people }) => {
    const [agent, visitor] = [await people.staff(), await people.contributor()];
    const { page } = agent;
    await visitor.hasReportedBins('town-hall');
    await agent.login();
    await page.keyboard.press('?');
    await expect(agent.drawer).toHaveAccessibleName(t('staff.keys.title'));
    await page.keyboard.press('Escape');
    await expect(agent.drawer).toHaveCount(0);
    await page.keyboard.press('j');
    await expect(agent.chat).toContainText(t('statement.create.staff'));
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeFocused();
    // Under "More" at this width, yet its shortcut works.
    await page.keyboard.press('c');
    await expect(agent.drawer).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(agent.drawer).toHaveCount(0);
    await page.keyboard.press('a');
    await agent.isTold(t('statement.handle.me'));
    await page.keyboard.press('r');
    await expect(page.getByRole('textbox', { name: t('staff.reply'), exact: true })).toBeFocused();
    await page.keyboard.type('ah');
    await page.getByRole('heading', { level: 2 }).first().click();

    await page.keyboard.press('h');
    await agent.fillHold('La pièce est commandée', 'Devis Legrand');
    await agent.drawer.getByRole('button', { name: t('holdCase.yes'), exact: true }).click();
    await agent.reads('La pièce est commandée');
    await visitor.reads('La pièce est commandée');

    await page.keyboard.press('c');
    await agent.pick(t('answer.solved'));
    await agent.isTold(t('statement.close.me'));
    await page.keyboard.type('r?j/');
    await expect(page.getByText(t('staff.reply.closed'))).toBeFocused();
    await expect(agent.drawer).toHaveCount(0);
    await page.getByRole('button', { name: t('staff.close.undo'), exact: true }).click();
    await agent.isTold(t('statement.close.undone.me'));
    await visitor.seesState(t('case.state.held'));

    const switchKeys = async () => {
      await page.getByRole('link', { name: t('staff.nav.settings'), exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('settings.title'));
      await page.getByRole('checkbox', { name: t('staff.settings.keys') }).click();
      await page.getByRole('link', { name: t('staff.nav.cases'), exact: true }).click();
      await expect(agent.list).toBeVisible();
    };
    await switchKeys();
    await page.keyboard.press('?');
    await page.keyboard.press('j');
    await expect(agent.drawer).toHaveCount(0);
    await expect(page.getByText(t('staff.choose'))).toBeVisible();
    // Of the account, which the next scenarios use.
    await switchKeys();
    await page.keyboard.press('j');
    await expect(agent.chat).toContainText(t('statement.create.staff'));
  });

  test('warns before joining a colleague’s case', async ({ people }) => {
    const [anna, other] = [await people.staff(), await people.staff()];
    const visitor = await people.contributor();
    await visitor.hasReportedBins('town-school');
    await anna.login();
    await anna.openCase('bins', 'school');
    await anna.take();
    await other.login('manager@town.example');
    await other.openCase('bins', 'school');
    await expect(other.stepButton('handle')).toHaveCount(0);
    await other.page.getByRole('button', { name: t('staff.step.join'), exact: true }).click();
    await other.drawer.getByRole('button', { name: t('staff.join.no'), exact: true }).click();
    await expect(other.drawer).toHaveCount(0);
    await expect(other.line(t('statement.rejoin.me'))).toHaveCount(0);
    await other.page.getByRole('button', { name: t('staff.step.join'), exact: true }).click();
    await expect(other.drawer.getByRole('button').last()).toHaveText(t('staff.join.yes'));
    await other.drawer.getByRole('button', { name: t('staff.join.yes'), exact: true }).click();
    await other.isTold(t('statement.rejoin.me'));
  });

  test('lists a reopened case among own cases, as new until it is taken again', async ({ people }) => {
    const [anna, other] = [await people.staff(), await people.staff()];
    const visitor = await people.contributor();
    await visitor.hasReportedBins('town-pool');
    await anna.login();
    await anna.openCase('bins', 'pool');
    await anna.take();
    await anna.close('answer.solved');
    await other.login('manager@town.example');
    await visitor.page.getByRole('button', { name: t('chat.reopen'), exact: true }).click();
    await visitor.isTold(t('statement.crReopen.me'));

    await anna.filter('mine');
    await expect(anna.row('bins', 'pool')).toContainText(
      `${t('case.state.reopened')} · ${t('staff.row.back', { names: t('chat.me') })}`,
    );
    await anna.filter('new');
    await expect(anna.row('bins', 'pool')).toBeVisible();
    // By its address: another scenario may have reported bins of this place.
    await other.page.goto(anna.page.url());
    await expect(other.stepButton('handle')).toBeVisible();
    await anna.stepButton('resume').click();
    await expect(anna.line(t('statement.handle.me'))).toHaveCount(2);
    await expect(anna.stepButton('close')).toBeVisible();
    await other.page.reload();
    await other.filter('new');
    await expect(other.list.locator('a[aria-current]')).toContainText(t('case.state.handled'));
  });

  test('keeps new cases in place while the agent works down the list', async ({ people }) => {
    const [agent, visitor] = [await people.staff(), await people.contributor()];
    const { page } = agent;
    for (const place of ['town-library', 'town-school', 'town-hall', 'town-park'] as const)
      await visitor.hasReportedBins(place);
    await agent.login();
    // Opened anew, without the rows of another view.
    await page.goto(`${page.url()}?filter=new`);
    const rows = agent.list.getByRole('listitem').getByRole('link');
    await expect(rows.nth(2)).toBeVisible();
    const address = (nth: number) => rows.nth(nth).getAttribute('href');
    const [first, second, third] = [await address(0), await address(1), await address(2)];
    await rows.first().click();
    await expect(agent.stepButton('handle')).toBeVisible();
    await page.keyboard.press('a');
    await expect(rows.first()).toContainText(t('case.state.handled'));
    expect(await address(0)).toBe(first);
    await page.keyboard.press('j');
    await expect(page).toHaveURL((url) => url.pathname + url.search === second);
    await expect(agent.stepButton('handle')).toBeVisible();
    await page.keyboard.press('r');
    await page.keyboard.type('Nous passons demain');
    await page.keyboard.press('Enter');
    await expect(rows.nth(1)).toContainText(t('case.state.handled'));
    await expect(page).toHaveURL(/\?filter=new$/);
    expect([await address(0), await address(1), await address(2)]).toEqual([first, second, third]);
    await page.keyboard.press('Escape');
    await page.keyboard.press('j');
    await expect(page).toHaveURL((url) => url.pathname + url.search === third);
    // Pressing the filter again refreshes the list.
    await agent.filter('new');
    await expect(rows.first()).not.toHaveAttribute('href', first ?? '');
  });

  test('warns on sign-out that an unsent message will be lost', async ({ people }) => {
    const [visitor, agent] = [await people.contributor(), await people.staff()];
    const { page } = agent;
    await visitor.hasReportedBins('town-park');
    await agent.login();
    await agent.openCase('bins', 'park');
    await page.getByRole('textbox', { name: t('staff.reply'), exact: true }).fill('Nous pass');
    await page.getByRole('link', { name: t('staff.nav.settings'), exact: true }).click();
    await page
      .getByRole('main')
      .getByRole('button', { name: t('settings.disconnect'), exact: true })
      .click();
    await expect(agent.drawer).toContainText('Vos messages commencés ne sont pas envoyés');
    await expect(agent.drawer).not.toContainText('Vous retrouverez tout');
    const begun = agent.drawer.getByRole('list', { name: t('staff.begun') });
    await expect(begun.getByRole('listitem')).toHaveCount(1);
    await begun.getByRole('link', { name: /^n°.*Poubelle.*Nous pass$/ }).click();
    await expect(page.getByRole('textbox', { name: t('staff.reply'), exact: true })).toHaveValue('Nous pass');
    await expect(agent.drawer).toHaveCount(0);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('settings.title'));
  });

  test('says that the server ended the session', async ({ people }) => {
    const agent = await people.staff();
    await agent.login();
    // The language cookie stays: without it the account's language applies, which English tests change.
    await agent.page.context().clearCookies({ name: getSessionCookieName(false) });
    // Returning a minute later refreshes the page, which may have noticed earlier.
    await agent.page.clock.setFixedTime(Date.now() + 60_000);
    await agent.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(agent.page.getByRole('heading', { level: 1 })).toHaveText(t('staff.ended'));
    await expect(agent.page.getByText(t('staff.ended.text'))).toBeVisible();
  });

  test('plays a sound for new messages only after it is switched on', async ({ people }) => {
    const [agent, visitor] = [await people.staff(), await people.contributor()];
    const { page } = agent;
    await page.addInitScript(noteTones);
    const tones = () => page.evaluate(() => Number(document.documentElement.dataset.tones ?? 0));
    await agent.login();
    await visitor.hasReportedBins('town-pool');
    await expect(agent.row('bins', 'pool')).toBeVisible();
    expect(await tones()).toBe(0);

    await page.getByRole('link', { name: t('staff.nav.settings'), exact: true }).click();
    await page.getByRole('checkbox', { name: t('staff.settings.sound') }).click();
    expect(await tones()).toBe(2);
    await visitor.write('Il déborde');
    await expect.poll(tones).toBeGreaterThan(2);
    await expect(page).toHaveTitle(new RegExp(`^\\(\\d+\\) ${t('settings.title')}`));
    await page
      .getByRole('button', { name: t('staff.news.open'), exact: true })
      .last()
      .click();
    await expect(agent.chat).toContainText('Il déborde');
  });
});
