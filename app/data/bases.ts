import type { Role, UserStatus } from '@parvis/api/entities/user';

let elsewhere: readonly Role[] = [];
let crUid: string | undefined;

/** Notes at which customers whoever uses this device is asked for at another host than this one. */
export function knowRoles(profile: Pick<UserStatus, 'roles' | 'crUid'>): void {
  elsewhere = profile.roles.filter(({ url }) => url !== '');
  crUid = profile.crUid;
}

/** Whoever uses this device, as roles elsewhere were told for. */
export const roleOwner = (): string | undefined => crUid;

/** The role at a customer that has a host of its own, elsewhere than here. */
export const roleElsewhere = (cuid: string | undefined): Role | undefined =>
  elsewhere.find((role) => role.cuid === cuid);

/** The roles that one host serves. */
export const rolesAt = (url: string): readonly Role[] => elsewhere.filter((role) => role.url === url);

/** Where all that is of a customer is asked for: nothing for this host. The one place that decides it. */
export const baseOf = (cuid: string | undefined): string => roleElsewhere(cuid)?.url ?? '';
