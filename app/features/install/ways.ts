import type { AppStatus } from '../offline/appStatus.ts';
import { type BrowserSeen, isLegacyIos } from './agents.ts';

/** How the app is installed here: by a prompt, by steps in a menu, or in another browser first. */
export type InstallWay =
  | 'prompt'
  | 'iosSafari'
  | 'iosShare'
  | 'samsung'
  | 'firefox'
  | 'openSafari'
  | 'openChrome';

/** What decides of it. */
export interface Installing {
  readonly seen: BrowserSeen;
  readonly app: Pick<AppStatus, 'mode' | 'installable' | 'installed'>;
}

/** The ways, the first that fits; the app's own window, where there is one, needs none. */
const rows: readonly (readonly [InstallWay, (seen: BrowserSeen, app: Installing['app']) => boolean])[] = [
  ['openSafari', ({ system, browser }) => system === 'ios' && browser === 'inApp'],
  ['openChrome', ({ system, browser }) => system === 'android' && browser === 'inApp'],
  ['prompt', (_, { installable }) => installable],
  ['iosSafari', ({ system, browser }) => system === 'ios' && browser === 'safari'],
  // Others on iOS add to the home screen since 16.4.
  ['openSafari', (seen) => seen.system === 'ios' && isLegacyIos(seen)],
  ['iosShare', ({ system }) => system === 'ios'],
  ['samsung', ({ system, browser }) => system === 'android' && browser === 'samsung'],
  ['firefox', ({ system, browser }) => system === 'android' && browser === 'firefox'],
];

/** How it is installed here; nothing where it is there already, or where nobody knows how. */
export function installWay({ seen, app }: Installing): InstallWay | undefined {
  if (app.mode !== 'browser' || app.installed) return undefined;
  return rows.find(([, fits]) => fits(seen, app))?.[0];
}

/** It is first opened in a browser that can. */
export const opensElsewhere = (way: InstallWay): way is 'openSafari' | 'openChrome' =>
  way === 'openSafari' || way === 'openChrome';
