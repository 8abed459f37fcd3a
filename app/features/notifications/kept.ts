import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { DATABASE } from './database.ts';
import type { About, Ack } from './workerTold.ts';

interface Schema extends DBSchema {
  about: { key: string; value: About };
  /** What became of notifications, until the server knows it. */
  acks: { key: string; value: Ack };
}

const ABOUT = 'about';

/** A connection of its own for each piece of work: one that is left open keeps the database from being deleted. */
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

/** What the worker was told last, if anything. @throws Error where the browser keeps nothing */
export const keptAbout = (): Promise<About | undefined> =>
  inStore((database) => database.get('about', ABOUT));

/** Keeps what the worker is told. @throws Error where the browser keeps nothing */
export const keepAbout = (about: About): Promise<unknown> =>
  inStore((database) => database.put('about', about, ABOUT));

/** What the server does not know yet. @throws Error where the browser keeps nothing */
export const waitingAcks = (): Promise<Ack[]> => inStore((database) => database.getAll('acks'));

const keyOf = ({ id, state }: Ack): string => `${id} ${state}`;

/** Keeps it until the server knows it. @throws Error where the browser keeps nothing */
export const keepAck = (ack: Ack): Promise<unknown> =>
  inStore((database) => database.put('acks', ack, keyOf(ack)));

/** The server knows these. @throws Error where the browser keeps nothing */
export const dropAcks = (acks: readonly Ack[]): Promise<unknown> =>
  inStore((database) => Promise.all(acks.map((ack) => database.delete('acks', keyOf(ack)))));
