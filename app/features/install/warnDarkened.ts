import { resolveScheme } from '../../lib/branding/scheme.ts';
import { readItem, writeItem } from '../../lib/session/storage.ts';
import { showNotice } from '../offline/notice/showNotice.tsx';
import { openInApp } from './appLinks.ts';
import { isPageDarkened } from './browserWarnings.ts';

const KEY = 'pv_darkened';

/** False without storage, else the notice would return on every page. */
const isFirstTime = (): boolean => readItem(KEY) === undefined && writeItem(KEY, '1');

/** Once: this browser darkens light pages. */
export async function warnDarkened(): Promise<void> {
  if (resolveScheme() === 'dark' || !isPageDarkened() || !isFirstTime()) return;
  await showNotice({
    text: 'browser.darkened',
    action: 'browser.darkened.settings',
    onAccept: () => openInApp('/m/settings'),
  });
}
