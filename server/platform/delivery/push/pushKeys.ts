import { and, eq, like, notInArray } from 'drizzle-orm';
import webPush from 'web-push';
import type { Database, Tx } from '../../db/database.ts';
import { pushSubscriptions, secrets, settings } from '../../db/schema.ts';

/** Names the newest public key; each private key is a secret under its public key. */
const NEWEST = 'push key';
const PREFIX = 'push key ';

async function createKey(tx: Tx): Promise<string> {
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  await tx.insert(secrets).values({ name: PREFIX + publicKey, value: privateKey });
  await tx
    .insert(settings)
    .values({ name: NEWEST, value: publicKey })
    .onConflictDoUpdate({ target: settings.name, set: { value: publicKey } });
  return publicKey;
}

async function findNewestKey(tx: Tx): Promise<string | undefined> {
  const [row] = await tx.select({ value: settings.value }).from(settings).where(eq(settings.name, NEWEST));
  return row?.value;
}

/** Created on first use (RFC 8292). */
export async function getNewestPushKey(db: Database): Promise<string> {
  const known = await findNewestKey(db);
  if (known) return known;
  return db.transaction(async (tx) => {
    // Concurrent servers wait for the first one's key.
    await tx.insert(settings).values({ name: NEWEST, value: '' }).onConflictDoNothing();
    const [row] = await tx.select().from(settings).where(eq(settings.name, NEWEST)).for('update');
    return row?.value || createKey(tx);
  });
}

/** Blocks rotation until the transaction stores its subscription. */
export async function lockPushKeys(tx: Tx): Promise<void> {
  await tx.select({ name: settings.name }).from(settings).where(eq(settings.name, NEWEST)).for('share');
}

export async function isPushKey(db: Tx, publicKey: string): Promise<boolean> {
  const found = await db
    .select({ name: secrets.name })
    .from(secrets)
    .where(eq(secrets.name, PREFIX + publicKey));
  return found.length > 0;
}

export async function loadPushKeys(db: Tx): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .select()
    .from(secrets)
    .where(like(secrets.name, `${PREFIX}%`));
  return new Map(rows.map(({ name, value }) => [name.slice(PREFIX.length), value]));
}

export interface RotatedPushKey {
  readonly publicKey: string;
  /** Older keys still in use. */
  readonly kept: number;
  readonly dropped: number;
}

export function rotatePushKey(db: Database): Promise<RotatedPushKey> {
  return db.transaction(async (tx) => {
    const publicKey = await createKey(tx);
    const used = await tx
      .select({ key: pushSubscriptions.publicKey })
      .from(pushSubscriptions)
      .groupBy(pushSubscriptions.publicKey);
    const stay = [publicKey, ...used.map(({ key }) => key)].map((key) => PREFIX + key);
    const gone = await tx
      .delete(secrets)
      .where(and(like(secrets.name, `${PREFIX}%`), notInArray(secrets.name, stay)))
      .returning({ name: secrets.name });
    return { publicKey, kept: new Set(stay).size - 1, dropped: gone.length };
  });
}
