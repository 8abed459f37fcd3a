import { PROFILE_FLAGS } from '@parvis/api/constants';
import type { UserStatus } from '@parvis/api/entities/user';
import { createStore } from '@parvis/locales/store';
import { setCurrentUser } from '../api/currentUser.ts';
import { setSessionLostHandler } from '../api/hostClients.ts';
import { createResource, useResource } from '../api/resource.ts';
import { useStore } from '../api/useStore.ts';
import { createLazy, retryLoads } from '../texts/createLazy.ts';
import { hasAccepted } from './acceptance.ts';
import { clearTabStorage, pruneStorage } from './userStorage.ts';

/** Cookie gate (specification 2). */
export type GatePhase =
  | { readonly kind: 'loading'; readonly retrying: boolean }
  | { readonly kind: 'welcome' }
  | { readonly kind: 'opening'; readonly retrying: boolean }
  | { readonly kind: 'failed'; readonly retry: () => void }
  | { readonly kind: 'ready'; readonly profile: UserStatus };

const emptyProfile: UserStatus = { state: 'empty', settings: {}, roles: [], flags: PROFILE_FLAGS };

/** The gate renders without it and preloads it. */
const profileModule = createLazy(() => import('./profile.ts'));
export const preloadProfile = profileModule.preload;
const loadProfileModule = async () => {
  try {
    return await profileModule.load();
  } catch (error) {
    retryLoads();
    throw error;
  }
};

const loadProfile = async (): Promise<UserStatus> =>
  hasAccepted() ? (await loadProfileModule()).readProfile(onRetry) : emptyProfile;

interface EntryState {
  readonly opening: 'no' | 'running' | 'failed';
  readonly retrying: boolean;
}
const entry = createStore<EntryState>({ opening: 'no', retrying: false });
const onRetry = () => entry.set({ ...entry.get(), retrying: true });
const clearRetry = () => entry.set({ ...entry.get(), retrying: false });

export const profileResource = createResource<UserStatus>(() => loadProfile().finally(clearRetry), {
  staleTime: 5 * 60_000,
  initial: hasAccepted() ? undefined : emptyProfile,
});

export const setProfile = (profile: UserStatus): void => profileResource.set(profile);
export const refreshProfile = (): Promise<void> => profileResource.refresh();

setSessionLostHandler(() => void refreshProfile());

let lastCrUid: string | undefined;

/** A new identity clears the old one's device data; a sign-out, the tab's. */
const syncOwnData = (): void => {
  const { data } = profileResource.get();
  if (!data) return;
  setCurrentUser(data);
  pruneStorage(data.crUid, data.was);
  if (lastCrUid && !data.crUid) clearTabStorage();
  lastCrUid = data.crUid;
};
profileResource.subscribe(syncOwnData);
syncOwnData();

const openSession = async (qrid: string | undefined): Promise<void> => {
  entry.set({ opening: 'running', retrying: false });
  try {
    setProfile(await (await loadProfileModule()).openProfile(onRetry, qrid));
    entry.set({ opening: 'no', retrying: false });
  } catch {
    entry.set({ opening: 'failed', retrying: false });
  }
};

export function useProfileGate(qrid?: string): { phase: GatePhase; accept: () => void } {
  const { data, error } = useResource(profileResource);
  const { opening, retrying } = useStore(entry);
  const accept = () => void openSession(qrid);
  if (opening === 'running') return { phase: { kind: 'opening', retrying }, accept };
  if (opening === 'failed') return { phase: { kind: 'failed', retry: accept }, accept };
  if (data?.state === 'empty') return { phase: { kind: 'welcome' }, accept };
  if (data) return { phase: { kind: 'ready', profile: data }, accept };
  if (error) return { phase: { kind: 'failed', retry: () => void refreshProfile() }, accept };
  return { phase: { kind: 'loading', retrying }, accept };
}
