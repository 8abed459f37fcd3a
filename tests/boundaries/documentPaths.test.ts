import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { missingFiles, projectFiles } from './paths.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const documents = [
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  ...projectFiles.filter((path) => /^\w+\/(?:\w+\/)*README\.md$/.test(path)),
];

describe('documents', () => {
  it('list the documents of the rooms', () => expect(documents.length).toBeGreaterThan(10));

  it.each(documents)('name only existing files in %s', (path) => {
    expect(missingFiles(path, readFileSync(join(ROOT, path), 'utf8'))).toEqual([]);
  });
});

describe('a file named by a document', () => {
  const files = ['room/a/one.ts', 'room/two.ts', 'other/three.ts'];

  it.each([
    ['from the root', 'room/README.md', '`other/three.ts`', []],
    ['by the end of its path, in its room', 'room/README.md', '`one.ts`, `a/one.ts`', []],
    ['of another room only from the root', 'room/README.md', '`three.ts`', ['three.ts']],
    ['that moved', 'ROOT.md', '`room/one.ts`', ['room/one.ts']],
    ['without a folder, at the root', 'ROOT.md', '`one.ts`', []],
    ['in a block of code', 'ROOT.md', '```sh\n`room/one.ts`\n```', []],
    ['with a placeholder', 'ROOT.md', '`room/‹name›.ts`, `room/<name>/two.ts`', ['room/<name>/two.ts']],
    ['of a package', 'ROOT.md', '`@parvis/room/four.ts`', []],
  ])('is checked: %s', (_title, at, text, missing) => expect(missingFiles(at, text, files)).toEqual(missing));
});
