import { LEGACY_IOS_BEFORE, USER_AGENT_MAX } from '@parvis/api/constants';

/** On what a page runs, as far as installing asks. */
type System = 'ios' | 'android' | 'other';

/** In what it is shown: a browser, or what an app shows pages in. */
type BrowserName = 'safari' | 'samsung' | 'firefox' | 'chromium' | 'inApp';

/** What a browser says of itself. */
export interface Agent {
  readonly userAgent: string;
  /** Fingers that its screen tells apart: a tablet of Apple's calls itself a Mac. */
  readonly touchPoints: number;
}

/** What is made of it. */
export interface BrowserSeen {
  readonly system: System;
  readonly browser: BrowserName;
  /** Of iOS, as 1604 for 16.4; 0 where it is not said. */
  readonly iosVersion: number;
}

type Table<T> = readonly (readonly [RegExp, T])[];

/** Names by which apps that show pages themselves are known, and what any such page lacks. */
const IN_APP =
  /\b(?:FBAN|FBAV|FB_IAB|FBIOS|Instagram|LinkedInApp|musical_ly|BytedanceWebview|TikTok|Snapchat|Twitter|Pinterest|WhatsApp|MicroMessenger|Line|GSA)(?:[/ _;[\]]|$)|; wv\)/i;

/** Browsers of iOS that are not Apple’s. */
const IOS_OTHER: Table<BrowserName> = [
  [/fxios\/|focus\//i, 'firefox'],
  [/crios\/|edgios\/|opios\/|opt\/|ddg\/|duckduckgo\/|yabrowser\/|brave\/|vivaldi\//i, 'chromium'],
];

const IOS: Table<BrowserName> = [
  [IN_APP, 'inApp'],
  ...IOS_OTHER,
  [/safari\//i, 'safari'],
  // A page in an app says that it is WebKit, and not that it is Safari.
  [/applewebkit\//i, 'inApp'],
];

const ELSEWHERE: Table<BrowserName> = [
  [IN_APP, 'inApp'],
  [/samsungbrowser\//i, 'samsung'],
  [/firefox\//i, 'firefox'],
  [/(?:chrome|chromium)\//i, 'chromium'],
  [/safari\//i, 'safari'],
];

const find = <T>(table: Table<T>, text: string, none: T): T =>
  table.find(([pattern]) => pattern.test(text))?.[1] ?? none;

function systemOf({ userAgent, touchPoints }: Agent): System {
  if (/iphone|ipad|ipod/i.test(userAgent)) return 'ios';
  if (/android/i.test(userAgent)) return 'android';
  return /macintosh/i.test(userAgent) && touchPoints > 1 ? 'ios' : 'other';
}

/** Safari says its own version, which is that of iOS; what others say of it stands behind `OS`. */
function iosVersionOf(userAgent: string): number {
  const [, major, minor = '0'] =
    /version\/(\d+)\.(\d+)/i.exec(userAgent) ?? /\bOS (\d+)_(\d+)/i.exec(userAgent) ?? [];
  return major === undefined ? 0 : Number(major) * 100 + Number(minor);
}

/** What is known of a browser by what it says. */
export function browserOf(agent: Agent): BrowserSeen {
  const userAgent = agent.userAgent.slice(0, USER_AGENT_MAX);
  const system = systemOf({ ...agent, userAgent });
  const isIos = system === 'ios';
  return {
    system,
    browser: find(isIos ? IOS : ELSEWHERE, userAgent, 'chromium'),
    iosVersion: isIos ? iosVersionOf(userAgent) : 0,
  };
}

/** Whether an iOS is so old that it can notify nobody. */
export const isLegacyIos = ({ iosVersion }: BrowserSeen): boolean =>
  iosVersion > 0 && iosVersion < LEGACY_IOS_BEFORE;

/** Whether a device of Apple’s is a tablet, whose browser has its bar above. */
export const isTablet = ({ userAgent, touchPoints }: Agent): boolean =>
  /ipad/i.test(userAgent) || (/macintosh/i.test(userAgent) && touchPoints > 1);

const agentHere = (): Agent => ({
  userAgent: navigator.userAgent,
  touchPoints: navigator.maxTouchPoints ?? 0,
});

/** Likewise, this device. */
export const isTabletHere = (): boolean => isTablet(agentHere());

/** The browser of this device. */
export const browserHere = (): BrowserSeen => browserOf(agentHere());
