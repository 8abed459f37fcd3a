import type { UnassignedSettings } from '../../../platform/config/escalation.ts';
import { findQuietEnd, type QuietHours } from '../../../platform/config/quietHours.ts';

export type CallTarget =
  | { readonly whom: 'service' }
  | { readonly whom: 'group'; readonly gcatCode: string }
  | { readonly whom: 'managers' };

const MINUTE = 60_000;

/** Falls back to the service only. */
function buildCallTargets(untaken: UnassignedSettings | undefined): readonly CallTarget[] {
  const own: CallTarget = { whom: 'service' };
  if (!untaken) return [own];
  return [
    own,
    ...untaken.groups.map((gcatCode): CallTarget => ({ whom: 'group', gcatCode })),
    { whom: 'managers' },
  ];
}

/** Times in epoch milliseconds. */
export interface UntakenCase {
  readonly since: number;
  /** Has its own delays and ignores quiet hours. */
  readonly danger: boolean;
  readonly last?: { readonly step: number; readonly at: number } | undefined;
}

export interface NextCall {
  readonly step: number;
  readonly called: CallTarget;
  readonly due: number;
}

/** The delay starts at the previous call: an outage does not skip steps. */
export function computeNextCall(
  { since, danger, last }: UntakenCase,
  untaken: UnassignedSettings | undefined,
  quiet: QuietHours,
): NextCall | undefined {
  const step = last === undefined ? 0 : last.step + 1;
  const called = buildCallTargets(untaken)[step];
  if (!called) return undefined;
  if (last === undefined || !untaken) return { step, called, due: since };
  const due = last.at + (danger ? untaken.dangerMinutes : untaken.minutes) * MINUTE;
  return { step, called, due: danger ? due : findQuietEnd(quiet, due) };
}

export interface StaffEntry {
  readonly gcatCode: string;
  readonly level: 'agent' | 'manager' | 'admin';
}

const isManager = ({ level }: StaffEntry): boolean => level !== 'agent';

export function filterCalledStaff<L extends StaffEntry>(
  called: CallTarget,
  staff: readonly L[],
  { gcatCode, danger }: { readonly gcatCode: string | undefined; readonly danger: boolean },
): readonly L[] {
  if (called.whom === 'managers') return staff.filter(isManager);
  const code = called.whom === 'group' ? called.gcatCode : gcatCode;
  const those = staff.filter((one) => one.gcatCode === code);
  if (called.whom === 'group') return those;
  const own = those.length > 0 ? those : staff;
  return danger ? staff.filter((one) => own.includes(one) || isManager(one)) : own;
}
