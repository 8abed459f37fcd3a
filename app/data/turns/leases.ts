import { type DBSchema, openDB } from 'idb';

interface Schema extends DBSchema {
  leases: { key: string; value: string };
}

/** Who sits where, as the browser keeps it for all tabs. */
export interface Leases {
  /** Writes anew who sits there, with nobody between reading and writing. @returns who does then */
  readonly change: (
    name: string,
    to: (holder: string | undefined) => string | undefined,
  ) => Promise<string | undefined>;
}

/** Opens the notes of who sits where. @throws DOMException where the browser keeps nothing */
export async function openLeases(): Promise<Leases> {
  const database = await openDB<Schema>('parvis-turns', 1, {
    upgrade: (made) => {
      made.createObjectStore('leases');
    },
  });
  return {
    async change(name, to) {
      const { store, done } = database.transaction('leases', 'readwrite');
      const before = await store.get(name);
      const after = to(before);
      if (after === undefined) await store.delete(name);
      else if (after !== before) await store.put(after, name);
      await done;
      return after;
    },
  };
}
