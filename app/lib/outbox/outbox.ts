import type { Client } from '@parvis/api/client';
import { type NewItem, type OutboxItem, type QueuedFile, sendCalls, type Tries } from '../api/outboxItems.ts';
import { classifyError, type Refusal, type SendFailure, UploadPaused } from './classifyError.ts';
import { createItemList, type ItemList } from './itemList.ts';
import { hasPausedFile, isFilePaused, pauseFile, removeFile, resetAttempts } from './pausedFiles.ts';
import type { OutboxStorage } from './storage.ts';

/** Milliseconds, then `LONG_PAUSE`. */
const BACKOFF = [1_000, 2_000, 5_000, 10_000] as const;
const LONG_PAUSE = 30_000;

/** Attempts of a perhaps faulty item; then others pass it (`aside`), or its author decides (`stuck`). */
const MAX_ATTEMPTS = 8;

export interface OutboxOptions {
  readonly client: Pick<Client, 'call'>;
  readonly storage: OutboxStorage;
  /** Only their items are sent. */
  readonly crUid: () => string | undefined;
  readonly isVerified?: () => boolean;
  readonly uploadFiles?: (
    item: OutboxItem,
    files: readonly QueuedFile[],
    isHeld: (fileId: string) => boolean,
  ) => Promise<void>;
  /** Once per accepted item, before its removal. */
  readonly onSent: (item: OutboxItem, answer: unknown) => Promise<void> | void;
  /** Host of a customer; an unreachable one blocks no other. */
  readonly getHost?: (cuid: string) => string;
  /** The task can check that it still holds the lock. */
  readonly runExclusively?: (work: (isOurs: () => Promise<boolean>) => Promise<void>) => Promise<void>;
  readonly notifyTabs?: () => void;
}

type SkippedItems = Readonly<Record<'away' | 'stuck' | 'passed', ReadonlySet<string>>>;

export interface Outbox {
  readonly items: () => readonly OutboxItem[];
  readonly subscribe: (listener: () => void) => () => void;
  readonly add: (item: NewItem) => Promise<void>;
  readonly retry: (id: string) => Promise<void>;
  readonly discard: (id: string) => Promise<void>;
  readonly setFilePaused: (id: string, fileId: string, isHeld: boolean) => Promise<void>;
  /** Removes the item with its last file. */
  readonly dropFile: (id: string, fileId: string) => Promise<void>;
  readonly reassign: (from: string, to: string) => Promise<void>;
  readonly flush: () => Promise<void>;
}

