import {
  PRESENCE_EVENT,
  PRESENCE_TTL,
  type PresenceState,
  type PresentPerson,
  presenceStateSchema,
} from '@parvis/api/presence';
import * as z from 'zod';
import { getDatabaseTime } from '../lib/clock.ts';

const markSchema = z.object({
  cuid: z.string(),
  csid: z.string(),
  crUid: z.string(),
  name: z.string(),
  /** One person may have several. */
  view: z.string(),
  state: presenceStateSchema,
});
type PresenceMark = z.infer<typeof markSchema>;

/** On the first open desk and the last close. */
const deskMarkSchema = z.object({ cuid: z.string(), crUid: z.string(), atDesk: z.boolean() });
type DeskMark = z.infer<typeof deskMarkSchema>;

interface Entry extends PresenceMark {
  readonly until: number;
}

export interface Presence {
  /** Tells staff on all servers. */
  record(mark: PresenceMark): void;
  listOthers(csid: string, crUid: string): PresentPerson[];
  /** On all servers; repeat while open. */
  recordDesk(mark: DeskMark): void;
  /** On any server, by `crUid`. */
  listAtDesk(cuid: string): ReadonlySet<string>;
  receive(text: string): void;
  connect(broadcast: (text: string) => void): void;
}

interface PresenceOptions {
  deliver(cuid: string, name: string, event: object): void;
  now?: () => number;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Per person and case. */
const VIEWS_MAX = 8;

/** In memory; marks end after `PRESENCE_TTL`. */
class PresenceMarks {
  readonly #byCase = new Map<string, Map<string, Entry>>();
  readonly #now: () => number;
  #swept = 0;

  constructor(now: () => number) {
    this.#now = now;
  }

  add(mark: PresenceMark): void {
    this.#sweep();
    const marks = this.#byCase.get(mark.csid) ?? new Map<string, Entry>();
    const key = `${mark.crUid} ${mark.view}`;
    marks.delete(key);
    const own = [...marks].filter(([, { crUid }]) => crUid === mark.crUid);
    for (const [oldest] of own.slice(0, Math.max(0, own.length - VIEWS_MAX + 1))) marks.delete(oldest);
    if (mark.state !== 'left') marks.set(key, { ...mark, until: this.#now() + PRESENCE_TTL });
    if (marks.size > 0) this.#byCase.set(mark.csid, marks);
    else this.#byCase.delete(mark.csid);
  }

  /** Typing on any page counts. */
  list(csid: string): Map<string, PresentPerson> {
    const people = new Map<string, PresentPerson>();
    for (const { crUid, name, state, until } of this.#byCase.get(csid)?.values() ?? []) {
      if (until <= this.#now()) continue;
      if (people.get(crUid)?.state !== 'typing') people.set(crUid, { crUid, name, state });
    }
    return people;
  }

  #sweep(): void {
    const now = this.#now();
    if (now < this.#swept + PRESENCE_TTL) return;
    this.#swept = now;
    for (const [csid, marks] of this.#byCase) {
      for (const [key, { until }] of marks) if (until <= now) marks.delete(key);
      if (marks.size === 0) this.#byCase.delete(csid);
    }
  }
}

/** Milliseconds: two beats of its stream and some. */
const DESK_TTL = 50_000;

/** In memory. */
class DeskMarks {
  readonly #byCustomer = new Map<string, Map<string, number>>();
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  add({ cuid, crUid, atDesk }: DeskMark): void {
    const desks = this.#byCustomer.get(cuid) ?? new Map<string, number>();
    if (atDesk) desks.set(crUid, this.#now() + DESK_TTL);
    else desks.delete(crUid);
    this.#byCustomer.set(cuid, desks);
  }

  list(cuid: string): ReadonlySet<string> {
    const desks = this.#byCustomer.get(cuid);
    if (!desks) return new Set();
    for (const [crUid, until] of desks) if (until <= this.#now()) desks.delete(crUid);
    return new Set(desks.keys());
  }
}

/** Shows which staff views or types in a case. Stores nothing. */
export function createPresence({ deliver, now = getDatabaseTime }: PresenceOptions): Presence {
  const marks = new PresenceMarks(now);
  const desks = new DeskMarks(now);
  let broadcast: (text: string) => void = () => undefined;
  const apply = (mark: PresenceMark) => {
    const { cuid, csid, crUid, name } = mark;
    marks.add(mark);
    const left: PresenceState = 'left';
    const person = marks.list(csid).get(crUid) ?? { crUid, name, state: left };
    deliver(cuid, PRESENCE_EVENT, { type: PRESENCE_EVENT, cuid, csid, person });
  };
  return {
    record(mark) {
      apply(mark);
      broadcast(JSON.stringify(mark));
    },
    recordDesk(mark) {
      desks.add(mark);
      broadcast(JSON.stringify(mark));
    },
    listAtDesk: (cuid) => desks.list(cuid),
    listOthers: (csid, crUid) =>
      [...marks.list(csid).values()]
        .filter((person) => person.crUid !== crUid)
        .sort((a, b) => a.name.localeCompare(b.name)),
    receive(text) {
      const json = parseJson(text);
      const mark = markSchema.safeParse(json).data;
      if (mark) return apply(mark);
      const desk = deskMarkSchema.safeParse(json).data;
      if (desk) desks.add(desk);
    },
    connect(send) {
      broadcast = send;
    },
  };
}
