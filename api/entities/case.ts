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
  /** One of the fourteen responder codes, or `users` for a contributor. */
  gcatCode: z.string(),
  grpLbl: z.optional(z.string()),
  staff: z.boolean(),
  as: orNewer(joinRoleSchema),
  /** False once they left the case. */
  active: z.boolean(),
  me: z.boolean(),
  /** They reported it, and may send nothing to its customer. */
  crBlocked: z.optional(z.boolean()),
});
/** Somebody in a case; `active` is false for who left, and their messages stay. */
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
  caseType: z.optional(orNewer(caseTypeSchema)),
  state: orNewer(caseStateSchema),
  outcome: z.optional(orNewer(outcomeSchema)),
  /** Of a case on hold: when it comes back to those who handle it. */
  holdUntil: z.optional(instantSchema),
  /** It was closed before, came back, and nobody has taken it again. */
  reopened: z.optional(z.boolean()),
  /** Of such a case: since when it waits for somebody to take it. */
  waitingSince: z.optional(instantSchema),
  /** Of a closed case that its reporter may open again: until when. */
  reopenUntil: z.optional(instantSchema),
  /** Whoever reported it has erased everything: nobody is left to read or to answer. */
  reporterGone: z.optional(z.boolean()),
  /** Its reporter may send nothing to its customer: what they send is refused as `blocked`. */
  blocked: z.optional(blockedSchema),
  /** Its customer has ended its service: what its reporter sends is refused as `withdrawn`. */
  withdrawn: z.optional(z.literal(true)),
  /** Staff: its report said that somebody may be hurt. */
  danger: z.optional(z.boolean()),
  /** Staff, of a case that nobody has: others than its service were called. */
  called: z.optional(z.boolean()),
  created: instantSchema,
  /** The last message: who, and its words or the kind of system message. */
  last: z.object({
    msgId: z.number(),
    at: instantSchema,
    mine: z.boolean(),
    /** Of staff, the name they had in the case. */
    name: z.optional(z.string()),
    txt: z.optional(z.string()),
    kind: z.optional(systemKindSchema),
  }),
  /** Messages by others that this person has not seen. */
  unread: z.number(),
  /** Staff: this person handles it. */
  mine: z.boolean(),
  handlers: z.array(z.string()),
  simulation: z.boolean(),
  rating: z.optional(z.number()),
});
/** A case as a line of a list, in the words of the reader’s language. */
export type CaseSummary = z.infer<typeof caseSummarySchema>;

/** Staff: that somebody was called since nobody takes a case. */
export const callSchema = z.object({
  at: instantSchema,
  /** Its own service, another group, or managers. */
  whom: orNewer(z.enum(['service', 'group', 'managers'])),
  /** The service or group in words; left out where all are meant. */
  lbl: z.optional(z.string()),
  /** How many were meant. */
  people: z.number(),
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
  /** Highest message seen by any staff member / by the reporter. */
  readByStaff: z.number(),
  readByReporter: z.number(),
  /** Highest message that this person has seen. */
  readByMe: z.optional(z.number()),
  /** Staff, of a case that nobody has: since when, and who was called, the first first. */
  untaken: z.optional(untakenSchema),
  /** How the reporter said that they can be reached, for staff and for themselves. */
  contact: z.optional(z.array(contactWaySchema)),
  /** When the words of the case are erased. */
  eraseOn: instantSchema,
  /** The reporter's language, so that staff know how to write. */
  language: z.catch(localeSchema, defaultLocale),
});
/** A case whole, as its page shows it. */
export type CaseInfo = z.infer<typeof caseInfoSchema>;
