import { NAME_MAX, NOT_TURNED, ONE_LINE, VISIBLE } from '@parvis/locales/forms/names';
import * as z from 'zod/mini';
import { idSchema } from './basics.ts';
import { menusSchema, placeSchema } from './customer.ts';

/** Longest address of a logo or banner, in characters: it may be a data URL. */
export const LOGO_MAX = 400_000;

const logoSchema = z.nullable(z.string().check(z.maxLength(LOGO_MAX)));

const nameSchema = z
  .string()
  .check(
    z.trim(),
    z.minLength(1),
    z.maxLength(NAME_MAX),
    z.regex(ONE_LINE),
    z.regex(VISIBLE),
    z.regex(NOT_TURNED),
  );

/** Whether a customer's name is valid: one line with a visible character. */
export const isCustomerName = (text: string): boolean => nameSchema.safeParse(text).success;

const shapeSchema = z.record(z.string().check(z.maxLength(20)), z.string().check(z.maxLength(2_000)));

/** Branding as its administrator chose it: colours by key, before any repair. */
export const lookSchema = z.object({
  appColors: z.record(z.string().check(z.maxLength(40)), z.string().check(z.maxLength(80))),
  appShape: z.optional(shapeSchema),
  logo: logoSchema,
  wlogo: logoSchema,
  banner: z.optional(logoSchema),
  lbl: nameSchema,
});
/** An administrator's changes of the branding; they override the customer’s file. */
export type Look = z.infer<typeof lookSchema>;

/** An earlier version to restore. */
export const lookVersionSchema = z.object({
  id: idSchema,
  at: z.iso.datetime(),
  by: z.string(),
  look: lookSchema,
});

/**
 * Current branding and saved versions, newest first; undefined while the customer's file decides.
 */
export const savedLookSchema = z.object({ look: lookSchema, versions: z.array(lookVersionSchema) });
export type SavedLook = z.infer<typeof savedLookSchema>;

/** Content of a customer's menu; a customer without a code has no place. */
export const shownSchema = z.object({
  banner: z.optional(z.string()),
  greeting: z.optional(z.string()),
  place: z.optional(placeSchema),
  menus: menusSchema,
});
export type Shown = z.infer<typeof shownSchema>;
