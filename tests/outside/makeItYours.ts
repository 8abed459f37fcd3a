import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../scripts/project.mjs';

const PAGES = join(ROOT, '.storybook', 'pages');

/** A named file, or terminal lines. */
export interface PrintedBlock {
  readonly file: string | undefined;
  readonly language: string;
  readonly code: string;
}

export function printedBlocks(): readonly PrintedBlock[] {
  const page = readFileSync(join(PAGES, 'MakeItYours.mdx'), 'utf8');
  const sources = new Map(
    [...page.matchAll(/^import (\w+) from '(.+)\?raw';$/gm)].map(([, name, path = '']) => [name, path]),
  );
  return [...page.matchAll(/<CodeBlock (?:file="([^"]+)" )?code=\{(\w+)\} language="(\w+)" \/>/g)].map(
    ([, file, name, language = '']) => ({
      file,
      language,
      code: readFileSync(join(PAGES, sources.get(name) ?? 'missing'), 'utf8'),
    }),
  );
}
