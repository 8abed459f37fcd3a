import type pg from 'pg';
import { dateNow } from '../../base/clock.ts';
import { lostRows } from '../../files/sweep.ts';
import { type Kept, oldBy, staysAt, unknownFiles } from '../../files/unknown.ts';
import { onlyHere } from '../../store/onlyHere.ts';
import { eraseDue } from '../eraseDue.ts';
import { noteRun } from '../register.ts';
import type { Erased } from '../rules.ts';

/** What went, or would go: rows by table, and photos whose files did. */
export interface Gone {
  readonly rows: Erased;
  readonly files: number;
}

/** Whether not one of the photos is where they are looked for: an operator's shell has not the settings of the server. */
export async function areElsewhere(kept: Kept, now: Date): Promise<boolean> {
  const { there } = await unknownFiles(kept, oldBy(now.getTime()));
  const { lost, all } = await lostRows(kept, there, now);
  return all > 0 && lost.length === all;
}

/** How many photos would go with the rows that are due. */
export async function countDue(kept: Kept, now: Date): Promise<number> {
  return (await unknownFiles(kept, oldBy(now.getTime()), staysAt(now))).unknown.length;
}

/** Erases what is due, then the files that no row knows by then. @returns undefined where another server is at it */
export async function erase(pool: pg.Pool, kept: Kept, now: Date): Promise<Gone | undefined> {
  const rows = await eraseDue(pool, now);
  const files =
    rows &&
    (await onlyHere(pool, 'files', async (holder) => {
      const began = dateNow();
      const { unknown } = await unknownFiles(kept, oldBy(now.getTime()));
      for (const id of unknown) await kept.storage.remove(id);
      await noteRun(holder, 'due', began, { files: unknown.length });
      return unknown.length;
    }));
  return rows && files !== undefined ? { rows, files } : undefined;
}
