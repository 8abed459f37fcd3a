import type { Step } from '@parvis/api/entities/case';
import type { EventFlag } from '@parvis/api/entities/systemMessages';

/** `steps_of` in the database decides what each may do. */
export type Relation = 'reporter' | 'handler' | 'left' | 'none';

const CONTACT = { given: 'addId', changed: 'update', missing: 'idMissing' } as const;
export type ContactChange = keyof typeof CONTACT;

const JOINED = { none: 'handle', handler: 'handle', left: 'rejoin' } as const;

/** A low rating appears as `crReopen`. */
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

/** Steps with one fixed event. */
export type ToldStep = Exclude<Step, 'send' | 'rate' | 'ask' | 'askMobile' | 'contact' | 'giveMobile'>;

export function eventOf(step: ToldStep): EventFlag {
  const [event] = EVENTS[step];
  if (!event) throw new Error(`The step ${step} has no event.`);
  return event;
}

export const joinedAs = (relation: Exclude<Relation, 'reporter'>): EventFlag => JOINED[relation];

export const toldByContact = (change: ContactChange): EventFlag => CONTACT[change];
