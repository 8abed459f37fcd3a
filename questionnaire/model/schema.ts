import * as z from 'zod/mini';
import { effectSchema, idSchema, itemSchema, questionEffectShape } from './kinds/items.ts';
import { LANGUAGE } from './texts.ts';
import { answersSchema } from './values/answers.ts';
import { flagSchema } from './values/keyed.ts';

export type { Item, ItemOf, ItemType } from './kinds/items.ts';
export type { Effect } from './kinds/shapes.ts';
export type { Keyed, KeyedMap, Pickable } from './values/keyed.ts';

export const abortDefaultSchema = z.object({
  answers: z.optional(answersSchema),
  flags: questionEffectShape.flags,
  set: questionEffectShape.set,
  clear: questionEffectShape.clear,
});

/** `await`: outcomes (flags) that the host may give before the follow-up. */
export const questionSchema = z.object({
  titleId: z.optional(idSchema),
  items: z.array(itemSchema).check(z.minLength(1, 'emptyQuestion'), z.maxLength(100)),
  exclusive: z.optional(z.boolean()),
  reportAnswer: z.optional(z.boolean()),
  await: z.optional(z.array(flagSchema)),
  abortDefault: z.optional(abortDefaultSchema),
  ...questionEffectShape,
});

const wordsSchema = z.record(z.string(), z.string());
/** By language; the first is the fallback. */
export const textsSchema = z.looseRecord(z.string().check(z.regex(LANGUAGE)), wordsSchema);

/** For untrusted definitions use `parseQuestionnaire`, which checks the structure. */
export const questionnaireSchema = z.object({
  version: z.int(),
  start: idSchema,
  contextFlags: z.optional(z.array(flagSchema)),
  questions: z.record(idSchema, questionSchema),
  texts: z.optional(textsSchema),
});

export { effectSchema, flagSchema, itemSchema };

/** By answers or host; resolves keyed values. */
export type Flag = string;
export type Question = z.infer<typeof questionSchema>;
/** Matches the schema; `parseQuestionnaire` tells whether it can be played. */
export type Questionnaire = z.infer<typeof questionnaireSchema> & {
  /** Shown as text; set by `readForeign`. */
  unknownKinds?: string[];
};
