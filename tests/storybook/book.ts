import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, expect, type Page } from 'playwright/test';
import * as z from 'zod/mini';
import { ROOT } from '../../scripts/project.mjs';
import { serveFolder } from '../serveFolder.ts';

const FOLDER = join(ROOT, 'storybook-static');

const indexSchema = z.object({
  entries: z.record(
    z.string(),
    z.object({
      id: z.string(),
      title: z.string(),
      name: z.string(),
      /** May differ from the title. Stories only. */
      exportName: z.optional(z.string()),
      type: z.enum(['story', 'docs']),
      tags: z.array(z.string()),
      importPath: z.pipe(
        z.string(),
        z.transform((path) => path.replace(/^\.\//, '')),
      ),
    }),
  ),
});

export type Entry = z.infer<typeof indexSchema>['entries'][string];

export const entries = (): readonly Entry[] =>
  Object.values(indexSchema.parse(JSON.parse(readFileSync(join(FOLDER, 'index.json'), 'utf8'))).entries);

/** As static files. */
export const test = base.extend<object, { book: string }>({
  book: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern
    async ({}, use) => {
      const served = await serveFolder(FOLDER);
      await use(served.url);
      served.close();
    },
    { scope: 'worker' },
  ],
});

type Globals = Readonly<Record<string, string>>;

export function storyUrl(book: string, id: string, globals: Globals = {}): string {
  const chosen = Object.entries(globals).map(([name, value]) => `${name}:${value}`);
  return `${book}/iframe.html?viewMode=story&id=${id}&globals=${chosen.join(';')}`;
}

/** `finished` once played, `errored` on failure. */
const phase = (page: Page) =>
  page.evaluate(() => {
    const { __STORYBOOK_PREVIEW__: preview } = globalThis as {
      __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } };
    };
    return preview?.currentRender?.phase;
  });

/** Drawn and played, with fonts and pictures. */
export async function openStory(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await expect.poll(() => phase(page), { timeout: 30_000 }).toMatch(/^(finished|errored)$/);
  expect(await phase(page)).toBe('finished');
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  });
}
