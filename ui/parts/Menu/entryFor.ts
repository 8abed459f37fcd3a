import { focusedIn } from '../shared/focusedIn.ts';

const STEPS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** The entry of an open menu that a key leads to: by arrows, to an end, to the next that begins with a letter. */
export function entryFor(key: string, entries: readonly HTMLElement[]): HTMLElement | undefined {
  const [one] = entries;
  const at = entries.indexOf((one && focusedIn(one)) as HTMLElement);
  const step = STEPS[key];
  if (step) return entries[step(at, entries.length)];
  if (key.length !== 1 || key === ' ') return undefined;
  const letter = key.toLocaleLowerCase();
  const begins = (entry: HTMLElement) => entry.textContent?.toLocaleLowerCase().startsWith(letter);
  return [...entries.slice(at + 1), ...entries.slice(0, at + 1)].find(begins);
}
