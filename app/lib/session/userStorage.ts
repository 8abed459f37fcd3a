import * as z from 'zod/mini';
import { CACHE_LIFETIME } from '../api/cacheLifetime.ts';
import { getStorage, readJson, type StorageArea, writeItem } from './storage.ts';

export const STORAGE_PREFIX = 'pv_kept_';

/** Milliseconds since 1970. */
export interface StoredValue {
  readonly crUid: string;
  readonly at: number;
  readonly value: unknown;
}

const storedSchema: z.ZodMiniType<StoredValue> = z.object({
  crUid: z.string(),
  at: z.number(),
  value: z.unknown(),
});

/** Either direction: a clock set back extends nothing. */
const isFresh = ({ at }: StoredValue, lasts: number): boolean => Math.abs(Date.now() - at) < lasts;

export function readStored(
  key: string,
  crUid: string | undefined,
  place: StorageArea = 'localStorage',
  lasts = CACHE_LIFETIME,
): StoredValue | undefined {
  const kept = readJson(key, storedSchema, place);
  return kept && kept.crUid === crUid && isFresh(kept, lasts) ? kept : undefined;
}

function removeStored(place: StorageArea, isOurs: (key: string) => boolean): void {
  const stored = getStorage(place);
  if (!stored) return;
  for (const key of Object.keys(stored))
    if (key.startsWith(STORAGE_PREFIX) && !isOurs(key)) stored.removeItem(key);
}

export const clearTabStorage = (): void => removeStored('sessionStorage', () => false);

/** Keeps the expiry. */
function reassignStored(key: string, was: readonly string[], crUid: string): void {
  const kept = was.map((one) => readStored(key, one)).find((one) => one !== undefined);
  if (kept) writeItem(key, JSON.stringify({ ...kept, crUid }));
}

/** Removes expired values and other people's; `was`: own merged accounts. */
export const pruneStorage = (crUid: string | undefined, was: readonly string[] = []): void =>
  removeStored('localStorage', (key) => {
    if (crUid !== undefined) reassignStored(key, was, crUid);
    return readStored(key, crUid) !== undefined;
  });
