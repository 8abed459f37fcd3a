import type { Notification } from '@parvis/api/entities/notification';
import { createStore } from '@parvis/locales/store';
import type { ReadUpTo } from '../../lib/api/watchRead.ts';
import { isRead, takeAway } from './carried.ts';

interface CaseEntry {
  readonly id: string;
  readonly type: 'newCsid' | 'caseUpdate';
  readonly csid: string;
  readonly cuid: string;
}

interface MessageEntry {
  readonly id: string;
  readonly csid: string;
  readonly cuid: string;
  readonly msgId: number | undefined;
}

/** What to refetch; a new object each time. */
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
  /** An unknown type, for the log. */
  readonly unknown?: string | undefined;
}

export type EntriesEvent =
  | { readonly type: 'came'; readonly notification: Notification }
  | { readonly type: 'acknowledged'; readonly ids: readonly string[] };

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
  // A trial has no case.
  if (type === 'trial') return before;
  const add = Object.hasOwn(adds, type) ? adds[type] : undefined;
  if (!add) return { ...before, unknown: type };
  if (csid === undefined || cuid === undefined) return before;
  return { ...add(before, { ...notification, csid, cuid }), trigger: { csid, cuid, crUid, msgId } };
}

/** Reduces an event; the trigger lasts for one event. */
export const entriesAfter = (entries: Entries, event: EntriesEvent): Entries =>
  event.type === 'came'
    ? withNew(entries, event.notification)
    : { cases: without(entries.cases, event.ids), messages: without(entries.messages, event.ids) };

export const entries = createStore<Entries>(noEntries);

export function noteEntries(event: EntriesEvent): void {
  const next = entriesAfter(entries.get(), event);
  entries.set(next);
  if (next.unknown !== undefined)
    console.warn('Ignored a push of an unknown type', { event: 'push_type_unknown', type: next.unknown });
}

async function shownHere() {
  try {
    const registration = await navigator.serviceWorker?.getRegistration('/');
    return (await registration?.getNotifications?.()) ?? [];
  } catch {
    // Unsupported.
    return [];
  }
}

/** Closes notifications and entries of read messages. */
export async function noteRead(read: readonly ReadUpTo[]): Promise<void> {
  if (read.length === 0) return;
  const closed = takeAway(await shownHere(), read);
  const { cases, messages } = entries.get();
  const own = [...cases, ...messages].filter((one) => isRead(one, read)).map(({ id }) => id);
  if (closed.length + own.length > 0) noteEntries({ type: 'acknowledged', ids: [...closed, ...own] });
}

/** Closes all, when the person leaves. */
export async function forgetShown(): Promise<void> {
  entries.set(noEntries);
  for (const shown of await shownHere()) shown.close();
}
