import { type Device, deviceSchema } from '@parvis/api/entities/user';
import { type DBSchema, deleteDB, openDB } from 'idb';
import * as z from 'zod/mini';

/** What a page tells the worker, by its type. */
export type ToWorker = (Told & { readonly type: 'device' }) | { readonly type: 'clearFiles' };
/** What the worker tells pages: which build it is of, and that it asks them to open anew since it took another's place. */
export interface FromWorker {
  readonly type: 'revision' | 'reload';
  readonly revision: string;
}

const toldSchema = z.object({ acknowledge: z.string(), device: deviceSchema });

/** What the worker must know when it is woken alone: where it acknowledges, and on which device it is. */
export interface Told {
  readonly acknowledge: string;
  readonly device: Device;
}

/** The database of the worker. It may be stopped at any moment, and remembers nothing by itself. */
const DATABASE = 'parvis-worker';
const KEY = 'told';

interface Schema extends DBSchema {
  told: { key: string; value: unknown };
}

const open = () =>
  openDB<Schema>(DATABASE, 1, {
    upgrade: (database) => {
      database.createObjectStore('told');
    },
  });

/** Keeps what a page has told; nothing of what is none. */
export async function keepTold(came: unknown): Promise<void> {
  const { success, data } = z.safeParse(toldSchema, came);
  if (!success) return;
  const database = await open();
  try {
    await database.put('told', data, KEY);
  } finally {
    database.close();
  }
}

/** What was told last, if anything was. */
export async function keptTold(): Promise<Told | undefined> {
  const database = await open();
  try {
    return z.safeParse(toldSchema, await database.get('told', KEY)).data;
  } finally {
    database.close();
  }
}

/** Nobody is here any more. */
export const forgetTold = (): Promise<void> => deleteDB(DATABASE);
