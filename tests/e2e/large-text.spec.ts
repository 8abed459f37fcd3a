import { type LegalPage, legalAddress, legalPages } from '@parvis/api/legalPages';
import { type Look, staffScreens, visitorScreens } from './everyScreen.ts';
import { beyondSides, largeText } from './largeText.ts';
import { expect, nightly, readers, test } from './test.ts';
import { french } from './words.ts';

/** The width of a small phone, or of a desk at 400 %. */
const narrow = { viewport: { width: 320, height: 640 }, hasTouch: true } as const;

/** Looks at each screen, and collects what no scrolling down brings into sight. */
const looker = () => {
  const beyond: string[] = [];
  const look: Look = async (page, screen) => {
    beyond.push(...(await beyondSides(page)).map((one) => `${screen}: ${one}`));
  };
  return { beyond, look };
};

test(
  'a category that was chosen at twice the text leads to its button, below all others',
  nightly,
  async ({ people }) => {
    const visitor = await people.contributor({ options: narrow });
    await largeText(visitor.page);
    await visitor.arrives();
    await visitor.chooseTile('it');
    const name = french.t('menu.report', { lbl: french.tile('it') });
    await expect(visitor.page.getByRole('button', { name })).toBeInViewport();
  },
);

test(
  'at twice the text the menu after the gate, and what a tile leads to, begin at their heading',
  nightly,
  async ({ people }) => {
    const visitor = await people.contributor({ options: narrow });
    const { page } = visitor;
    await largeText(page);
    const head = () => page.evaluate(() => scrollY);
    await visitor.arrives();
    await expect.poll(head).toBe(0);
    await visitor.tile('repairs').scrollIntoViewIfNeeded();
    await expect(visitor.heading).not.toBeInViewport();
    await visitor.chooseTile('repairs');
    await expect(visitor.heading).toHaveText(visitor.words.t('menu.continue'));
    await expect(visitor.heading).toBeInViewport();
    expect(await head()).toBe(0);
  },
);

for (const [width, height] of [
  [320, 568],
  [390, 640],
  [390, 844],
] as const)
  for (const words of readers) {
    const options = { viewport: { width, height }, hasTouch: true } as const;

    test(
      `a tile that was chosen at twice the text is not under its button, ${width} × ${height} (${words.locale})`,
      nightly,
      async ({ people }) => {
        const visitor = await people.contributor({ words, options });
        await largeText(visitor.page);
        await visitor.arrives();
        await visitor.chooseTile('it');
        const name = words.t('menu.report', { lbl: words.tile('it') });
        const report = visitor.page.getByRole('button', { name });
        await expect(report).toBeInViewport({ ratio: 1 });
        const [tile, button] = [await visitor.tile('it').boundingBox(), await report.boundingBox()];
        expect((tile?.y ?? 0) + (tile?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0);
      },
    );

    test(
      `a conversation at twice the text shows its newest message, ${width} × ${height} (${words.locale})`,
      nightly,
      async ({ people }) => {
        const visitor = await people.contributor({ words, options });
        await largeText(visitor.page);
        await visitor.hasReportedBins();
        await expect(visitor.chat.getByText(words.asked('bins.what'))).toBeInViewport();
        // More than half of the window is the conversation's.
        const box = await visitor.chat.boundingBox();
        const bottom = Math.min(height, (box?.y ?? 0) + (box?.height ?? 0));
        expect(bottom - (box?.y ?? height)).toBeGreaterThan(height / 2);
        await visitor.write('Merci');
        await expect(visitor.chat.getByText('Merci')).toBeInViewport({ ratio: 1 });
        await expect(visitor.page.getByRole('textbox')).toBeInViewport({ ratio: 1 });
      },
    );
  }

for (const words of readers) {
  test(
    `a visitor at twice the text, 320 px wide, scrolls down alone (${words.locale})`,
    nightly,
    async ({ people }) => {
      const { beyond, look } = looker();
      const visitor = await people.contributor({ words, options: narrow });
      await largeText(visitor.page);
      await visitorScreens(visitor, look);
      expect(beyond).toEqual([]);
    },
  );

  test(
    `staff at twice the text, 320 px wide, scroll down alone (${words.locale})`,
    nightly,
    async ({ people }) => {
      const { beyond, look } = looker();
      const agent = await people.staff({ words, options: narrow });
      await largeText(agent.page);
      await staffScreens(agent, await people.contributor({ words, options: narrow }), look);
      expect(beyond).toEqual([]);
    },
  );
}

for (const words of readers)
  for (const width of [320, 390])
    test(
      `what a customer owes its visitors is read at twice the text by scrolling down alone, ${width} px (${words.locale})`,
      nightly,
      async ({ people }) => {
        const { beyond, look } = looker();
        const options = { viewport: { width, height: 640 }, hasTouch: true } as const;
        const { page, address } = await people.contributor({ words, options });
        await largeText(page);
        for (const name of Object.keys(legalPages) as LegalPage[]) {
          await page.goto(address + legalAddress(name, words.cuid));
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await look(page, name);
          // What stands above is no page of its own: the customer's name is read as words.
          const head = await page.getByRole('banner').boundingBox();
          expect(head?.height).toBeLessThan(320);
        }
        expect(beyond).toEqual([]);
      },
    );
