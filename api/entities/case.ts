import { defaultLocale } from '@parvis/locales/languages';
import * as z from 'zod/mini';
import { codeSchema, idSchema, instantSchema, localeSchema, orNewer } from './basics.ts';
import { blockedSchema } from './block.ts';
import { contactWaySchema } from './reporterContact.ts';
import { systemKindSchema } from './systemMessages.ts';

/** `open`: nobody has taken it yet, or again since it came back. `rejected`: cancelled by staff. `cancelled`: by its reporter. */
export const caseStateSchema = z.enum(['open', 'handled', 'held', 'closed', 'rejected', 'cancelled']);
/** Where a case stands; which steps lead on is decided by the server alone. */
export type CaseState = z.infer<typeof caseStateSchema>;

/** The states in which nothing is left to do. */
export const endedStates = ['closed', 'rejected', 'cancelled'] as const satisfies readonly CaseState[];
const ended: ReadonlySet<string> = new Set(endedStates);
/** Whether nothing is left to do in a state; nobody knows it of one that a newer server names. */
export const isEnded = (state: string): boolean => ended.has(state);

const isOf = <Kind extends string>(kinds: Readonly<Record<Kind, Kind>>) => {
  return (code: string): code is Kind => Object.hasOwn(kinds, code);
};

/** Whether a state is of this version. */
export const isCaseState = isOf(caseStateSchema.def.entries);

/** Closed is not solved: a close names what became of the case. */
export const outcomeSchema = z.enum(['solved', 'duplicate', 'notOurs']);
/** What became of a closed case. */
export type Outcome = z.infer<typeof outcomeSchema>;

/** Whether an outcome is of this version. */
export const isOutcome = isOf(outcomeSchema.def.entries);

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
  'reopen',
  'contact',
  'askMobile',
  'giveMobile',
  'block',
  'unblock',
]);
/** One thing that may be done with a case. */
export type Step = z.infer<typeof stepSchema>;

/** Whether a step is of this version: others cannot be taken. */
export const isStep = isOf(stepSchema.def.entries);

/** The service that a case is for, where one is named; its outline has that service’s colour (`outlineRescue` …). */
export const caseTypeSchema = z.enum(['rescue', 'police', 'fire', 'health', 'emergency', 'social']);

/** Whether a service is of this version: another has no colour of its own. */
export const isCaseType = isOf(caseTypeSchema.def.entries);

/** By what somebody came into a case; whoever reported it is `creator`. */
export const joinRoleSchema = z.enum([
  'creator',
  'alerted',
  'q_follower',
  'invited',
  'reporter',
  'supported',
]);

/** Somebody in a case, as the reader may know them. */
export const participantSchema = z.object({
  crUid: idSchema,
  name: z.string(),
  initials: z.string(),
  gcatCode: z.string(),
  grpLbl: z.optional(z.string()),
  staff: z.boolean(),
  as: orNewer(joinRoleSchema),
  active: z.boolean(),
  me: z.boolean(),
  crBlocked: z.optional(z.boolean()),
  language: z.optional(orNewer(localeSchema)),
});
/** Somebody in a case; `active` is false for who left, and their messages stay. */
export type Participant = z.infer<typeof participantSchema>;

/** A case as a line of a list. */
export const caseSummarySchema = z.object({
  csid: idSchema,
  caseNbr: z.string(),
  cuid: codeSchema,
  cstmrLbl: z.string(),
  ccatCode: codeSchema,
  ccatPath: z.string(),
  ccatLbls: z.array(z.string()),
  placeLbl: z.string(),
  imgSrc: z.optional(z.string()),
  caseType: z.optional(orNewer(caseTypeSchema)),
  state: orNewer(caseStateSchema),
  outcome: z.optional(orNewer(outcomeSchema)),
  holdUntil: z.optional(instantSchema),
  reopened: z.optional(z.boolean()),
  waitingSince: z.optional(instantSchema),
  reopenUntil: z.optional(instantSchema),
  reporterGone: z.optional(z.boolean()),
  blocked: z.optional(blockedSchema),
  withdrawn: z.optional(z.literal(true)),
  danger: z.optional(z.boolean()),
  called: z.optional(z.boolean()),
  created: instantSchema,
  last: z.object({
    msgId: z.int(),
    at: instantSchema,
    mine: z.boolean(),
    name: z.optional(z.string()),
    txt: z.optional(z.string()),
    kind: z.optional(systemKindSchema),
  }),
  unread: z.int(),
  mine: z.boolean(),
  handlers: z.array(z.string()),
  simulation: z.boolean(),
  rating: z.optional(z.int()),
});
/** A case as a line of a list, in the words of the reader’s language. */
export type CaseSummary = z.infer<typeof caseSummarySchema>;

/** A case that can be rejected together with another one: by whom, or from where, it was reported as that one. */
export const alikeCaseSchema = z.extend(caseSummarySchema, {
  samePerson: z.boolean(),
  sameLine: z.boolean(),
});
/** A case that can be rejected together with another one. */
export type AlikeCase = z.infer<typeof alikeCaseSchema>;

/** Staff: that somebody was called since nobody takes a case. */
export const callSchema = z.object({
  at: instantSchema,
  whom: orNewer(z.enum(['service', 'group', 'managers'])),
  lbl: z.optional(z.string()),
  people: z.int(),
});
/** Staff: since when nobody has a case, and who was called so far. */
export const untakenSchema = z.object({ since: instantSchema, calls: z.array(callSchema) });
/** Since when nobody has a case, and who was called so far. */
export type Untaken = z.infer<typeof untakenSchema>;

/** A case whole: its line, the people in it, and what may be done. */
export const caseInfoSchema = z.extend(caseSummarySchema, {
  qrid: z.optional(codeSchema),
  participants: z.array(participantSchema),
  can: z.array(orNewer(stepSchema)),
  readByStaff: z.int(),
  readByReporter: z.int(),
  readByMe: z.optional(z.int()),
  untaken: z.optional(untakenSchema),
  contact: z.optional(z.array(contactWaySchema)),
  eraseOn: instantSchema,
  language: z.catch(localeSchema, defaultLocale),
});
/** A case whole, as its page shows it. */
export type CaseInfo = z.infer<typeof caseInfoSchema>;
