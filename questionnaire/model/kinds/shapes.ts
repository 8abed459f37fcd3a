import * as z from 'zod/mini';
import { flagSchema, keyedSchema } from '../values/keyed.ts';

/** The id of a text in the language data, of an item or of a question. */
export const idSchema = z.string().check(z.minLength(1), z.maxLength(120));

const changesSchema = z.array(idSchema);

/** The keys of an effect, spread into everything that has one; `imgSrc` is the picture of a side or an answer. */
export const effectShape = {
  followUp: z.optional(keyedSchema(z.nullable(idSchema))),
  flags: z.optional(keyedSchema(z.array(flagSchema))),
  set: z.optional(keyedSchema(changesSchema)),
  clear: z.optional(keyedSchema(changesSchema)),
  abort: z.optional(z.literal(true)),
  imgSrc: z.optional(z.string().check(z.maxLength(2000))),
};

/** What an answer, a button or a question does when its question is finished. */
export const effectSchema = z.object(effectShape);
/** What an answer, a button or a question does; every key may be left out. */
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

/** What only shows: its `id` is optional, since it carries no answer. */
export const decorative = { id: z.optional(idSchema), ...lookShape };
/** What carries an answer or an effect: its `id` is its key and the id of its words. */
export const answering = { id: idSchema, ...lookShape };
