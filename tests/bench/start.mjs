// `npm run bench`: installs the libraries that Parvis is measured against, then measures.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled, findNpm, giveUp, requireNode, runNode } from '../../scripts/project.mjs';

requireNode();
await ensureInstalled();

const folder = import.meta.dirname;
const stamp = join(folder, 'node_modules', '.bench-installed');
const lock = readFileSync(join(folder, 'package-lock.json'), 'utf8');
if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== lock) {
  console.log('Installing the libraries to measure against …');
  const options = ['--ignore-scripts', '--legacy-peer-deps', '--no-audit', '--no-fund'];
  const npm = findNpm() ?? giveUp('npm was not found beside this Node.');
  if ((await runNode([npm, 'ci', ...options], { cwd: folder })) !== 0)
    giveUp('The libraries to measure against could not be installed: is the network reachable?');
  writeFileSync(stamp, lock);
}
process.exit(await runNode(['--import', 'tsx', join(folder, 'run.ts'), ...process.argv.slice(2)]));
