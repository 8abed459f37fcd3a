import type { Client } from '@parvis/api/client';
import { createStore } from '@parvis/locales/store';
import { type HeldFile, type NewItem, type OutboxItem, sendCalls, type Tries } from '../api/outgoing.ts';
import { asNew, hasHeld, isHeldIn, withHeld, withoutFile } from './heldFiles.ts';
import type { OutboxStorage } from './storage.ts';
import { HeldBack, judge, type Refused, type Verdict } from './verdict.ts';

/** Backoff in milliseconds, then `LONG_PAUSE`. */
const PAUSES = [1_000, 2_000, 5_000, 10_000] as const;
const LONG_PAUSE = 30_000;

/**
 * Attempts of an item that may itself be at fault; then others pass it (`aside`), or its author decides
 * (`stuck`).
 */
const TRIES = 8;

export interface OutboxOptions {
  readonly client: Pick<Client, 'call'>;
  readonly storage: OutboxStorage;
  /** Current person; nothing is sent for another. */
  readonly crUid: () => string | undefined;
  readonly isKnown?: () => boolean;
  readonly carry?: (
    item: OutboxItem,
    files: readonly HeldFile[],
    isHeld: (fileId: string) => boolean,
  ) => Promise<void>;
  /** Called once for each accepted item, before it leaves the outbox. */
  readonly onSent: (item: OutboxItem, answer: unknown) => void;
  /** Host of a customer; an unreachable one blocks no other. */
  readonly hostOf?: (cuid: string) => string;
  /** The task can check whether it still holds the lock. */
  readonly exclusively?: (work: (isOurs: () => Promise<boolean>) => Promise<void>) => Promise<void>;
  readonly announce?: () => void;
}

type Skipped = Readonly<Record<'away' | 'stuck' | 'passed', ReadonlySet<string>>>;

export interface Outbox {
  readonly items: () => readonly OutboxItem[];
  readonly subscribe: (listener: () => void) => () => void;
  readonly add: (item: NewItem) => Promise<void>;
  readonly retry: (id: string) => Promise<void>;
  readonly discard: (id: string) => Promise<void>;
  readonly hold: (id: string, fileId: string, isHeld: boolean) => Promise<void>;
  /** Removes the item with its last file. */
  readonly dropFile: (id: string, fileId: string) => Promise<void>;
  readonly adopt: (from: string, to: string) => Promise<void>;
  readonly wake: () => Promise<void>;
}

