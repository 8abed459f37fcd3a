import type { Database } from './database.ts';

/** Per database: each connection parses and plans it once. */
export function prepareStatement<Made>(make: (db: Database) => Made): (db: Database) => Made {
  const statements = new WeakMap<Database, Made>();
  return (db) => {
    const cached = statements.get(db);
    if (cached !== undefined) return cached;
    const fresh = make(db);
    statements.set(db, fresh);
    return fresh;
  };
}
