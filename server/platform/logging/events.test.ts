import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { packageRoot } from '../lib/packageRoot.ts';
import { EVENTS } from './events.ts';

const rows = Object.entries(EVENTS).sort(([a], [b]) => (a < b ? -1 : 1));

const page = `# Log events

<!-- Generated from server/platform/logging/events.ts: npx vitest run --project server server/platform/logging/events -u -->

With \`PARVIS_LOG=json\` each warning and error is a line with \`time\`, \`level\`, \`event\` and \`message\`. Some have \`failure\` (the error and its stack), \`reason\`, \`request\`, \`customer\`, \`folder\`, \`job\`, \`seconds\` or \`trace\`. No line holds personal data.

- \`error\`: something required does not work. Alert on it.
- \`warn\`: the server repairs it, works around it, or tells you that it did.

| event | level | cause | remedy |
|---|---|---|---|
${rows.map(([event, { level, cause, remedy }]) => `| \`${event}\` | ${level} | ${cause} | ${remedy} |`).join('\n')}
`;

it('are documented in docs/reference/events.md', async () => {
  await expect(page).toMatchFileSnapshot(join(packageRoot, '..', 'docs', 'reference', 'events.md'));
});

it('are all logged by some code', () => {
  const sources = readdirSync(packageRoot, { recursive: true, encoding: 'utf8' });
  const code = sources
    .filter((path) => /^(?:main\.ts|(?:cli|http|modules|platform)\/.*\.ts)$/.test(path))
    .filter((path) => !/\.test\.ts$|^platform\/logging\//.test(path))
    .map((path) => readFileSync(join(packageRoot, path), 'utf8'))
    .join('\n');
  expect(rows.map(([event]) => event).filter((event) => !code.includes(`'${event}'`))).toEqual([]);
});
