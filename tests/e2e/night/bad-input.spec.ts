import { expect, test } from '../test.ts';
import { french } from '../words.ts';

const UNKNOWN = 'AAAAAAAAAAAAAAAAAAAAAAAA';

test.describe('unusable addresses and input', () => {
  test('a code under an unknown category gets a readable page', async ({ people }) => {
    const visitor = await people.contributor();
    await visitor.arrives();
    await visitor.page.goto(`${visitor.address}/q/demo-town/report/no-such-category`);
    await expect(visitor.heading).toHaveText(french.t('report.unknown'));
    await expect(visitor.page).toHaveTitle(`${french.t('report.unknown')} – ${french.town}`);
    // Nothing to discard or retry: the menu is the only way on.
    await expect(visitor.page.getByRole('button', { name: french.t('report.quit') })).toHaveCount(0);
    await visitor.page.getByRole('link', { name: french.t('report.toMenu') }).click();
    await visitor.seesTheMenu();
  });

  test('an unknown case and another person’s case look alike', async ({ people }) => {
    const owner = await people.contributor();
    const address = await owner.hasReportedBins('town-hall');
    await owner.write('Ceci ne regarde que moi');
    await owner.seesStatus('Ceci ne regarde que moi', 'part.sent');

    const stranger = await people.contributor();
    await stranger.arrives('town-hall');
    for (const to of [
      address,
      `${stranger.address}/m/case/belleroche/${UNKNOWN}`,
      `${stranger.address}/m/case/nobody/${UNKNOWN}`,
      // With a full stop as at the end of a mail's sentence, and an invalid number.
      `${stranger.address}/m/case/belleroche/${UNKNOWN}.`,
      `${stranger.address}/m/case/belleroche/${'A'.repeat(300)}`,
    ]) {
      await stranger.page.goto(to);
      await expect(stranger.heading).toHaveText(french.t('chat.unknownCase'));
      await expect(stranger.page.getByText('Ceci ne regarde que moi')).toHaveCount(0);
    }
  });

  test('the staff side turns visitors away', async ({ people }) => {
    const visitor = await people.contributor();
    await visitor.arrives();
    for (const path of ['/staff', '/staff/belleroche', `/staff/belleroche/${UNKNOWN}`]) {
      await visitor.page.goto(`${visitor.address}${path}`);
      await expect(visitor.heading).toHaveText(french.t('staff.noRole'));
    }
  });

  test('staff cannot open an unknown case or another customer’s board', async ({ people }) => {
    const agent = await people.staff();
    await agent.login();
    await agent.page.goto(`${agent.address}/staff/belleroche/${UNKNOWN}`);
    await expect(agent.page.getByText(french.t('staff.case.unknown'), { exact: true })).toBeVisible();
    await expect(agent.page.locator(':is(h1, h2, h3):empty, [aria-label=""]')).toHaveCount(0);
    await agent.page.goto(`${agent.address}/staff/trois-rives`);
    await expect(agent.page.getByRole('heading', { level: 1 })).toHaveText(french.t('staff.elsewhere'));
    await expect(agent.page.getByRole('main')).toContainText('agent@town.example');
    await agent.page.getByRole('link', { name: /Belleroche/ }).click();
    await expect(agent.list).toBeVisible();
  });

  test('hostile text is shown as text, and invalid text is rejected at its field', async ({ people }) => {
    const visitor = await people.contributor();
    const agent = await people.staff();
    const { asked, t } = french;
    await agent.login();
    await visitor.arrives('town-library');
    await visitor.beginReport('hygiene', 'toilets');
    await visitor.choose(asked('toilets.what'), asked('toilets.what.other'));
    await visitor.tell(asked('toilets.say'), '<script>alert(1)</script> {{name}} $(reboot)');
    const chars = '{ }';
    const refused = visitor.page.getByText(t('questionnaire.hint.refused', { count: 2, chars }));
    await expect(refused.first()).toBeVisible();
    const text = "<script>alert(1)</script> '); DROP TABLE messages;-- %s %00 ../../etc/passwd & co";
    await visitor.tell(asked('toilets.say'), text);
    await visitor.sendsTheReport();
    await visitor.reads(text);
    await agent.openCase('toilets', 'library');
    await agent.reads(text);

    await visitor.page
      .getByRole('textbox', { name: t('part.message') })
      .fill('<img src=x onerror=alert(1)> {}');
    await expect(refused.first()).toBeVisible();
    await expect(visitor.page.getByRole('main').getByRole('button', { name: t('part.send') })).toBeDisabled();
    await visitor.page.getByRole('textbox', { name: t('part.message') }).fill('النجدة');
    const arabic = { count: 6, chars: 'ا ل ن ج د ة' };
    await expect(visitor.page.getByText(t('questionnaire.hint.refused', arabic)).first()).toBeVisible();
    // Text over the limit is reported and kept.
    const field = visitor.page.getByRole('textbox', { name: t('part.message') });
    await field.fill('x'.repeat(1_000));
    await expect(visitor.page.getByText(t('part.charactersOver', { count: 800 }))).toBeVisible();
    await expect(refused).toHaveCount(0);
    await expect(field).toHaveValue('x'.repeat(1_000));
    await visitor.write("' OR 1=1 --");
    await agent.reads("' OR 1=1 --");
    const markup = '<img src=x onerror=alert(1)> {{count}} $name --chat.unknown--';
    await agent.answer(markup);
    await visitor.reads(markup);
    await expect(visitor.chat.locator('img')).toHaveCount(0);
  });
});
