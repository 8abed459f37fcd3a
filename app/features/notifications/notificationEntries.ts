import type { Notification } from '@parvis/api/entities/notification';
import { createStore } from '@parvis/locales/store';
import type { ReadUpTo } from '../../lib/api/watchRead.ts';
import type { ErasedContent } from '../../lib/live/watchErased.ts';
import { closeErased, closeRead, isRead } from './notificationData.ts';

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

/** A new object per refetch. */
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
  /** Unknown type, for the log. */
  readonly unknown?: string | undefined;
}

export type EntriesEvent =
  | { readonly type: 'came'; readonly notification: Notification }
  | { readonly type: 'acknowledged'; readonly ids: readonly string[] };

export const emptyEntries: Entries = { cases: [], messages: [] };

const removeIds = <E extends { readonly id: string }>(
  all: readonly E[],
  ids: readonly string[],
): readonly E[] => all.filter(({ id }) => !ids.includes(id));

type CaseNotification = Notification & { readonly csid: string; readonly cuid: string };
type AddEntry = (entries: Entries, notification: CaseNotification) => Entries;

const addCase =
  (type: CaseEntry['type']): AddEntry =>
  (entries, { id, csid, cuid }) => ({
    ...entries,
    cases: [...removeIds(entries.cases, [id]), { id, type, csid, cuid }],
  });

const entryAdders: Readonly<Record<string, AddEntry>> = {
  newCsid: addCase('newCsid'),
  caseUpdate: addCase('caseUpdate'),
  caseMsg: (entries, { id, csid, cuid, msgId }) => ({
    ...entries,
    messages: [...removeIds(entries.messages, [id]), { id, csid, cuid, msgId }],
  }),
};

function addNotification({ cases, messages }: Entries, notification: Notification): Entries {
  const { type, csid, cuid, crUid, msgId } = notification;
  const before = { cases, messages };
  // A trial has no case.
  if (type === 'trial') return before;
  const add = Object.hasOwn(entryAdders, type) ? entryAdders[type] : undefined;
  if (!add) return { ...before, unknown: type };
  if (csid === undefined || cuid === undefined) return before;
  return { ...add(before, { ...notification, csid, cuid }), trigger: { csid, cuid, crUid, msgId } };
}

/** The trigger lasts for one event. */
export const reduceEntries = (entries: Entries, event: EntriesEvent): Entries =>
  event.type === 'came'
    ? addNotification(entries, event.notification)
    : { cases: removeIds(entries.cases, event.ids), messages: removeIds(entries.messages, event.ids) };

export const entries = createStore<Entries>(emptyEntries);

export function updateNotificationEntries(event: EntriesEvent): void {
  const next = reduceEntries(entries.get(), event);
  entries.set(next);
  if (next.unknown !== undefined)
    console.warn('Ignored a push of an unknown type', { event: 'push_type_unknown', type: next.unknown });
}

async function getShownNotifications() {
  try {
    const registration = await navigator.serviceWorker?.getRegistration('/');
    return (await registration?.getNotifications?.()) ?? [];
  } catch {
    // Unsupported.
    return [];
  }
}

export async function markRead(read: readonly ReadUpTo[]): Promise<void> {
  if (read.length === 0) return;
  const closed = closeRead(await getShownNotifications(), read);
  const { cases, messages } = entries.get();
  const own = [...cases, ...messages].filter((one) => isRead(one, read)).map(({ id }) => id);
  if (closed.length + own.length > 0)
    updateNotificationEntries({ type: 'acknowledged', ids: [...closed, ...own] });
}

/** Retracted or moderated message. */
export const closeErasedNotifications = async (erased: ErasedContent): Promise<void> =>
  closeErased(await getShownNotifications(), erased);

/** When the person leaves. */
export async function closeAllNotifications(): Promise<void> {
  entries.set(emptyEntries);
  for (const shown of await getShownNotifications()) shown.close();
}
