import type { Role } from '@parvis/api/entities/user';
import type { GatePhase } from '../../../lib/session/useProfile.ts';

export interface Administrator {
  /** crUid. */
  readonly who: string;
  readonly roles: readonly [Role, ...Role[]];
  /** Session ended; unsaved work stays. */
  readonly signedOut: boolean;
}

const hasSameRoles = (some: readonly Role[], others: readonly Role[]): boolean =>
  some.length === others.length &&
  some.every(({ cuid, cstmrLbl }, at) => others[at]?.cuid === cuid && others[at]?.cstmrLbl === cstmrLbl);

/** Survives a lost session, but not another person. */
export function updateAdministrator(before: Administrator | null, phase: GatePhase): Administrator | null {
  const profile = phase.kind === 'ready' ? phase.profile : undefined;
  const who = profile?.crUid;
  const [first, ...others] = profile?.roles.filter(({ staff, level }) => staff && level === 'admin') ?? [];
  if (first && who !== undefined) {
    const kept = before && before.who === who && hasSameRoles(before.roles, [first, ...others]);
    if (kept) return before.signedOut ? { ...before, signedOut: false } : before;
    return { who, roles: [first, ...others], signedOut: false };
  }
  if (!before || (who !== undefined && who !== before.who)) return null;
  if (phase.kind === 'loading' || phase.kind === 'failed') return before;
  return before.signedOut ? before : { ...before, signedOut: true };
}
