import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from './database.ts';
import { secrets } from './schema.ts';

const findSecret = (db: Pick<Database, 'select'>, name: string) =>
  db.select().from(secrets).where(eq(secrets.name, name));

/** 256 bits. */
export async function ensureSecret(db: Pick<Database, 'insert' | 'select'>, name: string): Promise<Buffer> {
  const [known] = await findSecret(db, name);
  if (known) return Buffer.from(known.value, 'base64url');
  await db
    .insert(secrets)
    .values({ name, value: randomBytes(32).toString('base64url') })
    .onConflictDoNothing();
  const [row] = await findSecret(db, name);
  if (!row) throw new Error(`The secret ${name} could not be kept.`);
  return Buffer.from(row.value, 'base64url');
}
