import { sql } from 'drizzle-orm';
import type { Database, Tx } from './database.ts';

/** Whatever can be asked, and done all or nothing: the database, or a transaction in parts. */
export type Asked = Tx & Pick<Database, 'transaction'>;

/** A transaction of which a part may fail: that part is taken back, what went before stays to be kept or not. */
export const inParts = (tx: Tx): Asked =>
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
