import { LEGACY_IOS_BEFORE, USER_AGENT_MAX } from '@parvis/api/constants';

type System = 'ios' | 'android' | 'other';

type BrowserName = 'safari' | 'samsung' | 'firefox' | 'chromium' | 'inApp';

export interface Agent {
  readonly userAgent: string;
  /** An iPad claims to be a Mac. */
  readonly touchPoints: number;
}

export interface BrowserInfo {
  readonly system: System;
  readonly browser: BrowserName;
  /** 1604 for 16.4; 0 elsewhere. */
  readonly iosVersion: number;
}

type Table<T> = readonly (readonly [RegExp, T])[];

/** Web views included. */
const IN_APP =
  /\b(?:FBAN|FBAV|FB_IAB|FBIOS|Instagram|LinkedInApp|musical_ly|BytedanceWebview|TikTok|Snapchat|Twitter|Pinterest|WhatsApp|MicroMessenger|Line|GSA)(?:[/ _;[\]]|$)|; wv\)/i;

const IOS_OTHER: Table<BrowserName> = [
  [/fxios\/|focus\//i, 'firefox'],
  [/crios\/|edgios\/|opios\/|opt\/|ddg\/|duckduckgo\/|yabrowser\/|brave\/|vivaldi\//i, 'chromium'],
];

const IOS: Table<BrowserName> = [
  [IN_APP, 'inApp'],
  ...IOS_OTHER,
  [/safari\//i, 'safari'],
  // An iOS web view names WebKit, not Safari.
  [/applewebkit\//i, 'inApp'],
];

const OTHER_SYSTEMS: Table<BrowserName> = [
  [IN_APP, 'inApp'],
  [/samsungbrowser\//i, 'samsung'],
  [/firefox\//i, 'firefox'],
  [/(?:chrome|chromium)\//i, 'chromium'],
  [/safari\//i, 'safari'],
];

const findMatch = <T>(table: Table<T>, text: string, none: T): T =>
  table.find(([pattern]) => pattern.test(text))?.[1] ?? none;

function detectSystem({ userAgent, touchPoints }: Agent): System {
  if (/iphone|ipad|ipod/i.test(userAgent)) return 'ios';
  if (/android/i.test(userAgent)) return 'android';
  return /macintosh/i.test(userAgent) && touchPoints > 1 ? 'ios' : 'other';
}

/** Safari's version is that of iOS; others name it after `OS`. */
function parseIosVersion(userAgent: string): number {
  const [, major, minor = '0'] =
    /version\/(\d+)\.(\d+)/i.exec(userAgent) ?? /\bOS (\d+)_(\d+)/i.exec(userAgent) ?? [];
  return major === undefined ? 0 : Number(major) * 100 + Number(minor);
}

export function detectBrowser(agent: Agent): BrowserInfo {
  const userAgent = agent.userAgent.slice(0, USER_AGENT_MAX);
  const system = detectSystem({ ...agent, userAgent });
  const isIos = system === 'ios';
  return {
    system,
    browser: findMatch(isIos ? IOS : OTHER_SYSTEMS, userAgent, 'chromium'),
    iosVersion: isIos ? parseIosVersion(userAgent) : 0,
  };
}

/** This iOS lacks push. */
export const isLegacyIos = ({ iosVersion }: BrowserInfo): boolean =>
  iosVersion > 0 && iosVersion < LEGACY_IOS_BEFORE;

/** An iPad has the browser's bar at the top. */
export const isTablet = ({ userAgent, touchPoints }: Agent): boolean =>
  /ipad/i.test(userAgent) || (/macintosh/i.test(userAgent) && touchPoints > 1);

const readAgent = (): Agent => ({
  userAgent: navigator.userAgent,
  touchPoints: navigator.maxTouchPoints ?? 0,
});

export const isCurrentTablet = (): boolean => isTablet(readAgent());

export const detectCurrentBrowser = (): BrowserInfo => detectBrowser(readAgent());
