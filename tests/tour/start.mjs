// `npm run tour`: the demo town's day in each language; draws the pictures of docs/tour.md.
import { join } from 'node:path';
import { ensureInstalled, requireNode, runNode } from '../../scripts/project.mjs';

requireNode();
await ensureInstalled();
const config = join(import.meta.dirname, 'playwright.config.ts');
process.exit(await runNode([join('node_modules', 'playwright', 'cli.js'), 'test', '-c', config]));
