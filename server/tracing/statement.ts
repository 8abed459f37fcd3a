import { tablesEverMade } from '../store/migrationFiles.ts';

/** What a statement does and to which table, without a value of it. */
export interface Statement {
  readonly operation: string;
  readonly table: string | undefined;
}

const OPERATION = /^\s*(?:--[^\n]*\n\s*)*\(?\s*([a-z]+)/i;
/** What a statement does that begins with what it works with. */
const AFTER_WITH = /\)\s*(select|insert|update|delete)\b/gi;
const TABLE = /\b(?:from|into|update|join|table)\s+(?:only\s+)?(?:"?public"?\.)?"?([a-z_]+)"?/gi;

let tables: ReadonlySet<string> | undefined;
/** Names of our own tables: whatever else stands there is not told. */
const isTable = (name: string): boolean => {
  tables ??= new Set(tablesEverMade());
  return tables.has(name);
};

function read(text: string): Statement {
  const first = OPERATION.exec(text)?.[1]?.toLowerCase() ?? 'statement';
  const last = first === 'with' ? [...text.matchAll(AFTER_WITH)].at(-1)?.[1]?.toLowerCase() : undefined;
  const names = [...text.matchAll(TABLE)].map(([, name = '']) => name.toLowerCase());
  return { operation: last ?? first, table: names.find(isTable) };
}

/** So many are remembered: all that are built from code, and not what is made up as it goes. */
const MOST = 2_000;
const known = new Map<string, Statement>();

/** What a statement is told by. */
export function statementOf(text: string): Statement {
  const found = known.get(text) ?? read(text);
  if (known.size < MOST) known.set(text, found);
  return found;
}
