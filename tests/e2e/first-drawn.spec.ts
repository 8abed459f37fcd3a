import type { Page } from 'playwright/test';
import { expect, nightly, phone, picture, readers, test, withWorker } from './test.ts';
import { keptPaths } from './workers.ts';

const MESSAGE = 'Ombeline';

/** What the app would draw is held back until what stands there before it was looked at. */
const holdsTheAppBack = (page: Page) =>
  page.addInitScript(() => {
    const append = document.head?.appendChild.bind(document.head) ?? Node.prototype.appendChild;
    Node.prototype.appendChild = function <Child extends Node>(this: Node, child: Child): Child {
      if (!(child instanceof HTMLScriptElement)) return append.call(this, child) as Child;
      Reflect.set(globalThis, 'letItCome', () => append.call(this, child));
      return child;
    };
  });

for (const words of readers)
  for (const scheme of ['light', 'dark'] as const)
    test(
      `the conversation read last is drawn before the app is there, and gives way to it (${words.locale}, ${scheme})`,
      nightly,
      async ({ people }) => {
        const options = { ...phone, ...withWorker, colorScheme: scheme };
        const visitor = await people.contributor({ words, options });
        const at = await visitor.hasReportedBins('town-school');
        await visitor.write(MESSAGE);
        await visitor.seesStatus(MESSAGE, 'part.sent');
        await expect.poll(() => keptPaths(visitor.page)).toContain('/m/home');
        await expect
          .poll(() => visitor.page.evaluate(() => localStorage.getItem('pv_kept_drawn')))
          .toContain(MESSAGE);
        await visitor.page.close();

        const again = await people.sameBrowser(visitor);
        await again.goOffline();
        await holdsTheAppBack(again.page);
        await again.page.goto(at);
        const first = again.page.locator('#kept');
        await expect(first).toContainText(MESSAGE);
        await expect(first).toContainText(words.t('chat.kept'));
        await expect(first.getByRole('list', { name: words.t('chat.log') })).toBeVisible();
        await picture(again.page, `first-drawn/${words.locale}-${scheme}`);

        await again.page.evaluate(() => Reflect.get(globalThis, 'letItCome')());
        await expect(again.page.getByRole('log')).toContainText(MESSAGE);
        await expect(first).toHaveCount(0);
        await expect(again.page.locator('#root')).not.toHaveAttribute('inert');
        await picture(again.page, `first-drawn/${words.locale}-${scheme}-app`);
      },
    );

for (const words of readers)
  test(
    `own reports are drawn before the app is there, and give way to it (${words.locale})`,
    nightly,
    async ({ people }) => {
      const { t } = words;
      const visitor = await people.contributor({ words, options: { ...phone, ...withWorker } });
      const { page } = visitor;
      await visitor.hasReportedBins('town-school');
      await expect.poll(() => keptPaths(page)).toContain('/m/home');
      await page.goto(`${visitor.address}/m/home`);
      await expect(visitor.ownCases('bins')).toHaveCount(1);
      await expect
        .poll(() => page.evaluate(() => localStorage.getItem('pv_kept_drawn_own')))
        .toContain(words.tile('bins'));
      await page.close();

      const again = await people.sameBrowser(visitor);
      await again.goOffline();
      await holdsTheAppBack(again.page);
      await again.page.goto(`${again.address}/m/home`);
      const first = again.page.locator('#kept');
      const row = first.getByRole('list', { name: t('home.title') }).getByRole('listitem');
      await expect(row).toContainText([words.tile('bins')]);
      await expect(row).toContainText([words.place('school')]);
      await expect(first).toContainText(t('chat.kept'));
      await picture(again.page, `first-drawn/own-${words.locale}`);

      await again.page.evaluate(() => Reflect.get(globalThis, 'letItCome')());
      await expect(again.ownCases('bins')).toHaveCount(1);
      await expect(first).toHaveCount(0);
      await expect(again.page.locator('#root')).not.toHaveAttribute('inert');
      await picture(again.page, `first-drawn/own-${words.locale}-app`);
    },
  );
