import * as z from 'zod/mini';
import { idSchema, instantSchema, orNewer } from './basics.ts';
import { blockReasonSchema } from './block.ts';
import { moderationReasonSchema } from './moderation.ts';

/** What a notice of abuse is about. */
export const noticeAboutSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('case') }),
  z.object({ kind: z.literal('message'), msgId: z.int() }),
  z.object({ kind: z.literal('participant'), crUid: idSchema }),
]);
export type NoticeAbout = z.infer<typeof noticeAboutSchema>;

/** A moderator's decision: resume the conversation, reject the case, or block the reported person. */
export const noticeDecisionSchema = z.enum(['resume', 'close', 'block']);
export type NoticeDecision = z.infer<typeof noticeDecisionSchema>;

/** A notice of abuse, for those who decide on it. */
export const noticeSchema = z.object({
  id: idSchema,
  reference: z.string(),
  csid: idSchema,
  caseNbr: z.string(),
  title: z.optional(z.string()),
  at: instantSchema,
  about: noticeAboutSchema,
  reason: orNewer(moderationReasonSchema),
  txt: z.optional(z.string()),
  copy: z.optional(z.string()),
  crUid: z.optional(idSchema),
  stopped: z.boolean(),
  blockable: z.optional(idSchema),
  decided: z.optional(
    z.object({
      decision: orNewer(noticeDecisionSchema),
      at: instantSchema,
      name: z.string(),
      note: z.optional(z.string()),
    }),
  ),
});
export type Notice = z.infer<typeof noticeSchema>;

/** A message that a moderator removed. */
export const moderatedSchema = z.object({
  csid: idSchema,
  caseNbr: z.string(),
  msgId: z.int(),
  at: instantSchema,
  reason: orNewer(moderationReasonSchema),
  name: z.string(),
  note: z.optional(z.string()),
});
export const blockInForceSchema = z.object({
  csid: idSchema,
  caseNbr: z.string(),
  msgId: z.optional(z.int()),
  crUid: idSchema,
  at: instantSchema,
  reason: z.array(orNewer(blockReasonSchema)),
  name: z.optional(z.string()),
});

/** A message of a gathering that waits for staff to publish it. */
export const waitingMessageSchema = z.object({
  csid: idSchema,
  title: z.string(),
  msgId: z.int(),
  at: instantSchema,
  name: z.optional(z.string()),
  txt: z.optional(z.string()),
  files: z.int(),
});

/** Newest first. */
export const moderationSchema = z.object({
  notices: z.array(noticeSchema),
  moderated: z.array(moderatedSchema),
  blocks: z.array(blockInForceSchema),
  waiting: z.optional(z.array(waitingMessageSchema)),
});
export type Moderation = z.infer<typeof moderationSchema>;
