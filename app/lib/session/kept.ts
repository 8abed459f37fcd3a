import * as z from 'zod/mini';
import { KEPT } from '../api/keys.ts';
import { type Place, readJson, storage, writeItem } from './storage.ts';

/** Begins the name of all that is kept. */
export const PREFIX = 'pv_kept_';

/** What is kept, whose it is, and when it was kept (milliseconds since 1970). */
export interface Kept {
  readonly crUid: string;
  readonly at: number;
  readonly value: unknown;
}

const keptSchema: z.ZodMiniType<Kept> = z.object({ crUid: z.string(), at: z.number(), value: z.unknown() });

/** A clock that was set back must not keep anything for longer. */
const isFresh = ({ at }: Kept, lasts: number): boolean => Math.abs(Date.now() - at) < lasts;

/** What is kept by a key, if it is the identity’s own and not older than `lasts` milliseconds. */
export function read(
  key: string,
  crUid: string | undefined,
  place: Place = 'localStorage',
  lasts = KEPT,
): Kept | undefined {
  const kept = readJson(key, keptSchema, place);
  return kept && kept.crUid === crUid && isFresh(kept, lasts) ? kept : undefined;
}

function forget(place: Place, isOurs: (key: string) => boolean): void {
  const stored = storage(place);
  if (!stored) return;
  for (const key of Object.keys(stored)) if (key.startsWith(PREFIX) && !isOurs(key)) stored.removeItem(key);
}

/** Removes what this tab keeps: somebody signed out. */
export const forgetTab = (): void => forget('sessionStorage', () => false);

/** What was kept for who somebody was before accounts became one is theirs, as long as it would have been. */
function adopt(key: string, was: readonly string[], crUid: string): void {
  const kept = was.map((one) => read(key, one)).find((one) => one !== undefined);
  if (kept) writeItem(key, JSON.stringify({ ...kept, crUid }));
}

/** Removes what is too old or of others than `crUid` and their merged accounts `was`. */
export const forgetOthers = (crUid: string | undefined, was: readonly string[] = []): void =>
  forget('localStorage', (key) => {
    if (crUid !== undefined) adopt(key, was, crUid);
    return read(key, crUid) !== undefined;
  });
