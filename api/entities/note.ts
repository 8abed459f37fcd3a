import * as z from 'zod/mini';
import { idSchema, instantSchema } from './basics.ts';

/** Most colleagues that a note mentions. */
export const NOTE_MENTIONS_MAX = 20;
/** Most notes that one answer holds. */
export const NOTES_PAGE = 50;

/** A staff member whom a note may mention. */
export const colleagueSchema = z.object({
  rlid: idSchema,
  name: z.string(),
  grpLbl: z.optional(z.string()),
});
export type Colleague = z.infer<typeof colleagueSchema>;

/** What staff noted in a case, for staff alone. */
export const noteSchema = z.object({
  id: idSchema,
  txt: z.string(),
  at: instantSchema,
  changed: z.optional(instantSchema),
  crUid: z.optional(idSchema),
  name: z.optional(z.string()),
  mine: z.boolean(),
  mentions: z.array(colleagueSchema),
  unseen: z.optional(z.boolean()),
});
export type Note = z.infer<typeof noteSchema>;

/** A mention in the text of a note: the id of a role in `@[…]`. */
export const MENTION = /@\[([A-Za-z0-9_-]{1,64})\]/g;
