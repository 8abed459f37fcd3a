import { settingsSchema } from '@parvis/api/entities/user';
import * as z from 'zod/mini';
import { readJson, removeItem, writeItem } from '../../lib/session/storage.ts';

const KEY = 'pv_told';

/** Device and choices at the last sync. */
const toldSchema = z.object({
  crUid: z.string(),
  device: z.string(),
  here: settingsSchema,
  profile: settingsSchema,
});
export type Told = z.infer<typeof toldSchema>;

export const lastToldBy = (): string | undefined => readJson(KEY, toldSchema)?.crUid;

export function lastTold(crUid: string): Told | undefined {
  const told = readJson(KEY, toldSchema);
  return told?.crUid === crUid ? told : undefined;
}

/** Without storage the next page syncs again. */
export const remember = (told: Told): unknown => writeItem(KEY, JSON.stringify(told));

export const forget = (): void => removeItem(KEY);
