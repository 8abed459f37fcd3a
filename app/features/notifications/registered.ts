import * as z from 'zod/mini';
import { readJson, removeItem, writeItem } from '../../lib/session/storage.ts';

const KEY = 'pv_push';
/** Registration is renewed daily as a sign of life, milliseconds. */
const LASTS = 24 * 60 * 60_000;

const registeredSchema = z.object({
  endpoint: z.string(),
  crUid: z.string(),
  content: z.boolean(),
  at: z.number(),
  /** The browser lost it, and the server knows. */
  lost: z.optional(z.boolean()),
});
export type Registered = Omit<z.infer<typeof registeredSchema>, 'at' | 'lost'>;

const read = () => readJson(KEY, registeredSchema);

export const wasRegistered = (): boolean => read() !== undefined;

/** The registration of a person, if within a day. */
export function knownToServer(endpoint: string, crUid: string): Registered | undefined {
  const known = read();
  // In either direction, so that a clock set back extends nothing.
  const isFresh = known && !known.lost && Math.abs(Date.now() - known.at) < LASTS;
  return isFresh && known.endpoint === endpoint && known.crUid === crUid ? known : undefined;
}

const keep = (registered: z.infer<typeof registeredSchema>): unknown =>
  writeItem(KEY, JSON.stringify(registered));

export const noteRegistered = (registered: Registered): unknown => keep({ ...registered, at: Date.now() });

/** Whether the server still counts on a subscription. */
export function isThoughtOn(crUid: string): boolean {
  const known = read();
  return known !== undefined && !known.lost && known.crUid === crUid;
}

/** Marks it as lost; the earlier registration stays known. */
export function noteLost(): void {
  const known = read();
  if (known) keep({ ...known, lost: true });
}

export const forgetRegistered = (): void => removeItem(KEY);
