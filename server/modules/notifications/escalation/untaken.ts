import type { UntakenSettings } from '../../../platform/config/pace.ts';
import { type QuietHours, quietUntil } from '../../../platform/config/quietHours.ts';

export type Called =
  | { readonly whom: 'service' }
  | { readonly whom: 'group'; readonly gcatCode: string }
  | { readonly whom: 'managers' };

const MINUTE = 60_000;

/** Without the customer's settings, only the service. */
function callsOf(untaken: UntakenSettings | undefined): readonly Called[] {
  const own: Called = { whom: 'service' };
  if (!untaken) return [own];
  return [
    own,
    ...untaken.groups.map((gcatCode): Called => ({ whom: 'group', gcatCode })),
    { whom: 'managers' },
  ];
}

/** Times in epoch milliseconds. */
export interface Untaken {
  readonly since: number;
  /** Has its own delays and ignores quiet hours. */
  readonly danger: boolean;
  readonly last?: { readonly step: number; readonly at: number } | undefined;
}

export interface NextCall {
  readonly step: number;
  readonly called: Called;
  readonly due: number;
}

/** Each step starts its delay at the previous call, so that an outage does not skip steps. */
export function nextCall(
  { since, danger, last }: Untaken,
  untaken: UntakenSettings | undefined,
  quiet: QuietHours,
): NextCall | undefined {
  const step = last === undefined ? 0 : last.step + 1;
  const called = callsOf(untaken)[step];
  if (!called) return undefined;
  if (last === undefined || !untaken) return { step, called, due: since };
  const due = last.at + (danger ? untaken.dangerMinutes : untaken.minutes) * MINUTE;
  return { step, called, due: danger ? due : quietUntil(quiet, due) };
}

export interface Listed {
  readonly gcatCode: string;
  readonly level: 'agent' | 'manager' | 'admin';
}

const leads = ({ level }: Listed): boolean => level !== 'agent';

export function meantBy<L extends Listed>(
  called: Called,
  staff: readonly L[],
  { gcatCode, danger }: { readonly gcatCode: string | undefined; readonly danger: boolean },
): readonly L[] {
  if (called.whom === 'managers') return staff.filter(leads);
  const code = called.whom === 'group' ? called.gcatCode : gcatCode;
  const those = staff.filter((one) => one.gcatCode === code);
  if (called.whom === 'group') return those;
  const own = those.length > 0 ? those : staff;
  return danger ? staff.filter((one) => own.includes(one) || leads(one)) : own;
}
