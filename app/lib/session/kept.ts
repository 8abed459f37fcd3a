import * as z from 'zod/mini';
import { KEPT } from '../api/keys.ts';
import { type Place, readJson, storage, writeItem } from './storage.ts';

export const PREFIX = 'pv_kept_';

/** Milliseconds since 1970. */
export interface Kept {
  readonly crUid: string;
  readonly at: number;
  readonly value: unknown;
}

const keptSchema: z.ZodMiniType<Kept> = z.object({ crUid: z.string(), at: z.number(), value: z.unknown() });

/** In either direction, so that a clock set back extends nothing. */
const isFresh = ({ at }: Kept, lasts: number): boolean => Math.abs(Date.now() - at) < lasts;

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

export const forgetTab = (): void => forget('sessionStorage', () => false);

/** Keeps the expiry. */
function adopt(key: string, was: readonly string[], crUid: string): void {
  const kept = was.map((one) => read(key, one)).find((one) => one !== undefined);
  if (kept) writeItem(key, JSON.stringify({ ...kept, crUid }));
}

/** Removes expired values, and those of others than `crUid` and its merged accounts `was`. */
export const forgetOthers = (crUid: string | undefined, was: readonly string[] = []): void =>
  forget('localStorage', (key) => {
    if (crUid !== undefined) adopt(key, was, crUid);
    return read(key, crUid) !== undefined;
  });
