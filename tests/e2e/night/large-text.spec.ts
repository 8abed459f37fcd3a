import { type LegalPage, legalAddress, legalPages } from '@parvis/api/legalPages';
import { type Look, staffScreens, visitorScreens } from '../everyScreen.ts';
import { enlargeText, findHorizontalOverflow } from '../largeText.ts';
import { expect, test } from '../test.ts';
import { english, french } from '../words.ts';

/** A small phone, or a desktop at 400 %. */
const options = { viewport: { width: 320, height: 640 }, hasTouch: true } as const;

/** Collects content of each screen that vertical scrolling cannot reach. */
const looker = () => {
  const beyond: string[] = [];
  const look: Look = async (page, screen) => {
    beyond.push(...(await findHorizontalOverflow(page)).map((one) => `${screen}: ${one}`));
  };
  return { beyond, look };
};

for (const words of [french, english]) {
  test(`needs only vertical scrolling for a visitor at 200 % text, 320 px wide (${words.locale})`, async ({
    people,
  }) => {
    const { beyond, look } = looker();
    const visitor = await people.contributor({ words, options });
    await enlargeText(visitor.page);
    await visitorScreens(visitor, look);
    for (const name of Object.keys(legalPages) as LegalPage[]) {
      await visitor.page.goto(visitor.address + legalAddress(name, words.cuid));
      await expect(visitor.heading).toBeVisible();
      await look(visitor.page, name);
    }
    expect(beyond).toEqual([]);
  });

  test(`needs only vertical scrolling for staff at 200 % text, 320 px wide (${words.locale})`, async ({
    people,
  }) => {
    const { beyond, look } = looker();
    const agent = await people.staff({ words, options });
    await enlargeText(agent.page);
    await staffScreens(agent, await people.contributor({ words, options }), look);
    expect(beyond).toEqual([]);
  });
}

for (const [width, height] of [
  [320, 568],
  [390, 844],
] as const)
  test(`keeps the chosen tile above its button and the newest message visible at 200 % text, ${width} × ${height}`, async ({
    people,
  }) => {
    const { t, tile } = french;
    const visitor = await people.contributor({ options: { viewport: { width, height }, hasTouch: true } });
    await enlargeText(visitor.page);
    await visitor.arrives();
    await visitor.chooseTile('it');
    const report = visitor.page.getByRole('button', { name: t('menu.report', { lbl: tile('it') }) });
    await expect(report).toBeInViewport({ ratio: 1 });
    const [chosen, button] = [await visitor.tile('it').boundingBox(), await report.boundingBox()];
    expect((chosen?.y ?? 0) + (chosen?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0);

    await visitor.hasReportedBins();
    await visitor.write('Merci');
    await expect(visitor.chat.getByText('Merci')).toBeInViewport({ ratio: 1 });
    await expect(visitor.page.getByRole('textbox')).toBeInViewport({ ratio: 1 });
  });
