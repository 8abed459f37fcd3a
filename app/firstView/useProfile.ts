import type * as onDevice from '../lib/session/useProfile.ts';

type UseProfile = typeof onDevice.useProfileGate;

let accepted = false;

export const setAccepted = (next: boolean): void => {
  accepted = next;
};

/** Replaces `session/useProfile.ts` in the server's bundle. */
export const useProfileGate: UseProfile = () => ({
  phase: accepted ? { kind: 'loading', retrying: false } : { kind: 'welcome' },
  accept: () => undefined,
});

export const profileResource = { ensure: async (): Promise<void> => undefined };
