import * as z from 'zod/mini';

/** A tick or yes/no (boolean), stars (number), or normalised text. */
export const answerSchema = z.union([z.boolean(), z.number(), z.string()]);

/** Answers by item id; an unanswered item has no key. */
export const answersSchema = z.record(z.string(), answerSchema);

export type Answer = z.infer<typeof answerSchema>;
export type Answers = z.infer<typeof answersSchema>;
