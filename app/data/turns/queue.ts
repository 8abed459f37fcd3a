import type { Held, Seat } from './seat.ts';
import type { Talk } from './talk.ts';

/** How often who waits asks whether whoever sits there still does, milliseconds. */
const ASK = 2_000;

interface Words {
  readonly seat?: unknown;
  readonly is?: unknown;
}

/** What a queue is made with. */
export interface QueueOptions {
  readonly name: string;
  readonly seat: Promise<Seat>;
  /** By which who waits and who sits there hear each other. */
  readonly talk: Talk | undefined;
  /** So many questions in a row without an answer, and the seat is taken from whoever is frozen, or gone without a word. */
  readonly patience: number;
}

/** Waits for a lock and calls `onSeat` once it is held; its result runs when another takes the lock. @returns leaves */
export function queueFor(
  { name, seat, talk, patience }: QueueOptions,
  onSeat: (held: Held) => () => void,
): () => void {
  const waiting = new AbortController();
  let held: Held | undefined;
  let onLost: (() => void) | undefined;
  let over = false;
  let unanswered = 0;
  let asking: ReturnType<typeof setInterval> | undefined;

  const end = () => {
    over = true;
    clearInterval(asking);
    waiting.abort();
    talk?.close();
  };
  const sit = (got: Held) => {
    if (over || held) return got.leave();
    held = got;
    clearInterval(asking);
    waiting.abort();
    got.lost.addEventListener('abort', () => {
      if (over) return;
      end();
      onLost?.();
    });
    onLost = onSeat(got);
  };
  const ask = async (from: Seat) => {
    if (unanswered < patience) {
      unanswered += 1;
      talk?.say({ seat: name, is: 'asked' });
      return;
    }
    unanswered = 0;
    await from.steal().then(sit, () => undefined);
  };
  talk?.hear((words) => {
    const { seat: meant, is } = Object(words) as Words;
    if (meant !== name) return;
    if (is === 'taken') unanswered = 0;
    // Two may think that it is theirs: who was frozen meanwhile looks before it says so.
    void held?.isOurs().then((ours) => ours && is === 'asked' && talk.say({ seat: name, is: 'taken' }));
  });
  void seat
    .then((found) => {
      if (over) return;
      if (talk) asking = setInterval(() => void ask(found), ASK);
      return found.wait(waiting.signal).then(sit);
    })
    .catch(() => undefined);

  return () => {
    if (over) return;
    end();
    held?.leave();
  };
}
