import { createStore } from '@parvis/locales/store';
import { describeDevice, revision } from '../../lib/session/device.ts';
import { type AppEvent, type AppMode, createAppStatus, reduceInstallStatus } from './appStatus.ts';

const detectAppMode = (): AppMode => describeDevice().mode ?? 'browser';

export const appStatus = createStore(createAppStatus(revision, detectAppMode()));

export const dispatchAppEvent = (event: AppEvent): void =>
  appStatus.set(reduceInstallStatus(appStatus.get(), event));

export const updateAppMode = (): void => dispatchAppEvent({ type: 'mode', mode: detectAppMode() });
