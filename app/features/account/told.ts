import { settingsSchema } from '@parvis/api/entities/user';
import * as z from 'zod/mini';
import { readJson, removeItem, writeItem } from '../../lib/session/storage.ts';

const KEY = 'pv_told';

/** What this device last told of itself, and what it and a person’s profile had chosen when they were last compared. */
const toldSchema = z.object({
  crUid: z.string(),
  device: z.string(),
  here: settingsSchema,
  profile: settingsSchema,
});
/** What was told, and to whom. */
export type Told = z.infer<typeof toldSchema>;

/** In whose name this device told something last. */
export const lastToldBy = (): string | undefined => readJson(KEY, toldSchema)?.crUid;

/** What this device last told in the name of a person. */
export function lastTold(crUid: string): Told | undefined {
  const told = readJson(KEY, toldSchema);
  return told?.crUid === crUid ? told : undefined;
}

/** Stores the notices already shown. Without storage the next page shows them again. */
export const remember = (told: Told): unknown => writeItem(KEY, JSON.stringify(told));

/** Forgets what was told: the next session has heard nothing yet. */
export const forget = (): void => removeItem(KEY);
