import * as z from 'zod/mini';
import { kindSchemas } from './all.ts';
import { effectSchema, effectShape, idSchema } from './shapes.ts';

export { effectSchema, idSchema };

const { imgSrc: _imgSrc, ...questionEffect } = effectShape;
/** The effect of a question, which has no picture of its own. */
export const questionEffectShape = questionEffect;

/** One item of a question, told apart by `type`. */
export const itemSchema = z.discriminatedUnion('type', kindSchemas());

/** One thing that a question shows or asks; its `type` names its kind. */
export type Item = z.infer<typeof itemSchema>;
/** The name of a kind of item. */
export type ItemType = Item['type'];
/** The item of one type: `ItemOf<'rating'>`. */
export type ItemOf<T extends ItemType> = Extract<Item, { type: T }>;
