import { defaultLocale } from '@parvis/locales/languages';
import * as z from 'zod/mini';
import { codeSchema, idSchema, instantSchema, localeSchema, orNewer } from './basics.ts';
import { blockedSchema } from './block.ts';
import { deadlinesSchema, dueSchema } from './deadline.ts';
import { intakeChannelSchema, intakeSchema } from './intake.ts';
import { joinRoleSchema } from './join.ts';
import { labelSchema } from './label.ts';
import { phoneCallSchema } from './phoneCall.ts';
import { contactWaySchema } from './reporterContact.ts';
import { systemKindSchema } from './systemMessages.ts';

/** `open`: without a handler. `rejected`: cancelled by staff. `cancelled`: by its reporter. */
export const caseStateSchema = z.enum(['open', 'handled', 'held', 'closed', 'rejected', 'cancelled']);
/** State of a case; only the server decides on transitions. */
export type CaseState = z.infer<typeof caseStateSchema>;

export const endedStates = ['closed', 'rejected', 'cancelled'] as const satisfies readonly CaseState[];
const ended: ReadonlySet<string> = new Set(endedStates);
/** Whether a state is final; false for states of newer servers. */
export const isEnded = (state: string): boolean => ended.has(state);

const createKeyTest = <Kind extends string>(kinds: Readonly<Record<Kind, Kind>>) => {
  return (code: string): code is Kind => Object.hasOwn(kinds, code);
};

/** Whether a state is of this version. */
export const isCaseState = createKeyTest(caseStateSchema.def.entries);

/** Closed does not mean solved: a close names the outcome. */
export const outcomeSchema = z.enum(['solved', 'duplicate', 'notOurs']);
export type Outcome = z.infer<typeof outcomeSchema>;
export const outcomes: readonly Outcome[] = outcomeSchema.options;

/** Whether an outcome is of this version. */
export const isOutcome = createKeyTest(outcomeSchema.def.entries);

/** Steps allowed to the reader; decided by the server and shown as buttons. */
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
  'askDirect',
  'callService',
  'giveMobile',
  'proposeCall',
  'answerCall',
  'reportCall',
  'block',
  'unblock',
  'solved',
  'cancel',
  'openToFollowers',
  'closeToFollowers',
  'invite',
  'separate',
  'unite',
  'recategorize',
  'assign',
  'undoAssign',
]);
export type Step = z.infer<typeof stepSchema>;

/** Whether a step is of this version: others cannot be taken. */
export const isStep = createKeyTest(stepSchema.def.entries);

/** The service of a case, if any; its outline has that service’s colour (`outlineRescue` …). */
export const caseTypeSchema = z.enum(['rescue', 'police', 'fire', 'health', 'emergency', 'social']);

/** Whether a service is of this version: others have no colour. */
export const isCaseType = createKeyTest(caseTypeSchema.def.entries);

/** A participant, as far as the reader may know them. */
export const participantSchema = z.object({
  crUid: idSchema,
  name: z.string(),
  initials: z.string(),
  gcatCode: z.string(),
  grpLbl: z.optional(z.string()),
  grpGpid: z.optional(codeSchema),
  grpNbr: z.optional(z.string()),
  crFname: z.optional(z.string()),
  crLname: z.optional(z.string()),
  color: z.optional(z.string()),
  staff: z.boolean(),
  as: orNewer(joinRoleSchema),
  active: z.boolean(),
  joined: z.optional(instantSchema),
  seen: z.optional(instantSchema),
  me: z.boolean(),
  crBlocked: z.optional(z.boolean()),
  silenced: z.optional(z.literal(true)),
  language: z.optional(orNewer(localeSchema)),
});
/** `active` is false for a participant who left; their messages stay. */
export type Participant = z.infer<typeof participantSchema>;

