import type { Hours } from './hours.ts';
import type { QuietHours } from './quietHours.ts';

/** Escalation channels in order; each waits for the previous one. */
export const rungs = ['push', 'mail', 'sms'] as const;
export type Rung = (typeof rungs)[number];

export interface Pace {
  /** Milliseconds to wait before each channel, counted from the event or the previous channel. */
  readonly waits: Readonly<Record<Rung, number>>;
  readonly quiet: QuietHours;
}

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

export const ZONE = 'Europe/Paris';

export interface LadderSettings {
  readonly zone?: string | undefined;
  readonly quiet?: Hours | undefined;
  readonly pushSeconds: number;
  readonly smsMinutes: number;
  readonly smsPerDay: number;
  readonly untaken?: UntakenSettings | undefined;
  readonly calls?: CallSettings | undefined;
}

/** Minutes a staff alert waits before a mail, then before an SMS. */
interface CallSettings {
  readonly mailMinutes: number;
  readonly smsMinutes: number;
}

export interface UntakenSettings {
  readonly minutes: number;
  readonly dangerMinutes: number;
  /** Responder codes alerted after the case's service, before managers. */
  readonly groups: readonly string[];
}

export const LADDER: LadderSettings = { pushSeconds: 20, smsMinutes: 60, smsPerDay: 0 };

/** Defaults; shorter than for reporters, as a case is waiting. */
export const CALLS: CallSettings = { mailMinutes: 2, smsMinutes: 5 };

export interface Telling {
  readonly newsMinutes: number;
  readonly ladder: LadderSettings | null;
}

export function quietOf({ ladder }: Pick<Telling, 'ladder'>, ofServer: Hours): QuietHours {
  if (!ladder?.quiet) return ofServer;
  return { ...ladder.quiet, zone: ladder.zone ?? ZONE };
}

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

export function callPaceOf(customer: Telling, ofServer: Hours): Pace {
  const { mailMinutes, smsMinutes } = customer.ladder?.calls ?? CALLS;
  const { waits, quiet } = paceOf(customer, ofServer);
  return { waits: { ...waits, mail: mailMinutes * MINUTE, sms: smsMinutes * MINUTE }, quiet };
}

export const smsPerDayOf = ({ ladder }: Pick<Telling, 'ladder'>): number => (ladder ?? LADDER).smsPerDay;
