import { performance } from 'node:perf_hooks';
import { signatureOf } from '../base/signing.ts';
import type { Counted, Counter, Counts, Span } from './counts.ts';
import type { CountStore, Sum, Told } from './store.ts';

/** A server counts by itself so large a part of what is left of a limit, and asks the others after it: the fewer are left the sooner. */
const SHARE = 16;
/** What was heard of the others is relied on for so long, milliseconds. */
const FRESH = 1000;
/** What nobody waits for is told within so long, milliseconds. */
const GATHER = 250;
/** A store that could not be reached is not waited for again so soon, milliseconds. */
const REST = 1000;
/** What is left of a window is handed on while it is longer, seconds: else it is over where it arrives. */
const WORTH = 1;
/** Of more names those that came first are forgotten here; the store has them. */
const MOST = 50_000;
/** So many are told at a time. */
const AT_ONCE = 500;

/** What is known of a name. Times are milliseconds of this process, which no clock of the machine moves. */
interface Held extends Span {
  /** How often it was counted as it was heard last, and since then here. */
  known: number;
  own: number;
  /** How often it was counted here at all: who was counted later stands behind. */
  made: number;
  until: number;
  /** When it was heard last. */
  heard: number;
}

/** How shared counts are made. */
export interface SharedOptions {
  readonly store: CountStore;
  /** By which names are hashed: they are of people. */
  readonly secret: Buffer;
  /** Told once when the store cannot be reached, and once when it can be again. */
  readonly warn: (error: unknown) => void;
  readonly back: () => void;
  readonly now?: () => number;
}

/**
 * Counts that several servers share. Each call is counted here and told to the store, several at a time; who would come near a limit
 * waits for what the others counted. Where the store is away each server holds the limits by what it knows: none opens.
 */
export function sharedCounts({
  store,
  secret,
  warn,
  back,
  now = () => performance.now(),
}: SharedOptions): Counts {
  const all = new Map<string, Held>();
  const untold = new Set<string>();
  let round: Promise<void> | undefined;
  let next: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let failing = false;
  let closed = false;
  let rested = Number.NEGATIVE_INFINITY;

  function heldOf(name: string, span: Span): Held {
    const found = all.get(name);
    if (found && found.until > now()) return found;
    all.delete(name);
    const held = {
      ...span,
      known: 0,
      own: 0,
      made: 0,
      until: now() + span.seconds * 1000,
      heard: Number.NEGATIVE_INFINITY,
    };
    all.set(name, held);
    const [oldest] = all.keys();
    if (all.size > MOST && oldest !== undefined) all.delete(oldest);
    return held;
  }

  const nameOf = (name: string): string =>
    signatureOf(secret, `count:${name}`).toString('base64url').slice(0, 22);

  function toldOf(name: string, { seconds, known, own, until }: Held): Told {
    const left = (until - now()) / 1000;
    return { name, added: own, seconds, known: left > WORTH ? known : 0, left };
  }

  function take({ count, left }: Sum, held: Held, { added }: Told, at: number): void {
    held.known = count;
    held.own -= added;
    held.heard = at;
    // Of what nobody counted yet there is no window.
    if (left > 0) held.until = now() + left * 1000;
  }

  /** Tells the store what was counted here, and hears what all did. */
  async function tell(): Promise<void> {
    const at = now();
    const rows = [...untold].slice(0, AT_ONCE).flatMap((name) => {
      untold.delete(name);
      const held = all.get(name);
      return held ? [{ held, told: toldOf(nameOf(name), held), name }] : [];
    });
    if (rows.length === 0) return;
    try {
      const sums = new Map((await store.add(rows.map(({ told }) => told))).map((sum) => [sum.name, sum]));
      for (const { held, told } of rows) {
        const sum = sums.get(told.name);
        if (sum) take(sum, held, told, at);
      }
      if (failing) back();
      failing = false;
    } catch (error) {
      if (!failing) warn(error);
      failing = true;
      rested = now() + REST;
      for (const { held, name } of rows) if (held.own !== 0) untold.add(name);
    }
    if (untold.size > 0) soon(failing ? REST : GATHER);
  }

  /** One round after the other; who comes while one is under way is in the next. */
  function ask(): Promise<void> {
    next ??= (round ?? Promise.resolve()).then(async () => {
      next = undefined;
      round = tell();
      await round;
      round = undefined;
    });
    return next;
  }

  function soon(wait = GATHER): void {
    if (timer || closed) return;
    timer = setTimeout(() => {
      timer = undefined;
      void ask();
    }, wait);
    timer.unref();
  }

  /** How often it was counted, up to the one that was counted here as the `upTo`-th. */
  const countedOf = ({ known, own, made, until }: Held, upTo = made): Counted => {
    const count = known + own - (made - upTo);
    return { count, left: count === 0 ? 0 : Math.ceil(Math.max(0, until - now()) / 1000) };
  };

  /** Whether what others counted could change what is decided. */
  function isUnsure({ known, own, max, heard }: Held): boolean {
    // Beyond the limit it is, whatever they did.
    if (known + own > max || now() < rested) return false;
    return now() - heard > FRESH || own > Math.floor((max - known) / SHARE);
  }

  const counterOf = (what: string, span: Span): Counter => {
    const full = (name: string): string => `${what}:${name}`;
    function addAtOnce(name: string, by = 1): Counted {
      const held = heldOf(full(name), span);
      held.own += by;
      held.made += by;
      untold.add(full(name));
      soon();
      return countedOf(held);
    }
    return {
      addAtOnce,
      async add(name, by) {
        const counted = addAtOnce(name, by);
        const held = heldOf(full(name), span);
        if (!isUnsure(held)) return counted;
        const { made } = held;
        await ask();
        return countedOf(held, made);
      },
      async look(name) {
        const held = heldOf(full(name), span);
        if (!isUnsure({ ...held, own: held.own + 1 })) return countedOf(held);
        untold.add(full(name));
        await ask();
        return countedOf(held);
      },
    };
  };

  return {
    of: counterOf,
    async close() {
      closed = true;
      clearTimeout(timer);
      await ask();
    },
  };
}
