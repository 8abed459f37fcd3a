import { createStore } from '@parvis/locales/store';
import { describeDevice, revision } from '../../lib/session/device.ts';
import { type AppEvent, type AppMode, newApp, nextApp } from './appStatus.ts';

const modeHere = (): AppMode => describeDevice().mode ?? 'browser';

export const appStatus = createStore(newApp(revision, modeHere()));

export const tellApp = (event: AppEvent): void => appStatus.set(nextApp(appStatus.get(), event));

export const noteMode = (): void => tellApp({ type: 'mode', mode: modeHere() });
