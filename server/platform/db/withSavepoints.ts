import { sql } from 'drizzle-orm';
import type { Database, Tx } from './database.ts';

export type NestableTx = Tx & Pick<Database, 'transaction'>;

/** Savepoints: a failed part rolls back alone. */
export const withSavepoints = (tx: Tx): NestableTx =>
  Object.assign(Object.create(tx) as Tx, {
    async transaction<T>(work: (part: Tx) => Promise<T>): Promise<T> {
      await tx.execute(sql`savepoint part`);
      try {
        const result = await work(tx);
        await tx.execute(sql`release savepoint part`);
        return result;
      } catch (error) {
        await tx.execute(sql`rollback to savepoint part`).catch(() => undefined);
        throw error;
      }
    },
  });
