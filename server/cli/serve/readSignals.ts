/**
 * So long one wish to end may be told more than once, milliseconds: a terminal tells all of its processes of Ctrl-C, npm hands it on to what
 * it runs, and a shell between that ends by it is noticed, too (`scripts/start.mjs`).
 */
const SAME_MS = 2_000;

/** What a signal asks for: to end, the same once more, or not to wait any longer for what is under way. */
export type Wish = 'end' | 'same' | 'now';

/** Reads the signals that a process is sent, each by when it came, milliseconds. */
export function readSignals(): (at: number) => Wish {
  let first: number | undefined;
  return (at) => {
    if (first !== undefined) return at - first < SAME_MS ? 'same' : 'now';
    first = at;
    return 'end';
  };
}
