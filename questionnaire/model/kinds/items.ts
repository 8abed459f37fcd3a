import * as z from 'zod/mini';
import { kindSchemas } from './all.ts';
import { effectSchema, effectShape, idSchema } from './shapes.ts';

export { effectSchema, idSchema };

const { imgSrc: _imgSrc, ...questionEffect } = effectShape;
/** Without a picture. */
export const questionEffectShape = questionEffect;

/** One item of a question, by `type`. */
export const itemSchema = z.discriminatedUnion('type', kindSchemas());

/** One item of a question, by `type`. */
export type Item = z.infer<typeof itemSchema>;
/** Name of an item kind. */
export type ItemType = Item['type'];
/** Item of one type: `ItemOf<'rating'>`. */
export type ItemOf<T extends ItemType> = Extract<Item, { type: T }>;
