import type { CaseState, Step } from '@parvis/api/entities/case';
import type { EventFlag } from '@parvis/api/entities/systemMessages';

/**
 * How a person stands to a case: its reporter, a member of staff who handles it, who handled it and left, or who
 * never did.
 */
export type Relation = 'reporter' | 'handler' | 'left' | 'none';

/** One line of the table: who may do what in which state, and what becomes of it. */
export interface StepRow {
  step: Step;
  relations: readonly Relation[];
  /** State before → state after. A state that is not named refuses the step. */
  to: Partial<Record<CaseState, CaseState>>;
  /** The event flag of the message that tells it: what joins by saying something tells that it joined. */
  event?: EventFlag;
  /** How it is told, by what becomes of the way to reach the reporter. */
  byContact?: typeof CONTACT;
  /** A step that it is as well where its answers ask for that, and that is told as such. */
  alsoStep?: Step;
  /** Who does it handles the case from then on. */
  joins?: true;
}

const CONTACT = { given: 'addId', changed: 'update', missing: 'idMissing' } as const;

/** Whatever becomes of a case, it has to do with whoever reported it. */
const ANY = {
  open: 'open',
  handled: 'handled',
  held: 'held',
  closed: 'closed',
  rejected: 'rejected',
  cancelled: 'cancelled',
} as const;
const UNDER_WAY = { open: 'open', handled: 'handled', held: 'held' } as const;
const IN_CARE = { handled: 'handled', held: 'held' } as const;
/** Of a case that came back to those who had it: whoever of them does something takes it again. */
const AGAIN = { open: 'handled' } as const;
const IN_HAND = { open: 'handled', handled: 'handled', held: 'held' } as const;

/**
 * The steps of a case (specification 4, staff case actions). `can`, the guard of every step and the new state all
 * come from here. `leave` by the last handler opens the case again: see `handling.ts`.
 */
export const stepTable: readonly StepRow[] = [
  { step: 'send', relations: ['reporter'], to: UNDER_WAY },
  // A low rating opens the case again, and the rest of the survey may follow.
  { step: 'rate', relations: ['reporter'], to: { ...UNDER_WAY, closed: 'closed' }, alsoStep: 'reopen' },
  { step: 'contact', relations: ['reporter'], to: UNDER_WAY, byContact: CONTACT },
  { step: 'reopen', relations: ['reporter'], to: { closed: 'open' }, event: 'crReopen' },
  { step: 'send', relations: ['handler'], to: IN_CARE },
  { step: 'send', relations: ['handler'], to: AGAIN, event: 'handle', joins: true },
  { step: 'send', relations: ['none'], to: IN_HAND, event: 'handle', joins: true },
  { step: 'send', relations: ['left'], to: IN_HAND, event: 'rejoin', joins: true },
  { step: 'ask', relations: ['handler'], to: IN_CARE },
  { step: 'ask', relations: ['handler'], to: AGAIN, event: 'handle', joins: true },
  { step: 'ask', relations: ['none'], to: IN_HAND, event: 'handle', joins: true },
  { step: 'ask', relations: ['left'], to: IN_HAND, event: 'rejoin', joins: true },
  { step: 'askMobile', relations: ['handler'], to: IN_CARE },
  { step: 'askMobile', relations: ['handler'], to: AGAIN, event: 'handle', joins: true },
  { step: 'giveMobile', relations: ['reporter'], to: UNDER_WAY, byContact: CONTACT },
  { step: 'handle', relations: ['handler'], to: AGAIN, event: 'handle', joins: true },
  { step: 'handle', relations: ['none'], to: IN_HAND, event: 'handle', joins: true },
  { step: 'rejoin', relations: ['left'], to: IN_HAND, event: 'rejoin', joins: true },
  { step: 'hold', relations: ['handler'], to: { open: 'held', handled: 'held' }, event: 'hold' },
  { step: 'resume', relations: ['handler'], to: { held: 'handled' }, event: 'resume' },
  {
    step: 'resume',
    relations: ['handler', 'left', 'none'],
    to: { closed: 'handled', rejected: 'handled' },
    event: 'resume',
    joins: true,
  },
  {
    step: 'close',
    relations: ['handler'],
    to: { open: 'closed', handled: 'closed', held: 'closed' },
    event: 'close',
  },
  {
    step: 'reject',
    relations: ['handler'],
    to: { open: 'rejected', handled: 'rejected', held: 'rejected' },
    event: 'reject',
  },
  // What nobody handles may need nothing but its end: whoever ends it has handled it.
  { step: 'close', relations: ['none', 'left'], to: { open: 'closed' }, event: 'close', joins: true },
  { step: 'reject', relations: ['none', 'left'], to: { open: 'rejected' }, event: 'reject', joins: true },
  { step: 'leave', relations: ['handler'], to: UNDER_WAY, event: 'leave' },
  { step: 'block', relations: ['handler', 'left', 'none'], to: ANY, event: 'block' },
  { step: 'unblock', relations: ['handler', 'left', 'none'], to: ANY, event: 'unblock' },
];

/** Where a case stands, as far as steps are concerned. */
export interface Standing {
  state: CaseState;
  relation: Relation;
  /** A satisfaction question waits for its answer. */
  rateable: boolean;
  /** It was closed so lately that its reporter may open it again. */
  reopenable: boolean;
  /** Its customer asks how its reporter can be reached, or that was said. */
  contactable: boolean;
  /** SMS can prove a number here. */
  hasSms: boolean;
  /** Its reporter was asked for a mobile number, and has not answered. */
  mobileAsked: boolean;
  /** Its reporter may send nothing to its customer. */
  blocked: boolean;
  /** Its customer has ended its service. */
  withdrawn: boolean;
  /** Its reporter can be blocked: they have not left, and are none of its staff. */
  blockable: boolean;
}

/** What must hold for a step beside state and relation. */
const conditions: Partial<Record<Step, (standing: Standing) => boolean>> = {
  rate: ({ rateable }) => rateable,
  reopen: ({ reopenable }) => reopenable,
  contact: ({ contactable }) => contactable,
  askMobile: ({ hasSms, mobileAsked }) => hasSms && !mobileAsked,
  giveMobile: ({ mobileAsked }) => mobileAsked,
  block: ({ blockable, blocked }) => blockable && !blocked,
  unblock: ({ blocked }) => blocked,
};

/** The line that allows a step now, or nothing. */
export function allowedStep(step: Step, standing: Standing): StepRow | undefined {
  if (standing.relation === 'reporter' && (standing.blocked || standing.withdrawn)) return undefined;
  if (!(conditions[step]?.(standing) ?? true)) return undefined;
  return stepTable.find(
    (row) =>
      row.step === step && row.relations.includes(standing.relation) && row.to[standing.state] !== undefined,
  );
}

/** For each relation that may take a step: the states it may be taken in, and the state that follows. */
export function statesFor(step: Exclude<Step, 'rate'>): Partial<Record<Relation, StepRow['to']>> {
  const allowed: Partial<Record<Relation, StepRow['to']>> = {};
  for (const row of stepTable)
    if (row.step === step)
      for (const relation of row.relations) allowed[relation] = { ...row.to, ...allowed[relation] };
  return allowed;
}

/** Every step allowed now, each once, in the table's order. */
export function allowedSteps(standing: Standing): Step[] {
  const steps = stepTable.map(({ step }) => step).filter((step) => allowedStep(step, standing));
  return [...new Set(steps)];
}
