import type { Role, UserStatus } from '@parvis/api/entities/user';
import { createStore } from '@parvis/locales/store';

type Known = Pick<UserStatus, 'roles' | 'crUid'> & { state?: UserStatus['state'] | undefined };

/** The current user, as the server answered last. */
const told = createStore<Known>({ roles: [] });

/** Sets the current user and their roles, which may live on other hosts. */
export const knowRoles = ({ roles, crUid, state }: Known): void => told.set({ roles, crUid, state });

export const watchRoles = told.subscribe;

const elsewhere = (): readonly Role[] => told.get().roles.filter(({ url }) => url !== '');

export const roleOwner = (): string | undefined => told.get().crUid;

/** Whether the user verified an address or a number. */
export const isOwnerKnown = (): boolean => told.get().state === 'idValid';

/** The role at a customer served by another host. */
export const roleElsewhere = (cuid: string | undefined): Role | undefined =>
  elsewhere().find((role) => role.cuid === cuid);

export const rolesAt = (url: string): readonly Role[] => elsewhere().filter((role) => role.url === url);

/** The host to call for a customer; empty for this one. Decided here alone. */
export const baseOf = (cuid: string | undefined): string => roleElsewhere(cuid)?.url ?? '';
