import type { AppStatus } from '../offline/appStatus.ts';
import { type BrowserInfo, isLegacyIos } from './detectBrowser.ts';

export type InstallMethod =
  | 'prompt'
  | 'iosSafari'
  | 'iosShare'
  | 'samsung'
  | 'firefox'
  | 'openSafari'
  | 'openChrome';

export interface InstallContext {
  readonly browserInfo: BrowserInfo;
  readonly app: Pick<AppStatus, 'mode' | 'installable' | 'installed'>;
}

/** The first match applies. */
const rows: readonly (readonly [
  InstallMethod,
  (seen: BrowserInfo, app: InstallContext['app']) => boolean,
])[] = [
  ['openSafari', ({ system, browser }) => system === 'ios' && browser === 'inApp'],
  ['openChrome', ({ system, browser }) => system === 'android' && browser === 'inApp'],
  ['prompt', (_, { installable }) => installable],
  ['iosSafari', ({ system, browser }) => system === 'ios' && browser === 'safari'],
  // Other browsers on iOS can install since 16.4.
  ['openSafari', (seen) => seen.system === 'ios' && isLegacyIos(seen)],
  ['iosShare', ({ system }) => system === 'ios'],
  ['samsung', ({ system, browser }) => system === 'android' && browser === 'samsung'],
  ['firefox', ({ system, browser }) => system === 'android' && browser === 'firefox'],
];

/** Undefined if installed or unsupported. */
export function resolveInstallMethod({ browserInfo: seen, app }: InstallContext): InstallMethod | undefined {
  if (app.mode !== 'browser' || app.installed) return undefined;
  return rows.find(([, fits]) => fits(seen, app))?.[0];
}

export const isOtherBrowserNeeded = (way: InstallMethod): way is 'openSafari' | 'openChrome' =>
  way === 'openSafari' || way === 'openChrome';
