import type { RoleAtSite } from './roleState.ts';

/** The role that was chosen last on this device. */
export interface KeptRole {
  readonly rlid: string;
  readonly cuid: string;
}

/**
 * The role whose board is shown (specification 4, Profile): that of the address; where it names none, the one that was chosen last,
 * else the first. One that was chosen and is gone is dropped, and the first takes its place. Nothing where the address
 * names a customer at which nobody here ever had a role.
 */
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
