import type { BrowserContext, Page } from 'playwright/test';
import { floor } from '../engines/emulated/aboveFloor.ts';
import { pressWithoutFocus } from '../engines/emulated/pressWithoutFocus.ts';
import { takeAway } from '../engines/emulated/takeAway.ts';

/** From the next page on, emulates Safari 15.4, the lowest supported browser, with its focus rule. */
export async function emulateLowestBrowser(context: BrowserContext): Promise<void> {
  await context.addInitScript(takeAway, floor);
  await emulateSafariFocus(context);
}

/** From the next page on, a press does not focus buttons, as in Safari. */
export async function emulateSafariFocus(context: BrowserContext): Promise<void> {
  await context.addInitScript(pressWithoutFocus);
}

/** Collects a page's errors as they occur. */
export function collectPageErrors(page: Page): string[] {
  const found: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') found.push(`${message.text()} ${message.location().url}`);
  });
  page.on('pageerror', (error) => found.push(error.stack ?? error.message));
  return found;
}
