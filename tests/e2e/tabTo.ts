import { expect, type Locator, type Page } from 'playwright/test';

/** More tab stops than any screen has. */
const STOPS = 60;

/** Tabs to the wanted element and expects a visible focus. */
export async function tabTo(page: Page, wanted: Locator, key = 'Tab'): Promise<void> {
  await expect(wanted.first()).toBeVisible();
  for (let stop = 0; stop < STOPS; stop += 1) {
    if (await wanted.first().evaluate((element) => element === document.activeElement)) {
      const visible = await wanted.first().evaluate((element) => element.matches(':focus-visible'));
      expect(visible, 'the focus is shown').toBe(true);
      return;
    }
    await page.keyboard.press(key);
  }
  throw new Error(`The keyboard does not reach ${wanted}.`);
}
