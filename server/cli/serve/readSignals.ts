/**
 * Signals within this time, in milliseconds, are one request: terminal, npm and shell each forward Ctrl-C
 * (`scripts/start.mjs`).
 */
const SAME_MS = 2_000;

export type Wish = 'end' | 'same' | 'now';

export function readSignals(): (at: number) => Wish {
  let first: number | undefined;
  return (at) => {
    if (first !== undefined) return at - first < SAME_MS ? 'same' : 'now';
    first = at;
    return 'end';
  };
}
