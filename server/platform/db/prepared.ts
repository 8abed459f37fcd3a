import type { Database } from './database.ts';

/** Caches a prepared statement per database: each connection parses and plans it once. */
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
