import { useSyncExternalStore } from 'react';
import { appStatus } from '../offline/appStore.ts';
import { browserHere } from './agents.ts';
import { type InstallWay, installWay } from './ways.ts';

/** How the app is installed here; nothing where it is there already, or where nobody knows how. */
export function useInstallWay(): InstallWay | undefined {
  const app = useSyncExternalStore(appStatus.subscribe, appStatus.get);
  return installWay({ seen: browserHere(), app });
}
