import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beyondSides } from './largeText.ts';
import { expect, nightly, test } from './test.ts';
import { french } from './words.ts';

const { t } = french;

/** Sixty letters, with its number before their end. */
const long = (what: string, index: number): string =>
  `${what} ${index} de la communauté intercommunale du Haut-Pays vertueux`.slice(0, 60).trim();

const both = (words: string) => ({ fr: words, en: words });

const categories = Array.from({ length: 40 }, (_, index) => ({
  code: `category-${index}`,
  type: 'reportEnd',
  icon: 'wrench',
  lbl: both(long('Panne', index)),
  questionnaire: {
    version: 1,
    start: 'what',
    questions: {
      what: {
        titleId: `q${index}.what`,
        exclusive: true,
        items: [
          { type: 'checkbox', id: `q${index}.broken` },
          { type: 'checkbox', id: `q${index}.gone` },
        ],
      },
    },
    texts: {
      fr: {
        [`q${index}.what`]: long('Question', index),
        [`q${index}.broken`]: long('Cassé', index),
        [`q${index}.gone`]: long('Disparu', index),
      },
      en: {},
    },
  },
}));

const region = {
  cuid: 'haut-pays',
  cstmrType: 'town',
  cstmrLbl: both(long('Mairie', 1)),
  emergency: [],
  retentionDays: 7,
  menu: categories,
  places: [{ code: 'hall', lbl: both(long('Halle', 2)), qr: [{ qrid: 'haut-pays-halle' }] }],
  staff: [{ email: 'agent@haut-pays.example', name: long('Agent', 3), level: 'agent' }],
};

test(
  'forty categories with names of sixty letters: nothing is cut, on the smallest phone and at a desk',
  nightly,
  async ({ people, launch }, testInfo) => {
    const folder = testInfo.outputPath('customers');
    mkdirSync(join(folder, 'region'), { recursive: true });
    writeFileSync(join(folder, 'region', 'customer.json'), JSON.stringify(region));
    const product = await launch({ customers: folder });
    const visitor = await people.contributor({
      product,
      options: { viewport: { width: 320, height: 640 } },
    });
    const { page } = visitor;
    // What has no words is a drawing, which its frame cuts.
    const whole = async () =>
      expect((await beyondSides(page)).filter((one) => !one.includes('“”'))).toEqual([]);
    await visitor.scan('haut-pays-halle');
    await visitor.acceptTerms();
    await expect(visitor.heading).toBeVisible();
    const tiles = page.getByRole('main').getByRole('button').filter({ hasText: 'Panne' });
    await expect(tiles).toHaveCount(40);
    await whole();
    await tiles.last().click();
    await whole();
    await page
      .getByRole('button', { name: t('menu.report', { lbl: long('Panne', 39) }) })
      .last()
      .click();
    await expect(page.getByText(long('Question', 39))).toBeVisible();
    await whole();
    await visitor.choose(long('Question', 39), long('Cassé', 39));
    await expect(visitor.sendButton).toBeVisible();
    await whole();
    await visitor.sendButton.click();
    await visitor.isThanked();
    await whole();
    await visitor.opensTheConversation();
    await whole();

    const agent = await people.staff({ product });
    await agent.login('agent@haut-pays.example');
    await expect(agent.list.getByRole('listitem')).toHaveCount(1);
    for (const width of [1280, 320]) {
      await agent.page.setViewportSize({ width, height: 800 });
      await agent.page.goto(`${product.address}/staff/haut-pays`);
      await expect(agent.list.getByRole('listitem')).toHaveCount(1);
      expect(await beyondSides(agent.page), `the board, ${width} px`).toEqual([]);
      await agent.list.getByRole('listitem').getByRole('link').click();
      await expect(agent.chat).toContainText(t('statement.create.staff'));
      expect(await beyondSides(agent.page), `the case, ${width} px`).toEqual([]);
    }
  },
);
