// Of `npm run test:all`: installs Lighthouse and audits a first scan on a slow phone.
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
await ensureInstalledApart(folder, 'Lighthouse');
process.exit(await runNode(['--import', 'tsx', join(folder, 'run.ts')]));