export const caseSummarySchema = z.object({
  csid: idSchema,
  caseNbr: z.string(),
  cuid: codeSchema,
  cstmrLbl: z.string(),
  gthrId: z.optional(idSchema),
  ccatCode: codeSchema,
  ccatPath: z.string(),
  ccatLbls: z.array(z.string()),
  placeLbl: z.string(),
  imgSrc: z.optional(z.string()),
  caseType: z.optional(orNewer(caseTypeSchema)),
  service: z.optional(z.object({ gcatCode: codeSchema, lbl: z.string() })),
  state: orNewer(caseStateSchema),
  outcome: z.optional(orNewer(outcomeSchema)),
  holdUntil: z.optional(instantSchema),
  reopened: z.optional(z.boolean()),
  waitingSince: z.optional(instantSchema),
  due: z.optional(dueSchema),
  reopenUntil: z.optional(instantSchema),
  reporterGone: z.optional(z.boolean()),
  blocked: z.optional(blockedSchema),
  withdrawn: z.optional(z.literal(true)),
  invited: z.optional(z.literal(true)),
  betweenUsers: z.optional(z.literal(true)),
  conflict: z.optional(z.literal(true)),
  separated: z.optional(z.literal(true)),
  danger: z.optional(z.boolean()),
  called: z.optional(z.boolean()),
  channel: z.optional(orNewer(intakeChannelSchema)),
  labels: z.optional(z.array(labelSchema)),
  assigned: z.optional(z.object({ by: z.optional(z.string()) })),
  mentioned: z.optional(z.literal(true)),
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
export type CaseSummary = z.infer<typeof caseSummarySchema>;

/** A case to reject together with another: with the same reporter or code. */
export const alikeCaseSchema = z.extend(caseSummarySchema, {
  report: z.optional(z.string()),
  samePerson: z.boolean(),
  sameLine: z.boolean(),
});
export type AlikeCase = z.infer<typeof alikeCaseSchema>;

/** Staff only: an alert about an unassigned case. */
export const callSchema = z.object({
  at: instantSchema,
  whom: orNewer(z.enum(['service', 'group', 'managers'])),
  lbl: z.optional(z.string()),
  people: z.int(),
});
/** Staff only: since when a case is unassigned, and the alerts so far. */
export const untakenSchema = z.object({ since: instantSchema, calls: z.array(callSchema) });
export type Untaken = z.infer<typeof untakenSchema>;

/** Staff only: how many visitors met the same, how many follow besides, and whether they may read. */
export const followersSchema = z.object({
  supported: z.int(),
  following: z.int(),
  open: z.boolean(),
});
export type Followers = z.infer<typeof followersSchema>;
/** Staff only: a service or group that staff called. */
export const serviceCallSchema = z.object({
  at: instantSchema,
  gcatCode: z.optional(codeSchema),
  grpGpid: z.optional(codeSchema),
  lbl: z.string(),
  people: z.int(),
  name: z.optional(z.string()),
  txt: z.optional(z.string()),
  awaitsMe: z.optional(z.literal(true)),
});
export type ServiceCall = z.infer<typeof serviceCallSchema>;

/** A complete case: summary, participants and allowed steps. */
/** Why staff put a case on hold, for staff alone. */
export const holdReasonSchema = z.object({ msgId: z.int(), reason: z.string() });

/** Staff only: who was given the case, by whom, with a note. */
export const assignmentSchema = z.object({
  msgId: z.int(),
  at: instantSchema,
  to: z.string(),
  gcatCode: z.optional(codeSchema),
  by: z.optional(z.string()),
  rule: z.optional(z.literal(true)),
  txt: z.optional(z.string()),
  undone: z.optional(z.literal(true)),
  awaitsMe: z.optional(z.literal(true)),
});
export type Assignment = z.infer<typeof assignmentSchema>;

/** How many duplicates of a case are named. */
export const DUPLICATES_SHOWN = 50;

/** Staff only: a case that tells of the same. */
export const linkedCaseSchema = z.object({
  csid: idSchema,
  caseNbr: z.string(),
  placeLbl: z.string(),
  ccatLbls: z.array(z.string()),
  state: orNewer(caseStateSchema),
  created: instantSchema,
});
export type LinkedCase = z.infer<typeof linkedCaseSchema>;

export const caseInfoSchema = z.extend(caseSummarySchema, {
  qrid: z.optional(codeSchema),
  participants: z.array(participantSchema),
  can: z.array(orNewer(stepSchema)),
  readByStaff: z.int(),
  readByReporter: z.int(),
  readByMe: z.optional(z.int()),
  readsAfter: z.optional(z.int()),
  untaken: z.optional(untakenSchema),
  call: z.optional(phoneCallSchema),
  webOnly: z.optional(z.literal(true)),
  serviceCalls: z.optional(z.array(serviceCallSchema)),
  deadlines: z.optional(deadlinesSchema),
  holdReasons: z.optional(z.array(holdReasonSchema)),
  assignments: z.optional(z.array(assignmentSchema)),
  contact: z.optional(z.array(contactWaySchema)),
  intake: z.optional(intakeSchema),
  followers: z.optional(followersSchema),
  duplicateOf: z.optional(linkedCaseSchema),
  linked: z.optional(z.literal(true)),
  duplicates: z.optional(z.object({ total: z.int(), cases: z.array(linkedCaseSchema) })),
  stopped: z.optional(z.object({ at: instantSchema, reference: z.optional(z.string()) })),
  eraseOn: instantSchema,
  language: z.catch(localeSchema, defaultLocale),
});
export type CaseInfo = z.infer<typeof caseInfoSchema>;
