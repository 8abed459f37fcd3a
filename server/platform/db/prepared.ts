import type { Database } from './database.ts';

/**
 * Statements that each connection parses and plans once: what `make` builds, with a name of its own and placeholders for what changes,
 * is made when it is first needed and kept as long as its database.
 */
export function prepared<Made>(make: (db: Database) => Made): (db: Database) => Made {
  const made = new WeakMap<Database, Made>();
  return (db) => {
    const known = made.get(db);
    if (known !== undefined) return known;
    const fresh = make(db);
    made.set(db, fresh);
    return fresh;
  };
}
