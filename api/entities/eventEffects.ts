import type { EventFlag } from './systemMessages.ts';

/** Effects of an event on a case, beside its message. */
interface Effect {
  /** Whether its author becomes the handler, stops being it, or the case becomes unassigned. */
  readonly inHand?: 'comes' | 'goes' | 'nobody';
  /** Whether the case is put on hold or resumed; both may end it. */
  readonly hold?: 'begins' | 'ends';
  /** The event that it undoes within {@link MOMENT}. */
  readonly undoes?: EventFlag;
  /** Overrides the recipients: none, or all staff who follow the case. */
  readonly news?: 'nobody' | 'staff';
}

/** Events with effects; all others are only shown. */
export const eventEffects = {
  handle: { inHand: 'comes' },
  rejoin: { inHand: 'comes' },
  resume: { inHand: 'comes', hold: 'ends', undoes: 'close' },
  assigned: { inHand: 'comes', news: 'staff' },
  assignedToService: { inHand: 'nobody', hold: 'ends' },
  assignmentUndone: { inHand: 'comes' },
  leave: { inHand: 'goes', hold: 'ends' },
  erased: { inHand: 'goes', news: 'nobody' },
  takenBack: { news: 'nobody' },
  moderated: { news: 'nobody' },
  joinFollower: { news: 'nobody' },
  joinSupported: { news: 'nobody' },
  openedToFollowers: { news: 'nobody' },
  closedToFollowers: { news: 'nobody' },
  hostJoined: { news: 'nobody' },
  memberRemoved: { news: 'nobody' },
  gthrOpened: { news: 'nobody' },
  gthrRenamed: { news: 'nobody' },
  gthrDescribed: { news: 'nobody' },
  gthrRescheduled: { news: 'nobody' },
  gthrAccess: { news: 'nobody' },
  gthrPictured: { news: 'nobody' },
  gthrApproval: { news: 'nobody' },
  gthrNoApproval: { news: 'nobody' },
  crWeb: { news: 'nobody' },
  takenByPhone: { news: 'nobody' },
  takenAtCounter: { news: 'nobody' },
  reporterLinked: { news: 'nobody' },
  crReopen: { inHand: 'nobody' },
  hold: { hold: 'begins' },
  due: { hold: 'ends', news: 'staff' },
  close: { hold: 'ends' },
  crHold: { hold: 'begins' },
  crResume: { hold: 'ends' },
  crClose: { hold: 'ends' },
  crCancel: { hold: 'ends' },
  crSolved: { hold: 'ends' },
} as const satisfies Partial<Record<EventFlag, Effect>>;

/** Returns the effects of an event; empty for other events and those of newer versions. */
export const effectOf = (event: string | undefined): Effect =>
  event !== undefined && Object.hasOwn(eventEffects, event)
    ? eventEffects[event as keyof typeof eventEffects]
    : {};

/** Lists the events with a given effect. */
export const eventsThat = (does: (effect: Effect) => boolean): EventFlag[] =>
  (Object.keys(eventEffects) as (keyof typeof eventEffects)[]).filter((event) => does(eventEffects[event]));

/** Staff may take back a message within this time even if its reporter has read it; milliseconds. */
export const TAKE_BACK_TIME = 2 * 60_000;

/** An event undone within this time sends no notification; milliseconds. */
export const MOMENT = 2 * 60_000;
