import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { notOrdinary } from './ordinary.ts';
import { FILE_NAME, MAX_FILE_MB } from './readCustomer.ts';

/** Whose a file says that it is, also one that cannot be taken, as far as it can be read. */
export function claimedName(folder: string): string | undefined {
  const path = join(folder, FILE_NAME);
  try {
    const text = notOrdinary(path, MAX_FILE_MB) ? '' : readFileSync(path, 'utf8');
    return /"cuid"\s*:\s*"([^"]*)"/.exec(text)?.[1];
  } catch {
    return undefined;
  }
}
