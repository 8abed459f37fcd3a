// Builds stale parts, then compares with the baseline.
import { join } from 'node:path';
import { ensureBuilt, ensureInstalled, requireNode, runNode } from '../../scripts/project.mjs';

requireNode();
await ensureInstalled();
await ensureBuilt('product');
process.exit(
  await runNode(['--import', 'tsx', join(import.meta.dirname, 'run.ts'), ...process.argv.slice(2)]),
);
