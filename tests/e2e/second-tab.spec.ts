import { expect, nightly, readers, test } from './test.ts';

for (const words of readers)
  test(
    `what one tab was told of how it went no other tab asks again (${words.locale})`,
    nightly,
    async ({ people }) => {
      const { t } = words;
      const visitor = await people.contributor({ words });
      const address = await visitor.hasReportedBins('town-hall');
      const agent = await people.staff();
      await agent.login();
      await agent.openCase('bins', 'townhall');
      await agent.take();
      await agent.close('answer.solved');
      const other = await people.sameBrowser(visitor);
      await other.page.goto(address);
      await expect(other.question(t('satisfaction'))).toBeVisible();
      await expect(visitor.question(t('satisfaction'))).toBeVisible();
      await visitor.rate(t('satisfaction'), 5);
      await visitor.press(t('satisfaction'), t('satisfaction.send'));
      await other.reads(t('chat.stars', { n: 5, max: 5 }));
      await expect(other.question(t('satisfaction.thanks'))).toBeVisible();
      await expect(other.question(t('satisfaction'))).toHaveCount(0);
      await visitor.press(t('satisfaction.thanks'), t('satisfaction.skip'));
      await visitor.press(t('satisfaction.tool'), t('satisfaction.next'));
      await visitor.press(t('satisfaction.end'), t('satisfaction.close'));
      await expect(other.question(t('satisfaction.thanks'))).toHaveCount(0);
      await expect(other.question(t('satisfaction'))).toHaveCount(0);
    },
  );
