import { execFileSync } from 'node:child_process';

/** What git says of a folder, or nothing where there is no git or no repository. */
function asked(folder, ...args) {
  try {
    return execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    return undefined;
  }
}

/** In words, what stands in a folder: which commit, and how many files were changed since. */
export function checkedState(folder) {
  const commit = asked(folder, 'rev-parse', '--short=10', 'HEAD')?.trim();
  const changed = asked(folder, 'status', '--porcelain');
  if (!commit || changed === undefined) return 'files without a commit';
  const files = changed.split('\n').filter(Boolean).length;
  if (files === 0) return `commit ${commit} without changes`;
  return `commit ${commit} with ${files} changed ${files === 1 ? 'file' : 'files'}`;
}
