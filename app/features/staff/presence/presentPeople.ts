import type { LiveEvent } from '@parvis/api/live';
import { PRESENCE_TTL, type PresentPerson } from '@parvis/api/presence';
import { createStore } from '@parvis/locales/store';
import { useStore } from '../../../lib/api/useStore.ts';

interface Entry extends PresentPerson {
  /** Milliseconds since 1970. */
  readonly until: number;
}

/** By case, then person. */
type PresentPeople = ReadonlyMap<string, ReadonlyMap<string, Entry>>;

export const presentPeople = createStore<PresentPeople>(new Map());
let timer: ReturnType<typeof setTimeout> | undefined;

function removeExpired(): void {
  const now = Date.now();
  const left = [...presentPeople.get()].map(
    ([csid, entries]) => [csid, new Map([...entries].filter(([, { until }]) => until > now))] as const,
  );
  presentPeople.set(new Map(left.filter(([, entries]) => entries.size > 0)));
  scheduleExpiry();
}

function scheduleExpiry(): void {
  clearTimeout(timer);
  timer = undefined;
  const ends = [...presentPeople.get().values()].flatMap((entries) =>
    [...entries.values()].map(({ until }) => until),
  );
  if (ends.length > 0) timer = setTimeout(removeExpired, Math.max(0, Math.min(...ends) - Date.now()));
}

/** Until they leave or are silent for `PRESENCE_TTL`. */
export function recordPeople(csid: string, present: readonly PresentPerson[]): void {
  if (present.length === 0) return;
  const entries = new Map(presentPeople.get().get(csid));
  for (const person of present) {
    if (person.state === 'left') entries.delete(person.crUid);
    else entries.set(person.crUid, { ...person, until: Date.now() + PRESENCE_TTL });
  }
  const next = new Map(presentPeople.get());
  if (entries.size > 0) next.set(csid, entries);
  else next.delete(csid);
  presentPeople.set(next);
  scheduleExpiry();
}

export function recordPresence({ csid, person }: LiveEvent): void {
  if (csid && person) recordPeople(csid, [person]);
}

const NOBODY: ReadonlyMap<string, Entry> = new Map();

/** Typing first, then by name. */
export const listPresent = (shown: PresentPeople, csid: string, crUid: string): readonly PresentPerson[] =>
  [...(shown.get(csid) ?? NOBODY).values()]
    .filter((person) => person.crUid !== crUid)
    .sort(
      (a, b) => Number(b.state === 'typing') - Number(a.state === 'typing') || a.name.localeCompare(b.name),
    );

export const usePresentPeople = (): PresentPeople => useStore(presentPeople);
