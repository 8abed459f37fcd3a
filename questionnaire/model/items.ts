import * as z from 'zod/mini';
import { flagSchema, keyedSchema } from './keyed.ts';

/** The id of a text in the language data, of an item or of a question. */
export const idSchema = z.string().check(z.minLength(1), z.maxLength(120));

const changesSchema = z.array(idSchema);

const effectShape = {
  followUp: z.optional(keyedSchema(idSchema)),
  flags: z.optional(keyedSchema(z.array(flagSchema))),
  set: z.optional(keyedSchema(changesSchema)),
  clear: z.optional(keyedSchema(changesSchema)),
  abort: z.optional(z.literal(true)),
  imgSrc: z.optional(z.string().check(z.maxLength(2000))),
};

/** What an answer, a button or a question does when its question is finished. */
export const effectSchema = z.object(effectShape);

const { imgSrc: _imgSrc, ...questionEffect } = effectShape;
/** The effect of a question, which has no picture of its own. */
export const questionEffectShape = questionEffect;

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
const decorative = { id: z.optional(idSchema), ...lookShape };
/** What carries an answer or an effect: its `id` is its key and the id of its words. */
const answering = { id: idSchema, ...lookShape };

/** One side of a yes/no that is more than a label. */
export const sideSchema = z.object({ id: z.optional(idSchema), ...effectShape });
const labelOrSide = z.union([idSchema, sideSchema]);

/** One item of a question, told apart by `type`. */
export const itemSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('text'), ...decorative }),
  z.object({ type: z.literal('image'), ...decorative }),
  z.object({ type: z.literal('separator'), ...decorative }),
  z.object({ type: z.literal('yesNo'), ...answering, yes: labelOrSide, no: labelOrSide }),
  z.object({
    type: z.literal('checkbox'),
    ...answering,
    ...effectShape,
    preset: z.optional(z.boolean()),
  }),
  z.object({
    type: z.literal('rating'),
    ...answering,
    min: z.optional(z.int()),
    max: z.optional(z.int()),
    minId: z.optional(idSchema),
    maxId: z.optional(idSchema),
    required: z.optional(z.boolean()),
    values: z.optional(z.record(z.string().check(z.regex(/^-?\d+$/, 'ratingValue')), effectSchema)),
  }),
  z.object({
    type: z.literal('input'),
    ...answering,
    subType: z.enum(['email', 'code', 'phone']),
    placeholderId: z.optional(idSchema),
  }),
  z.object({
    type: z.literal('message'),
    ...answering,
    msgType: z.optional(idSchema),
    placeholderId: z.optional(idSchema),
  }),
  z.object({
    type: z.literal('nextButton'),
    ...answering,
    ...effectShape,
    skip: z.optional(z.literal(true)),
  }),
  z.object({ type: z.literal('confirm'), ...decorative }),
]);
