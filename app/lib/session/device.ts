import { FIRST_REVISION, LEGACY_IOS_BEFORE, USER_AGENT_MAX } from '@parvis/api/constants';
import type { Device } from '@parvis/api/entities/user';
import { boot } from '../boot/boot.ts';
import { readItem, writeItem } from './storage.ts';

const systems: readonly (readonly [RegExp, string])[] = [
  [/iphone|ipad|ipod/i, 'iOS'],
  [/android/i, 'Android'],
  [/windows/i, 'Windows'],
  [/mac os x/i, 'macOS'],
  [/cros/i, 'ChromeOS'],
  [/linux/i, 'Linux'],
];

const browsers: readonly (readonly [RegExp, string])[] = [
  [/samsungbrowser\/(\d+)/i, 'Samsung'],
  [/(?:edg|edga|edgios)\/(\d+)/i, 'Edge'],
  [/(?:firefox|fxios)\/(\d+)/i, 'Firefox'],
  [/(?:chrome|crios)\/(\d+)/i, 'Chrome'],
  [/version\/(\d+(?:\.\d+)?).*safari/i, 'Safari'],
];

const matchFirst = (table: readonly (readonly [RegExp, string])[], agent: string): string => {
  for (const [pattern, name] of table) {
    const match = pattern.exec(agent);
    if (match) return match[1] ? `${name} ${match[1]}` : name;
  }
  return 'other';
};

/** Below 16.4: no push (specification 9). An installed app names only the system's version. */
const isLegacyIos = (agent: string): boolean => {
  const version =
    /version\/(\d+)\.(\d+)/i.exec(agent) ?? /(?:iphone|ipad|ipod).* os (\d+)_(\d+)/i.exec(agent);
  return version ? Number(version[1]) * 100 + Number(version[2]) < LEGACY_IOS_BEFORE : false;
};

export const revision = boot?.rev ?? FIRST_REVISION;

/** Tab mark of a store app: only the first page has the referrer. */
const TWA = 'pv_twa';

function isStoreApp(): boolean {
  const isHere = document.referrer.startsWith('android-app://');
  if (isHere) writeItem(TWA, '1', 'sessionStorage');
  return isHere || readItem(TWA, 'sessionStorage') !== undefined;
}

function detectDisplayMode(): NonNullable<Device['mode']> {
  if (!matchMedia('(display-mode: standalone)').matches) return 'browser';
  return isStoreApp() ? 'twa' : 'standalone';
}

const detectType = (agent: string): Device['type'] => {
  if (/ipad|tablet/i.test(agent)) return 'tablet';
  if (/mobi|iphone/i.test(agent)) return 'phone';
  return /android/i.test(agent) ? 'tablet' : 'desktop';
};

/**
 * No fingerprint.
 * @param touchPoints above 1 on an iPad: in desktop mode it claims to be a Mac
 */
export function describeDevice(
  userAgent: string = navigator.userAgent,
  touchPoints: number = navigator.maxTouchPoints,
): Device {
  const agent = userAgent.slice(0, USER_AGENT_MAX);
  const isPad = /macintosh/i.test(agent) && touchPoints > 1;
  const os = isPad ? 'iOS' : matchFirst(systems, agent);
  return {
    type: isPad ? 'tablet' : detectType(agent),
    os,
    browser: matchFirst(browsers, agent),
    rev: revision,
    legacyIOS: os === 'iOS' && isLegacyIos(agent),
    mode: detectDisplayMode(),
  };
}

/** Samsung Internet's dark mode ignores declarations (decisions, dark keys). */
export const hasForcedDarkMode = (userAgent: string = navigator.userAgent): boolean =>
  /samsungbrowser\//i.test(userAgent.slice(0, USER_AGENT_MAX));
