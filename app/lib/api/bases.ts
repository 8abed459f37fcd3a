import type { Role, UserStatus } from '@parvis/api/entities/user';
import { createStore } from '@parvis/locales/store';

type Known = Pick<UserStatus, 'roles' | 'crUid'> & { state?: UserStatus['state'] | undefined };

/** What was told last of whoever uses this device. */
const told = createStore<Known>({ roles: [] });

/** Notes who uses this device, and at which customers they are asked for at another host than this one. */
export const knowRoles = ({ roles, crUid, state }: Known): void => told.set({ roles, crUid, state });

/** Calls back whenever that was told anew, until the returned function is called. */
export const watchRoles = told.subscribe;

const elsewhere = (): readonly Role[] => told.get().roles.filter(({ url }) => url !== '');

/** Whoever uses this device, as roles elsewhere were told for. */
export const roleOwner = (): string | undefined => told.get().crUid;

/** Whether they proved an address or a number. */
export const isOwnerKnown = (): boolean => told.get().state === 'idValid';

/** The role at a customer that has a host of its own, elsewhere than here. */
export const roleElsewhere = (cuid: string | undefined): Role | undefined =>
  elsewhere().find((role) => role.cuid === cuid);

/** The roles that one host serves. */
export const rolesAt = (url: string): readonly Role[] => elsewhere().filter((role) => role.url === url);

/** Where all that is of a customer is asked for: nothing for this host. The one place that decides it. */
export const baseOf = (cuid: string | undefined): string => roleElsewhere(cuid)?.url ?? '';
