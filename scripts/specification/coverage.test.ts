import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { checkCoverage } from './checkCoverage.ts';
import { sections } from './index.ts';
import { readProject } from './readProject.ts';
import { writePage } from './writePage.ts';

const PAGE = join(import.meta.dirname, '..', '..', 'docs', 'reference', 'specification-coverage.md');

it('every clause of the specification has an accepted row', () => {
  expect(checkCoverage(sections, readProject())).toEqual([]);
});

it('the page is as `npm run coverage:spec` writes it', () => {
  expect(readFileSync(PAGE, 'utf8')).toBe(writePage(sections));
});
