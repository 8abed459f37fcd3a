import type { RoleAtSite } from './roleState.ts';

export interface StoredRole {
  readonly rlid: string;
  readonly cuid: string;
}

/** From the address, the storage, or the first. */
export function selectRole(
  roles: readonly RoleAtSite[],
  cuid: string | undefined,
  kept: StoredRole | undefined,
): RoleAtSite | undefined {
  const left = roles.filter(({ site }) => site !== null);
  const named = left.find(({ role }) => (cuid === undefined ? role.rlid === kept?.rlid : role.cuid === cuid));
  const canFallBack = cuid === undefined || cuid === kept?.cuid;
  return named ?? (canFallBack ? left[0] : undefined);
}
