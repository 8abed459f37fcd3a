import { expect, nightly, phone, test } from './test.ts';
import { french } from './words.ts';

const { t, asked } = french;

test(
  'lines stay as they were written, and numbers and addresses can be followed, on both sides',
  nightly,
  async ({ people }) => {
    const visitor = await people.contributor({ options: phone });
    const agent = await people.staff();
    await agent.login();
    await visitor.hasReportedBins('town-pool');
    await agent.openCase('bins', 'pool');
    const field = agent.page.getByRole('textbox', { name: t('staff.reply'), exact: true });
    await field.fill('Bonjour,');
    await field.press('Shift+Enter');
    await field.pressSequentially('appelez le 04 65 71 20 10 ou voyez https://www.belleroche.example/eau.');
    await field.press('Enter');
    const said = visitor.chat.getByText('Bonjour,');
    await expect(said).toHaveText(
      'Bonjour,\nappelez le 04 65 71 20 10 ou voyez https://www.belleroche.example/eau.',
      {
        useInnerText: true,
      },
    );
    await expect(visitor.chat.getByRole('link', { name: '04 65 71 20 10' })).toHaveAttribute(
      'href',
      'tel:0465712010',
    );
    const site = visitor.chat.getByRole('link', { name: 'https://www.belleroche.example/eau' });
    await expect(site).toHaveAttribute('href', 'https://www.belleroche.example/eau');
    await expect(site).toHaveAttribute('rel', /noopener noreferrer/);
    await expect(site).toHaveAttribute(
      'title',
      t('part.newTab', { words: 'https://www.belleroche.example/eau' }),
    );
    // Enter sends on a phone as on a desk.
    const own = visitor.page.getByRole('textbox', { name: t('part.message') });
    await own.fill('Mon numéro : 06 12 34 56 78');
    await own.press('Enter');
    await expect(agent.chat.getByRole('link', { name: '06 12 34 56 78' })).toHaveAttribute(
      'href',
      'tel:0612345678',
    );
  },
);

test('who reads that their safety comes first can call at once', async ({ people }) => {
  const visitor = await people.contributor({ options: phone });
  await visitor.arrives('town-school');
  await visitor.beginReport('hygiene', 'toilets');
  await visitor.choose(asked('toilets.what'), asked('toilets.what.leak'));
  await visitor.press(asked('toilets.floor'), t('part.yes'));
  const main = visitor.page.getByRole('main');
  await expect(main.getByRole('link', { name: '15' })).toHaveAttribute('href', 'tel:15');
  await expect(main.getByRole('link', { name: '112' })).toHaveAttribute('href', 'tel:112');
});

test('the tile that is selected is never under the report button', nightly, async ({ people }) => {
  const visitor = await people.contributor({ options: phone });
  const { page } = visitor;
  await visitor.arrives('town-park');
  // Seen from above, as when somebody scrolls by hand: in its row it would stand under the button.
  await page.setViewportSize({ width: 390, height: 640 });
  const last = visitor.tile('nuisance');
  await last.click();
  const button = page.getByRole('button', { name: t('menu.report', { lbl: french.tile('nuisance') }) });
  await expect(button).toBeVisible();
  await expect
    .poll(async () => {
      const [tile, over] = [await last.boundingBox(), await button.boundingBox()];
      return (tile?.y ?? 0) + (tile?.height ?? 0) <= (over?.y ?? 0);
    })
    .toBe(true);
});

test(
  'an info tile says how its customer is reached, and its numbers can be called',
  nightly,
  async ({ people }) => {
    const visitor = await people.contributor({ options: phone });
    await visitor.arrives('town-hall');
    await visitor.chooseTile('townhall-hours');
    const drawer = visitor.page.getByRole('dialog', { name: french.tile('townhall-hours') });
    await expect(drawer.getByRole('link').and(drawer.locator('[href^="tel:"]'))).toBeVisible();
    await expect(drawer.locator('[href^="mailto:"]')).toBeVisible();
  },
);
