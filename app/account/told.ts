import { settingsSchema } from '@parvis/api/entities/user';
import * as z from 'zod/mini';

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
export function lastToldBy(): string | undefined {
  try {
    return z.parse(toldSchema, JSON.parse(localStorage.getItem(KEY) ?? 'null')).crUid;
  } catch {
    return undefined;
  }
}

/** What this device last told in the name of a person. */
export function lastTold(crUid: string): Told | undefined {
  try {
    const told = z.parse(toldSchema, JSON.parse(localStorage.getItem(KEY) ?? 'null'));
    return told.crUid === crUid ? told : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps what was told. */
export function remember(told: Told): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(told));
  } catch {
    // Without storage everything is told again with the next page.
  }
}

/** Forgets what was told: the next session has heard nothing yet. */
export function forget(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing was remembered.
  }
}
