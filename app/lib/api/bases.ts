import type { Role, UserStatus } from '@parvis/api/entities/user';
import { createStore } from '@parvis/locales/store';

type Known = Pick<UserStatus, 'roles' | 'crUid'> & { state?: UserStatus['state'] | undefined };

const told = createStore<Known>({ roles: [] });

export const knowRoles = ({ roles, crUid, state }: Known): void => told.set({ roles, crUid, state });

export const watchRoles = told.subscribe;

const elsewhere = (): readonly Role[] => told.get().roles.filter(({ url }) => url !== '');

export const roleOwner = (): string | undefined => told.get().crUid;

export const isOwnerKnown = (): boolean => told.get().state === 'idValid';

export const roleElsewhere = (cuid: string | undefined): Role | undefined =>
  elsewhere().find((role) => role.cuid === cuid);

export const rolesAt = (url: string): readonly Role[] => elsewhere().filter((role) => role.url === url);

/** Host to call for a customer; empty for this one. */
export const baseOf = (cuid: string | undefined): string => roleElsewhere(cuid)?.url ?? '';