/** Keeps items until the server has them: in order per case, idempotent by device-made ids. */
export async function createOutbox(options: OutboxOptions): Promise<Outbox> {
  const { client, storage, crUid, onSent, announce, hostOf = () => '', isKnown = () => false } = options;
  const carry = options.carry ?? (async () => undefined);
  const exclusively = options.exclusively ?? ((work) => work(async () => true));
  const items = createStore<readonly OutboxItem[]>([]);
  let running: Promise<void> | undefined;
  let again = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;

  const itemOf = (id: string) => items.get().find((one) => one.id === id);
  const reload = async () => items.set((await storage.all()).sort((a, b) => a.created - b.created));
  const keep = async (item: OutboxItem) => {
    await storage.put(item);
    await reload();
    announce?.();
  };

  /** Unless it is gone; other tabs need not know. */
  const note = async (id: string, change: (item: OutboxItem) => OutboxItem | undefined) => {
    await storage.change(id, change);
    await reload();
  };

  /** @returns the attempts of that kind */
  const count = async ({ id, tries }: OutboxItem, kind: keyof Tries): Promise<number> => {
    const tried = (tries?.[kind] ?? 0) + 1;
    await note(id, (item) => ({ ...item, tries: { ...item.tries, [kind]: tried } }));
    return tried;
  };

  const refuse = async ({ id }: OutboxItem, { code, path, reason }: Refused) => {
    await note(id, ({ checking: _, ...item }) => ({
      ...(item as OutboxItem),
      refused: code,
      refusedOn: Date.now(),
      ...(path !== undefined && { refusedAt: path }),
      ...(reason !== undefined && { refusedFor: reason }),
    }));
    announce?.();
  };

  const send = async (item: OutboxItem): Promise<Verdict | undefined> => {
    try {
      if (item.files) await carry(item, item.files, (fileId) => isHeldIn(itemOf(item.id), fileId));
      // Files may have been removed during the upload, or the whole item.
      const now = item.files ? itemOf(item.id) : item;
      if (!now) return;
      if (hasHeld(now)) throw new HeldBack();
      const answer = await client.call(sendCalls[now.kind], { cuid: now.cuid, body: now.body });
      onSent(now, answer);
      await storage.remove(item.id);
      await reload();
      announce?.();
    } catch (error) {
      return judge(error);
    }
  };

  /** In the order of its case; only a refused report blocks its case. */
  const nextItem = ({ away, stuck, passed }: Skipped): OutboxItem | undefined => {
    const refused = items.get().filter((item) => item.refused && item.kind === 'case');
    const blocked = new Set([...stuck, ...refused.map((item) => item.csid)]);
    const mayGo = ({ id, cuid, csid, refused, ...item }: OutboxItem) =>
      !refused && item.crUid === crUid() && !away.has(hostOf(cuid)) && !blocked.has(csid) && !passed.has(id);
    return items.get().find(mayGo);
  };

  const planTry = (after?: number): void => {
    const pause = after ?? PAUSES[failures] ?? LONG_PAUSE;
    failures += 1;
    clearTimeout(timer);
    timer = setTimeout(() => void wake(), pause);
  };

  const noteKnown = async (): Promise<void> => {
    if (!isKnown()) return;
    const own = items.get().filter((item) => item.crUid === crUid() && !item.known);
    for (const item of own) await storage.put({ ...item, known: true });
    if (own.length > 0) await reload();
  };

  const drain = async (isOurs: () => Promise<boolean>): Promise<void> => {
    await reload();
    await noteKnown();
    const skipped = { away: new Set<string>(), stuck: new Set<string>(), passed: new Set<string>() };
    const { away, stuck, passed } = skipped;
    let after: number | undefined;
    let held = 0;
    for (let item = nextItem(skipped); item && (await isOurs()); item = nextItem(skipped)) {
      const verdict = await send(item);
      if (verdict?.kind === 'later') {
        away.add(hostOf(item.cuid));
        after = away.size > 1 ? undefined : verdict.after;
      } else if (!verdict) failures = 0;
      else if (verdict.kind === 'refused') await refuse(item, verdict);
      else if (verdict.kind === 'held') {
        passed.add(item.id);
        held += 1;
      } else if (verdict.kind === 'checking') {
        passed.add(item.id);
        if (!item.checking) await note(item.id, (one) => ({ ...one, checking: true }));
      } else {
        const isOver = (await count(item, verdict.kind)) >= TRIES;
        if (isOver && verdict.kind === 'stuck') await refuse(item, verdict);
        // Retries go on, but no longer block later items of the case.
        else if (isOver && item.kind !== 'case') passed.add(item.id);
        else stuck.add(item.csid);
      }
    }
    if (away.size + stuck.size + passed.size > held) planTry(after);
  };

  const wake = async (): Promise<void> => {
    clearTimeout(timer);
    if (running) {
      again = true;
      // Picks up uploads paused in another tab.
      void reload();
      return running;
    }
    running = (async () => {
      do {
        again = false;
        await exclusively(drain);
      } while (again);
    })().finally(() => {
      running = undefined;
    });
    return running;
  };

  await reload();
  return {
    items: items.get,
    subscribe: items.subscribe,
    async add(item) {
      const last = items.get().at(-1)?.created ?? 0;
      await keep({ ...item, created: Math.max(Date.now(), last + 1) } as OutboxItem);
      void wake();
    },
    async retry(id) {
      const item = itemOf(id);
      if (!item) return;
      await keep(asNew(item));
      void wake();
    },
    async discard(id) {
      await storage.remove(id);
      await reload();
      announce?.();
    },
    async hold(id, fileId, isHeld) {
      await note(id, (item) => withHeld(item, fileId, isHeld));
      announce?.();
      if (!isHeld) void wake();
    },
    async dropFile(id, fileId) {
      await note(id, (item) => withoutFile(item, fileId));
      announce?.();
      void wake();
    },
    async adopt(from, to) {
      if (from === to) return;
      for (const item of items.get()) if (item.crUid === from) await storage.put({ ...item, crUid: to });
      await reload();
      announce?.();
      void wake();
    },
    wake,
  };
}
