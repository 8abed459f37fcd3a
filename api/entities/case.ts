import * as z from 'zod/mini';
import { codeSchema, idSchema, instantSchema } from './basics.ts';

/** `open`: nobody handles it yet. `rejected`: cancelled by staff. `cancelled`: by its reporter. */
export const caseStateSchema = z.enum(['open', 'handled', 'held', 'closed', 'rejected', 'cancelled']);
export type CaseState = z.infer<typeof caseStateSchema>;

/** Closed is not solved: a close names what became of the case. */
export const outcomeSchema = z.enum(['solved', 'duplicate', 'notOurs']);
export type Outcome = z.infer<typeof outcomeSchema>;

/** What may be done now by the person who asks; decided by the server alone, and the buttons follow it. */
export const stepSchema = z.enum([
  'send',
  'ask',
  'handle',
  'hold',
  'resume',
  'close',
  'reject',
  'leave',
  'rejoin',
  'rate',
]);
export type Step = z.infer<typeof stepSchema>;

export const caseTypeSchema = z.enum(['rescue', 'police', 'fire', 'health', 'emergency', 'social']);

export const joinRoleSchema = z.enum([
  'creator',
  'alerted',
  'q_follower',
  'invited',
  'reporter',
  'supported',
]);

export const participantSchema = z.object({
  crUid: idSchema,
  name: z.string(),
  initials: z.string(),
  color: z.optional(z.string()),
  /** One of the fourteen responder codes, or `users` for a contributor. */
  gcatCode: z.string(),
  grpLbl: z.optional(z.string()),
  staff: z.boolean(),
  as: joinRoleSchema,
  /** False once they left the case. */
  active: z.boolean(),
  me: z.boolean(),
});
export type Participant = z.infer<typeof participantSchema>;

/** A case as a line of a list. */
export const caseSummarySchema = z.object({
  csid: idSchema,
  /** The short number people say to each other, e.g. `4F7K`. */
  caseNbr: z.string(),
  cuid: codeSchema,
  cstmrLbl: z.string(),
  ccatCode: codeSchema,
  /** Codes from the menu's root to the category, slash-separated. */
  ccatPath: z.string(),
  /** The same path in words. */
  ccatLbls: z.array(z.string()),
  placeLbl: z.string(),
  imgSrc: z.optional(z.string()),
  caseType: z.optional(caseTypeSchema),
  state: caseStateSchema,
  outcome: z.optional(outcomeSchema),
  created: instantSchema,
  /** The last message: who, and its words or the statement id that stands for it. */
  last: z.object({
    msgId: z.number(),
    at: instantSchema,
    mine: z.boolean(),
    txt: z.optional(z.string()),
    statement: z.optional(z.string()),
  }),
  /** Messages by others that this person has not seen. */
  unread: z.number(),
  /** Staff: this person handles it. */
  mine: z.boolean(),
  handlers: z.array(z.string()),
  simulation: z.boolean(),
  rating: z.optional(z.number()),
});
export type CaseSummary = z.infer<typeof caseSummarySchema>;

/** A case whole: its line, the people in it, and what may be done. */
export const caseInfoSchema = z.extend(caseSummarySchema, {
  qrid: z.optional(codeSchema),
  participants: z.array(participantSchema),
  can: z.array(stepSchema),
  /** Highest message seen by any staff member / by the reporter. */
  readByStaff: z.number(),
  readByReporter: z.number(),
  /** When the words of the case are erased. */
  eraseOn: instantSchema,
  /** The reporter's language, so that staff know how to write. */
  language: z.enum(['fr-FR', 'en-US']),
});
export type CaseInfo = z.infer<typeof caseInfoSchema>;
