import { languages, locales } from '@parvis/locales/languages';
import * as z from 'zod/mini';

/** Ids made on a device or by the server: unguessable, URL-safe. */
export const idSchema = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/));

/** Device-made ids are long enough to never collide. */
export const deviceIdSchema = z.string().check(z.regex(/^[A-Za-z0-9_-]{20,64}$/));

/** A customer's code of a category, place, customer or QR code. */
export const codeSchema = z.string().check(z.regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/));

/**
 * Accepts known values and any code of a newer version, so that old clients can parse the answer.
 */
export const orNewer = <Known extends z.core.$ZodType<string>>(known: Known) => z.union([known, codeSchema]);

/** Text of at most `max` UTF-16 units in NFC. */
export const composedText = (max: number) => z.string().check(z.normalize('NFC'), z.maxLength(max));

/** The same without control characters. */
export const plainText = (max: number) =>
  z.string().check(z.normalize('NFC'), z.maxLength(max), z.regex(/^[^\p{Cc}\p{Cs}]*$/u, 'characters'));

/** A timestamp, ISO 8601 in UTC. */
export const instantSchema = z.string().check(z.maxLength(30));

/** A locale of the interface, e.g. `fr-FR`. */
export const localeSchema = z.enum(locales);

/** A language as callers may write it: `fr`, `en`, `fr-FR`, `en-US`. */
export const languageSchema = z.enum(languages.flatMap(({ tag, locale }) => [tag, locale]));

export const customerTypeSchema = z.enum(['town', 'venue', 'campus']);

/** The answer of calls that only confirm. */
export const doneSchema = z.array(z.object({ success: z.boolean() }));
