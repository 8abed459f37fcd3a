import type { Client } from '@parvis/api/client';
import { type NewItem, type OutboxItem, type QueuedFile, sendCalls } from '../api/outboxItems.ts';
import { classifyError, type SendFailure, UploadPaused } from './classifyError.ts';
import { createItemList, type ItemList } from './itemList.ts';
import { hasPausedFile, isFilePaused, pauseFile, removeFile, resetAttempts } from './pausedFiles.ts';
import type { OutboxStorage } from './storage.ts';

/** Backoff in milliseconds, then `LONG_PAUSE`. */
const BACKOFF = [1_000, 2_000, 5_000, 10_000] as const;
const LONG_PAUSE = 30_000;

/**
 * Attempts of an item that may itself be at fault; then others pass it (`aside`), or its author decides
 * (`stuck`).
 */
const MAX_ATTEMPTS = 8;

export interface OutboxOptions {
  readonly client: Pick<Client, 'call'>;
  readonly storage: OutboxStorage;
  /** Current person; nothing is sent for another. */
  readonly crUid: () => string | undefined;
  readonly isVerified?: () => boolean;
  readonly uploadFiles?: (
    item: OutboxItem,
    files: readonly QueuedFile[],
    isHeld: (fileId: string) => boolean,
  ) => Promise<void>;
  /** Called once for each accepted item, before it leaves the outbox. */
  readonly onSent: (item: OutboxItem, answer: unknown) => void;
  /** Host of a customer; an unreachable one blocks no other. */
  readonly getHost?: (cuid: string) => string;
  /** The task can check whether it still holds the lock. */
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

/** Runs one flush at a time, and once more if woken meanwhile; failed ones are retried with backoff. */
function createFlushLoop(flush: () => Promise<void>, onWokenAgain: () => void) {
  let running: Promise<void> | undefined;
  let isFlushPending = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;

  const wake = async (): Promise<void> => {
    clearTimeout(timer);
    if (running) {
      isFlushPending = true;
      onWokenAgain();
      return running;
    }
    running = (async () => {
      do {
        isFlushPending = false;
        await flush();
      } while (isFlushPending);
    })().finally(() => {
      running = undefined;
    });
    return running;
  };
  return {
    wake,
    resetBackoff() {
      failures = 0;
    },
    scheduleRetry(after?: number) {
      const pause = after ?? BACKOFF[failures] ?? LONG_PAUSE;
      failures += 1;
      clearTimeout(timer);
      timer = setTimeout(() => void wake(), pause);
    },
  };
}

type FlushLoop = ReturnType<typeof createFlushLoop>;

function createSender(
  list: ItemList,
  { client, crUid, onSent, uploadFiles, getHost = () => '', isVerified = () => false }: OutboxOptions,
) {
  const sendItem = async (item: OutboxItem): Promise<SendFailure | undefined> => {
    try {
      if (item.files)
        await uploadFiles?.(item, item.files, (fileId) => isFilePaused(list.find(item.id), fileId));
      // Files may have been removed during the upload, or the whole item.
      const now = item.files ? list.find(item.id) : item;
      if (!now) return;
      if (hasPausedFile(now)) throw new UploadPaused();
      const answer = await client.call(sendCalls[now.kind], { cuid: now.cuid, body: now.body });
      onSent(now, answer);
      await list.remove(item.id);
    } catch (error) {
      return classifyError(error);
    }
  };

  /** In the order of its case; only a refused report blocks its case. */
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
    if (own.length > 0) await list.putQuietly(own.map((item) => ({ ...item, known: true })));
  };

  return async (isOurs: () => Promise<boolean>, loop: FlushLoop): Promise<void> => {
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
      } else if (!verdict) loop.resetBackoff();
      else if (verdict.kind === 'refused') await list.refuse(item, verdict);
      else if (verdict.kind === 'held') {
        passed.add(item.id);
        held += 1;
      } else if (verdict.kind === 'checking') {
        passed.add(item.id);
        if (!item.checking) await list.updateQuietly(item.id, (one) => ({ ...one, checking: true }));
      } else {
        const isOver = (await list.countAttempt(item, verdict.kind)) >= MAX_ATTEMPTS;
        if (isOver && verdict.kind === 'stuck') await list.refuse(item, verdict);
        // Retries go on, but no longer block later items of the case.
        else if (isOver && item.kind !== 'case') passed.add(item.id);
        else stuck.add(item.csid);
      }
    }
    if (away.size + stuck.size + passed.size > held) loop.scheduleRetry(after);
  };
}

/** Keeps items until the server has them: in order per case, idempotent by device-made ids. */
export async function createOutbox(options: OutboxOptions): Promise<Outbox> {
  const list = createItemList(options.storage, options.notifyTabs);
  const runExclusively = options.runExclusively ?? ((work) => work(async () => true));
  const sendAll = createSender(list, options);
  const loop: FlushLoop = createFlushLoop(
    () => runExclusively((isOurs) => sendAll(isOurs, loop)),
    // Picks up uploads paused in another tab.
    () => void list.reload(),
  );
  const { wake } = loop;
  await list.reload();
  return {
    items: list.get,
    subscribe: list.subscribe,
    async add(item) {
      const last = list.get().at(-1)?.created ?? 0;
      await list.put([{ ...item, created: Math.max(Date.now(), last + 1) } as OutboxItem]);
      void wake();
    },
    async retry(id) {
      const item = list.find(id);
      if (!item) return;
      await list.put([resetAttempts(item)]);
      void wake();
    },
    discard: list.remove,
    async setFilePaused(id, fileId, isHeld) {
      await list.update(id, (item) => pauseFile(item, fileId, isHeld));
      if (!isHeld) void wake();
    },
    async dropFile(id, fileId) {
      await list.update(id, (item) => removeFile(item, fileId));
      void wake();
    },
    async reassign(from, to) {
      if (from === to) return;
      const own = list.get().filter((item) => item.crUid === from);
      await list.put(own.map((item) => ({ ...item, crUid: to })));
      void wake();
    },
    flush: wake,
  };
}
