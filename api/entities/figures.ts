import * as z from 'zod/mini';
import { orNewer } from './basics.ts';

/** By what messages leave. */
export const wayNames = ['push', 'mail', 'sms'] as const;
/** By what a message left. */
export type WayName = (typeof wayNames)[number];

/**
 * What became of a message: it waits; whoever carries it took it; it arrived, as its gateway or its device says; it was refused for
 * good; it could not leave in its time; it did not arrive; its browser is gone; a newer one, or its being read, made it needless.
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
/** What became of a message. */
export type Fate = (typeof fates)[number];

/** What messages are about: a code, news of a case to who reported it, or to staff who have it in hand, a case that nobody takes, a trial, what was written on the contact page. */
export const subjects = ['code', 'news', 'staff', 'call', 'trial', 'contact'] as const;
/** What a message is about. */
export type Subject = (typeof subjects)[number];

/** How many messages of a day had one fate. */
export const figureSchema = z.object({
  day: z.string(),
  way: orNewer(z.enum(wayNames)),
  about: orNewer(z.enum(subjects)),
  fate: orNewer(z.enum(fates)),
  messages: z.int(),
});
/** How many messages of a day had one fate. */
export type Figure = z.infer<typeof figureSchema>;

/** What became of the messages of a customer. */
export const figuresSchema = z.object({
  days: z.array(z.string()),
  figures: z.array(figureSchema),
});
/** What became of the messages of a customer. */
export type Figures = z.infer<typeof figuresSchema>;
