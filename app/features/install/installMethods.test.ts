import { expect, it } from 'vitest';
import { type BrowserWarning, listWarnings } from './browserWarnings.ts';
import type { BrowserInfo } from './detectBrowser.ts';
import { type InstallMethod, resolveInstallMethod } from './installMethods.ts';

const browsers = {
  iosSafari: { system: 'ios', browser: 'safari', iosVersion: 1704 },
  iosOldSafari: { system: 'ios', browser: 'safari', iosVersion: 1503 },
  iosChrome: { system: 'ios', browser: 'chromium', iosVersion: 1604 },
  iosOldChrome: { system: 'ios', browser: 'chromium', iosVersion: 1603 },
  iosFirefox: { system: 'ios', browser: 'firefox', iosVersion: 1704 },
  iosInApp: { system: 'ios', browser: 'inApp', iosVersion: 1704 },
  androidChrome: { system: 'android', browser: 'chromium', iosVersion: 0 },
  androidFirefox: { system: 'android', browser: 'firefox', iosVersion: 0 },
  androidInApp: { system: 'android', browser: 'inApp', iosVersion: 0 },
  samsung: { system: 'android', browser: 'samsung', iosVersion: 0 },
  deskChrome: { system: 'other', browser: 'chromium', iosVersion: 0 },
  deskSafari: { system: 'other', browser: 'safari', iosVersion: 0 },
  deskInApp: { system: 'other', browser: 'inApp', iosVersion: 0 },
} as const satisfies Readonly<Record<string, BrowserInfo>>;
type Name = keyof typeof browsers;

/** Way without a prompt, and with one. */
it.each<[Name, InstallMethod | undefined, InstallMethod | undefined]>([
  ['iosSafari', 'iosSafari', 'prompt'],
  ['iosOldSafari', 'iosSafari', 'prompt'],
  ['iosChrome', 'iosShare', 'prompt'],
  ['iosOldChrome', 'openSafari', 'prompt'],
  ['iosFirefox', 'iosShare', 'prompt'],
  ['iosInApp', 'openSafari', 'openSafari'],
  ['androidChrome', undefined, 'prompt'],
  ['androidFirefox', 'firefox', 'prompt'],
  ['androidInApp', 'openChrome', 'openChrome'],
  ['samsung', 'samsung', 'prompt'],
  ['deskChrome', undefined, 'prompt'],
  ['deskSafari', undefined, 'prompt'],
  ['deskInApp', undefined, 'prompt'],
])('%s installs by %s, with a prompt by %s', (name, alone, offered) => {
  const app = { mode: 'browser', installable: false, installed: false } as const;
  const seen = browsers[name];
  expect(resolveInstallMethod({ browserInfo: seen, app })).toBe(alone);
  expect(resolveInstallMethod({ browserInfo: seen, app: { ...app, installable: true } })).toBe(offered);
  expect(resolveInstallMethod({ browserInfo: seen, app: { ...app, installed: true } })).toBeUndefined();
  for (const mode of ['standalone', 'twa'] as const)
    expect(
      resolveInstallMethod({ browserInfo: seen, app: { ...app, mode, installable: true } }),
    ).toBeUndefined();
});

it.each<[Name, InstallMethod | undefined, readonly BrowserWarning[]]>([
  ['iosSafari', 'iosSafari', []],
  // Notifications explain an old iOS.
  ['iosOldSafari', 'iosSafari', []],
  ['iosChrome', 'iosShare', ['iosOther']],
  ['iosOldChrome', 'openSafari', ['iosOther']],
  ['iosFirefox', 'iosShare', ['iosOther']],
  ['iosInApp', 'openSafari', []],
  ['androidInApp', 'openChrome', []],
  ['deskInApp', undefined, ['inApp']],
  ['androidChrome', 'prompt', []],
  ['samsung', 'samsung', []],
])('warnings in %s with way %s: %j', (name, way, warnings) => {
  expect(listWarnings(browsers[name], way)).toEqual(warnings);
});
