import { NAME_MAX, NOT_TURNED, ONE_LINE, VISIBLE } from '@parvis/locales/forms/names';
import * as z from 'zod/mini';
import { idSchema } from './basics.ts';
import { menusSchema, placeSchema } from './customer.ts';

/** Longest address of a logo or banner, in characters: a picture may stand in the address itself. */
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

/** Whether a text can be the name of a customer: one line of which something is seen. */
export const isCustomerName = (text: string): boolean => nameSchema.safeParse(text).success;

const shapeSchema = z.record(z.string().check(z.maxLength(20)), z.string().check(z.maxLength(2_000)));

/** How a customer looks, as its administrator chose it: colours by key, before any repair. */
export const lookSchema = z.object({
  appColors: z.record(z.string().check(z.maxLength(40)), z.string().check(z.maxLength(80))),
  appShape: z.optional(shapeSchema),
  logo: logoSchema,
  wlogo: logoSchema,
  banner: z.optional(logoSchema),
  lbl: nameSchema,
});
/** What an administrator may change of how a customer looks; it wins over the customer’s file. */
export type Look = z.infer<typeof lookSchema>;

/** A look that was saved before, to go back to. */
export const lookVersionSchema = z.object({
  id: idSchema,
  at: z.iso.datetime(),
  by: z.string(),
  look: lookSchema,
});

/** The look in force, and what was saved so far, the newest first; nothing while the customer's file decides. */
export const savedLookSchema = z.object({ look: lookSchema, versions: z.array(lookVersionSchema) });
/** The look in force with the versions before it, the newest first. */
export type SavedLook = z.infer<typeof savedLookSchema>;

/** What the menu of a customer holds beside its look; a customer without a code has no place. */
export const shownSchema = z.object({
  banner: z.optional(z.string()),
  greeting: z.optional(z.string()),
  place: z.optional(placeSchema),
  menus: menusSchema,
});
/** What the menu of a customer holds beside its look. */
export type Shown = z.infer<typeof shownSchema>;
