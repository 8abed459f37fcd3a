import type pg from 'pg';
import { inSpan } from '../../tracing/spans.ts';
import type { MailPort } from '../mail.ts';
import type { SmsPort, SmsSent } from '../sms.ts';
import { end, postpone, type Taken, take } from './rows.ts';

/** So many messages are on their way from one server at once, each way: who sends the others may hang. */
const AT_ONCE = 10;
const WAYS = ['mail', 'sms'] as const satisfies readonly Taken['kind'][];

/** How often it is looked for messages whose time has come, or that another server left behind, milliseconds. */
const LOOK_MS = 5_000;

/** Sends what was put on its way. */
export interface Deliveries {
  /** Sends one now that somebody waits for, if there is anything to be sent. @returns false when it was not taken */
  sendNow(id: string): Promise<boolean>;
  /** Sends all that is due; does not wait. Called once a change with a message holds. */
  wake(): void;
  /** Resolves once all that was taken has been tried. */
  settled(): Promise<void>;
  /** Looks every few seconds from now on. */
  watch(): void;
  /** Takes nothing more, and resolves when what was taken has been tried. */
  close(): Promise<void>;
}

/** What deliveries work with. */
interface Parts {
  readonly pool: pg.Pool;
  readonly mail: () => MailPort;
  readonly sms: () => SmsPort;
  /** The customers at which these are hours in which no news go. */
  readonly quietAt: () => Promise<readonly string[]>;
  /** Is told whether a message was taken, each time that it was tried. */
  readonly tried: (id: string, sent: boolean) => Promise<unknown>;
  readonly warn: (line: string, error?: unknown) => void;
}

const NAMES = { mail: 'A mail', sms: 'An SMS' } as const;
const GIVEN_UP = {
  refused: 'was refused for good, and is not tried again.',
  late: 'could not be sent in its time, and is given up.',
} as const;
const DOUBTFUL = {
  mail: 'a code comes once.',
  sms: 'the gateway would not know that it is the same.',
} as const;

/** What is told of a message that is given up. */
const toldOf = (kind: Taken['kind'], why: keyof typeof GIVEN_UP | 'doubtful'): string =>
  `${NAMES[kind]} ${why === 'doubtful' ? `may have been sent or not, and is not tried again: ${DOUBTFUL[kind]}` : GIVEN_UP[why]}`;

/** The deliveries of one server; any number of them share the rows. */
export function createDeliveries({ pool, mail, sms, quietAt, tried, warn }: Parts): Deliveries {
  let timer: NodeJS.Timeout | undefined;
  let closed = false;
  let failing = false;
  let running: Promise<void> | undefined;
  let again = false;
  /** Tries in turn; each leaves its place once it is over, whatever the others do. */
  const underWay: Readonly<Record<Taken['kind'], Set<Promise<void>>>> = { mail: new Set(), sms: new Set() };
  /** Tries that somebody waits for, beside those in turn. */
  const apart = new Set<Promise<boolean>>();

  async function giveUp(taken: Taken, why: keyof typeof GIVEN_UP | 'doubtful'): Promise<void> {
    await end(pool, taken, why === 'late' ? 'late' : 'refused');
    warn(toldOf(taken.kind, why));
  }

  /** Sends a message the way it goes. */
  const sending: Readonly<Record<Taken['kind'], (taken: Taken) => Promise<SmsSent>>> = {
    mail: async ({ id, about, recipient: to, untold, message: { subject = '', ...message } }) => {
      const outcome = await mail().send({ id, to, untold, subject, ...message });
      // A code that may be there is asked for anew, and so is a trial; all else goes again, under the name by which mailboxes know it.
      if (outcome === 'doubtful' && about !== 'code' && about !== 'trial') return { outcome: 'later' };
      return { outcome, untaken: outcome === 'later' };
    },
    // Who was at it before and never said what came of it may have died after it was taken.
    sms: async ({ id, recipient: to, message: { text }, tries, untaken, untold }) =>
      tries - 1 > untaken && !sms().knowsAgain
        ? { outcome: 'doubtful' }
        : sms().send({ id, to, text, untold }),
  };

  /** @returns whether it was sent */
  async function attempt(taken: Taken): Promise<boolean> {
    if (taken.late) {
      await giveUp(taken, 'late');
      return false;
    }
    const { kind, about } = taken;
    const {
      outcome,
      reference,
      wait,
      untaken = false,
    } = await inSpan(
      { kind: 'client', name: `send ${kind}`, facts: { 'parvis.about': about }, isRoot: true },
      () => sending[kind](taken),
    );
    if (outcome === 'sent') await end(pool, taken, 'sent', reference);
    else if (outcome === 'later') await postpone(pool, taken, untaken, wait);
    else await giveUp(taken, outcome);
    // What may have been sent is paid for.
    await tried(taken.id, outcome === 'sent' || outcome === 'doubtful');
    return outcome === 'sent';
  }

  function fail(error: unknown): void {
    if (!closed && !failing) warn('Messages that wait could not be looked at.', error);
    failing = true;
  }

  function start(taken: Taken): void {
    const places = underWay[taken.kind];
    const isOver = () => {
      const wasFull = places.size >= AT_ONCE;
      places.delete(trying);
      if (wasFull) wake();
    };
    const trying = attempt(taken)
      .then(() => undefined, fail)
      .finally(isOver);
    places.add(trying);
  }

  /** Takes what is due as long as there is a place for it. */
  async function fill(): Promise<void> {
    for (;;) {
      const ways = WAYS.filter((way) => underWay[way].size < AT_ONCE);
      if (closed || ways.length === 0) return;
      const most = Math.min(...ways.map((way) => AT_ONCE - underWay[way].size));
      const taken = await take(pool, { most, ways, quiet: await quietAt() });
      for (const one of taken) start(one);
      if (taken.length < most) return;
    }
  }

  async function run(): Promise<void> {
    try {
      do {
        again = false;
        await fill();
      } while (again && !closed);
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
    running ??= run();
  }

  async function tryNow(id: string): Promise<boolean> {
    const [taken] = await take(pool, { most: 1, quiet: await quietAt(), id });
    return taken === undefined || attempt(taken);
  }

  const settled = async () => {
    // What is over may have let others go.
    while (running || WAYS.some((way) => underWay[way].size > 0)) {
      await running;
      await Promise.all(WAYS.flatMap((way) => [...underWay[way]]));
    }
    await Promise.allSettled(apart);
  };

  return {
    wake,
    sendNow(id) {
      const trying = tryNow(id);
      apart.add(trying);
      const isOver = () => void apart.delete(trying);
      trying.then(isOver, isOver);
      return trying;
    },
    settled,
    watch() {
      timer ??= setInterval(wake, LOOK_MS);
      timer.unref();
      wake();
    },
    async close() {
      closed = true;
      clearInterval(timer);
      await settled();
    },
  };
}
