import { itemSchema, questionnaireSchema } from '@parvis/questionnaire/model/schema';
import * as z from 'zod/mini';
import { codeSchema, idSchema, instantSchema } from './basics.ts';
import { joinRoleSchema, outcomeSchema } from './case.ts';

/** Event flags of the specification's chat message: at most one is set, and names what happened. */
export const eventFlags = [
  'create',
  'close',
  'reject',
  'hold',
  'resume',
  'handle',
  'leave',
  'rejoin',
  'crClose',
  'crCancel',
  'crHold',
  'crSolved',
  'conflict',
  'crWeb',
  'update',
  'idMissing',
  'addId',
  'addGcatCode',
  'addGrpGpid',
] as const;
export type EventFlag = (typeof eventFlags)[number];

/** One answer of a questionnaire: ticked, yes or no, stars, or words. */
export const answerValueSchema = z.union([z.boolean(), z.number(), z.string()]);

/**
 * A message of a discussion. Lists of messages only grow: a question counts as answered
 * when a later message names it in `msgIdAnswer`.
 */
export const messageSchema = z.object({
  /** Made on the sender's device; the same message sent twice carries the same id. */
  id: idSchema,
  /** Grows by one within a discussion. */
  msgId: z.number(),
  csid: idSchema,
  msgCdatim1: instantSchema,
  /** Nobody for what the system says. */
  crUid: z.optional(idSchema),
  mine: z.boolean(),
  msgTxt: z.optional(z.string()),
  /** Text id of a system message (statements). */
  statement: z.optional(z.string()),
  event: z.optional(z.enum(eventFlags)),
  outcome: z.optional(outcomeSchema),
  join: z.optional(z.object({ as: joinRoleSchema })),
  ccatCode: z.optional(codeSchema),
  ccatPath: z.optional(z.string()),
  /** A question put to the contributor, played by the questionnaire engine. */
  qstnId: z.optional(z.string()),
  qstn: z.optional(questionnaireSchema),
  /** A dialogue flow the product itself offers here. */
  flow: z.optional(z.enum(['satisfaction'])),
  /** Answers given, with the items they were given to, as they were shown. */
  items: z.optional(z.array(itemSchema)),
  answers: z.optional(z.record(z.string(), answerValueSchema)),
  /** Words of the items' ids, in the language in which they were shown. */
  words: z.optional(z.record(z.string(), z.string())),
  msgIdAnswer: z.optional(z.number()),
});
export type Message = z.infer<typeof messageSchema>;
