import { createStore } from '@parvis/locales/store';
import { describeDevice, revision } from '../../lib/session/device.ts';
import { type AppEvent, type AppMode, newApp, nextApp } from './appStatus.ts';

const modeHere = (): AppMode => describeDevice().mode ?? 'browser';

/** What is known of the app on this device. */
export const appStatus = createStore(newApp(revision, modeHere()));

/** Notes what happened to it. */
export const tellApp = (event: AppEvent): void => appStatus.set(nextApp(appStatus.get(), event));

/** Notes how it is shown now. */
export const noteMode = (): void => tellApp({ type: 'mode', mode: modeHere() });
