import { CallFailed } from '@parvis/api/client';
import type { Role } from '@parvis/api/entities/user';
import type { RoleState } from '@parvis/ui/screens/RoleList';
import type { SiteRole } from '../../lib/api/sites.ts';

/** A role of staff with how its site stands. */
export interface RoleAtSite {
  readonly role: Role;
  readonly state: RoleState;
  /** As its site knows it; nothing yet, or null where the role is gone. */
  readonly site: SiteRole | null | undefined;
}

/** Nobody answers, or something on the way does; else the site itself said that it cannot. */
export function stateOf(error: unknown): 'disconnected' | 'error' {
  if (!(error instanceof CallFailed)) return 'disconnected';
  const { failure } = error;
  const isAway = failure.kind !== 'refused' || failure.foreign || failure.status >= 500;
  return isAway ? 'disconnected' : 'error';
}
