// Writes the tables of docs/customers.md and docs/customers.en.md from the schema of a customer's file.
import { readFileSync, writeFileSync } from 'node:fs';
import { register } from 'tsx/esm/api';

register();
const { GUIDES, withParts } = await import('../customers/docs/guide.ts');
for (const [language, path] of Object.entries(GUIDES)) {
  const file = new URL(`../../${path}`, import.meta.url);
  writeFileSync(file, withParts(readFileSync(file, 'utf8'), language));
}
