import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { sourcesOf } from './folderGraph.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const DOCUMENTATION = /^api\/(?:docs|openapi)\/|\.docs\.ts$/;
const IMPORTED = /(?:from|import)\s*\(?\s*'([^'\n]*)'/g;

it('only the document and the server import the API description, so phones never load it', () => {
  const importers = ['locales', 'questionnaire', 'api', 'ui', 'previews', 'app'].flatMap((room) =>
    sourcesOf(room)
      .filter((path) => !DOCUMENTATION.test(path))
      .filter((path) =>
        [...readFileSync(join(ROOT, path), 'utf8').matchAll(IMPORTED)].some(([, imported = '']) =>
          /\.docs(?:\.ts)?$|(?:^\.{1,2}|@parvis\/api)\/(?:.*\/)?(?:docs|openapi)\//.test(imported),
        ),
      ),
  );
  expect(sourcesOf('api').some((path) => DOCUMENTATION.test(path))).toBe(true);
  expect(importers).toEqual([]);
});
