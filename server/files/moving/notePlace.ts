import { eq } from 'drizzle-orm';
import type { Database } from '../../store/database.ts';
import { settings } from '../../store/schema.ts';

const NAME = 'mediaPlace';

/** Notes where the server that began last keeps files: who moves them there must not take them from one that looks elsewhere alone. */
export async function notePlace(db: Database, value: string): Promise<void> {
  await db
    .insert(settings)
    .values({ name: NAME, value })
    .onConflictDoUpdate({ target: settings.name, set: { value } });
}

/** Where the server that began last keeps files. */
export async function notedPlace(db: Database): Promise<string | undefined> {
  const [row] = await db.select().from(settings).where(eq(settings.name, NAME));
  return row?.value;
}
