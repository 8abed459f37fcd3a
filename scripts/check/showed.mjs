import { cpSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from '../project.mjs';

/** What a test of Playwright leaves when it fails: its error, and the page as it was read then. */
const CONTEXT = 'error-context.md';
/** What is said of one failure, in lines, and of how many: more have one cause. */
const MOST = { lines: 200, failures: 12 };

const firstOf = (folder) => `${folder}-first`;

/** Forgets what earlier runs of a step have left, so that what lies there is of this one. */
export function forget(folder) {
  for (const path of [folder, firstOf(folder)]) rmSync(path, { recursive: true, force: true });
}

/**
 * Keeps what a failed run left beside its folder: the run for the eyes empties that.
 *
 * @returns where it lies; undefined when nothing was left.
 */
export function keepFirst(folder) {
  if (!existsSync(folder)) return undefined;
  rmSync(firstOf(folder), { recursive: true, force: true });
  cpSync(folder, firstOf(folder), { recursive: true });
  return firstOf(folder);
}

/** The beginning of a text; what is left out is counted. */
function beginning(text) {
  const lines = text.trimEnd().split('\n');
  const left = lines.length - MOST.lines;
  return left > 0
    ? [...lines.slice(0, MOST.lines), `… and ${left} more lines.`].join('\n')
    : lines.join('\n');
}

/** What each failed test showed, a text each that names its file; empty where nothing was left. */
export function whatWasShown(folder) {
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder, { recursive: true })
    .filter((name) => name.endsWith(CONTEXT))
    .sort();
  const left = files.length - MOST.failures;
  return [
    ...files.slice(0, MOST.failures).map((name) => {
      const path = join(folder, name);
      return `── ${relative(ROOT, path)}\n${beginning(readFileSync(path, 'utf8'))}`;
    }),
    ...(left > 0 ? [`… and ${left} more in ${relative(ROOT, folder)}.`] : []),
  ];
}
