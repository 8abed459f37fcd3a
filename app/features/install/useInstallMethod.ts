import { useSyncExternalStore } from 'react';
import { appStatus } from '../offline/appStore.ts';
import { detectCurrentBrowser } from './detectBrowser.ts';
import { type InstallMethod, resolveInstallMethod } from './installMethods.ts';

export function useInstallMethod(): InstallMethod | undefined {
  const app = useSyncExternalStore(appStatus.subscribe, appStatus.get);
  return resolveInstallMethod({ browserInfo: detectCurrentBrowser(), app });
}
