import * as z from 'zod/mini';
import { answersSchema } from './answers.ts';
import { effectSchema, idSchema, itemSchema, questionEffectShape } from './items.ts';
import { flagSchema } from './keyed.ts';

export type { Keyed, KeyedMap } from './keyed.ts';

/** What leaving a question answers and does. */
export const abortDefaultSchema = z.object({
  answers: z.optional(answersSchema),
  flags: questionEffectShape.flags,
  set: questionEffectShape.set,
  clear: questionEffectShape.clear,
});

/**
 * One question: what is shown together and answered together. `await` lists the outcomes, each a flag, that the
 * host may give before the follow-up is chosen.
 */
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
/** A questionnaire's own words, by language. */
export const textsSchema = z.object({ fr: wordsSchema, en: wordsSchema });

/**
 * A whole questionnaire. `contextFlags` are the flags the host may start it with; `texts` are its own words by id.
 * Definitions written by people go through `parseQuestionnaire`, which also checks what a schema cannot.
 */
export const questionnaireSchema = z.object({
  version: z.int(),
  start: idSchema,
  contextFlags: z.optional(z.array(flagSchema)),
  questions: z.record(idSchema, questionSchema),
  texts: z.optional(textsSchema),
});

export { effectSchema, flagSchema, itemSchema };

/** A word that answers or the host raise and that keyed values are read by. */
export type Flag = string;
export type Effect = z.infer<typeof effectSchema>;
export type Item = z.infer<typeof itemSchema>;
export type ItemType = Item['type'];
/** The item of one type: `ItemOf<'rating'>`. */
export type ItemOf<T extends ItemType> = Extract<Item, { type: T }>;
export type Question = z.infer<typeof questionSchema>;
export type Questionnaire = z.infer<typeof questionnaireSchema>;
