import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AxeResults } from 'axe-core';
import { expect, type Page } from 'playwright/test';

const source = readFileSync(
  join(import.meta.dirname, '..', '..', 'node_modules', 'axe-core', 'axe.min.js'),
  'utf8',
);

/** By day only the light scheme: `theme/contrast` tests the dark contrasts pair by pair. */
const schemes = process.env.PARVIS_ALL ? (['dark', 'light'] as const) : (['light'] as const);

/** Runs axe on a page and lists each finding with its places. */
async function findings(page: Page): Promise<string[]> {
  // Injected by the debugger, which bypasses the page's script policy.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const results: AxeResults = await page.evaluate(`axe.run(document, { resultTypes: ['violations'] })`);
  return results.violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id}: ${help}\n    ${target.join(' ')}\n    ${failureSummary ?? ''}`,
    ),
  );
}

/** Missing texts show as their id between dashes. */
const MISSING = /--[A-Za-z][\w.]*--/;

/** Lists layout faults: texts without words, and content that overflows an edge. */
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

/** Lists controls and words outside every landmark, which landmark navigation would skip. */
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

/** Waits one frame so that the page redraws in the new scheme. */
const nextFrame = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/** Expects no accessibility findings in the light scheme, and by night in the dark scheme. */
export async function expectAccessible(page: Page, screen: string): Promise<void> {
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await nextFrame(page);
    expect.soft(await findings(page), `${screen}, ${colorScheme}`).toEqual([]);
  }
  expect.soft(await drawn(page), `${screen}, as it is drawn`).toEqual([]);
  expect.soft(await outside(page), `${screen}, by landmarks`).toEqual([]);
}
