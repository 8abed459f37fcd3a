import { currentScheme } from '../look/scheme.ts';
import { showNotice } from '../pwa/notice/showNotice.tsx';
import { storage } from '../session/kept.ts';
import { openWithin } from './stayInApp.ts';
import { darkensHere } from './warnings.ts';

const KEY = 'pv_darkened';

/** Whether it is still to be told here; once told it is not told again, and the settings say it. */
function isNew(): boolean {
  try {
    const stored = storage('localStorage');
    if (!stored || stored.getItem(KEY) !== null) return false;
    stored.setItem(KEY, '1');
    return true;
  } catch {
    // Where nothing can be kept it would be told on every page.
    return false;
  }
}

/** Tells once whoever reads a light page that this browser darkens by itself, which changes a customer’s colours, and leads to where that is chosen. */
export async function tellDarkened(): Promise<void> {
  if (currentScheme() === 'dark' || !darkensHere() || !isNew()) return;
  await showNotice({
    text: 'browser.darkened',
    action: 'browser.darkened.settings',
    onTake: () => openWithin('/m/settings'),
  });
}
