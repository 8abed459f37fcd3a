import * as z from 'zod/mini';
import { codeSchema, idSchema, instantSchema, orNewer } from './basics.ts';
import { outcomeSchema } from './case.ts';
import { mediaSchema } from './media.ts';

/** How a visitor follows a case of others: they met the same, or only want its news. */
export const followRoleSchema = z.enum(['supported', 'q_follower']);
export type FollowRole = z.infer<typeof followRoleSchema>;

/** Fewer people than this are told without a number. */
export const PEOPLE_MIN = 5;

/** State for strangers: rejected and withdrawn cases are closed. */
export const knownStateSchema = z.enum(['open', 'handled', 'held', 'closed']);

/** An open case of a place, as anybody there may know it: no words, names, pictures or number. */
export const knownCaseSchema = z.object({
  csid: idSchema,
  ccatCode: codeSchema,
  ccatLbls: z.array(z.string()),
  imgSrc: z.optional(z.string()),
  state: orNewer(knownStateSchema),
  since: instantSchema,
  until: z.optional(instantSchema),
  people: z.optional(z.int()),
  mine: z.optional(z.literal(true)),
  as: z.optional(orNewer(followRoleSchema)),
});
export type KnownCase = z.infer<typeof knownCaseSchema>;

/** What happened to a followed case. */
export const followedEventSchema = z.object({
  at: instantSchema,
  kind: orNewer(z.enum(['reported', 'handled', 'held', 'resumed', 'reopened', 'closed'])),
  until: z.optional(instantSchema),
  outcome: z.optional(orNewer(outcomeSchema)),
});
export type FollowedEvent = z.infer<typeof followedEventSchema>;

/** A message that followers may read, without its author's name. */
export const followedMessageSchema = z.object({
  msgId: z.int(),
  at: instantSchema,
  staff: z.boolean(),
  txt: z.optional(z.string()),
  media: z.optional(z.array(mediaSchema)),
  gone: z.optional(z.literal(true)),
});
export type FollowedMessage = z.infer<typeof followedMessageSchema>;

/** A case that the visitor follows. */
export const followedCaseSchema = z.extend(knownCaseSchema, {
  cuid: codeSchema,
  cstmrLbl: z.string(),
  placeLbl: z.string(),
  qrid: z.optional(codeSchema),
  outcome: z.optional(orNewer(outcomeSchema)),
  last: instantSchema,
  unread: z.optional(z.literal(true)),
});
export type FollowedCase = z.infer<typeof followedCaseSchema>;

/** A followed case with its events, and its messages while staff keep the conversation open. */
export const followedInfoSchema = z.extend(followedCaseSchema, {
  events: z.array(followedEventSchema),
  messages: z.optional(z.array(followedMessageSchema)),
});
export type FollowedInfo = z.infer<typeof followedInfoSchema>;
