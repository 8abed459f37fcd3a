import { CallFailed } from '@parvis/api/client';
import type { Role } from '@parvis/api/entities/user';
import type { RoleState } from '@parvis/ui/screens/RoleList';
import type { SiteRole } from '../../lib/api/siteRole.ts';

export interface RoleAtSite {
  readonly role: Role;
  readonly state: RoleState;
  /** Undefined while loading, null if the role is gone. */
  readonly site: SiteRole | null | undefined;
}

/** Network, proxy or 5xx is `disconnected`; a refusal is an `error`. */
export function classifySiteError(error: unknown): 'disconnected' | 'error' {
  if (!(error instanceof CallFailed)) return 'disconnected';
  const { failure } = error;
  const isAway = failure.kind !== 'refused' || failure.foreign || failure.status >= 500;
  return isAway ? 'disconnected' : 'error';
}
