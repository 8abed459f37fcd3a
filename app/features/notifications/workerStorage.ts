import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { DATABASE } from './database.ts';
import type { Ack, WorkerContext } from './workerContext.ts';

interface Schema extends DBSchema {
  about: { key: string; value: WorkerContext };
  /** Until the server has them. */
  acks: { key: string; value: Ack };
}

const ABOUT = 'about';

/** One connection per task: an open one would block deletion. */
async function withDatabase<T>(work: (database: IDBPDatabase<Schema>) => Promise<T>): Promise<T> {
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
export const readWorkerContext = (): Promise<WorkerContext | undefined> =>
  withDatabase((database) => database.get('about', ABOUT));

export const saveWorkerContext = (about: WorkerContext): Promise<unknown> =>
  withDatabase((database) => database.put('about', about, ABOUT));

export const listAcks = (): Promise<Ack[]> => withDatabase((database) => database.getAll('acks'));

const getAckKey = ({ id, state }: Ack): string => `${id} ${state}`;

export const saveAck = (ack: Ack): Promise<unknown> =>
  withDatabase((database) => database.put('acks', ack, getAckKey(ack)));

export const deleteAcks = (acks: readonly Ack[]): Promise<unknown> =>
  withDatabase((database) => Promise.all(acks.map((ack) => database.delete('acks', getAckKey(ack)))));
