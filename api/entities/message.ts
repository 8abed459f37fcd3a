import { itemSchema, questionnaireSchema } from '@parvis/questionnaire/model/schema';
import * as z from 'zod/mini';
import { codeSchema, idSchema, instantSchema, orNewer } from './basics.ts';
import { blockTellsSchema } from './block.ts';
import { outcomeSchema } from './case.ts';
import { joinSchema } from './join.ts';
import { mediaSchema } from './media.ts';
import { moderationReasonSchema } from './moderation.ts';
import { phoneCallSchema } from './phoneCall.ts';
import { eventSchema, flowSchema } from './systemMessages.ts';
import { messageTargetSchema } from './targetType.ts';

const [words, ...otherKinds] = itemSchema.def.options;
/**
 * An item of a message: of the kinds of a questionnaire, with text as type `txt` (specification 3).
 */
export const messageItemSchema = z.discriminatedUnion('type', [
  z.extend(words, { type: z.literal('txt') }),
  ...otherKinds,
]);
export type MessageItem = z.infer<typeof messageItemSchema>;

/** An answer: ticked, yes or no, stars, or text. */
export const answerValueSchema = z.union([z.boolean(), z.number(), z.string()]);

/**
 * A message of a discussion; lists are append-only. A question is answered once a later message
 * names it in `msgIdAnswer`.
 */
export const messageSchema = z.object({
  id: idSchema,
  msgId: z.int(),
  csid: idSchema,
  msgCdatim1: instantSchema,
  crUid: z.optional(idSchema),
  mine: z.boolean(),
  msgTxt: z.optional(z.string()),
  media: z.optional(z.array(mediaSchema)),
  /** Text id of a system message; follows from its kind (`systemMessages.ts`). */
  statement: z.optional(z.string()),
  flags: z.optional(z.array(eventSchema)),
  outcome: z.optional(orNewer(outcomeSchema)),
  mergeProfile: z.optional(z.object({ crUid: idSchema })),
  block: z.optional(blockTellsSchema),
  join: z.optional(joinSchema),
  call: z.optional(phoneCallSchema),
  gcatCode: z.optional(codeSchema),
  grpGpid: z.optional(codeSchema),
  grpLbl: z.optional(z.string()),
  poll: z.optional(z.object({ code: codeSchema, lbl: z.string() })),
  hung: z.optional(z.object({ caseNbr: z.string(), lbl: z.optional(z.string()) })),
  moderated: z.optional(z.object({ reason: orNewer(moderationReasonSchema) })),
  ccatCode: z.optional(codeSchema),
  ccatPath: z.optional(z.string()),
  qstnId: z.optional(z.string()),
  qstn: z.optional(questionnaireSchema),
  flow: z.optional(flowSchema),
  items: z.optional(z.array(messageItemSchema)),
  answers: z.optional(z.record(z.string(), answerValueSchema)),
  ccatLbls: z.optional(z.array(z.string())),
  words: z.optional(z.record(z.string(), z.string())),
  msgIdAnswer: z.optional(z.int()),
  gthrId: z.optional(idSchema),
  tgtTypes: z.optional(z.array(orNewer(messageTargetSchema))),
  tgtCrUid: z.optional(idSchema),
  awaits: z.optional(z.literal(true)),
});
/** An entry of a case’s discussion: text, answers or a system message. */
export type Message = z.infer<typeof messageSchema>;
