import { settingsSchema } from '@parvis/api/entities/user';
import * as z from 'zod/mini';
import { readJson, removeItem, writeItem } from '../../lib/session/storage.ts';

const KEY = 'pv_told';

const syncStateSchema = z.object({
  crUid: z.string(),
  device: z.string(),
  here: settingsSchema,
  profile: settingsSchema,
});
export type SyncState = z.infer<typeof syncStateSchema>;

export const getSyncedCrUid = (): string | undefined => readJson(KEY, syncStateSchema)?.crUid;

export function readSyncState(crUid: string): SyncState | undefined {
  const told = readJson(KEY, syncStateSchema);
  return told?.crUid === crUid ? told : undefined;
}

/** Without storage the next page syncs again. */
export const saveSyncState = (state: SyncState): unknown => writeItem(KEY, JSON.stringify(state));

export const clearSyncState = (): void => removeItem(KEY);
