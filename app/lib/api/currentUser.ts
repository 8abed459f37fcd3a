import type { Role, UserStatus } from '@parvis/api/entities/user';
import { createStore } from '@parvis/locales/store';

type CurrentUser = Pick<UserStatus, 'roles' | 'crUid'> & { state?: UserStatus['state'] | undefined };

const currentUser = createStore<CurrentUser>({ roles: [] });

export const setCurrentUser = ({ roles, crUid, state }: CurrentUser): void =>
  currentUser.set({ roles, crUid, state });

export const watchCurrentUser = currentUser.subscribe;

const listRemoteRoles = (): readonly Role[] => currentUser.get().roles.filter(({ url }) => url !== '');

export const getCurrentCrUid = (): string | undefined => currentUser.get().crUid;

export const isCurrentUserVerified = (): boolean => currentUser.get().state === 'idValid';

export const findRemoteRole = (cuid: string | undefined): Role | undefined =>
  listRemoteRoles().find((role) => role.cuid === cuid);

export const listHostRoles = (url: string): readonly Role[] =>
  listRemoteRoles().filter((role) => role.url === url);

/** Host of a customer; empty for this one. */
export const getCustomerHost = (cuid: string | undefined): string => findRemoteRole(cuid)?.url ?? '';
