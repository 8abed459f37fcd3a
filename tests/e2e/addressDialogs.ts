import { expect, type Locator } from 'playwright/test';
import { type Contributor, questionOf } from './contributor.ts';
import type { Product } from './product.ts';

/** Looks at the settings, where addresses and numbers of one’s own are given. */
export async function seesSettings({ page, address, heading, words }: Contributor): Promise<void> {
  await page.goto(`${address}/m/settings`);
  await expect(heading).toHaveText(words.t('settings.title'));
}

/** Presses a button of the page. */
export const press = ({ page }: Contributor, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click();

/** The step of a dialog, by what it asks or says. */
export const asked = ({ page }: Contributor, title: string | RegExp): Locator =>
  page.getByRole('dialog', { name: typeof title === 'string' ? questionOf(title) : title, exact: true });

/** Presses a button of the dialog. */
export const answers = ({ page }: Contributor, name: string): Promise<void> =>
  page.getByRole('dialog').getByRole('button', { name, exact: true }).click();

/** Fills the field of a step, and sends it. */
export async function types(visitor: Contributor, title: string, text: string): Promise<void> {
  const field = asked(visitor, title).getByRole('textbox');
  await field.fill(text);
  await field.press('Enter');
}

/** What was sent up to now: what comes later is news. */
export const sentBefore = async (product: Product): Promise<Set<number | string>> =>
  new Set((await product.outbox()).map(({ id }) => id));
