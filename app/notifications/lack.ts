import type { Device } from '@parvis/api/entities/user';
import type { Lack } from './status.ts';

/** What a browser has for notifications, and whether it is touched. */
export interface Has {
  readonly notifications: boolean;
  readonly push: boolean;
  readonly touch: boolean;
}

/** Browsers that show pages for other apps: nothing can be installed from them, and nothing comes to them. */
const WITHIN_APP = /\b(?:FBAN|FBAV|Instagram|Line|MicroMessenger|Snapchat|TikTok|LinkedInApp|GSA)\b|; wv\)/;

/** Why a browser shows no notifications; nothing where it can. An iPhone shows them to installed apps alone, from iOS 16.4 on. */
export function lackOf(
  { os, browser, legacyIOS, mode }: Pick<Device, 'os' | 'browser' | 'legacyIOS' | 'mode'>,
  { notifications, push, touch }: Has,
  agent: string,
): Lack | undefined {
  if (notifications && push) return undefined;
  if (legacyIOS) return 'old';
  // An iPad says that it is a Mac.
  const isApple = os === 'iOS' || (os === 'macOS' && touch);
  return isApple && mode === 'browser' && browser !== 'other' && !WITHIN_APP.test(agent) ? 'install' : 'none';
}
