import { createStore } from '@parvis/locales/store';
import type { ReadUpTo } from '../data/watchRead.ts';
import { isRead, takeAway } from './carried.ts';
import { type Entries, type EntriesEvent, entriesAfter, noEntries } from './entries.ts';

/** What was pushed while this page is open, and was not read yet. */
export const entries = createStore<Entries>(noEntries);

/** Something was pushed, or read. What is of a type that is not known is logged. */
export function noteEntries(event: EntriesEvent): void {
  const next = entriesAfter(entries.get(), event);
  entries.set(next);
  if (next.unknown !== undefined) console.warn('notifications', 'unknown type', next.unknown);
}

async function shownHere(): Promise<Notification[]> {
  try {
    const registration = await navigator.serviceWorker?.getRegistration('/');
    return (await registration?.getNotifications?.()) ?? [];
  } catch {
    // Browsers without notifications show none.
    return [];
  }
}

/** What was read on this page is told by no notification any more. */
export async function noteRead(read: readonly ReadUpTo[]): Promise<void> {
  if (read.length === 0) return;
  const closed = takeAway(await shownHere(), read);
  const { cases, messages } = entries.get();
  const own = [...cases, ...messages].filter((one) => isRead(one, read)).map(({ id }) => id);
  if (closed.length + own.length > 0) noteEntries({ type: 'acknowledged', ids: [...closed, ...own] });
}

/** Whoever was here has left: their notifications go, too. */
export async function forgetShown(): Promise<void> {
  entries.set(noEntries);
  for (const shown of await shownHere()) shown.close();
}
