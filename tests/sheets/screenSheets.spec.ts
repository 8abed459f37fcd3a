import { join } from 'node:path';
import { type Look, staffScreens, visitorScreens } from '../e2e/everyScreen.ts';
import { enlargeText } from '../e2e/largeText.ts';
import { type Product, startProduct } from '../e2e/product.ts';
import { test as base } from '../e2e/test.ts';
import { drawing, readers, wanted, windowOf } from './drawing.ts';
import { furtherOfStaff, furtherOfVisitor } from './furtherScreens.ts';
import { type Drawn, writeSheets } from './sheet.ts';
import { sixtyCases } from './sixtyCases.ts';
import { stepsOfStaff, stepsOfVisitor } from './stepScreens.ts';

const folder = join(import.meta.dirname, '..', '..', 'test-results', 'sheets');
const test = base.extend<object, { product: Product }>({
  product: [
    async ({ browser }, use) => {
      const product = await startProduct();
      await sixtyCases(browser, product);
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});

for (const width of wanted.widths)
  for (const language of wanted.languages)
    test(`every screen, ${width} px, ${language}, text at ${wanted.text} %`, async ({ people, product }) => {
      test.setTimeout(900_000);
      const words = readers[language];
      const viewport = windowOf(width);
      const options = { viewport, hasTouch: width < 900 };
      const sheets = { light: [] as Drawn[], dark: [] as Drawn[] };
      const look: Look = async (page, screen) => {
        for (const scheme of ['dark', 'light'] as const) {
          await page.emulateMedia({ colorScheme: scheme });
          sheets[scheme].push({ screen, png: await drawing(page, viewport.height) });
        }
      };
      const visitor = await people.contributor({ words, options });
      const agent = await people.staff({ words, options });
      if (wanted.text !== 100) for (const { page } of [visitor, agent]) await enlargeText(page, wanted.text);
      await visitorScreens(visitor, look);
      await furtherOfVisitor(visitor, look);
      await stepsOfVisitor(visitor, look);
      const reporter = await people.contributor({ words, options });
      await staffScreens(agent, reporter, look);
      await furtherOfStaff(agent, look);
      await stepsOfStaff(agent, reporter, await people.staff({ words }), product, look);
      for (const scheme of ['light', 'dark'] as const) {
        const name = [width, language, scheme, ...(wanted.text === 100 ? [] : [wanted.text])].join('-');
        const scale = width < 900 ? 1 : 0.5;
        console.log((await writeSheets(folder, name, sheets[scheme], scale)).join('\n'));
      }
    });
