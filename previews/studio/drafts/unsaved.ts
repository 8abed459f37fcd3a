import { isRecord } from '@parvis/questionnaire/model/record';
import { isDirty, type Unsaved } from './beginning.ts';
import { readDocument } from './readDocument.ts';

const PREFIX = 'parvis.studio.unsaved';
/** Work that nobody came back for is dropped after this time, in milliseconds. */
const KEPT_FOR = 30 * 24 * 3_600_000;
/** A tab that wrote nothing for so long is taken for gone, in milliseconds. */
const GONE_AFTER = 3_600_000;

/** Work that another tab left. */
export interface Left extends Unsaved {
  readonly key: string;
  /** When it was last changed, milliseconds since 1970. */
  readonly at: number;
}

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** Work that is kept in the browser, each tab's in a place of its own: two tabs never write over each other. */
export interface UnsavedPlace {
  /** What this tab worked on before. */
  own(): Unsaved | null;
  /** What closed tabs worked on, the newest first. */
  left(): readonly Left[];
  /** Puts what this tab worked on and did not save among what closed tabs left: something else is begun in it. */
  putAside(): void;
  /** Keeps this tab's work. A device without storage, or with full storage, keeps nothing: that is said on saving. */
  keep(work: Unsaved): void;
  /** Says whether this tab is in sight: what a hidden tab holds may be gone on with elsewhere. */
  show(visible: boolean): void;
  drop(key: string): void;
}

const record = (value: unknown): Readonly<Record<string, unknown>> => (isRecord(value) ? value : {});
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A stored work, where anything may stand; null when it is none. */
function readWork(stored: string | null, page: string): (Unsaved & { at: number; shown: boolean }) | null {
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
    name: text(value.name),
    savedName: text(value.savedName),
    fixed: value.fixed === true,
    document,
    before,
    at: typeof value.at === 'number' ? value.at : 0,
    shown: value.shown === true,
  };
}

/** Opens the storage of a tab's unsaved work, separate for each owner; `tab` stays the same across reloads. */
export function unsavedPlace(
  owner: string,
  tab: string,
  page: string,
  storage: Storage,
  now: () => number = Date.now,
): UnsavedPlace {
  const ours = `${PREFIX}:${owner}:`;
  const key = ours + tab;
  let last: { work: Unsaved; at: number } | null = null;
  let shown = true;
  const write = () => {
    try {
      if (last) storage.setItem(key, JSON.stringify({ ...last.work, at: last.at, shown }));
    } catch {
      // Said when somebody saves.
    }
  };
  const keys = (): string[] => {
    const all = Array.from({ length: storage.length }, (_, index) => storage.key(index));
    return all.filter((one): one is string => one?.startsWith(ours) === true && one !== key);
  };
  return {
    own: () => readWork(storage.getItem(key), page),
    left() {
      const found: Left[] = [];
      for (const one of keys()) {
        const work = readWork(storage.getItem(one), page);
        const age = work ? Math.abs(now() - work.at) : Number.POSITIVE_INFINITY;
        if (!work || age > KEPT_FOR) storage.removeItem(one);
        else if (!work.shown || age > GONE_AFTER) found.push({ ...work, key: one });
      }
      return found.sort((first, second) => second.at - first.at);
    },
    putAside() {
      const work = readWork(storage.getItem(key), page);
      if (!work || !isDirty(work)) return;
      try {
        storage.setItem(`${key}.${work.at}`, JSON.stringify({ ...work, shown: false }));
      } catch {
        // No room for both: said when somebody saves.
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

/** The names of left work that is worth offering: what is saved is in the list of themes anyhow. */
export const offered = (left: readonly Left[]): readonly Left[] => left.filter(isDirty);
