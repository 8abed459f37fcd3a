import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AxeResults } from 'axe-core';
import { expect, type Page } from 'playwright/test';

const source = readFileSync(
  join(import.meta.dirname, '..', '..', 'node_modules', 'axe-core', 'axe.min.js'),
  'utf8',
);

/** By day pages are looked at in the light alone: contrast in the dark is tested pair by pair in `theme/contrast`. */
const schemes = process.env.PARVIS_ALL ? (['dark', 'light'] as const) : (['light'] as const);

/** What axe finds on a page, each finding with the places where it is. */
async function findings(page: Page): Promise<string[]> {
  // Through the debugger, which the page's policy on scripts does not concern.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const results: AxeResults = await page.evaluate(`axe.run(document, { resultTypes: ['violations'] })`);
  return results.violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id}: ${help}\n    ${target.join(' ')}\n    ${failureSummary ?? ''}`,
    ),
  );
}

/** Texts that are missing show as their id between dashes. */
const MISSING = /--[A-Za-z][\w.]*--/;

/** What is wrong with a page as it is drawn: texts without words, and what runs past an edge. */
const drawn = (page: Page): Promise<string[]> =>
  page.evaluate((missing) => {
    const wrong = [...(document.body.innerText.match(new RegExp(missing, 'g')) ?? [])];
    for (const box of [
      document.documentElement,
      ...document.querySelectorAll('main, [role=log], [role=dialog]'),
    ]) {
      const past = box.scrollWidth - box.clientWidth;
      if (past > 1) wrong.push(`${box.role ?? box.localName} runs ${past} px past its edge`);
    }
    return wrong;
  }, MISSING.source);

/** What stands in no landmark, so that whoever goes from one to the next passes it by: controls and words. */
const outside = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const landmarks =
      'main, nav, aside, section[aria-label], [role=dialog], [role=alertdialog], header:not([role=none]), footer, [role=status], [role=alert], [data-toasts]';
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = new Set<string>();
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const around = text.parentElement;
      const words = text.textContent?.trim() ?? '';
      if (!words || !around || around.closest(`${landmarks}, script, style, noscript, a[href^="#"]`))
        continue;
      if (around.checkVisibility()) found.add(`“${words.slice(0, 60)}” stands in no landmark`);
    }
    return [...found];
  });

/** The scheme is drawn once the page has had a frame to notice it. */
const nextFrame = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/** The page can be used by everybody, as far as a program can tell: in the light scheme, by night in the dark one too. */
export async function expectAccessible(page: Page, screen: string): Promise<void> {
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await nextFrame(page);
    expect.soft(await findings(page), `${screen}, ${colorScheme}`).toEqual([]);
  }
  expect.soft(await drawn(page), `${screen}, as it is drawn`).toEqual([]);
  expect.soft(await outside(page), `${screen}, by landmarks`).toEqual([]);
}
