import type { Page } from 'playwright/test';
import { expect, phone, test, withWorker } from '../test.ts';
import { french } from '../words.ts';
import { listCachedPaths } from '../workers.ts';

const words = french;

const MESSAGE = 'Ombeline';

/** Holds back the app's scripts until the cached page was checked. */
const holdsTheAppBack = (page: Page) =>
  page.addInitScript(() => {
    const append = document.head?.appendChild.bind(document.head) ?? Node.prototype.appendChild;
    Node.prototype.appendChild = function <Child extends Node>(this: Node, child: Child): Child {
      if (!(child instanceof HTMLScriptElement)) return append.call(this, child) as Child;
      Reflect.set(globalThis, 'letItCome', () => append.call(this, child));
      return child;
    };
  });

for (const scheme of ['light', 'dark'] as const)
  test(`draws the last conversation before the app loads, then hands over (${scheme})`, async ({
    people,
  }) => {
    const options = { ...phone, ...withWorker, colorScheme: scheme };
    const visitor = await people.contributor({ words, options });
    const at = await visitor.hasReportedBins('town-school');
    await visitor.write(MESSAGE);
    await visitor.seesStatus(MESSAGE, 'part.sent');
    await expect.poll(() => listCachedPaths(visitor.page)).toContain('/m/home');
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

    await again.page.evaluate(() => Reflect.get(globalThis, 'letItCome')());
    await expect(again.page.getByRole('log')).toContainText(MESSAGE);
    await expect(first).toHaveCount(0);
    await expect(again.page.locator('#root')).not.toHaveAttribute('inert');
  });
