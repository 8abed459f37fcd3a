import { currentScheme } from '../../lib/branding/scheme.ts';
import { readItem, writeItem } from '../../lib/session/storage.ts';
import { showNotice } from '../offline/notice/showNotice.tsx';
import { openWithin } from './stayInApp.ts';
import { darkensHere } from './warnings.ts';

const KEY = 'pv_darkened';

/** Whether it is still to be told here; never where nothing can be kept, for it would be told on every page. */
const isNew = (): boolean => readItem(KEY) === undefined && writeItem(KEY, '1');

/** Tells once whoever reads a light page that this browser darkens by itself, which changes a customer’s colours, and leads to where that is chosen. */
export async function tellDarkened(): Promise<void> {
  if (currentScheme() === 'dark' || !darkensHere() || !isNew()) return;
  await showNotice({
    text: 'browser.darkened',
    action: 'browser.darkened.settings',
    onTake: () => openWithin('/m/settings'),
  });
}
