import { existsSync, readdirSync } from 'node:fs';
import { chromium, type FullConfig } from 'playwright/test';
import { ensureBuilt } from '../../scripts/project.mjs';
import { announce, recognise } from './machine.ts';
import { PICTURES, plan, storedPictures } from './plan.ts';

/** And warns if no stored picture is comparable. */
export default async function prepare(config: FullConfig): Promise<void> {
  await ensureBuilt('storybook');
  const browser = await chromium.launch(config.projects[0]?.use.launchOptions);
  const folder = await recognise(browser);
  await browser.close();
  const machine = { folder, storing: ['all', 'changed'].includes(config.updateSnapshots) };
  announce(machine);
  if (machine.storing || storedPictures(machine).length > 0) return;
  if (!existsSync(PICTURES) || readdirSync(PICTURES).length === 0)
    throw new Error(`No pictures are stored in ${PICTURES}: store them with "npm run pictures".`);
  console.log(`There are no pictures of ${folder}: ${plan().length} are skipped, and axe looks alone.`);
}
