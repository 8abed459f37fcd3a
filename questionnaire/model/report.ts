import * as z from 'zod/mini';
import { idSchema, itemSchema } from './kinds/items.ts';
import { answersSchema } from './values/answers.ts';
import { flagSchema } from './values/keyed.ts';

/** Changes by an answer, never of flags. */
export const changesSchema = z.object({ set: z.array(idSchema), clear: z.array(idSchema) });

/** The engine fills the first six fields, the host the rest: message, whether to send, recipients, gathering. */
export const answerReportSchema = z.object({
  qstnId: idSchema,
  items: z.array(itemSchema),
  answers: answersSchema,
  chng: changesSchema,
  msgTxt: z.optional(z.string()),
  msgType: z.optional(z.string()),
  msgIdAnswer: z.optional(z.number()),
  sendAsMessage: z.optional(z.boolean()),
  tgtTypes: z.optional(z.array(z.string())),
  gthrId: z.optional(z.string()),
});

export const partialReportSchema = z.object({
  partial: z.literal(true),
  final: z.literal(false),
  flags: z.array(flagSchema),
  answersArray: z.array(answerReportSchema),
});

/** With every entry not yet reported. */
export const finalReportSchema = z.object({
  partial: z.literal(false),
  final: z.literal(true),
  abort: z.boolean(),
  flags: z.array(flagSchema),
  answersArray: z.array(answerReportSchema),
});

export const completionReportSchema = z.discriminatedUnion('final', [partialReportSchema, finalReportSchema]);

export type { Answer, Answers } from './values/answers.ts';
export { answersSchema } from './values/answers.ts';
export type Changes = z.infer<typeof changesSchema>;
export type AnswerReport = z.infer<typeof answerReportSchema>;
export type PartialReport = z.infer<typeof partialReportSchema>;
/** `abort`: the user left. */
export type FinalReport = z.infer<typeof finalReportSchema>;
export type CompletionReport = z.infer<typeof completionReportSchema>;
