import { languages, locales } from '@parvis/locales/languages';
import * as z from 'zod/mini';

/** Ids made on a device or by the server: unguessable, URL-safe. */
export const idSchema = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/));

/** Ids made on a device must be long enough that nobody else can have made the same. */
export const deviceIdSchema = z.string().check(z.regex(/^[A-Za-z0-9_-]{20,64}$/));

/** A customer-given code: category, place, customer, QR code. */
export const codeSchema = z.string().check(z.regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/));

/** One of a list of kinds, or any code of a newer version, so that it costs no reader the whole answer. */
export const orNewer = <Known extends z.core.$ZodType<string>>(known: Known) => z.union([known, codeSchema]);

/** Text of at most `max` UTF-16 units once each accent is part of its letter. */
export const composedText = (max: number) => z.string().check(z.normalize('NFC'), z.maxLength(max));

/** The same without control characters. */
export const plainText = (max: number) =>
  z.string().check(z.normalize('NFC'), z.maxLength(max), z.regex(/^[^\p{Cc}\p{Cs}]*$/u, 'characters'));

/** An instant, ISO 8601 in UTC. */
export const instantSchema = z.string().check(z.maxLength(30));

/** A locale that the interface has words for, e.g. `fr-FR`. */
export const localeSchema = z.enum(locales);

/** A language as a caller may name it: `fr`, `en`, `fr-FR`, `en-US`. */
export const languageSchema = z.enum(languages.flatMap(({ tag, locale }) => [tag, locale]));

/** What kind of customer it is. */
export const customerTypeSchema = z.enum(['town', 'venue', 'campus']);

/** The answer of calls that only say it is done. */
export const doneSchema = z.array(z.object({ success: z.boolean() }));
