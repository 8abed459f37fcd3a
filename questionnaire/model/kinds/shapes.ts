import * as z from 'zod/mini';
import { flagSchema, keyedSchema } from '../values/keyed.ts';

/** The id of a text, item or question. */
export const idSchema = z.string().check(z.minLength(1), z.maxLength(120));

const changesSchema = z.array(idSchema);

/** `imgSrc`: picture of a side or answer. */
export const effectShape = {
  followUp: z.optional(keyedSchema(z.nullable(idSchema))),
  flags: z.optional(keyedSchema(z.array(flagSchema))),
  set: z.optional(keyedSchema(changesSchema)),
  clear: z.optional(keyedSchema(changesSchema)),
  abort: z.optional(z.literal(true)),
  imgSrc: z.optional(z.string().check(z.maxLength(2000))),
};

export const effectSchema = z.object(effectShape);
/** Every key is optional. */
export type Effect = z.infer<typeof effectSchema>;

const lookShape = {
  text: z.optional(z.string().check(z.maxLength(4000))),
  italic: z.optional(z.boolean()),
  bold: z.optional(z.boolean()),
  small: z.optional(z.boolean()),
  framed: z.optional(z.enum(['plain', 'info', 'warning'])),
  imgSrc: z.optional(z.string().check(z.maxLength(2000))),
  imgColor: z.optional(z.string().check(z.maxLength(64))),
  imgDesc: z.optional(idSchema),
  imgSzRem: z.optional(z.number().check(z.positive(), z.maximum(40))),
  imgBkColor: z.optional(z.string().check(z.maxLength(64))),
  imgRight: z.optional(z.boolean()),
};

/** No answer, so `id` is optional. */
export const decorative = { id: z.optional(idSchema), ...lookShape };
/** `id` is also its text id. */
export const answering = { id: idSchema, ...lookShape };