/** Sends due items, in order per case. */
function createSender(
  list: ItemList,
  options: OutboxOptions,
  resetBackoff: () => void,
  scheduleRetry: (after?: number) => void,
) {
  const { client, crUid, onSent, notifyTabs, uploadFiles } = options;
  const { getHost = () => '', isVerified = () => false } = options;

  /** @returns attempts of that kind */
  const countAttempt = async ({ id, tries }: OutboxItem, kind: keyof Tries): Promise<number> => {
    const tried = (tries?.[kind] ?? 0) + 1;
    await list.change(id, (item) => ({ ...item, tries: { ...item.tries, [kind]: tried } }));
    return tried;
  };

  const refuseItem = async ({ id }: OutboxItem, { code, path, reason }: Refusal) => {
    await list.change(id, ({ checking: _, ...item }) => ({
      ...(item as OutboxItem),
      refused: code,
      refusedOn: Date.now(),
      ...(path !== undefined && { refusedAt: path }),
      ...(reason !== undefined && { refusedFor: reason }),
    }));
    notifyTabs?.();
  };

  const sendItem = async (item: OutboxItem): Promise<SendFailure | undefined> => {
    try {
      if (item.files)
        await uploadFiles?.(item, item.files, (fileId) => isFilePaused(list.find(item.id), fileId));
      // The upload may have lost files, or the item.
      const now = item.files ? list.find(item.id) : item;
      if (!now) return;
      if (hasPausedFile(now)) throw new UploadPaused();
      const answer = await client.call(sendCalls[now.kind], { cuid: now.cuid, body: now.body });
      await onSent(now, answer);
      await list.remove(item.id);
      notifyTabs?.();
    } catch (error) {
      return classifyError(error);
    }
  };

  /** In order per case; only a refused report blocks it. */
  const findNextItem = ({ away, stuck, passed }: SkippedItems): OutboxItem | undefined => {
    const refused = list.get().filter((item) => item.refused && item.kind === 'case');
    const blocked = new Set([...stuck, ...refused.map((item) => item.csid)]);
    const canSend = ({ id, cuid, csid, refused, ...item }: OutboxItem) =>
      !refused && item.crUid === crUid() && !away.has(getHost(cuid)) && !blocked.has(csid) && !passed.has(id);
    return list.get().find(canSend);
  };

  const markVerified = async (): Promise<void> => {
    if (!isVerified()) return;
    const own = list.get().filter((item) => item.crUid === crUid() && !item.known);
    if (own.length > 0) await list.put(...own.map((item) => ({ ...item, known: true })));
  };

  return async (isOurs: () => Promise<boolean>): Promise<void> => {
    await list.reload();
    await markVerified();
    const skipped = { away: new Set<string>(), stuck: new Set<string>(), passed: new Set<string>() };
    const { away, stuck, passed } = skipped;
    let after: number | undefined;
    let held = 0;
    for (let item = findNextItem(skipped); item && (await isOurs()); item = findNextItem(skipped)) {
      const verdict = await sendItem(item);
      if (verdict?.kind === 'later') {
        away.add(getHost(item.cuid));
        after = away.size > 1 ? undefined : verdict.after;
      } else if (!verdict) resetBackoff();
      else if (verdict.kind === 'refused') await refuseItem(item, verdict);
      else if (verdict.kind === 'held') {
        passed.add(item.id);
        held += 1;
      } else if (verdict.kind === 'checking') {
        passed.add(item.id);
        if (!item.checking) await list.change(item.id, (one) => ({ ...one, checking: true }));
      } else {
        const isOver = (await countAttempt(item, verdict.kind)) >= MAX_ATTEMPTS;
        if (isOver && verdict.kind === 'stuck') await refuseItem(item, verdict);
        // Retries go on without blocking later items.
        else if (isOver && item.kind !== 'case') passed.add(item.id);
        else stuck.add(item.csid);
      }
    }
    if (away.size + stuck.size + passed.size > held) scheduleRetry(after);
  };
}

/** Keeps items until the server has them: ordered per case, idempotent by client-made ids. */
export async function createOutbox(options: OutboxOptions): Promise<Outbox> {
  const list = createItemList(options.storage);
  const runExclusively = options.runExclusively ?? ((work) => work(async () => true));
  let running: Promise<void> | undefined;
  let isFlushPending = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;

  const resetBackoff = () => {
    failures = 0;
  };
  const scheduleRetry = (after?: number): void => {
    const pause = after ?? BACKOFF[failures] ?? LONG_PAUSE;
    failures += 1;
    clearTimeout(timer);
    timer = setTimeout(() => void wake(), pause);
  };
  const sendAll = createSender(list, options, resetBackoff, scheduleRetry);
  const wake = async (): Promise<void> => {
    clearTimeout(timer);
    if (running) {
      isFlushPending = true;
      // Uploads paused in another tab.
      void list.reload();
      return running;
    }
    running = (async () => {
      do {
        isFlushPending = false;
        await runExclusively(sendAll);
      } while (isFlushPending);
    })().finally(() => {
      running = undefined;
    });
    return running;
  };
  /** Broadcasts a change to other tabs, then sends. */
  const publish = async (change: Promise<void>, isToSend = true) => {
    await change;
    options.notifyTabs?.();
    if (isToSend) void wake();
  };

  await list.reload();
  return {
    items: list.get,
    subscribe: list.subscribe,
    add(item) {
      const last = list.get().at(-1)?.created ?? 0;
      return publish(list.put({ ...item, created: Math.max(Date.now(), last + 1) } as OutboxItem));
    },
    async retry(id) {
      const item = list.find(id);
      if (item) await publish(list.put(resetAttempts(item)));
    },
    discard: (id) => publish(list.remove(id), false),
    setFilePaused: (id, fileId, isHeld) =>
      publish(
        list.change(id, (item) => pauseFile(item, fileId, isHeld)),
        !isHeld,
      ),
    dropFile: (id, fileId) => publish(list.change(id, (item) => removeFile(item, fileId))),
    async reassign(from, to) {
      if (from === to) return;
      const own = list.get().filter((item) => item.crUid === from);
      await publish(list.put(...own.map((item) => ({ ...item, crUid: to }))));
    },
    flush: wake,
  };
}
