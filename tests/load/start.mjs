// `npm run load`: builds the product where it is stale, then measures the server beside a bare one.
import { join } from 'node:path';
import { ensureBuilt, ensureInstalled, requireNode, runNode } from '../../scripts/project.mjs';

requireNode();
await ensureInstalled();
await ensureBuilt('product');
process.exit(
  await runNode(['--import', 'tsx', join(import.meta.dirname, 'run.ts'), ...process.argv.slice(2)]),
);
