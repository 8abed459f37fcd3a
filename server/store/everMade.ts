import { migrationsIn } from './migrationFiles.ts';

const CREATED = /create (?:or replace |unlogged )?(table|function) "?(\w+)"?/gi;

/** Every table and function that any migration of this version makes, also those that a later one took away. */
export function everMade(): { tables: string[]; functions: string[] } {
  const made = { table: new Set<string>(), function: new Set<string>() };
  for (const { statements } of migrationsIn())
    for (const [, kind = '', name = ''] of statements.join('\n').matchAll(CREATED))
      made[kind.toLowerCase() === 'table' ? 'table' : 'function'].add(name);
  return { tables: [...made.table].sort(), functions: [...made.function].sort() };
}
