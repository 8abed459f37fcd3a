import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { DATABASE } from './database.ts';
import type { About, Ack } from './workerTold.ts';

interface Schema extends DBSchema {
  about: { key: string; value: About };
  /** Outcomes of notifications until the server has them. */
  acks: { key: string; value: Ack };
}

const ABOUT = 'about';

/** Opens a connection for each task: an open one would block deletion. */
async function inStore<T>(work: (database: IDBPDatabase<Schema>) => Promise<T>): Promise<T> {
  const database = await openDB<Schema>(DATABASE, 1, {
    upgrade: (made) => {
      made.createObjectStore('about');
      made.createObjectStore('acks');
    },
  });
  try {
    return await work(database);
  } finally {
    database.close();
  }
}

/** @throws Error where the browser cannot store */
export const keptAbout = (): Promise<About | undefined> =>
  inStore((database) => database.get('about', ABOUT));

export const keepAbout = (about: About): Promise<unknown> =>
  inStore((database) => database.put('about', about, ABOUT));

export const waitingAcks = (): Promise<Ack[]> => inStore((database) => database.getAll('acks'));

const keyOf = ({ id, state }: Ack): string => `${id} ${state}`;

export const keepAck = (ack: Ack): Promise<unknown> =>
  inStore((database) => database.put('acks', ack, keyOf(ack)));

export const dropAcks = (acks: readonly Ack[]): Promise<unknown> =>
  inStore((database) => Promise.all(acks.map((ack) => database.delete('acks', keyOf(ack)))));
