import * as z from 'zod/mini';

/** One answer: a tick or a yes/no (boolean), stars (number), or normalised text. */
export const answerSchema = z.union([z.boolean(), z.number(), z.string()]);

/** The answers of one question by item id; an item without an answer is absent. */
export const answersSchema = z.record(z.string(), answerSchema);

export type Answer = z.infer<typeof answerSchema>;
export type Answers = z.infer<typeof answersSchema>;
