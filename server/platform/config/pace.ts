import type { Hours } from './hours.ts';
import type { QuietHours } from './quietHours.ts';

/** By what somebody is told who does not look at the page, in this order: each waits for the one before. */
export const rungs = ['push', 'mail', 'sms'] as const;
/** One of the ways by which somebody is told. */
export type Rung = (typeof rungs)[number];

/** How fast a customer lets news climb. */
export interface Pace {
  /** How long what comes before a rung is waited for, milliseconds: the page, or the rung before that was taken. */
  readonly waits: Readonly<Record<Rung, number>>;
  readonly quiet: QuietHours;
}

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** Where nothing else is said: what happens in a day, and at night, is told by this clock. */
export const ZONE = 'Europe/Paris';

/** How a customer tells people, where its file says it. */
export interface LadderSettings {
  readonly zone?: string | undefined;
  readonly quiet?: Hours | undefined;
  readonly pushSeconds: number;
  readonly smsMinutes: number;
  readonly smsPerDay: number;
  readonly untaken?: UntakenSettings | undefined;
  readonly calls?: CallSettings | undefined;
}

/** How long a call to staff waits: a mail for the push before it, an SMS for the mail. */
interface CallSettings {
  readonly mailMinutes: number;
  readonly smsMinutes: number;
}

/** What happens where nobody takes a case. */
export interface UntakenSettings {
  readonly minutes: number;
  readonly dangerMinutes: number;
  /** Responder codes of who is called after the service of the case, and before managers. */
  readonly groups: readonly string[];
}

/** Of a customer whose file says nothing. */
export const LADDER: LadderSettings = { pushSeconds: 20, smsMinutes: 60, smsPerDay: 0 };

/** Of a customer whose file says nothing: who is called waits for less long than who reported, as a case waits meanwhile. */
export const CALLS: CallSettings = { mailMinutes: 2, smsMinutes: 5 };

/** A customer, as far as it says how people are told. */
export interface Telling {
  readonly newsMinutes: number;
  readonly ladder: LadderSettings | null;
}

/** Hours in which nobody is disturbed at a customer; else those of the server, by the clock of its machine. */
export function quietOf({ ladder }: Pick<Telling, 'ladder'>, ofServer: Hours): QuietHours {
  if (!ladder?.quiet) return ofServer;
  return { ...ladder.quiet, zone: ladder.zone ?? ZONE };
}

/** How fast news climb at a customer. */
export function paceOf(customer: Telling, ofServer: Hours): Pace {
  const { pushSeconds, smsMinutes } = customer.ladder ?? LADDER;
  return {
    waits: {
      push: pushSeconds * SECOND,
      mail: customer.newsMinutes * MINUTE,
      sms: smsMinutes * MINUTE,
    },
    quiet: quietOf(customer, ofServer),
  };
}

/** How fast calls to staff climb at a customer. */
export function callPaceOf(customer: Telling, ofServer: Hours): Pace {
  const { mailMinutes, smsMinutes } = customer.ladder?.calls ?? CALLS;
  const { waits, quiet } = paceOf(customer, ofServer);
  return { waits: { ...waits, mail: mailMinutes * MINUTE, sms: smsMinutes * MINUTE }, quiet };
}

export const smsPerDayOf = ({ ladder }: Pick<Telling, 'ladder'>): number => (ladder ?? LADDER).smsPerDay;
