// Builds what server tests need, then mutates each rule.
import { join } from 'node:path';
import {
  ensureBuilt,
  ensureInstalled,
  exitWithMessage,
  requireNode,
  runNode,
} from '../../scripts/project.mjs';

requireNode();
await ensureInstalled();
await ensureBuilt('product').catch((error) => exitWithMessage(error.message));
process.exit(
  await runNode(['--import', 'tsx', join(import.meta.dirname, 'run.ts'), ...process.argv.slice(2)]),
);
