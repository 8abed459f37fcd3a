import * as z from 'zod/mini';
import { effectSchema, idSchema, itemSchema, questionEffectShape } from './kinds/items.ts';
import { LANGUAGE } from './texts.ts';
import { answersSchema } from './values/answers.ts';
import { flagSchema } from './values/keyed.ts';

export type { Item, ItemOf, ItemType } from './kinds/items.ts';
export type { Effect } from './kinds/shapes.ts';
export type { Keyed, KeyedMap, Pickable } from './values/keyed.ts';

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
/** A questionnaire's own words, by language; those given first stand for what is missing in another. */
export const textsSchema = z.looseRecord(z.string().check(z.regex(LANGUAGE)), wordsSchema);

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
/** Items that are shown and answered together, and what follows. */
export type Question = z.infer<typeof questionSchema>;
/** A definition that was read; whether it can be played is said by `parseQuestionnaire`. */
export type Questionnaire = z.infer<typeof questionnaireSchema> & {
  /** Kinds of items that this page does not know and shows as text: `readForeign` names them, no file can. */
  unknownKinds?: string[];
};
