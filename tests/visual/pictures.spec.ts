import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, type Page, type TestInfo } from 'playwright/test';
import { entries, openStory, storyUrl, test as withBook } from '../storybook/book.ts';
import { folderName } from './machine.ts';
import { reduce } from './reduce.ts';
import { type View, viewsOf } from './views.ts';

const PICTURES = join(import.meta.dirname, 'pictures');
/** The moment that every story believes to live in. */
const NOW = new Date('2026-03-10T14:30:00+01:00');
/** Where and how every story believes to be read. */
const CIRCUMSTANCES = {
  locale: 'fr-FR',
  timezoneId: 'Europe/Paris',
  deviceScaleFactor: 1,
  reducedMotion: 'reduce',
} as const;
/** Longest picture, in pixels; what goes on below it repeats. */
const LONGEST = 4_000;

/** A page for ordinary and one for forced colours, kept from story to story: opening one costs more than drawing. */
type Pages = Readonly<Record<'own' | 'forced', Page>>;

const test = withBook.extend<object, { folder: string; pages: Pages }>({
  folder: [async ({ browser }, use) => use(await folderName(browser)), { scope: 'worker' }],
  pages: [
    async ({ browser }, use) => {
      const open = async (forcedColors: 'active' | 'none') => {
        const context = await browser.newContext({ ...CIRCUMSTANCES, forcedColors });
        const page = await context.newPage();
        await page.clock.setFixedTime(NOW);
        return page;
      };
      await use({ own: await open('none'), forced: await open('active') });
    },
    { scope: 'worker' },
  ],
});

const stories = entries().filter(({ type, name }) => type === 'story' && /^Matrix\b/.test(name));
const fileOf = ({ id }: { readonly id: string }, view: View) => `${id}.${view.name}.png`;

/** As tall as what it shows, so that bars at the edge of a screen stand at the edge of the picture. */
async function makeRoom(page: Page, { width, height }: View): Promise<void> {
  const needed = await page.evaluate(() => document.documentElement.scrollHeight);
  if (needed > height) await page.setViewportSize({ width, height: Math.min(needed, LONGEST) });
}

/** A screenshot of a page that has come to rest: two in a row are the same. */
async function settled(page: Page): Promise<Buffer> {
  const options = { animations: 'disabled', caret: 'hide' } as const;
  let last = await page.screenshot(options);
  await expect(async () => {
    const next = await page.screenshot(options);
    const same = next.equals(last);
    last = next;
    expect(same).toBe(true);
  }).toPass();
  return last;
}

/** Asked to store every picture anew (`npm run pictures`). */
const isRewriting = ({ config }: TestInfo) => ['all', 'changed'].includes(config.updateSnapshots);

const stored: string[] = [];

for (const story of stories) {
  for (const view of viewsOf(story)) {
    test(`${story.title}, ${story.name}, ${view.name}: looks as it did`, async ({
      book,
      folder,
      pages,
    }, info) => {
      const page = view.forced ? pages.forced : pages.own;
      await page.setViewportSize(view);
      await openStory(page, storyUrl(book, story.id));
      await makeRoom(page, view);
      // In forced colours a caret cannot be hidden: it stands still instead.
      await page.addStyleTag({ content: '* { caret-animation: manual }' });
      const file = fileOf(story, view);
      const path = join(PICTURES, folder, file);
      if (existsSync(path) && !isRewriting(info)) {
        await expect(page).toHaveScreenshot([folder, file]);
        return;
      }
      if (!existsSync(path)) stored.push(file);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, reduce(await settled(page)));
    });
  }
}

test('every stored picture belongs to a story', async ({ folder }, info) => {
  const wanted = new Set(stories.flatMap((story) => viewsOf(story).map((view) => fileOf(story, view))));
  const path = join(PICTURES, folder);
  const left = existsSync(path) ? readdirSync(path).filter((file) => !wanted.has(file)) : [];
  if (isRewriting(info)) for (const file of left) rmSync(join(path, file));
  else expect(left, 'pictures of stories that are gone: "npm run pictures" removes them').toEqual([]);
});

test.afterAll(({ folder }) => {
  if (stored.length === 0) return;
  console.log(
    `${stored.length} pictures had nothing to be compared with and were stored in tests/visual/pictures/${folder}: look at them, then keep them.`,
  );
});
