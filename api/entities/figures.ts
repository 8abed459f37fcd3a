import * as z from 'zod/mini';
import { orNewer } from './basics.ts';

/** Channels of messages. */
export const wayNames = ['push', 'mail', 'sms'] as const;
export type WayName = (typeof wayNames)[number];

/**
 * Fate of a message: queued; accepted by its gateway; delivered; rejected; expired; undelivered;
 * browser gone; superseded or read.
 */
export const fates = [
  'waiting',
  'sent',
  'delivered',
  'refused',
  'late',
  'failed',
  'gone',
  'replaced',
  'read',
] as const;
export type Fate = (typeof fates)[number];

/**
 * Subjects of messages: code, case news to reporters, to staff, alerts of unassigned cases, notices of abuse, tests,
 * contact page.
 */
export const subjects = ['code', 'news', 'staff', 'call', 'notice', 'trial', 'contact'] as const;
export type Subject = (typeof subjects)[number];

/** Messages of a day with one fate. */
export const figureSchema = z.object({
  day: z.string(),
  way: orNewer(z.enum(wayNames)),
  about: orNewer(z.enum(subjects)),
  fate: orNewer(z.enum(fates)),
  messages: z.int(),
});
export type Figure = z.infer<typeof figureSchema>;

/** Delivery figures of a customer. */
export const figuresSchema = z.object({
  days: z.array(z.string()),
  figures: z.array(figureSchema),
});
export type Figures = z.infer<typeof figuresSchema>;
