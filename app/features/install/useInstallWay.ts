import { useSyncExternalStore } from 'react';
import { appStatus } from '../offline/appStore.ts';
import { browserHere } from './agents.ts';
import { type InstallWay, installWay } from './ways.ts';

/** How to install the app here; undefined if installed or unsupported. */
export function useInstallWay(): InstallWay | undefined {
  const app = useSyncExternalStore(appStatus.subscribe, appStatus.get);
  return installWay({ seen: browserHere(), app });
}
