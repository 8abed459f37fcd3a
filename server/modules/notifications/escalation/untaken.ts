import type { UntakenSettings } from '../../../platform/config/pace.ts';
import { type QuietHours, quietUntil } from '../../../platform/config/quietHours.ts';

/** Who is called for a case that nobody takes: first its own service, at last managers. */
export type Called =
  | { readonly whom: 'service' }
  | { readonly whom: 'group'; readonly gcatCode: string }
  | { readonly whom: 'managers' };

const MINUTE = 60_000;

/** Who is called, one after the other; without minutes of the customer nobody after the service. */
function callsOf(untaken: UntakenSettings | undefined): readonly Called[] {
  const own: Called = { whom: 'service' };
  if (!untaken) return [own];
  return [
    own,
    ...untaken.groups.map((gcatCode): Called => ({ whom: 'group', gcatCode })),
    { whom: 'managers' },
  ];
}

/** A case that nobody has in hand; moments are milliseconds of the epoch. */
export interface Untaken {
  readonly since: number;
  /** Somebody may be hurt: it has minutes of its own, and no night. */
  readonly danger: boolean;
  /** The last call, and when. */
  readonly last?: { readonly step: number; readonly at: number } | undefined;
}

/** The next call of a case, and when it is due; nothing where all were called. */
export interface NextCall {
  readonly step: number;
  readonly called: Called;
  readonly due: number;
}

/** Who is called next for a case that nobody takes. Each waits for the one before: a server that was off calls nobody too early. */
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

/** A member of staff, as a call looks at them. */
export interface Listed {
  readonly gcatCode: string;
  readonly level: 'agent' | 'manager' | 'admin';
}

const leads = ({ level }: Listed): boolean => level !== 'agent';

/** Who of a customer's staff is meant by a call. */
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
