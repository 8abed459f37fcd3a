/** Milliseconds: terminal, npm and shell each forward one Ctrl-C (`scripts/start.mjs`). */
const MERGE_MS = 2_000;

export type SignalMeaning = 'end' | 'same' | 'now';

export function buildSignalReader(): (at: number) => SignalMeaning {
  let first: number | undefined;
  return (at) => {
    if (first !== undefined) return at - first < MERGE_MS ? 'same' : 'now';
    first = at;
    return 'end';
  };
}
