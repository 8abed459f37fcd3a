import type pg from 'pg';
import { inSpan } from '../../tracing/spans.ts';
import { encrypted } from './encrypted.ts';
import { outcomeOf, type PushAnswer, pauseAfter } from './outcome.ts';
import { payloadOf } from './payload.ts';
import { createPlaces, ownerOf } from './places.ts';
import { createResting } from './resting.ts';
import { type PushResult, settlePushes, type TakenPush, takePushes } from './rows.ts';
import type { PushRequest, PushWire } from './wire.ts';

/** How often it is looked for pushes whose time has come, or that another server left behind, milliseconds. */
const LOOK_MS = 5_000;
/** What came of tries is written together, after so many milliseconds at most. */
const SETTLE_MS = 100;

/** Sends what was put on its way to browsers. */
export interface Pushes {
  /** Sends all that is due; does not wait. Called once a change with a push holds. */
  wake(): void;
  /** Resolves once all that was taken has been tried, and what came of it is written. */
  settled(): Promise<void>;
  /** Looks every few seconds from now on. */
  watch(): void;
  /** Takes nothing more, and resolves when what was taken has been tried. */
  close(): Promise<void>;
}

/** What pushes work with. */
export interface PushParts {
  readonly pool: pg.Pool;
  readonly wire: PushWire;
  /** Says who sends, for an address and the key that its browser subscribed with. */
  readonly vapid: (endpoint: string, publicKey: string, privateKey: string) => string;
  /** The private halves of the keys there are. */
  readonly keys: () => Promise<ReadonlyMap<string, string>>;
  readonly warn: (line: string, error?: unknown) => void;
}

const hostOf = ({ endpoint }: TakenPush): string => new URL(endpoint).host;
const ownerOfTaken = (taken: TakenPush): string => ownerOf(hostOf(taken));

/** What follows from an answer. */
function resultOf(taken: TakenPush, answer: PushAnswer): PushResult {
  const reason = String(answer.status);
  const outcome = outcomeOf(answer);
  if (outcome === 'later')
    return { taken, state: 'waiting', reason, pause: pauseAfter(taken.tries, answer.wait) };
  if (outcome === 'tooLarge')
    return taken.small
      ? { taken, state: 'refused', reason }
      : { taken, state: 'waiting', reason, small: true };
  return { taken, state: outcome, reason };
}

/** What goes to the push service; nothing where the keys of the browser are none. */
function requestOf(taken: TakenPush, authorization: string): PushRequest | undefined {
  const { urgency, topic, ttl } = taken;
  try {
    return encrypted(taken, payloadOf(taken.message, taken.small), { urgency, topic, ttl, authorization });
  } catch {
    return undefined;
  }
}

/** The pushes of one server; any number of them share the rows. */
export function createPushes({ pool, wire, vapid, keys, warn }: PushParts): Pushes {
  const resting = createResting();
  const places = createPlaces();
  const results: PushResult[] = [];
  const flying = new Set<Promise<void>>();
  let known: ReadonlyMap<string, string> = new Map();
  let settling: NodeJS.Timeout | undefined;
  let timer: NodeJS.Timeout | undefined;
  let landed: (() => void) | undefined;
  let [closed, failing, again] = [false, false, false];
  let running: Promise<void> | undefined;

  async function settle(): Promise<void> {
    clearTimeout(settling);
    settling = undefined;
    const some = results.splice(0);
    if (some.length === 0) return;
    try {
      await settlePushes(pool, some);
    } catch (error) {
      // Until it is written somebody else would send them once more.
      results.push(...some);
      throw error;
    }
  }

  function settleSoon(): void {
    settling ??= setTimeout(() => {
      settle().catch(fail);
    }, SETTLE_MS);
  }

  function fail(error: unknown): void {
    if (!closed && !failing) warn('Pushes that wait could not be looked at.', error);
    failing = true;
  }

  async function send(taken: TakenPush, request: PushRequest): Promise<PushResult> {
    try {
      const answer = await inSpan({ kind: 'client', name: 'send push', isRoot: true }, () =>
        wire.post(request),
      );
      if (outcomeOf(answer) === 'later') resting.failed(hostOf(taken));
      else resting.answered(hostOf(taken));
      return resultOf(taken, answer);
    } catch {
      resting.failed(hostOf(taken));
      return { taken, state: 'waiting', reason: 'network', pause: pauseAfter(taken.tries) };
    }
  }

  async function attempt(taken: TakenPush): Promise<PushResult> {
    if (taken.over !== null) return { taken, state: taken.over };
    // A key that another server made meanwhile.
    if (!known.has(taken.publicKey)) known = await keys();
    const privateKey = known.get(taken.publicKey);
    if (privateKey === undefined) return { taken, state: 'gone', reason: 'key' };
    const request = requestOf(taken, vapid(taken.endpoint, taken.publicKey, privateKey));
    // Its browser gave what is no key, and nobody can read it: it must not keep the others.
    return request ? send(taken, request) : { taken, state: 'refused', reason: 'unusable' };
  }

  function fly(taken: TakenPush): void {
    const owner = ownerOfTaken(taken);
    places.take(owner);
    const flight = attempt(taken)
      .catch(
        (): PushResult => ({ taken, state: 'waiting', reason: 'database', pause: pauseAfter(taken.tries) }),
      )
      .then((result) => {
        results.push(result);
        settleSoon();
        flying.delete(flight);
        places.leave(owner);
        landed?.();
      });
    flying.add(flight);
  }

  const oneLands = () =>
    new Promise<void>((resolve) => {
      landed = resolve;
    });

  /** Takes what is due of push services that may have more. @returns whether more of those may be due */
  async function takeSome(busy: readonly string[]): Promise<boolean> {
    const most = places.most();
    const taken = await takePushes(pool, most, resting.hosts(), busy);
    for (const one of taken) fly(one);
    return taken.length === most;
  }

  /** Takes and sends until nothing is due: as soon as half of them have landed, of all or of one push service, the next ones start. */
  async function drain(): Promise<void> {
    let more = true;
    let passed: readonly string[] = [];
    while ((more || passed.length > 0) && !closed) {
      const busy = places.busy();
      // More may be due of a push service that was passed over, once it has room.
      const isWorth = more || again || passed.some((owner) => !busy.includes(owner));
      if (!isWorth || !places.hasRoom()) {
        await oneLands();
        continue;
      }
      again = false;
      more = await takeSome(busy);
      passed = busy;
    }
    while (flying.size > 0 && !again) await oneLands();
  }

  async function run(): Promise<void> {
    try {
      do {
        again = false;
        await drain();
        await settle();
      } while ((again || flying.size > 0) && !closed);
      await Promise.all(flying);
      await settle();
      failing = false;
    } catch (error) {
      fail(error);
    } finally {
      running = undefined;
    }
  }

  function wake(): void {
    if (closed) return;
    again = true;
    landed?.();
    running ??= run();
  }

  return {
    wake,
    settled: async () => running,
    watch() {
      timer ??= setInterval(wake, LOOK_MS);
      timer.unref();
      wake();
    },
    async close() {
      closed = true;
      clearInterval(timer);
      landed?.();
      await running;
      await Promise.all(flying);
      await settle().catch(fail);
      wire.close();
    },
  };
}
