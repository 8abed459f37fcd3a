import { legalAddress } from '@parvis/api/legalPages';
import type { Contributor } from '../e2e/contributor.ts';
import type { Look } from '../e2e/everyScreen.ts';
import type { Staff } from '../e2e/staff.ts';
import { expect } from '../e2e/test.ts';

/** Outside the report flow, by address. */
const pages = [
  '/',
  '/q/demo-town-stale',
  '/links',
  '/contact',
  '/demoQr',
  '/d/toilets',
  '/m/c/nothing',
  '/staff/login',
  '/q/demo-venue',
  '/q/demo-campus',
] as const;

/** By address. */
export async function furtherOfVisitor(visitor: Contributor, look: Look): Promise<void> {
  const { page, address, words } = visitor;
  const legal = (['privacy', 'accessibility'] as const).map((name) => legalAddress(name, words.cuid));
  for (const path of [...pages, ...legal]) {
    await page.goto(`${address}${path}`);
    await visitor.hasTheApp();
    await expect(visitor.heading).toBeVisible();
    await look(page, path);
  }
}

const filters = ['new', 'mine', 'held', 'closed'] as const;

/** Board filters and search, the first case of each, settings, an unknown page. */
export async function furtherOfStaff(agent: Staff, look: Look): Promise<void> {
  const { page, words, address } = agent;
  const { t } = words;
  const rows = agent.list.getByRole('listitem').getByRole('link');
  const found = agent.list.getByRole('status').filter({ hasText: /\d/ });
  const board = async () => {
    await page.goto(`${address}/staff/${words.cuid}`);
    await expect(rows.first()).toBeVisible();
  };
  for (const name of filters) {
    await board();
    await agent.filter(name);
    await expect(found).toHaveCount(1);
    await look(page, `board: ${name}`);
    await rows.first().click();
    await expect(agent.chat).toContainText(t('statement.create.staff'));
    await look(page, `case: ${name}`);
  }
  await page.getByRole('button', { name: t('staff.step.more'), exact: true }).click();
  await look(page, 'more of a case');
  await page.keyboard.press('Escape');
  await board();
  for (const [wanted, says] of [
    ['wifi', found],
    ['zzzz', agent.list.getByRole('status').filter({ hasText: t('staff.found.search.none') })],
  ] as const) {
    await agent.list.getByRole('searchbox').fill(wanted);
    await expect(says).toHaveCount(1);
    await look(page, `search: ${wanted}`);
  }
  for (const path of [`/staff/${words.cuid}/settings`, '/staff/nowhere/nothing', '/home/campus']) {
    await page.goto(`${address}${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await look(page, path);
  }
}
