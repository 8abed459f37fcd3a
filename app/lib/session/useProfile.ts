import { PROFILE_FLAGS } from '@parvis/api/constants';
import type { UserStatus } from '@parvis/api/entities/user';
import { createStore } from '@parvis/locales/store';
import { knowRoles } from '../api/bases.ts';
import { whenSessionLost } from '../api/clientAt.ts';
import { createResource, useResource } from '../api/resource.ts';
import { useStore } from '../api/store.ts';
import { onDemand, retryLoads } from '../texts/onDemand.ts';
import { hasAccepted } from './acceptance.ts';
import { forgetOthers, forgetTab } from './kept.ts';

/** States of the cookie gate (specification 2). */
export type Phase =
  | { readonly kind: 'loading'; readonly retrying: boolean }
  | { readonly kind: 'welcome' }
  | { readonly kind: 'opening'; readonly retrying: boolean }
  | { readonly kind: 'failed'; readonly retry: () => void }
  | { readonly kind: 'ready'; readonly profile: UserStatus };

const nobody: UserStatus = { state: 'empty', settings: {}, roles: [], flags: PROFILE_FLAGS };

/** Loads on demand: the gate renders without it and preloads it. */
const calls = onDemand(() => import('./profile.ts'));
export const loadProfileAhead = calls.loadAhead;
const loadCalls = async () => {
  try {
    return await calls.load();
  } catch (error) {
    retryLoads();
    throw error;
  }
};

const read = async (): Promise<UserStatus> =>
  hasAccepted() ? (await loadCalls()).readProfile(onRetry) : nobody;

interface Entry {
  readonly opening: 'no' | 'running' | 'failed';
  readonly retrying: boolean;
}
const entry = createStore<Entry>({ opening: 'no', retrying: false });
const onRetry = () => entry.set({ ...entry.get(), retrying: true });
const endRetry = () => entry.set({ ...entry.get(), retrying: false });

export const profileResource = createResource<UserStatus>(() => read().finally(endRetry), {
  staleTime: 5 * 60_000,
  initial: hasAccepted() ? undefined : nobody,
});

export const setProfile = (profile: UserStatus): void => profileResource.set(profile);
export const refreshProfile = (): Promise<void> => profileResource.refresh();

whenSessionLost(() => void refreshProfile());

let known: string | undefined;

/** Clears a person's device data when the identity changes, and the tab's on sign-out. */
const keepOwn = (): void => {
  const { data } = profileResource.get();
  if (!data) return;
  knowRoles(data);
  forgetOthers(data.crUid, data.was);
  if (known && !data.crUid) forgetTab();
  known = data.crUid;
};
profileResource.subscribe(keepOwn);
keepOwn();

const open = async (qrid: string | undefined): Promise<void> => {
  entry.set({ opening: 'running', retrying: false });
  try {
    setProfile(await (await loadCalls()).openProfile(onRetry, qrid));
    entry.set({ opening: 'no', retrying: false });
  } catch {
    entry.set({ opening: 'failed', retrying: false });
  }
};

export function useProfile(qrid?: string): { phase: Phase; accept: () => void } {
  const { data, error } = useResource(profileResource);
  const { opening, retrying } = useStore(entry);
  const accept = () => void open(qrid);
  if (opening === 'running') return { phase: { kind: 'opening', retrying }, accept };
  if (opening === 'failed') return { phase: { kind: 'failed', retry: accept }, accept };
  if (data?.state === 'empty') return { phase: { kind: 'welcome' }, accept };
  if (data) return { phase: { kind: 'ready', profile: data }, accept };
  if (error) return { phase: { kind: 'failed', retry: () => void refreshProfile() }, accept };
  return { phase: { kind: 'loading', retrying }, accept };
}
