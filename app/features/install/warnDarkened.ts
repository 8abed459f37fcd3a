import { resolveScheme } from '../../lib/branding/scheme.ts';
import { readItem, writeItem } from '../../lib/session/storage.ts';
import { showNotice } from '../offline/notice/showNotice.tsx';
import { openInApp } from './appLinks.ts';
import { isPageDarkened } from './browserWarnings.ts';

const KEY = 'pv_darkened';

/** False where nothing can be stored, else the notice would return on every page. */
const isFirstTime = (): boolean => readItem(KEY) === undefined && writeItem(KEY, '1');

/** Tells once that this browser darkens light pages, with a link to the settings. */
export async function warnDarkened(): Promise<void> {
  if (resolveScheme() === 'dark' || !isPageDarkened() || !isFirstTime()) return;
  await showNotice({
    text: 'browser.darkened',
    action: 'browser.darkened.settings',
    onAccept: () => openInApp('/m/settings'),
  });
}
