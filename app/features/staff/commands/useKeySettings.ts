import { sessionCalls } from '@parvis/api/calls/session';
import type { DeskKeys } from '@parvis/api/entities/user';
import { useMutation } from '@tanstack/react-query';
import { client } from '../../../lib/api/client.ts';
import { useResource } from '../../../lib/api/resource.ts';
import { profileResource, setProfile } from '../../../lib/session/useProfile.ts';
import { useDeskSettings } from './deskSettings.ts';
import type { OwnKeys } from './keyBindings.ts';

export interface KeySettings {
  /** Single-character keys (WCAG 2.1.4 requires a switch). */
  readonly single: boolean;
  readonly own: OwnKeys;
}

const NONE: OwnKeys = {};

/** The person's, until set, this device's switch. */
export function useKeySettings(): KeySettings {
  const { keys } = useDeskSettings();
  const chosen = useResource(profileResource).data?.settings.deskKeys;
  return { single: chosen?.single ?? keys, own: chosen?.own ?? NONE };
}

/** For all devices of the person. */
export const useSaveKeys = () =>
  useMutation({
    mutationFn: (deskKeys: DeskKeys) =>
      client.call(sessionCalls.userSettingsSet, { body: { settings: { deskKeys } } }),
    onSuccess: setProfile,
  });
