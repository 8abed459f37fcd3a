import type { EventFlag } from './systemMessages.ts';

/** What an event does to a case besides being told. */
interface Effect {
  /** Whoever caused it has the case in hand from then on, or no longer; or nobody has it. */
  readonly inHand?: 'comes' | 'goes' | 'nobody';
  /** The case waits from then on, or waits no more; what may be either ends it. */
  readonly hold?: 'begins' | 'ends';
  /** The event that it takes back where it follows within {@link MOMENT}. */
  readonly undoes?: EventFlag;
  /** It is nobody’s news, or everybody’s who sees to the case, whoever caused it. */
  readonly news?: 'nobody' | 'staff';
}

/** The events that do something to a case; all others are only told. */
export const eventEffects = {
  handle: { inHand: 'comes' },
  rejoin: { inHand: 'comes' },
  resume: { inHand: 'comes', hold: 'ends', undoes: 'close' },
  leave: { inHand: 'goes', hold: 'ends' },
  erased: { inHand: 'goes', news: 'nobody' },
  crReopen: { inHand: 'nobody' },
  hold: { hold: 'begins' },
  due: { hold: 'ends', news: 'staff' },
  close: { hold: 'ends' },
} as const satisfies Partial<Record<EventFlag, Effect>>;

/** What an event does; nothing for one that is only told, or of a newer version. */
export const effectOf = (event: string | undefined): Effect =>
  event !== undefined && Object.hasOwn(eventEffects, event)
    ? eventEffects[event as keyof typeof eventEffects]
    : {};

/** The events with an effect. */
export const eventsThat = (does: (effect: Effect) => boolean): EventFlag[] =>
  (Object.keys(eventEffects) as (keyof typeof eventEffects)[]).filter((event) => does(eventEffects[event]));

/** How long after an event its taking back is a slip of the hand, and no news; milliseconds. */
export const MOMENT = 2 * 60_000;
