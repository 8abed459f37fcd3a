import type { Notification } from '@parvis/api/entities/notification';
import { createStore } from '@parvis/locales/store';
import type { ReadUpTo } from '../../lib/api/watchRead.ts';
import { isRead, takeAway } from './carried.ts';

/** News of a case that was pushed while a page is open: it came, or something became of it. */
interface CaseEntry {
  readonly id: string;
  readonly type: 'newCsid' | 'caseUpdate';
  readonly csid: string;
  readonly cuid: string;
}

/** A message that was pushed while a page is open. */
interface MessageEntry {
  readonly id: string;
  readonly csid: string;
  readonly cuid: string;
  readonly msgId: number | undefined;
}

/** What has to be fetched anew: of which case, for whom. Another object each time. */
interface UpdateTrigger {
  readonly csid: string;
  readonly cuid: string;
  readonly crUid: string;
  readonly msgId: number | undefined;
}

/** Notifications of an open page (specification 4, “Notification handling”). */
export interface Entries {
  readonly cases: readonly CaseEntry[];
  readonly messages: readonly MessageEntry[];
  readonly trigger?: UpdateTrigger | undefined;
  /** The type that is not known, to be logged. */
  readonly unknown?: string | undefined;
}

/** What happens to them. */
export type EntriesEvent =
  | { readonly type: 'came'; readonly notification: Notification }
  | { readonly type: 'acknowledged'; readonly ids: readonly string[] };

/** Nothing was pushed yet. */
export const noEntries: Entries = { cases: [], messages: [] };

const without = <E extends { readonly id: string }>(
  all: readonly E[],
  ids: readonly string[],
): readonly E[] => all.filter(({ id }) => !ids.includes(id));

type Named = Notification & { readonly csid: string; readonly cuid: string };
type Adds = (entries: Entries, notification: Named) => Entries;

const addCase =
  (type: CaseEntry['type']): Adds =>
  (entries, { id, csid, cuid }) => ({
    ...entries,
    cases: [...without(entries.cases, [id]), { id, type, csid, cuid }],
  });

const adds: Readonly<Record<string, Adds>> = {
  newCsid: addCase('newCsid'),
  caseUpdate: addCase('caseUpdate'),
  caseMsg: (entries, { id, csid, cuid, msgId }) => ({
    ...entries,
    messages: [...without(entries.messages, [id]), { id, csid, cuid, msgId }],
  }),
};

function withNew({ cases, messages }: Entries, notification: Notification): Entries {
  const { type, csid, cuid, crUid, msgId } = notification;
  const before = { cases, messages };
  // Whoever tries whether pushes arrive has no case to look at.
  if (type === 'trial') return before;
  const add = Object.hasOwn(adds, type) ? adds[type] : undefined;
  if (!add) return { ...before, unknown: type };
  if (csid === undefined || cuid === undefined) return before;
  return { ...add(before, { ...notification, csid, cuid }), trigger: { csid, cuid, crUid, msgId } };
}

/** The entries after an event; what triggers an update does so once. */
export const entriesAfter = (entries: Entries, event: EntriesEvent): Entries =>
  event.type === 'came'
    ? withNew(entries, event.notification)
    : { cases: without(entries.cases, event.ids), messages: without(entries.messages, event.ids) };

/** What was pushed while this page is open, and was not read yet. */
export const entries = createStore<Entries>(noEntries);

/** Something was pushed, or read. What is of a type that is not known is logged. */
export function noteEntries(event: EntriesEvent): void {
  const next = entriesAfter(entries.get(), event);
  entries.set(next);
  if (next.unknown !== undefined) console.warn('notifications', 'unknown type', next.unknown);
}

async function shownHere() {
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
