import type { BrowserContext, Page } from 'playwright/test';
import { floor } from '../engines/emulated/aboveFloor.ts';
import { pressWithoutFocus } from '../engines/emulated/pressWithoutFocus.ts';
import { takeAway } from '../engines/emulated/takeAway.ts';

/** From its next page on the browser is as poor as the lowest that the product names: Safari 15.4, its rule of focus included. */
export async function asOnTheFloor(context: BrowserContext): Promise<void> {
  await context.addInitScript(takeAway, floor);
  await withSafarisFocus(context);
}

/** From its next page on a press gives the focus as Safari does. */
export async function withSafarisFocus(context: BrowserContext): Promise<void> {
  await context.addInitScript(pressWithoutFocus);
}

/** What a page complains about, as it comes. */
export function complaintsOf(page: Page): string[] {
  const found: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') found.push(`${message.text()} ${message.location().url}`);
  });
  page.on('pageerror', (error) => found.push(error.stack ?? error.message));
  return found;
}
