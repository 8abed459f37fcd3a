import type { RoleAtSite } from './roleState.ts';

export interface KeptRole {
  readonly rlid: string;
  readonly cuid: string;
}

/** Selects the role in the address, else the stored one, else the first. */
export function chosenRole(
  roles: readonly RoleAtSite[],
  cuid: string | undefined,
  kept: KeptRole | undefined,
): RoleAtSite | undefined {
  const left = roles.filter(({ site }) => site !== null);
  const named = left.find(({ role }) => (cuid === undefined ? role.rlid === kept?.rlid : role.cuid === cuid));
  const falls = cuid === undefined || cuid === kept?.cuid;
  return named ?? (falls ? left[0] : undefined);
}
