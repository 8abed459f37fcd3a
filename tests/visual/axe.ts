import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright/test';
import { ROOT } from '../../scripts/project.mjs';

const source = readFileSync(join(ROOT, 'node_modules', 'axe-core', 'axe.min.js'), 'utf8');

/** Stories are fragments: no page-level rules, as in Storybook. */
const OPTIONS = { resultTypes: ['violations'], rules: { region: { enabled: false } } };

export async function axeFindings(page: Page): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const run = `axe.run('#storybook-root', ${JSON.stringify(OPTIONS)})`;
  const { violations }: AxeResults = await page.evaluate(run);
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id}: ${help}\n  ${target.join(' ')}\n  ${failureSummary ?? ''}`,
    ),
  );
}
