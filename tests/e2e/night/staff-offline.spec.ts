import { waitForMailCode } from '../apiCalls.ts';
import { expect, phone, test } from '../test.ts';
import { french } from '../words.ts';

const { t } = french;

test('reports an offline step, keeps it behind the earlier reply and runs it afterwards', async ({
  people,
}) => {
  const [visitor, agent] = [await people.contributor(), await people.staff()];
  const { page } = agent;
  await visitor.hasReportedBins('town-library');
  await agent.login();
  await agent.openCase('bins', 'library');
  await agent.take();
  const refused = page.getByText(t('staff.step.failed', { why: t('staff.why.waiting') }));
  const away = page.getByText(t('staff.step.failed', { why: t('staff.why.offline') }));

  await page.context().setOffline(true);
  await agent.stepButton('close').click();
  await agent.pick(t('answer.solved'));
  await expect(away).toBeVisible();
  // A desktop shows it once, above the list.
  await expect(page.getByText(t('chat.offline')).filter({ visible: true })).toHaveCount(1);

  await agent.answer('Le bac sera vidé ce soir.');
  await agent.seesStatus('Le bac sera vidé ce soir.', 'part.sending');
  await agent.stepButton('close').click();
  await agent.pick(t('answer.solved'));
  await expect(refused).toBeVisible();
  await expect(agent.stepButton('close')).toBeEnabled();

  await page.context().setOffline(false);
  await visitor.reads('Le bac sera vidé ce soir.');
  // A rejected step is not retried by itself.
  await visitor.seesState(t('case.state.handled'));
  await agent.close('answer.solved');
  await expect(refused).toBeHidden();
  await visitor.seesState(t('case.state.closed'));
});

test('shows a rejected reply on the agent’s screen, with a link to it', async ({ people }) => {
  const [visitor, agent, elsewhere] = [
    await people.contributor(),
    await people.staff(),
    await people.staff(),
  ];
  const { page } = agent;
  await visitor.hasReportedBins('town-pool');
  await agent.login();
  await agent.openCase('bins', 'pool');
  await agent.take();
  await elsewhere.login();
  await elsewhere.openCase('bins', 'pool');
  await page.context().setOffline(true);
  await agent.answer('Nous passons demain.');
  await agent.seesStatus('Nous passons demain.', 'part.sending');
  await agent.page.getByRole('link', { name: t('staff.nav.settings'), exact: true }).click();
  await elsewhere.close('answer.solved');
  await page.context().setOffline(false);

  const told = page.getByRole('status').filter({ hasText: t('staff.unsent', { count: 1 }) });
  await expect(told).toContainText('Nous passons demain.');
  await told.getByRole('button', { name: t('staff.news.open'), exact: true }).click();
  await agent.reads('Nous passons demain.');
  await expect(told).toHaveCount(0);
  await expect(agent.line('Nous passons demain.')).toContainText(t('part.notSent'));
});

test('moves focus from the reply to the case heading on Escape, where shortcuts work', async ({ people }) => {
  const [visitor, agent] = [await people.contributor(), await people.staff()];
  const { page } = agent;
  await visitor.hasReportedBins('town-hall');
  await agent.login();
  await agent.openCase('bins', 'townhall');
  await page.keyboard.press('r');
  await expect(page.getByRole('textbox', { name: t('staff.reply'), exact: true })).toBeFocused();
  await page.keyboard.type('ah');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeFocused();
  await page.keyboard.press('?');
  await expect(agent.drawer).toContainText(t('staff.keys.leave'));
  await page.keyboard.press('Escape');
  await page.keyboard.press('r');
  await expect(page.getByRole('textbox', { name: t('staff.reply'), exact: true })).toHaveValue('ah');
});

/** An account no other scenario uses: an unused code would delay the next. */
const MAIL = 'admin@town.example';

for (const { options, where } of [
  { options: {}, where: '' },
  { options: phone, where: ' on a phone' },
])
  test(`focuses the code field after a request${where}`, async ({ people, product }) => {
    const agent = await people.staff(options === phone ? { options } : {});
    const { page } = agent;
    await agent.acceptsOnLoginPage();
    const before = new Set((await product.outbox()).map(({ id }) => id));
    await page.getByRole('textbox', { name: t('login.mail') }).fill(MAIL);
    await page.getByRole('button', { name: t('login.send'), exact: true }).click();
    await expect(page.getByRole('textbox', { name: t('login.code') })).toBeFocused();
    await page.keyboard.type(await waitForMailCode(product, MAIL, before));
    await page.keyboard.press('Enter');
    await expect(agent.list).toBeVisible();
  });
