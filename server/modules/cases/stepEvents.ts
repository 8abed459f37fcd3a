import type { Step } from '@parvis/api/entities/case';
import type { PhoneCallEvent } from '@parvis/api/entities/phoneCall';
import type { EventFlag } from '@parvis/api/entities/systemMessages';

/** `steps_of` in the database holds the permissions. */
export type Relation = 'reporter' | 'target' | 'invited' | 'handler' | 'left' | 'none';

const CONTACT_EVENTS = { given: 'addId', changed: 'update', missing: 'idMissing' } as const;
export type ContactChange = keyof typeof CONTACT_EVENTS;

export const callEvents = {
  proposed: 'callProposed',
  accepted: 'callAccepted',
  declined: 'callDeclined',
  begun: 'callBegun',
  ended: 'callEnded',
  missed: 'callMissed',
} as const satisfies Record<PhoneCallEvent, EventFlag>;

const JOIN_EVENTS = { none: 'handle', handler: 'handle', left: 'rejoin' } as const;

/** A low rating appears as `crReopen`. */
const STEP_EVENTS: Readonly<Record<Step, readonly EventFlag[]>> = {
  send: ['handle', 'rejoin'],
  rate: ['crReopen'],
  ask: ['handle', 'rejoin'],
  handle: ['handle'],
  rejoin: ['rejoin'],
  hold: ['hold'],
  resume: ['resume'],
  close: ['close'],
  reject: ['reject'],
  leave: ['leave'],
  reopen: ['crReopen'],
  contact: Object.values(CONTACT_EVENTS),
  askMobile: ['handle'],
  askDirect: [],
  callService: ['handle', 'rejoin'],
  giveMobile: Object.values(CONTACT_EVENTS),
  block: ['block'],
  unblock: ['unblock'],
  invite: [],
  separate: ['separated'],
  unite: ['united'],
  recategorize: ['recategorized'],
  assign: ['assigned', 'assignedToService'],
  undoAssign: ['assignmentUndone'],
  solved: ['crSolved'],
  cancel: ['crCancel'],
  openToFollowers: ['openedToFollowers'],
  closeToFollowers: ['closedToFollowers'],
  proposeCall: ['callProposed'],
  answerCall: ['callAccepted', 'callDeclined'],
  reportCall: ['callDeclined', 'callBegun', 'callEnded', 'callMissed'],
};

export const reporterEvents = {
  hold: 'crHold',
  resume: 'crResume',
  solved: 'crSolved',
  close: 'crClose',
  cancel: 'crCancel',
  reopen: 'crReopen',
  block: 'conflict',
  unblock: 'conflictEnded',
} as const satisfies Partial<Record<Step, EventFlag>>;

export const getEvents = (step: Step): readonly EventFlag[] => STEP_EVENTS[step];

export type SingleEventStep = Exclude<
  Step,
  | 'send'
  | 'invite'
  | 'assign'
  | 'rate'
  | 'ask'
  | 'askMobile'
  | 'callService'
  | 'contact'
  | 'giveMobile'
  | 'answerCall'
  | 'reportCall'
>;

export function getEvent(step: SingleEventStep): EventFlag {
  const [event] = STEP_EVENTS[step];
  if (!event) throw new Error(`The step ${step} has no event.`);
  return event;
}

export const getJoinEvent = (relation: Exclude<Relation, 'reporter' | 'target' | 'invited'>): EventFlag =>
  JOIN_EVENTS[relation];

export const getContactEvent = (change: ContactChange): EventFlag => CONTACT_EVENTS[change];
