import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { blocksOf } from '../outside/readmes.ts';

const SNIPPET = join(import.meta.dirname, '..', '..', '.storybook', 'pages', 'snippets', 'aChat.tsx');

/** Texts differ by language. */
const withoutWords = (code: string): string =>
  code
    .replace(/(label: |name: |role: |label=|placeholder=|theirs\(|text: |=> )(['"]).*?\2/g, '$1')
    .replace(/`.*?`/g, '``');

it('docs/components.md prints the chat story with other words', () => {
  const block = blocksOf('ui').find(({ file }) => file === 'Chat.tsx');
  expect(withoutWords(block?.lines.join('\n') ?? '')).toBe(withoutWords(readFileSync(SNIPPET, 'utf8')));
});
