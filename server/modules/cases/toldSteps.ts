import type { Step } from '@parvis/api/entities/case';
import type { EventFlag } from '@parvis/api/entities/systemMessages';

/**
 * How a person stands to a case: its reporter, a member of staff who handles it, who handled it and left, or who
 * never did. Who may do what then is decided by `steps_of` in the database.
 */
export type Relation = 'reporter' | 'handler' | 'left' | 'none';

const CONTACT = { given: 'addId', changed: 'update', missing: 'idMissing' } as const;
/** What becomes of the way to reach a reporter. */
export type ContactChange = keyof typeof CONTACT;

/** Events by how somebody stands to the case that they take in hand. */
const JOINED = { none: 'handle', handler: 'handle', left: 'rejoin' } as const;

/** The events that can tell of each step. A low rating is told as a return of the case. */
const EVENTS: Readonly<Record<Step, readonly EventFlag[]>> = {
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
  contact: Object.values(CONTACT),
  askMobile: ['handle'],
  giveMobile: Object.values(CONTACT),
  block: ['block'],
  unblock: ['unblock'],
};

export const eventsOf = (step: Step): readonly EventFlag[] => EVENTS[step];

/** Steps that always are told by one and the same event. */
export type ToldStep = Exclude<Step, 'send' | 'rate' | 'ask' | 'askMobile' | 'contact' | 'giveMobile'>;

export function eventOf(step: ToldStep): EventFlag {
  const [event] = EVENTS[step];
  if (!event) throw new Error(`The step ${step} has no event.`);
  return event;
}

/** The event that tells of somebody who takes a case in hand by writing in it. */
export const joinedAs = (relation: Exclude<Relation, 'reporter'>): EventFlag => JOINED[relation];

/** The event that tells of a step by which another way to reach the reporter, or none, stands in the case. */
export const toldByContact = (change: ContactChange): EventFlag => CONTACT[change];
