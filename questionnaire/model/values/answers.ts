import * as z from 'zod/mini';

/** Tick or yes/no (boolean), stars (number), normalised text. */
export const answerSchema = z.union([z.boolean(), z.number(), z.string()]);

/** By item id; unanswered items have no key. */
export const answersSchema = z.record(z.string(), answerSchema);

export type Answer = z.infer<typeof answerSchema>;
export type Answers = z.infer<typeof answersSchema>;
