import type { Hours } from './hours.ts';
import type { QuietHours } from './quietHours.ts';

/** Each channel waits for the previous one. */
export const escalationChannels = ['push', 'mail', 'sms'] as const;
export type EscalationChannel = (typeof escalationChannels)[number];

export interface EscalationDelays {
  /** Milliseconds since the previous channel or the event. */
  readonly waits: Readonly<Record<EscalationChannel, number>>;
  readonly quiet: QuietHours;
}

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

export const DEFAULT_TIME_ZONE = 'Europe/Paris';

export interface EscalationSettings {
  readonly zone?: string | undefined;
  readonly quiet?: Hours | undefined;
  readonly pushSeconds: number;
  readonly smsMinutes: number;
  readonly smsPerDay: number;
  readonly untaken?: UnassignedSettings | undefined;
  readonly calls?: StaffAlertSettings | undefined;
}

/** Minutes before a mail, then before an SMS. */
interface StaffAlertSettings {
  readonly mailMinutes: number;
  readonly smsMinutes: number;
}

export interface UnassignedSettings {
  readonly minutes: number;
  readonly dangerMinutes: number;
  /** Alerted after the case's service, before managers. */
  readonly groups: readonly string[];
}

export const ESCALATION_DEFAULTS: EscalationSettings = { pushSeconds: 20, smsMinutes: 60, smsPerDay: 0 };

/** Shorter than for reporters: a case waits. */
export const STAFF_ALERT_DEFAULTS: StaffAlertSettings = { mailMinutes: 2, smsMinutes: 5 };

export interface NotificationSettings {
  readonly newsMinutes: number;
  readonly ladder: EscalationSettings | null;
}

export function getQuietHours({ ladder }: Pick<NotificationSettings, 'ladder'>, ofServer: Hours): QuietHours {
  if (!ladder?.quiet) return ofServer;
  return { ...ladder.quiet, zone: ladder.zone ?? DEFAULT_TIME_ZONE };
}

export function getEscalationDelays(customer: NotificationSettings, ofServer: Hours): EscalationDelays {
  const { pushSeconds, smsMinutes } = customer.ladder ?? ESCALATION_DEFAULTS;
  return {
    waits: {
      push: pushSeconds * SECOND,
      mail: customer.newsMinutes * MINUTE,
      sms: smsMinutes * MINUTE,
    },
    quiet: getQuietHours(customer, ofServer),
  };
}

export function getStaffAlertDelays(customer: NotificationSettings, ofServer: Hours): EscalationDelays {
  const { mailMinutes, smsMinutes } = customer.ladder?.calls ?? STAFF_ALERT_DEFAULTS;
  const { waits, quiet } = getEscalationDelays(customer, ofServer);
  return { waits: { ...waits, mail: mailMinutes * MINUTE, sms: smsMinutes * MINUTE }, quiet };
}

export const getSmsPerDay = ({ ladder }: Pick<NotificationSettings, 'ladder'>): number =>
  (ladder ?? ESCALATION_DEFAULTS).smsPerDay;
