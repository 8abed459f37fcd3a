import { chromium, type FullConfig } from 'playwright/test';
import { ensureBuilt } from '../../scripts/project.mjs';
import { clearNotes, keepEvidence } from './evidence.ts';
import { announce, type Machine, recognise } from './machine.ts';
import { plan, storedPictures } from './plan.ts';

/** A picture that is not compared is never passed over in silence. */
function tellWhatIsPassedOver(machine: Machine): void {
  const planned = plan(machine);
  const unchanged = planned.filter(({ choice }) => choice === 'unchanged').length;
  if (machine.storing) return;
  if (storedPictures(machine).length === 0) {
    console.log(
      `There are no pictures of ${machine.folder}: ${planned.length} are skipped, and axe looks alone.`,
    );
  } else if (unchanged > 0) {
    console.log(
      `${unchanged} of ${planned.length} pictures are not drawn anew: nothing of them has changed.`,
    );
  }
}

/** Before the tests: the book as it would be published, and how this machine draws. After them: what they found is kept. */
export default async function prepare(config: FullConfig): Promise<() => void> {
  await ensureBuilt('storybook');
  clearNotes();
  const browser = await chromium.launch(config.projects[0]?.use.launchOptions);
  const recognised = await recognise(browser);
  await browser.close();
  const machine = { ...recognised, storing: ['all', 'changed'].includes(config.updateSnapshots) };
  announce(machine);
  tellWhatIsPassedOver(machine);
  return () => keepEvidence(machine, new Map(plan(machine).map(({ file, made }) => [file, made])));
}
