import { isRecord } from '@parvis/questionnaire/model/record';
import { isDirty, type UnsavedWork } from './initialWork.ts';
import { readDocument } from './readDocument.ts';

const PREFIX = 'parvis.studio.unsaved';
/** Milliseconds until abandoned work is dropped. */
const RETENTION = 30 * 24 * 3_600_000;
/** Milliseconds without writes until a tab counts as closed. */
const CLOSED_AFTER = 3_600_000;

export interface ClosedTabWork extends UnsavedWork {
  readonly key: string;
  /** Unix milliseconds. */
  readonly at: number;
}

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** One entry per tab: two tabs never overwrite each other. */
export interface UnsavedStorage {
  /** This tab's work before a reload. */
  own(): UnsavedWork | null;
  /** Newest first. */
  left(): readonly ClosedTabWork[];
  /** Before other work starts, for closed tabs' work. */
  putAside(): void;
  /** Full or missing storage is reported on save. */
  keep(work: UnsavedWork): void;
  /** Other tabs may resume a hidden one's work. */
  show(visible: boolean): void;
  drop(key: string): void;
}

const record = (value: unknown): Readonly<Record<string, unknown>> => (isRecord(value) ? value : {});
const readText = (value: unknown): string => (typeof value === 'string' ? value : '');

function readWork(
  stored: string | null,
  page: string,
): (UnsavedWork & { at: number; shown: boolean }) | null {
  let value: Readonly<Record<string, unknown>> = {};
  try {
    value = record(JSON.parse(stored ?? 'null'));
  } catch {
    return null;
  }
  const [document, before] = [value.document, value.before].map((one) => readDocument(one, page));
  if (!document || !before) return null;
  return {
    id: typeof value.id === 'string' ? value.id : null,
    name: readText(value.name),
    savedName: readText(value.savedName),
    fixed: value.fixed === true,
    document,
    before,
    at: typeof value.at === 'number' ? value.at : 0,
    shown: value.shown === true,
  };
}

/** Per owner; `tab` survives reloads. */
export function openUnsavedStorage(
  owner: string,
  tab: string,
  page: string,
  storage: Storage,
  now: () => number = Date.now,
): UnsavedStorage {
  const ours = `${PREFIX}:${owner}:`;
  const key = ours + tab;
  let last: { work: UnsavedWork; at: number } | null = null;
  let shown = true;
  const write = () => {
    try {
      if (last) storage.setItem(key, JSON.stringify({ ...last.work, at: last.at, shown }));
    } catch {
      // On save.
    }
  };
  const listKeys = (): string[] => {
    const all = Array.from({ length: storage.length }, (_, index) => storage.key(index));
    return all.filter((one): one is string => one?.startsWith(ours) === true && one !== key);
  };
  return {
    own: () => readWork(storage.getItem(key), page),
    left() {
      const found: ClosedTabWork[] = [];
      for (const one of listKeys()) {
        const work = readWork(storage.getItem(one), page);
        const age = work ? Math.abs(now() - work.at) : Number.POSITIVE_INFINITY;
        if (!work || age > RETENTION) storage.removeItem(one);
        else if (!work.shown || age > CLOSED_AFTER) found.push({ ...work, key: one });
      }
      return found.sort((first, second) => second.at - first.at);
    },
    putAside() {
      const work = readWork(storage.getItem(key), page);
      if (!work || !isDirty(work)) return;
      try {
        storage.setItem(`${key}.${work.at}`, JSON.stringify({ ...work, shown: false }));
      } catch {
        // Reported on save.
      }
    },
    keep(work) {
      last = { work, at: now() };
      write();
    },
    show(visible) {
      shown = visible;
      write();
    },
    drop: (one) => storage.removeItem(one),
  };
}

/** Saved work is in the list of themes. */
export const filterUnsaved = (left: readonly ClosedTabWork[]): readonly ClosedTabWork[] =>
  left.filter(isDirty);
