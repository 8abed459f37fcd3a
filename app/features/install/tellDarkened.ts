import { currentScheme } from '../../lib/branding/scheme.ts';
import { readItem, writeItem } from '../../lib/session/storage.ts';
import { showNotice } from '../offline/notice/showNotice.tsx';
import { openWithin } from './stayInApp.ts';
import { darkensHere } from './warnings.ts';

const KEY = 'pv_darkened';

/** False where nothing can be stored, else the notice would return on every page. */
const isNew = (): boolean => readItem(KEY) === undefined && writeItem(KEY, '1');

/** Tells once that this browser darkens light pages, with a link to the settings. */
export async function tellDarkened(): Promise<void> {
  if (currentScheme() === 'dark' || !darkensHere() || !isNew()) return;
  await showNotice({
    text: 'browser.darkened',
    action: 'browser.darkened.settings',
    onTake: () => openWithin('/m/settings'),
  });
}
