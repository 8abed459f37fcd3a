// Part of `npm run test:all`: installs Lighthouse, then lets it judge the first view of a scan on a slow phone.
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
await ensureBuilt('product');
const folder = import.meta.dirname;
// One of its parts asks for whatever is newest of another, which no lock file can hold.
await ensureInstalledApart(folder, 'Lighthouse', ['--legacy-peer-deps']);
process.exit(await runNode(['--import', 'tsx', join(folder, 'run.ts')]));
