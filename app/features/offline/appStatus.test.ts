import { describe, expect, it } from 'vitest';
import {
  type AppEvent,
  type AppMode,
  type AppStatus,
  createAppStatus,
  reduceInstallStatus,
} from './appStatus.ts';

const after = (events: readonly AppEvent[], mode: AppMode = 'browser'): AppStatus =>
  events.reduce(reduceInstallStatus, createAppStatus(300, mode));

describe('an app just opened', () => {
  it.each<[AppMode, boolean]>([
    ['browser', false],
    ['standalone', true],
    ['twa', true],
  ])('as %s is installed: %s', (mode, installed) => {
    expect(after([], mode)).toEqual({
      mode,
      installable: false,
      installed,
      build: 300,
      newer: undefined,
      worker: 'none',
      workerRevision: undefined,
    });
  });
});

const offered: AppEvent = { type: 'offered' };
const taken: AppEvent = { type: 'answered', taken: true };
const refused: AppEvent = { type: 'answered', taken: false };
const installed: AppEvent = { type: 'installed' };
const mode = (one: AppMode): AppEvent => ({ type: 'mode', mode: one });
const served = (build: number): AppEvent => ({ type: 'served', build });
const worker = (phase: AppStatus['worker']): AppEvent => ({ type: 'worker', phase });
const workerIs = (revision: string): AppEvent => ({ type: 'workerIs', revision });

it.each<[string, readonly AppEvent[], Partial<AppStatus>]>([
  ['the browser offers it', [offered], { installable: true, installed: false }],
  ['it was taken', [offered, taken], { installable: false, installed: true }],
  ['it was not: it is asked once', [offered, refused], { installable: false, installed: false }],
  ['it is offered again', [offered, refused, offered], { installable: true, installed: false }],
  [
    'it was installed by the menu of the browser',
    [offered, installed],
    { installable: false, installed: true },
  ],
  [
    'it was taken from the device, and is offered again',
    [installed, offered],
    { installable: true, installed: false },
  ],
  ['a refusal takes nothing away', [installed, refused], { installed: true }],
  ['it is shown as an app', [mode('standalone')], { mode: 'standalone', installed: true }],
  ['its window became a tab', [mode('standalone'), mode('browser')], { mode: 'browser', installed: true }],
  ['an app is offered nothing', [mode('standalone'), offered], { installable: false, installed: true }],
  ['an app of a store is offered nothing', [mode('twa'), offered], { mode: 'twa', installable: false }],
  ['the same build is served', [served(300)], { newer: undefined }],
  ['another one is', [served(301)], { newer: 301 }],
  ['an older one is', [served(299)], { newer: 299 }],
  ['the newest counts', [served(301), served(302)], { newer: 302 }],
  ['it was taken back', [served(301), served(300)], { newer: undefined }],
  ['the worker comes', [worker('installing')], { worker: 'installing' }],
  ['it is there', [worker('installing'), worker('ready')], { worker: 'ready' }],
  ['it says which it is', [worker('ready'), workerIs('a')], { worker: 'ready', workerRevision: 'a' }],
  ['another one comes', [workerIs('a'), worker('installing')], { worker: 'updating', workerRevision: 'a' }],
  [
    'and takes over',
    [workerIs('a'), worker('installing'), workerIs('b')],
    { worker: 'ready', workerRevision: 'b' },
  ],
  ['it cannot be had', [worker('failed')], { worker: 'failed' }],
  [
    'it went with whoever left',
    [workerIs('a'), worker('none')],
    { worker: 'none', workerRevision: undefined },
  ],
  ['it comes anew', [workerIs('a'), worker('none'), worker('installing')], { worker: 'installing' }],
])('status after: %s', (_, events, then) => {
  expect(after(events)).toMatchObject(then);
});
