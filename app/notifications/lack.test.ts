import { expect, it } from 'vitest';
import { lackOf } from './browserDevice.ts';

const iphone = { os: 'iOS', browser: 'Safari 17.5', legacyIOS: false, mode: 'browser' } as const;
const android = { os: 'Android', browser: 'Chrome 130', legacyIOS: false, mode: 'browser' } as const;
const all = { notifications: true, push: true, touch: true };
const none = { notifications: false, push: false, touch: true };

it.each([
  ['an Android phone', android, all, '', undefined],
  ['an iPhone in Safari', iphone, none, '', 'install'],
  ['an iPhone in another browser', { ...iphone, browser: 'Chrome 120' }, none, '', 'install'],
  ['an iPhone whose app is installed', { ...iphone, mode: 'standalone' }, all, '', undefined],
  ['the same where the browser keeps them back', { ...iphone, mode: 'standalone' }, none, '', 'none'],
  ['an old iPhone', { ...iphone, legacyIOS: true }, none, '', 'old'],
  ['an iPad, which says that it is a Mac', { ...iphone, os: 'macOS' }, none, '', 'install'],
  ['an old Mac', { ...iphone, os: 'macOS' }, { ...none, touch: false }, '', 'none'],
  ['a page within another app', iphone, none, 'Mobile/15E148 Instagram 300', 'none'],
  ['a page within another app, by its engine', { ...iphone, browser: 'other' }, none, '', 'none'],
  ['a page within an Android app', android, none, 'Android 14; wv) Chrome/130', 'none'],
  ['a browser that shows notifications and is pushed nothing', android, { ...all, push: false }, '', 'none'],
] as const)('%s', (_, device, has, agent, why) => {
  expect(lackOf(device, has, agent)).toBe(why);
});
