import * as z from 'zod/mini';
import { idSchema } from './basics.ts';

/** Longest address of a logo, in characters: a picture may stand in the address itself. */
export const LOGO_MAX = 400_000;

const logoSchema = z.nullable(z.string().check(z.maxLength(LOGO_MAX)));

/** How a customer looks, as its administrator chose it: colours by key, before any repair. */
export const lookSchema = z.object({
  appColors: z.record(z.string().check(z.maxLength(40)), z.string().check(z.maxLength(80))),
  /** The address of a stored picture, a picture as a `data:` address, or null for none. */
  logo: logoSchema,
  wlogo: logoSchema,
  /** The customer's name, in the reader's language. */
  lbl: z.string().check(z.minLength(1), z.maxLength(120)),
});
export type Look = z.infer<typeof lookSchema>;

export const lookVersionSchema = z.object({
  id: idSchema,
  at: z.iso.datetime(),
  /** Name of who saved it. */
  by: z.string(),
  look: lookSchema,
});

/** The look in force, and what was saved so far, the newest first; nothing while the customer's file decides. */
export const savedLookSchema = z.object({ look: lookSchema, versions: z.array(lookVersionSchema) });
export type SavedLook = z.infer<typeof savedLookSchema>;
