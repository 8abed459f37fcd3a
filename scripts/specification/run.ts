// `npm run coverage:spec`: writes docs/reference/specification-coverage.md, or lists refused rows.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkCoverage } from './checkCoverage.ts';
import { sections } from './index.ts';
import { readProject } from './readProject.ts';
import { listOpen, writePage } from './writePage.ts';

const PAGE = join(import.meta.dirname, '..', '..', 'docs', 'reference', 'specification-coverage.md');

const refused = checkCoverage(sections, readProject());
if (refused.length > 0) {
  console.error(`Refused:\n${refused.join('\n')}`);
  process.exit(1);
}
writeFileSync(PAGE, writePage(sections));
const open = listOpen(sections);
console.log([`Written. Open rows: ${open.length}`, ...open].join('\n'));
