import type * as onDevice from '../lib/session/useProfile.ts';

type UseProfile = typeof onDevice.useProfile;

let accepted = false;

/** Draws from now on for somebody who accepted, or did not yet. */
export const acceptedIs = (next: boolean): void => {
  accepted = next;
};

/** Takes the place of `session/useProfile.ts`: nobody is asked anything while the server draws. */
export const useProfile: UseProfile = () => ({
  phase: accepted ? { kind: 'loading', retrying: false } : { kind: 'welcome' },
  accept: () => undefined,
});

/** Nobody is asked for on the server. */
export const profileResource = { ensure: async (): Promise<void> => undefined };
