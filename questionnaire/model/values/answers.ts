import * as z from 'zod/mini';

/** One answer: a tick or a yes/no (boolean), stars (number), or normalised text. */
export const answerSchema = z.union([z.boolean(), z.number(), z.string()]);

/** The answers of one question by item id; an item without an answer is absent. */
export const answersSchema = z.record(z.string(), answerSchema);

/** A tick or yes/no (boolean), stars (number) or what was typed (string). */
export type Answer = z.infer<typeof answerSchema>;
/** Answers by item id; what was left out has no key. */
export type Answers = z.infer<typeof answersSchema>;
