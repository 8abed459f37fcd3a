import { writeFileSync } from 'node:fs';
import type { Reporter, TestModule } from 'vitest/node';
import { chromium } from '../chromium.ts';
import { learn, madeOfStories, type Played, readLedger, writeLedger } from './evidence.ts';

/** What of a file of tests decides whether it is right. */
interface PlayedModule {
  readonly relativeModuleId: string;
  ok(): boolean;
  readonly children: { allTests(): Iterable<{ result(): { readonly state: string } }> };
}

/** What became of a file of stories: right when it was loaded and ended well, and each of its tests, of which there are some, passed. */
export const played = (module: PlayedModule): Played => {
  const tests = [...module.children.allTests()];
  return {
    file: module.relativeModuleId,
    isRight: module.ok() && tests.length > 0 && tests.every((test) => test.result().state === 'passed'),
    tests: tests.length,
  };
};

/** Keeps what a run of stories found out, and tells how many were not played anew (in the file `PARVIS_UNCHANGED`). */
export default class EvidenceReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const stories = modules.filter(({ project }) => project.name.startsWith('stories')).map(played);
    const ledger = learn(readLedger(), madeOfStories(chromium), stories);
    // At night more is played than on landings, which the counts of the ledger speak of. Vitest itself puts what it
    // defines for pages into the environment: "false" when it is not night.
    if (process.env.PARVIS_ALL !== 'yes') writeLedger(ledger);
    const file = process.env.PARVIS_UNCHANGED;
    if (!file) return;
    const done = new Set(stories.map((one) => one.file));
    const unchanged = Object.entries(ledger)
      .filter(([name]) => !done.has(name))
      .reduce((sum, [, { tests }]) => sum + tests, 0);
    writeFileSync(file, JSON.stringify({ unchanged }));
  }
}
