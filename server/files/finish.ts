import type { Received } from '@parvis/api/entities/media';
import { and, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import { Refusal } from '../base/refusal.ts';
import type { Services } from '../services/services.ts';
import { media } from '../store/schema.ts';
import { type MediaRow, note } from './mediaRow.ts';
import { partsAmong } from './pieces.ts';
import { readFile } from './readFile.ts';
import { withWhole } from './whole.ts';

/** Whoever asks for a file that is being read comes again after so many seconds. */
const READING = 2;

/** Takes a file to read for whoever asks, unless somebody else has it: of a server that was killed it is free again after a while. */
async function claim({ db }: Services, { id }: MediaRow): Promise<boolean> {
  const isFree = or(isNull(media.reading), lt(media.reading, sql`now() - interval '90 seconds'`));
  const taken = await db
    .update(media)
    .set({ reading: new Date() })
    .where(and(eq(media.id, id), inArray(media.state, ['partial', 'checking']), isFree))
    .returning({ id: media.id });
  return taken.length > 0;
}

async function read(services: Services, row: MediaRow, path: string): Promise<Received> {
  const { storage } = services;
  const scanned = await services.scanner.scan(path);
  if (scanned === 'away') return note(services, row, { state: 'checking' });
  const kept = scanned === 'found' ? 'infected' : await readFile(services, row, path);
  if (typeof kept !== 'string') return note(services, row, { state: 'ready', ...kept });
  await storage.remove(row.id);
  return note(services, row, { state: 'refused', reason: kept });
}

/**
 * Reads a file of which all parts have come, writes it anew, and lets go of what was sent.
 * @throws Refusal unavailable while somebody else reads it, or when it cannot be kept
 */
export async function finish(services: Services, row: MediaRow): Promise<Received> {
  const { storage } = services;
  if (!(await claim(services, row))) throw new Refusal('unavailable', { retryAfter: READING });
  try {
    const parts = partsAmong(await storage.names(row.id));
    const done = await withWhole(services, row.id, parts, async (path, size) => {
      if (size === row.bytes) return read(services, row, path);
      // A part was lost, or one stands beside it of another cut: all of them are sent anew.
      await storage.remove(row.id);
      return note(services, row, { received: 0, state: 'partial' });
    });
    if (done.state === 'ready') await storage.remove(row.id, parts);
    return done;
  } finally {
    await services.db.update(media).set({ reading: null }).where(eq(media.id, row.id));
  }
}
