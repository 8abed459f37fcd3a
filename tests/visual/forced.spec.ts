import { entries, openStory, storyUrl, test } from '../storybook/book.ts';
import { expectNothingFound } from './axe.ts';

const matrices = entries().filter(({ type, name }) => type === 'story' && name === 'Matrix');

for (const { id, title } of matrices) {
  test(`${title}: axe finds nothing in forced colours`, async ({ browser, book }) => {
    const context = await browser.newContext({
      viewport: { width: 900, height: 800 },
      forcedColors: 'active',
    });
    const page = await context.newPage();
    await openStory(page, storyUrl(book, id));
    await expectNothingFound(page);
    await context.close();
  });
}
