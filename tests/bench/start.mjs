// After installing the compared libraries.
import { join } from 'node:path';
import {
  ensureBuilt,
  ensureInstalled,
  ensureInstalledApart,
  requireNode,
  runNode,
} from '../../scripts/project.mjs';

requireNode();
await ensureInstalled();
const folder = import.meta.dirname;
await ensureBuilt('packages');
await ensureInstalledApart(folder, 'the libraries to measure against', ['--legacy-peer-deps']);
process.exit(await runNode(['--import', 'tsx', join(folder, 'run.ts'), ...process.argv.slice(2)]));
