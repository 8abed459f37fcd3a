import { expect, type Locator } from 'playwright/test';
import { type Contributor, questionOf } from './contributor.ts';
import type { Product } from './product.ts';

export async function expectSettings({ page, address, heading, words }: Contributor): Promise<void> {
  await page.goto(`${address}/m/settings`);
  await expect(heading).toHaveText(words.t('settings.title'));
}

export const press = ({ page }: Contributor, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click();

/** The step of a dialog, by its title. */
export const findDialogStep = ({ page }: Contributor, title: string | RegExp): Locator =>
  page.getByRole('dialog', { name: typeof title === 'string' ? questionOf(title) : title, exact: true });

export const answerDialog = ({ page }: Contributor, name: string): Promise<void> =>
  page.getByRole('dialog').getByRole('button', { name, exact: true }).click();

export async function submitDialogField(visitor: Contributor, title: string, text: string): Promise<void> {
  const field = findDialogStep(visitor, title).getByRole('textbox');
  await field.fill(text);
  await field.press('Enter');
}

export const listSentMails = async (product: Product): Promise<Set<number | string>> =>
  new Set((await product.outbox()).map(({ id }) => id));
